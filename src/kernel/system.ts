import type { GenericSchema } from 'valibot';
import type { DiceState } from './dice';

/** The kinds of data a game is made of. */
export interface Kinds {
  readonly seat: string;
  readonly setup: unknown;
  readonly game: unknown;
  readonly command: { readonly seat: string; readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: { readonly rule: string; readonly code: string; readonly facts: unknown };
}

/** What a command brought about. */
export interface Played<K extends Kinds> {
  readonly game: K['game'];
  readonly events: readonly K['event'][];
  /** A die was rolled or a secret shown: from here on taking it back needs the other seat's consent. */
  readonly settles: boolean;
}

/** How a game ended; `winner` is undefined for a draw. */
export interface Outcome<Seat extends string = string> {
  readonly winner: Seat | undefined;
  readonly rank: 'major' | 'minor' | 'draw';
  readonly points: Readonly<Record<Seat, number>>;
}

/** Rewrites a replay of the version before. Its input is from outside and may be of any shape: what it does not know, it leaves. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** How a game is played. Nothing here knows of units, inches or phases. */
export interface GameRules<K extends Kinds> {
  readonly id: string;
  /** Raised whenever old commands would no longer lead to the same game. */
  readonly version: number;
  readonly seats: readonly K['seat'][];
  /** The game before anything happened: folding all events from here gives every later one. */
  origin(setup: K['setup'], dice: DiceState): K['game'];
  /** Runs to the first decision. */
  start(setup: K['setup'], dice: DiceState): Played<K>;
  /** Why the command may not be played now, every reason at once; empty when it may. Never throws, whatever the command names. */
  check(game: K['game'], command: K['command']): readonly K['refusal'][];
  /** Plays a command that `check` allows. */
  play(game: K['game'], command: K['command']): Played<K>;
  /** Applies what happened. Guests and viewers of old logs need nothing else. */
  fold(game: K['game'], event: K['event']): K['game'];
  /** Candidate commands of the deciding player, not all of them legal, generated lazily for callers that need only one. */
  offers(game: K['game']): Iterable<K['command']>;
  /** Legal commands of the deciding player, for buttons, bots, hints and the fuzzer. */
  options(game: K['game']): readonly K['command'][];
  /** Who must decide now; nobody once the game is over. */
  deciding(game: K['game']): K['seat'] | undefined;
  outcome(game: K['game']): Outcome<K['seat']> | undefined;
  /** The event as this seat may see it, or undefined if it must not know of it. */
  mask(event: K['event'], seat: K['seat']): K['event'] | undefined;
  /** The dice that will fall next, and the faces of a script not yet used. */
  dice(game: K['game']): DiceState;
  /** The same game with other dice to fall. */
  withDice(game: K['game'], dice: DiceState): K['game'];
}

/** What the kernel asks of a game: how it is played, and how what comes from outside is checked. */
export interface GameSystem<K extends Kinds> extends GameRules<K> {
  /** How a replay written by version n is brought to version n + 1. What has no entry can no longer be replayed. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Shapes of what comes from outside. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, K['setup']>;
    readonly command: GenericSchema<unknown, K['command']>;
  };
  /** What a set-up of the right shape still gets wrong (an army without units, an unknown warscroll). */
  faults(setup: K['setup']): readonly Fault[];
}

/** Something wrong in data from outside: where, and why. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}
