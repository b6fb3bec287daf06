import { Recent } from '../../../../kernel/recent-cache';
import type { Battle, Terrain, Unit } from '../../types';

/**
 * Who stands where, and among what: all that is measured or seen follows from it. What a unit does, suffers or is marked
 * with makes a new unit and a new list of units, but moves nobody; what was worked out for an arrangement is kept with
 * it, and holds until somebody moves or falls.
 */
interface Arrangement {
  readonly features: readonly Terrain[];
  /** By what worked it out. */
  readonly found: Map<(battle: Battle) => unknown, unknown>;
}

const known = new Recent<readonly Unit[], Arrangement>();

/** What follows from where everybody stands, worked out once for each arrangement. */
export function onceArranged<T>(battle: Battle, workOut: (battle: Battle) => T): T {
  const { found } = arrangementOf(battle);
  if (found.has(workOut)) return found.get(workOut) as T;
  const result = workOut(battle);
  found.set(workOut, result);
  return result;
}

function arrangementOf({ units, field: { features } }: Battle): Arrangement {
  const before = known.get(units);
  if (before?.features === features) return before;
  const made = { features, found: new Map() };
  known.set(units, made);
  return made;
}

/** Takes what was worked out over to a list of units in which everybody stands as before. */
export function keepArrangement(before: readonly Unit[], after: readonly Unit[]): void {
  const kept = known.get(before);
  if (kept) known.set(after, kept);
}
