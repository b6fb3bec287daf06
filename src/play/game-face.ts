import type { Spot } from '../geometry/shapes/shape';
import type { Kinds } from '../kernel/system';
import type { PlayableGame } from '../match/library';
import type { Match } from '../match/match';
import type { DiceThrow } from '../table/dice';
import type { Stage } from '../table/stage';
import type { HistoryEntry } from './history';
import type { Bot } from './players/bot';

/** What a game uses to show an event. */
export interface PerformTools {
  /** Undefined while there is no table on the page. */
  stage(): Stage | undefined;
  /** Resolves when the dice are at rest. */
  roll(dice: DiceThrow['dice']): Promise<void>;
  /** Resolves after this time, or at once when hurried. */
  pause(ms: number): Promise<void>;
  /** Resolves when the dice have been read: after a while, or when the player continues. */
  read(): Promise<void>;
  /** Whether animation is off. */
  isStill(): boolean;
  /** Whether everything is resolved at once, without throwing dice. */
  isFast(): boolean;
  /** Whether the player continues manually from roll to roll. */
  isStepping(): boolean;
}

/** Shows the events of one session. */
export interface Performer<K extends Kinds> {
  /** Shows one event; `later` are the events that follow it. Undefined: nothing to wait for. */
  perform(event: K['event'], shown: K['game'], later: readonly K['event'][]): Promise<void> | undefined;
}

/** The input of a game; the session says what is possible. */
export interface GameHands<K extends Kinds> {
  /** A player at this screen must decide. */
  asked(game: K['game'], options: readonly K['command'][]): void;
  /** Events are being shown, or another player decides: input only looks. */
  watching(game: K['game']): void;
  refused(refusals: readonly K['refusal'][]): void;
  /** An answer that the player has delegated to the program. It is given even if automatic answers are off. */
  delegatedAnswer?(game: K['game'], options: readonly K['command'][]): K['command'] | undefined;
  stop(): void;
}

/**
 * How a game is played on a screen; a session needs no more. Everything here is a method, so that a game of its own
 * kinds is also a game of any kinds.
 */
export interface SessionFace<K extends Kinds, Hands extends GameHands<K> = GameHands<K>> {
  createPerformer(tools: PerformTools): Performer<K>;
  /** The only command, if it may be given without asking. */
  autoAnswer(
    game: K['game'],
    options: readonly K['command'][],
    history: readonly HistoryEntry<K>[],
  ): K['command'] | undefined;
  /** Whether a command goes on with an act that has begun, so that a bot makes no pause before it. */
  isPartOfAct?(command: K['command']): boolean;
  /** The camera target for the open question; undefined if the whole table matters. */
  focusOf(game: K['game']): Spot | undefined;
  /** Turns pointer and keys into commands of this match. */
  openHands(match: Match<K>): Hands;
}

/** What a game needs to be stored, played and watched, without its pages. */
export interface GameFace<K extends Kinds> extends SessionFace<K>, PlayableGame<K> {
  /** Bots by name. Each is loaded when it is chosen. */
  readonly bots: Readonly<Record<string, () => Promise<Bot<K>>>>;
}
