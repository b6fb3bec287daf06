import { DiceScriptError, type DiceState, scriptedState, seededState } from '../dice';
import { hashOf } from '../hash';
import { err, ok, type Result } from '../result';
import type { Fault, GameRules, Kinds, Outcome, Played } from '../system';

/** A program that plays a seat. Its level and character have the game's own names; the salt makes two of a kind differ. */
export interface SeatedBot {
  readonly level: string;
  readonly character: string;
  readonly salt: number;
}

/** The programs by seat. A seat that is not listed is played by a person. */
export type SeatedBots<K extends Kinds> = Readonly<Partial<Record<K['seat'], SeatedBot>>>;

/** A whole game, and nothing that can be derived from it. */
export interface Replay<K extends Kinds> {
  readonly system: string;
  /** Incremented when old commands would give another game. */
  readonly version: number;
  readonly setup: K['setup'];
  readonly seed: number;
  /** Scripted faces, in place of the seed. */
  readonly dice?: readonly number[];
  /** Who goes on playing when the game is opened again. It changes nothing that has happened. */
  readonly bots?: SeatedBots<K> | undefined;
  readonly commands: readonly K['command'][];
}

/** Where a replay stopped at an illegal command. */
export interface ReplayStop<K extends Kinds> {
  readonly index: number;
  readonly command: K['command'];
  readonly refusals: readonly K['refusal'][];
}

/** The dice a replay begins with. */
export const diceOf = <K extends Kinds>(replay: Replay<K>): DiceState =>
  replay.dice ? scriptedState(replay.dice) : seededState(replay.seed);

/** Plays a replay and reports each step; stops at the first illegal command. */
export function runReplay<K extends Kinds>(
  system: GameRules<K>,
  replay: Replay<K>,
  onStep: (played: Played<K>, index: number) => void = () => {},
): Result<K['game'], ReplayStop<K> | Fault> {
  let index = -1;
  try {
    let played = system.start(replay.setup, diceOf(replay));
    onStep(played, index);
    for (const command of replay.commands) {
      index += 1;
      const refusals = system.check(played.game, command);
      if (refusals.length > 0) return err({ index, command, refusals });
      played = system.play(played.game, command);
      onStep(played, index);
    }
    return ok(played.game);
  } catch (cause) {
    if (cause instanceof DiceScriptError)
      return err({ path: index < 0 ? 'dice' : `commands[${index}]`, reason: cause.message });
    throw cause;
  }
}

/** The result of a finished replay, and the hash of its last state. */
export const summaryOf = <K extends Kinds>(
  system: GameRules<K>,
  game: K['game'],
): { outcome: Outcome<K['seat']> | undefined; hash: string } => ({
  outcome: system.outcome(game),
  hash: hashOf(game),
});
