import { askBot } from '../../../../play/players/ask-bot';
import type { Thought } from '../../../../play/search/guide';
import { opponent } from '../../bots/opponent';
import type { Reason } from '../../bots/reasons';
import type { Command } from '../../commands';
import type { Aos } from '../../game';
import type { BattleSession } from '../../session/battle-session';

/** What a captain would do in the player's place; the thought is missing where it answered at once. */
export interface Advice {
  readonly command: Command;
  readonly thought: Thought<Aos, Reason> | undefined;
}

/** A hint may take longer than an opponent, but not for ever: then the base policy answers. */
const MOST_MS = 4000;

/** Asks for advice about the battle as it is. Undefined if the signal aborts, or nobody must decide. */
export async function adviceFor({ match }: BattleSession, signal: AbortSignal): Promise<Advice | undefined> {
  let newest: Thought<Aos, Reason> | undefined;
  const adviser = opponent({ level: 'captain', character: 'plain', salt: 0 }, thought => {
    newest = thought;
  });
  const command = await askBot(adviser, match, signal, MOST_MS);
  adviser.close?.();
  if (command === undefined) return undefined;
  return { command, thought: newest?.command === command ? newest : undefined };
}
