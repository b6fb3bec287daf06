import type { Dice } from '../../kernel/dice';
import type { Command, CommandType } from './commands';
import type { BattleEvent } from './events';
import type { CommandRule } from './rules/command-rule';
import { COMMAND_RULES } from './rules/command-table';
import type { Battle } from './types';

/** The events that follow from a legal command. */
export const decide = (battle: Battle, command: Command, dice: Dice): readonly BattleEvent[] =>
  (COMMAND_RULES[command.type] as CommandRule<CommandType>).decide(battle, command, dice);
