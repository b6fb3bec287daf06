import type { Battle, Terrain, Unit } from '../types';

/**
 * Who stands where, and among what: all that is measured or seen follows from it. What a unit does, suffers or is marked
 * with makes a new unit and a new list of units, but moves nobody; whatever was worked out for an arrangement is kept by
 * this record, and holds until somebody moves or falls.
 */
export interface Arrangement {
  readonly units: readonly Unit[];
  readonly features: readonly Terrain[];
}

const known = new WeakMap<readonly Unit[], Arrangement>();
let latest: Arrangement | undefined;

/** The same record for as long as nobody moves or falls. */
export function arrangementOf({ units, field: { features } }: Battle): Arrangement {
  const before = known.get(units);
  if (before?.features === features) return before;
  const found = latest?.features === features && standAlike(latest.units, units) ? latest : { units, features };
  known.set(units, found);
  latest = found;
  return found;
}

function standAlike(some: readonly Unit[], others: readonly Unit[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) {
    const one = some[i] as Unit;
    const other = others[i] as Unit;
    if (one !== other && (one.models !== other.models || one.where !== other.where || one.id !== other.id))
      return false;
  }
  return true;
}
