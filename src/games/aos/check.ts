import { EFFECTS } from './abilities/meanings';
import type { Command, CommandType } from './commands';
import { findUnit } from './facts/units';
import { type Refusal, refuse } from './refusals';
import type { CommandRule } from './rules/command-rule';
import { COMMAND_RULES } from './rules/command-table';
import { checkAsked } from './rules/turn/asked';
import type { Battle } from './types';

/** Callers that offer a command have often just checked it, so the last result is cached. */
let last: { readonly battle: Battle; readonly command: Command; readonly refusals: readonly Refusal[] } | undefined;

/** Why the command is illegal now, all reasons; empty if it is legal. */
export function check(battle: Battle, command: Command): readonly Refusal[] {
  if (last?.battle === battle && last.command === command) return last.refusals;
  const refusals = refusalsOf(battle, command);
  last = { battle, command, refusals };
  return refusals;
}

function refusalsOf(battle: Battle, command: Command): readonly Refusal[] {
  const rule = COMMAND_RULES[command.type] as CommandRule<CommandType>;
  const notAsked = checkAsked(battle, command, rule);
  const forbidden = checkForbidden(battle, command);
  if (notAsked.length + forbidden.length > 0) return [...notAsked, ...forbidden];
  const refusals = rule.check(battle, command);
  return refusals.length === 0 ? refusals : withoutWaived(battle, command, refusals);
}

/** ABIL-01: commands that an ability forbids this unit for a time. */
function checkForbidden(battle: Battle, command: Command): readonly Refusal[] {
  const unit = 'unit' in command ? findUnit(battle, command.unit) : undefined;
  const cause = unit && EFFECTS.permissions.forbid(battle, unit, command.type);
  return cause === undefined ? [] : [refuse('ABIL-01', 'ability.forbids', { cause })];
}

/** ABIL-01: abilities override the core rules; each waives the reasons it names and no others. */
function withoutWaived(battle: Battle, command: Command, refusals: readonly Refusal[]): readonly Refusal[] {
  const unit = 'unit' in command ? findUnit(battle, command.unit) : undefined;
  if (!unit) return refusals;
  const waived = EFFECTS.permissions.waive(battle, unit);
  return refusals.filter(({ code }) => !waived.has(code));
}
