import { diceFrom, seededState } from '../../../kernel/dice';
import { type Policy, randomBot } from '../../../play/players/policy';
import type { Aos } from '..';
import { greedyBot } from './greedy-bot';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot of this name. The salt makes one of several battles with the same bot differ from the others. */
export function botNamed(name: BotName, salt: number): Policy<Aos> {
  if (name === 'random') return randomBot(diceFrom(seededState(salt, 'bot')));
  return greedyBot;
}
