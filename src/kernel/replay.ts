import * as v from 'valibot';
import { DiceScriptError, type DiceState, scriptedState, seededState } from './dice';
import { hashOf } from './hash';
import { list } from './list';
import { migrate } from './migrate';
import { parseJson, parseShape } from './parse';
import { brief } from './plain-words';
import { err, ok, type Result } from './result';
import type { Fault, GameSystem, Kinds, Outcome, Played } from './system';

/** A whole game, and nothing that can be derived from it. */
export interface Replay<K extends Kinds> {
  readonly system: string;
  /** Raised when old commands would lead elsewhere. */
  readonly version: number;
  readonly setup: K['setup'];
  readonly seed: number;
  /** Faces written down beforehand, in place of the seed's. */
  readonly dice?: readonly number[];
  readonly commands: readonly K['command'][];
}

/** Where a replay stopped because a command in it is not allowed. */
export interface ReplayStop<K extends Kinds> {
  readonly index: number;
  readonly command: K['command'];
  readonly refusals: readonly K['refusal'][];
}

const MAX_COMMANDS = 50_000;
const MAX_DICE = 200_000;
const envelope = v.object({ system: v.string(), version: v.pipe(v.number(), v.integer()) });

/** The shape of a replay file of this game. */
export const replaySchema = <K extends Kinds>(system: GameSystem<K>) =>
  v.strictObject({
    system: v.literal(system.id),
    version: v.literal(system.version),
    setup: system.schemas.setup,
    seed: v.optional(v.pipe(v.number(), v.safeInteger())),
    dice: v.optional(list(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), { most: MAX_DICE })),
    commands: list(system.schemas.command, { most: MAX_COMMANDS }),
  });

/** A replay from the text of a file, or what is wrong with it. */
export function parseReplay<K extends Kinds>(system: GameSystem<K>, text: string): Result<Replay<K>, readonly Fault[]> {
  const json = parseJson(text);
  return json.ok ? readReplay(system, json.value) : json;
}

/** A replay from data of any origin, or what is wrong with it. */
export function readReplay<K extends Kinds>(system: GameSystem<K>, data: unknown): Result<Replay<K>, readonly Fault[]> {
  const cover = parseShape(envelope, data);
  if (!cover.ok) {
    return err([{ path: '', reason: 'this is not a replay: it names no game system and version' }, ...cover.error]);
  }
  if (cover.value.system !== system.id) {
    return err([
      { path: 'system', reason: `this is a replay of "${brief(cover.value.system)}"; "${system.id}" is played here` },
    ]);
  }
  const current = migrate(system, data as Record<string, unknown>, cover.value.version);
  if (!current.ok) return current;
  const parsed = parseShape(replaySchema(system), current.value);
  if (!parsed.ok) return parsed;
  const { seed, dice } = parsed.value;
  if (seed === undefined && dice === undefined) {
    return err([{ path: 'seed', reason: 'a replay needs a seed, or the faces of its dice' }]);
  }
  const replay = { ...parsed.value, seed: seed ?? 0 } as unknown as Replay<K>;
  const faults = system.faults(replay.setup);
  return faults.length > 0 ? err(faults.map(fault => ({ ...fault, path: `setup.${fault.path}` }))) : ok(replay);
}

/** The dice a replay begins with. */
export const diceOf = <K extends Kinds>(replay: Replay<K>): DiceState =>
  replay.dice ? scriptedState(replay.dice) : seededState(replay.seed);

/** Plays a replay, telling each step; stops at the first command that is not allowed. */
export function runReplay<K extends Kinds>(
  system: GameSystem<K>,
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

/** How a finished replay ended, and the name of its last state. */
export const summaryOf = <K extends Kinds>(
  system: GameSystem<K>,
  game: K['game'],
): { outcome: Outcome<K['seat']> | undefined; hash: string } => ({
  outcome: system.outcome(game),
  hash: hashOf(game),
});
