import type { Dice } from '../../../kernel/dice';
import type { CommandOf, CommandType } from '../commands';
import type { BattleEvent } from '../events';
import type { Refusal } from '../refusals';
import type { Battle } from '../types';
import type { CommandMoment } from './turn/timing';

/** The rules of one command. */
export interface CommandRule<T extends CommandType> extends CommandMoment {
  readonly check: (battle: Battle, command: CommandOf<T>) => readonly Refusal[];
  readonly decide: (battle: Battle, command: CommandOf<T>, dice: Dice) => readonly BattleEvent[];
}
