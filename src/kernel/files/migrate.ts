import { err, ok, type Result } from '../result';
import type { Fault, GameSystem, Kinds } from '../system';

/** Migrates a replay of an earlier version step by step, or returns why that is impossible. */
export function migrate<K extends Kinds>(
  system: GameSystem<K>,
  data: Record<string, unknown>,
  version: number,
): Result<Record<string, unknown>, readonly Fault[]> {
  if (version > system.version) {
    const reason = `the file was written by a newer program (rules version ${version}; this one knows ${system.version})`;
    return err([{ path: 'version', reason }]);
  }
  let migrated = data;
  for (let from = version; from < system.version; from++) {
    const step = Object.hasOwn(system.migrations, from) ? system.migrations[from] : undefined;
    if (!step) {
      const reason = `the file was written by rules version ${version}, which can no longer be replayed`;
      return err([{ path: 'version', reason }]);
    }
    migrated = { ...step(migrated), version: from + 1 };
  }
  return ok(migrated);
}
