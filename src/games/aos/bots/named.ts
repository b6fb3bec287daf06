import { diceFrom, seededState } from '../../../kernel/dice';
import { type Policy, randomBot } from '../../../play/players/policy';
import type { Aos } from '..';
import { greedyBot } from './greedy-bot';
import { countedLimits, limitsOf, thinking } from './levels';

export const BOT_NAMES = ['random', 'greedy', 'recruit', 'veteran', 'captain', 'expert', 'warlord'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** How a bot of a name plays. */
export interface NamedBot {
  /** Makes one of several battles with the same bot differ from the others. */
  readonly salt: number;
  /** Play-outs of the expert for each answer. With it nobody reads a clock: the other levels count their own. */
  readonly playOuts?: number | undefined;
  now(): number;
}

/** The bot of this name; `expert` is what the command line calls the warlord. */
export function botNamed(name: BotName, { salt, playOuts, now }: NamedBot): Policy<Aos> {
  if (name === 'random') return randomBot(diceFrom(seededState(salt, 'bot')));
  if (name === 'greedy') return greedyBot;
  const level = name === 'expert' ? 'warlord' : name;
  const limits = () =>
    playOuts === undefined ? limitsOf(level, now) : countedLimits(level, level === 'warlord' ? playOuts : undefined);
  return thinking({ level, character: 'plain', salt }, limits);
}
