import type { Thought } from '../../../play/search/guide';
import type { Reason } from '../bots/reasons';
import type { Aos } from '../game';
import type { Battle } from '../types';

/** A decision of a computer that was played. */
export interface ToldThought {
  /** The number of the command, and of the events up to it. */
  readonly index: number;
  readonly events: number;
  readonly before: Battle;
  readonly thought: Thought<Aos, Reason>;
  /** The sentence for the log; undefined where there was nothing to choose. */
  readonly says: string | undefined;
}
