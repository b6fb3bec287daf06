import { isEngaged } from '../../facts/places/distance';
import { hasMoveLeft, isOnTable, unitsOf } from '../../facts/units';
import type { Battle, Seat, Unit } from '../../types';
import { fullPoints } from '../worth';

/**
 * The units of a side in the order in which a bot moves them: most expensive first, units in combat last. Leaving a
 * unit in place is not a command, so without a fixed order a bot would have to remember which units it left.
 */
export function movingOrder(battle: Battle, seat: Seat): readonly Unit[] {
  const rank = (unit: Unit) => fullPoints(battle, unit) - (isEngaged(battle, unit) ? 100_000 : 0);
  return unitsOf(battle, seat).toSorted((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
}

/** The units that have not been moved and not been let stand: those in the order behind the last that was moved. */
export function unitsToMove(battle: Battle, seat: Seat): readonly Unit[] {
  const order = movingOrder(battle, seat);
  const last = order.findLastIndex(({ deeds }) => deeds.includes('moved'));
  return order.slice(last + 1).filter(unit => hasMoveLeft(unit) && isOnTable(unit));
}
