import type { Kinds } from '../../kernel/system';
import type { Policy } from '../players/policy';
import type { Seen } from './seen';

/** One thing to decide, with a few different answers. */
export interface Question<K extends Kinds> {
  /** What the base policy answers here; it counts unless another answer is clearly better. */
  readonly usual: K['command'];
  /** Other legal answers. */
  readonly others: readonly K['command'][];
  /** The one of these answers that leaves this matter as it is, so that the next question may be asked instead. */
  readonly defers?: K['command'] | undefined;
  /** Whether a play-out has gone far enough to be judged. */
  isFarEnough(game: K['game']): boolean;
}

/** What the play-outs of an answer came to: its value and the game's own measures, on the average. */
export interface Foreseen<K extends Kinds> {
  readonly command: K['command'];
  readonly value: number;
  readonly measures: readonly number[];
}

/** What a game brings along so that a bot can look ahead in it. `R` is the game's own type of reasons. */
export interface Guide<K extends Kinds, R = unknown> {
  /** Plays for both sides in play-outs, so it must be fast. */
  readonly base: Policy<K>;
  /** What is to be decided now; nothing where the base's answer will do. A later one is asked if the earlier is left as it is. */
  questions(seen: Seen<K>): Iterable<Question<K>>;
  /** How good a game is for a seat, from -1 (lost) to 1 (won). */
  value(game: K['game'], seat: K['seat']): number;
  /** What happened between now and the end of a play-out, in numbers that reasons are found from. */
  measures(seen: Seen<K>, end: K['game'], seat: K['seat']): readonly number[];
  /** Why an answer was chosen before another: the strongest reasons first. */
  reasons(seen: Seen<K>, chosen: Foreseen<K>, other: Foreseen<K> | undefined): readonly R[];
}

/** What a bot thought before it answered. */
export interface Thought<K extends Kinds, R = unknown> {
  readonly command: K['command'];
  /** What it would have answered at once. */
  readonly usual: K['command'];
  readonly playOuts: number;
  readonly because: readonly R[];
  readonly considered: readonly {
    readonly command: K['command'];
    readonly value: number;
    /** The standard error of the value. */
    readonly plusMinus: number;
  }[];
}
