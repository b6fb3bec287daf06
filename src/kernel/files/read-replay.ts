import * as v from 'valibot';
import { list } from '../list';
import { err, ok, type Result } from '../result';
import type { Fault, GameSystem, Kinds } from '../system';
import { migrate } from './migrate';
import { parseJson, parseShape } from './parse';
import { brief } from './plain-words';
import type { Replay } from './replay';

const MAX_COMMANDS = 50_000;
/**
 * A drawn card is a die with many sides. The dice of a game check each face against their own sides when they are
 * rolled.
 */
const MOST_SIDES = 1000;
const MAX_DICE = 200_000;
const envelope = v.object({ system: v.string(), version: v.pipe(v.number(), v.integer()) });

/** The shape of a replay file of this game. */
export const replaySchema = <K extends Kinds>(system: GameSystem<K>) =>
  v.strictObject({
    system: v.literal(system.id),
    version: v.literal(system.version),
    setup: system.schemas.setup,
    seed: v.optional(v.pipe(v.number(), v.safeInteger())),
    dice: v.optional(list(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SIDES)), { most: MAX_DICE })),
    bots: v.optional(botsSchema(system)),
    commands: list(system.schemas.command, { most: MAX_COMMANDS }),
  });

/** At most one program for each seat. A game that knows none allows none. */
const botsSchema = <K extends Kinds>({ seats, schemas: { bot } }: GameSystem<K>) =>
  v.strictObject(Object.fromEntries(bot ? seats.map(seat => [seat, v.optional(bot)]) : []));

/** A replay from the text of a file, or its faults. */
export function parseReplay<K extends Kinds>(system: GameSystem<K>, text: string): Result<Replay<K>, readonly Fault[]> {
  const json = parseJson(text);
  return json.ok ? readReplay(system, json.value) : json;
}

/** The game and version that outside data claims to be a replay of. */
export function readCover(data: unknown): Result<v.InferOutput<typeof envelope>, readonly Fault[]> {
  const cover = parseShape(envelope, data);
  if (cover.ok) return cover;
  return err([{ path: '', reason: 'this is not a replay: it names no game system and version' }, ...cover.error]);
}

/** A replay from outside data, or its faults. */
export function readReplay<K extends Kinds>(system: GameSystem<K>, data: unknown): Result<Replay<K>, readonly Fault[]> {
  const cover = readCover(data);
  if (!cover.ok) return cover;
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
