import { writeFileSync } from 'node:fs';
import { BattleFailure } from './battles';

/** Writes the replay of a battle that failed beside the project's files and gives its name; `battle replay` plays it. */
export function writeFailing(cause: unknown): string | undefined {
  if (!(cause instanceof BattleFailure)) return undefined;
  const file = `${cause.seed}.failing.json`;
  writeFileSync(file, `${JSON.stringify(cause.replay)}\n`);
  return file;
}
