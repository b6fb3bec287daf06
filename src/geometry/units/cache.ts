/** More than a table holds units: beyond it most of what is remembered is of units that have moved since. */
const MOST = 64;

/**
 * Remembers what was made of lists that are never changed, only replaced, such as the models of a unit. A WeakMap would do
 * the same, but engines carry its values along in every quick collection of garbage, whether anybody still knows the keys
 * or not; this forgets all when there are too many.
 */
export function cacheByIdentity<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (known.size >= MOST) known.clear();
    known.set(key, made);
    return made;
  };
}
