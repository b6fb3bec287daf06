import type { Spot } from '../geometry/shapes/shape';
import type { Kinds } from '../kernel/system';
import type { DiceThrow } from '../table/dice';
import type { Stage } from '../table/stage';
import type { Perform } from './director';
import type { HistoryEntry } from './history';

/** What a game uses to show an event. */
export interface PerformTools {
  /** Undefined while there is no table on the page. */
  stage(): Stage | undefined;
  /** Resolves when the dice lie still. */
  roll(dice: DiceThrow['dice']): Promise<void>;
  /** Resolves after this time, or at once when hurried. */
  pause(ms: number): Promise<void>;
  /** Resolves when the dice have been read: after a while, or when the player goes on. */
  read(): Promise<void>;
  /** Whether pictures must not move. */
  isStill(): boolean;
  /** Whether everything is resolved at once, without throwing dice on the table. */
  isFast(): boolean;
  /** Whether the player goes on by hand from one roll to the next. */
  isStepping(): boolean;
}

/** The hands of a game; the session tells them what is possible. */
export interface GameHands<K extends Kinds> {
  /** A player at this screen must decide. */
  asked(game: K['game'], options: readonly K['command'][]): void;
  /** Something is being shown, or somebody elsewhere decides: hands only look. */
  watching(game: K['game']): void;
  refused(refusals: readonly K['refusal'][]): void;
  stop(): void;
}

/** What a game brings to be played at a screen. `play` knows nothing more about it. */
export interface GameFace<K extends Kinds> {
  createPerform(tools: PerformTools): Perform<K>;
  /** The only command, if it may be given without asking. */
  autoAnswer(
    game: K['game'],
    options: readonly K['command'][],
    history: readonly HistoryEntry<K>[],
  ): K['command'] | undefined;
  /** Where the camera should be for the open question; undefined while the whole table matters. */
  focusOf(game: K['game']): Spot | undefined;
}
