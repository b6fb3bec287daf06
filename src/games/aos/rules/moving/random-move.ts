import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { moveIn } from '../../facts/characteristics';
import { unitOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { rollDice } from '../abilities/amounts';
import { asking, checkMoveLeft, checkOnTable, ownUnit } from '../command-guards';

/** RAND-02: whether the unit must roll its Move before it moves or runs. */
export const mustRollMove = (unit: Unit): boolean => typeof moveIn(unit) !== 'number' && unit.moveRoll === undefined;

/** RAND-02: once per unit and movement phase. */
export function checkRollMove(battle: Battle, command: CommandOf<'rollMove'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  if (typeof moveIn(own.unit) === 'number') return [refuse('RAND-02', 'move.notRandom', {})];
  return [...checkOnTable(own.unit), ...checkMoveLeft(own.unit)];
}

/** MOVE-02, RAND-02: the roll picks the unit, so it acts before another unit is picked. */
export function decideRollMove(
  battle: Battle,
  { seat, unit: id }: CommandOf<'rollMove'>,
  dice: Dice,
): readonly BattleEvent[] {
  const move = moveIn(unitOf(battle, id));
  if (typeof move === 'number') return [];
  const { faces, sum } = rollDice(move, dice);
  return [{ type: 'moveRolled', unit: id, faces, move: sum }, asking({ kind: 'randomMove', seat, unit: id })];
}
