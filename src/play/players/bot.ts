import type { GameRules, Kinds } from '../../kernel/system';
import type { Seen } from '../search/seen';

/** A player that is a program. */
export interface Bot<K extends Kinds> {
  /** Answers at once, in the page. */
  usual(system: GameRules<K>, seen: Seen<K>): K['command'] | undefined;
  /** Takes time for a better answer. The signal aborts when the answer is no longer wanted. */
  think?(seen: Seen<K>, signal: AbortSignal): Promise<K['command'] | undefined>;
  /** The game is left: ends whatever it has open. */
  close?(): void;
}
