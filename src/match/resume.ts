import { parseJson } from '../kernel/files/parse';
import { parseReplay, readCover, readReplay } from '../kernel/files/read-replay';
import { type Replay, runReplay } from '../kernel/files/replay';
import { err, ok, type Result } from '../kernel/result';
import type { Fault, GameSystem, Kinds, Played } from '../kernel/system';
import { createMatch, type Match } from './match';

/** A match from the text of a replay file: every command is checked first. */
export function openFile<K extends Kinds>(system: GameSystem<K>, text: string): Result<Match<K>, readonly Fault[]> {
  const replay = parseReplay(system, text);
  return replay.ok ? openReplay(system, replay.value) : replay;
}

/** The data in the text of a replay file and the game that it names, which must check the data. */
export function readFile(text: string): Result<{ readonly system: string; readonly data: unknown }, readonly Fault[]> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const cover = readCover(json.value);
  return cover.ok ? ok({ system: cover.value.system, data: json.value }) : cover;
}

/** A match from stored data of any version. */
export function openStored<K extends Kinds>(system: GameSystem<K>, data: unknown): Result<Match<K>, readonly Fault[]> {
  const replay = readReplay(system, data);
  return replay.ok ? openReplay(system, replay.value) : replay;
}

function openReplay<K extends Kinds>(system: GameSystem<K>, replay: Replay<K>): Result<Match<K>, readonly Fault[]> {
  const steps: Played<K>[] = [];
  const run = runReplay(system, replay, played => steps.push(played));
  if (run.ok) return ok(createMatch(system, replay, steps));
  if ('reason' in run.error) return err([run.error]);
  const { index, command, refusals } = run.error;
  const rules = [...new Set(refusals.map(({ rule }) => rule))].join(', ');
  return err([{ path: `commands[${index}]`, reason: `"${command.type}" is not allowed there, by ${rules}` }]);
}

/** The text of a replay file. */
export const fileOf = <K extends Kinds>(match: Match<K>): string => `${JSON.stringify(match.replay())}\n`;
