import type { Outcome } from '../../../kernel/system';
import { warscrollOf } from '../armies';
import { battleplanOf } from '../battleplans';
import { type Battle, otherSeat, type PerSeat, SEATS, type Seat } from '../types';
import { unitsOf } from './units';
import { isInReserve } from './whereabouts';

/** FB-09: the Wounds of all models this side has slain or driven off. */
export function scoreOf(battle: Battle, seat: Seat): number {
  const slain = battle.slain.filter(each => each.seat !== seat);
  return slain.reduce((sum, each) => sum + warscrollOf(each).wounds, 0);
}

/** RES-04: reserves that never came count as slain when the winner is worked out. */
const absent = (battle: Battle, seat: Seat): number =>
  battle.units
    .filter(unit => unit.seat !== seat && isInReserve(unit))
    .reduce((sum, unit) => sum + unit.models.length * warscrollOf(unit).wounds, 0);

export const scores = (battle: Battle): PerSeat<number> => ({
  azure: scoreOf(battle, 'azure'),
  ember: scoreOf(battle, 'ember'),
});

/** FB-08: whether a side has nobody left on the table, once the rounds have begun. */
export const isCutShort = (battle: Battle): boolean =>
  battle.conceded !== undefined || (battle.round > 0 && SEATS.some(seat => unitsOf(battle, seat).length === 0));

/** FB-08 */
export const isLastTurn = (battle: Battle): boolean =>
  battle.turn === 2 && battle.round >= battleplanOf(battle).lastRound;

/** FB-10, FB-11, FB-12, VICT-01: who has won, if the battle ended now. */
export function verdict(battle: Battle): Outcome<Seat> {
  const { azure, ember } = scores(battle);
  const points = { azure: azure + absent(battle, 'azure'), ember: ember + absent(battle, 'ember') };
  if (battle.conceded) return { winner: otherSeat(battle.conceded), rank: 'major', points };
  const winner = SEATS.find(seat => points[seat] > points[otherSeat(seat)]);
  if (!winner) return { winner: undefined, rank: 'draw', points };
  const isMajor = 2 * points[winner] >= 3 * points[otherSeat(winner)];
  return { winner, rank: isMajor ? 'major' : 'minor', points };
}
