import type { Dice } from '../../../kernel/dice';
import type { AskKind } from '../asks';
import { check } from '../check';
import type { Command } from '../commands';
import { decide } from '../decide';
import type { BattleEvent } from '../events';
import { askedNow } from '../facts/open-question';
import { offers } from '../options';
import { questionOfKind } from '../options/questions';
import { answered } from '../rules/command-guards';
import type { Battle } from '../types';

/** Whether a skipped question of this kind is answered for the player, since the battle needs an answer. */
export const isAnsweredFirst = (kind: AskKind): boolean => questionOfKind(kind).skip === 'first';

/** TABLE-01: what happens when the open question is skipped. */
export function skipNow(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const skipped = skippedNow(battle);
  return isEvents(skipped) ? skipped : decide(battle, skipped, dice);
}

function skippedNow(battle: Battle): Command | readonly BattleEvent[] {
  const ask = askedNow(battle);
  if (!ask) return [];
  const { skip } = questionOfKind<AskKind>(ask.kind);
  if (skip === 'nothing') return [answered];
  if (skip === 'pass') return { seat: ask.seat, type: 'pass' };
  return skip === 'first' ? (firstLegal(battle) ?? [answered]) : skip(battle, ask);
}

const isEvents = (skipped: Command | readonly BattleEvent[]): skipped is readonly BattleEvent[] =>
  Array.isArray(skipped);

/** The first legal answer to the open question, if there is any. */
export function firstLegal(battle: Battle): Command | undefined {
  for (const command of offers(battle)) if (check(battle, command).length === 0) return command;
  return undefined;
}
