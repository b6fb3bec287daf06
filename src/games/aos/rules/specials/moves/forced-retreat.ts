import { allowanceOf } from '../../../abilities/allowance';
import { EFFECTS } from '../../../abilities/meanings';
import { COMPASS, shift } from '../../../facts/moving/shifts';
import { isEngaged } from '../../../facts/places/distance';
import { type Refusal, refuse } from '../../../refusals';
import type { Battle, Unit } from '../../../types';
import { checkWay } from '../../moving/move';

/** RETR-01: whether a unit must retreat and has any legal way to. */
function mustRetreat(battle: Battle, unit: Unit): boolean {
  if (!EFFECTS.moves.mustRetreat(battle, unit)) return false;
  const isBarred = EFFECTS.permissions.forbid(battle, unit, 'retreat') !== undefined;
  if (isBarred || !isEngaged(battle, unit)) return false;
  const allowance = allowanceOf(battle, unit, 'retreat');
  return COMPASS.flatMap(way => [allowance, allowance / 2].map(length => shift(unit, way, length))).some(
    steps => checkWay(battle, { seat: unit.seat, type: 'retreat', unit: unit.id, steps }).length === 0,
  );
}

/** ABIL-01: why a unit that has not moved must move. */
export const checkForcedRetreat = (battle: Battle, unit: Unit): readonly Refusal[] =>
  mustRetreat(battle, unit) ? [refuse('ABIL-01', 'move.forcedRetreat', { unit: unit.id })] : [];
