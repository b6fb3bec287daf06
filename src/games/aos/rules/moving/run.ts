import type { Dice } from '../../../../kernel/dice';
import { modifiersTo, rolledMove } from '../../abilities/meanings/rolls';
import type { CommandOf } from '../../commands';
import type { BattleEvent, EventOf } from '../../events';
import { askedNow } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { answered, asking, checkMoveLeft, ownUnitOnTable } from '../command-guards';
import { mustRollMove } from './random-move';

/** RUN-01, MOVE-02 */
export function checkRun(battle: Battle, command: CommandOf<'run'>): readonly Refusal[] {
  const own = ownUnitOnTable(battle, command);
  if ('refusals' in own) return own.refusals;
  if (mustRollMove(own.unit)) return [refuse('RAND-02', 'move.rollFirst', {})];
  return checkMoveLeft(own.unit);
}

export const decideRun = (battle: Battle, { seat, unit }: CommandOf<'run'>, dice: Dice): readonly BattleEvent[] => [
  ...(askedNow(battle)?.kind === 'randomMove' ? [answered] : []),
  rollRun(battle, unitOf(battle, unit), dice),
  asking({ kind: 'runMove', seat, unit }),
];

/** RUN-02, MOD-02 */
export function rollRun(battle: Battle, unit: Unit, dice: Dice): EventOf<'runRolled'> {
  const face = dice.d6();
  return {
    type: 'runRolled',
    unit: unit.id,
    face,
    ...rolledMove(battle, unit, face, modifiersTo(battle, unit, 'run')),
  };
}
