import { effectsOn } from '../../abilities/effects-on';
import type { CommandOf } from '../../commands';
import { COMPASS, shift } from '../../facts/moving/shifts';
import { isEngaged } from '../../facts/places/distance';
import { hasMoveLeft, unitsOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { checkMove, moveAllowance } from '../moving/move';

/** RETR-01: whether a unit has to retreat and can, any way at all. */
export function mustRetreat(battle: Battle, unit: Unit): boolean {
  if (effectsOn(battle, unit, 'mustRetreat').length === 0) return false;
  const isBarred = effectsOn(battle, unit, 'forbid').some(({ effect }) => effect.commands.includes('retreat'));
  if (isBarred || !isEngaged(battle, unit)) return false;
  const allowance = moveAllowance(battle, unit);
  return COMPASS.flatMap(way => [allowance, allowance / 2].map(length => shift(unit, way, length))).some(
    steps => checkMove(battle, { seat: unit.seat, type: 'retreat', unit: unit.id, steps }).length === 0,
  );
}

/** ABIL-01: nobody ends the movement phase while a unit of theirs that must retreat has not. */
export function checkEndPhase(battle: Battle, { seat }: CommandOf<'endPhase'>): readonly Refusal[] {
  if (battle.phase !== 'movement') return [];
  return unitsOf(battle, seat)
    .filter(unit => hasMoveLeft(unit) && mustRetreat(battle, unit))
    .map(unit => refuse('ABIL-01', 'move.forcedRetreat', { unit: unit.id }));
}
