import type { GenericSchema } from 'valibot';
import type { DiceState } from './dice';
import type { SeatedBot } from './files/replay';

/** The kinds of data a game is made of. */
export interface Kinds {
  readonly seat: string;
  readonly setup: unknown;
  readonly game: unknown;
  readonly command: { readonly seat: string; readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: { readonly rule: string; readonly code: string; readonly facts: unknown };
}

/** The result of a command. */
export interface Played<K extends Kinds> {
  readonly game: K['game'];
  readonly events: readonly K['event'][];
  /** A die was rolled or a secret revealed: undo now needs the other seat's consent. */
  readonly settles: boolean;
}

/** How a game ended; `winner` is undefined for a draw. */
export interface Outcome<Seat extends string = string> {
  readonly winner: Seat | undefined;
  readonly rank: 'major' | 'minor' | 'draw';
  readonly points: Readonly<Record<Seat, number>>;
}

/**
 * Migrates a replay of the previous version. Its input is from outside and may have any shape; it keeps what it does
 * not know.
 */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** The rules of a game. Nothing here knows units, inches or phases. */
export interface GameRules<K extends Kinds> {
  readonly id: string;
  /** Incremented when old commands would no longer give the same game. */
  readonly version: number;
  readonly seats: readonly K['seat'][];
  /** The game before the first event: folding all events from here gives every later state. */
  origin(setup: K['setup'], dice: DiceState): K['game'];
  /** Runs to the first decision. */
  start(setup: K['setup'], dice: DiceState): Played<K>;
  /** Why the command is illegal now, all reasons; empty if it is legal. Never throws, whatever the command names. */
  check(game: K['game'], command: K['command']): readonly K['refusal'][];
  /** Plays a command that `check` allows. */
  play(game: K['game'], command: K['command']): Played<K>;
  /** Applies an event. Guests and viewers of logs need nothing else. */
  fold(game: K['game'], event: K['event']): K['game'];
  /** Candidate commands of the deciding player, not all of them legal, generated lazily for callers that need only one. */
  offers(game: K['game']): Iterable<K['command']>;
  /** Legal commands of the deciding player, for buttons, bots, hints and the fuzzer. */
  options(game: K['game']): readonly K['command'][];
  /** The seat that must decide now; undefined once the game is over. */
  deciding(game: K['game']): K['seat'] | undefined;
  outcome(game: K['game']): Outcome<K['seat']> | undefined;
  /** The event as this seat may see it, or undefined if it must not. */
  mask(event: K['event'], seat: K['seat']): K['event'] | undefined;
  /** The state of the dice, with the unused faces of a script. */
  dice(game: K['game']): DiceState;
  /** The same game with other dice. */
  withDice(game: K['game'], dice: DiceState): K['game'];
}

/** A game for the kernel: its rules, and the checks of outside data. */
export interface GameSystem<K extends Kinds> extends GameRules<K> {
  /** Migrations from version n to n + 1. A version without an entry can no longer be replayed. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Schemas of outside data. */
  readonly schemas: {
    readonly setup: GenericSchema<unknown, K['setup']>;
    readonly command: GenericSchema<unknown, K['command']>;
    /** A program in a seat; without it no program can play the game. */
    readonly bot?: GenericSchema<unknown, SeatedBot>;
  };
  /** Faults of a set-up that fits the schema (an army without units, an unknown warscroll). */
  faults(setup: K['setup']): readonly Fault[];
}

/** A fault in outside data: its path and reason. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}
