import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { type Refusal, unless } from '../refusals';
import type { Battle } from '../types';
import { asking, ownUnit } from './asking';

/** RUN-01, MOVE-02 */
export function checkRun(battle: Battle, command: CommandOf<'run'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  return unless(!own.unit.deeds.includes('moved'), 'MOVE-02', 'move.already', {});
}

/** RUN-02 */
export const decideRun = ({ seat, unit }: CommandOf<'run'>, dice: Dice): readonly BattleEvent[] => [
  { type: 'runRolled', unit, face: dice.d6() },
  asking({ kind: 'runMove', seat, unit }),
];
