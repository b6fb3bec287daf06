import { Recent } from '../../../../kernel/recent-cache';
import type { Battle, Terrain, Unit } from '../../types';

/**
 * Positions of all models and scenery; every distance and line of sight follows from them. Events that only change
 * deeds, wounds or marks make a new list of units but move no model; results cached for an arrangement stay valid until
 * a model moves or is removed.
 */
interface Arrangement {
  readonly features: readonly Terrain[];
  /** Keyed by the function that computed it. */
  readonly found: Map<(battle: Battle) => unknown, unknown>;
}

const known = new Recent<readonly Unit[], Arrangement>();

/** Computes a value that depends only on positions, once per arrangement. */
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

/** Carries cached results over to a list of units with the same positions. */
export function keepArrangement(before: readonly Unit[], after: readonly Unit[]): void {
  const kept = known.get(before);
  if (kept) known.set(after, kept);
}
