import { allowanceOf } from '../../abilities/allowance';
import type { Command } from '../../commands';
import { modelsAt } from '../../facts/places/control';
import { enemyGap, isEngaged } from '../../facts/places/distance';
import { mustRollMove } from '../../rules/moving/random-move';
import type { Battle, Seat, Unit } from '../../types';
import { CHARGE, missileRange, nearerMoves } from '../greedy/closing-in';
import { fullPoints } from '../worth';
import { unitsToMove } from './order';

/** What one unit would like to do in the movement phase, the best first; nothing where it stays. */
export function* wishesOfUnit(battle: Battle, unit: Unit): Generator<Command> {
  const { seat, id } = unit;
  if (isEngaged(battle, unit) || isGuard(battle, unit)) return;
  if (mustRollMove(unit)) {
    yield { seat, type: 'rollMove', unit: id };
    return;
  }
  const range = missileRange(unit);
  const gap = enemyGap(battle, unit);
  if (range > 0 && gap <= range - 1) return;
  const reach = range > 0 ? range : CHARGE;
  if (gap > reach + allowanceOf(battle, unit, 'move')) yield { seat, type: 'run', unit: id };
  yield* nearerMoves(battle, unit);
}

/** Unit by unit in the fixed order; one that has something to do is moved before the next is looked at. */
export function* movesInOrder(battle: Battle, seat: Seat, units = unitsToMove(battle, seat)): Generator<Command> {
  for (const unit of units) yield* wishesOfUnit(battle, unit);
  yield { seat, type: 'endPhase' };
}

/** OBJ-05: whether a unit stays to keep an objective: of the friends that are there the cheapest does. */
function isGuard(battle: Battle, unit: Unit): boolean {
  return battle.objectives.some(objective => {
    if (objective.holder !== unit.seat) return false;
    const there = new Set(modelsAt(battle, unit.seat, objective));
    const guards = battle.units.filter(each => each.models.some(({ id }) => there.has(id)));
    const cheapest = guards.toSorted((a, b) => fullPoints(battle, a) - fullPoints(battle, b) || (a.id < b.id ? -1 : 1));
    return cheapest[0]?.id === unit.id;
  });
}
