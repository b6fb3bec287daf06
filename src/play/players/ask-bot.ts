import type { Kinds } from '../../kernel/system';
import type { Match } from '../../match/match';
import { type Seen, withoutDice } from '../search/seen';
import type { Bot } from './bot';

/** A bot that takes longer than this gives its usual answer. */
const MOST_MS = 1200;

/**
 * A legal command of a bot for the current game, or undefined if no seat must decide. A bot that fails, takes too long
 * or gives an illegal answer never stops the game: its usual answer counts, and after that the first option.
 */
export async function askBot<K extends Kinds>(
  bot: Bot<K>,
  match: Match<K>,
  signal: AbortSignal,
  mostMs: number = MOST_MS,
): Promise<K['command'] | undefined> {
  const seen = withoutDice(match.system, match.getGame());
  const isLegal = (command: K['command'] | undefined) => command !== undefined && match.check(command).length === 0;
  const thought = await thoughtOf(bot, seen, signal, mostMs);
  if (signal.aborted) return undefined;
  if (isLegal(thought)) return thought;
  const usual = attempt(() => bot.usual(match.system, seen));
  return isLegal(usual) ? usual : match.options()[0];
}

async function thoughtOf<K extends Kinds>(bot: Bot<K>, seen: Seen<K>, signal: AbortSignal, mostMs: number) {
  const overdue = new AbortController();
  const thinking = attempt(() => bot.think?.(seen, AbortSignal.any([signal, overdue.signal])));
  if (!thinking) return undefined;
  const late = new Promise<undefined>(resolve => {
    const timer = setTimeout(() => resolve(undefined), mostMs);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    overdue.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  const answer = await Promise.race([thinking.catch(report), late]);
  overdue.abort();
  return answer;
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (cause) {
    return report(cause);
  }
}

function report(cause: unknown): undefined {
  reportError(cause);
  return undefined;
}
