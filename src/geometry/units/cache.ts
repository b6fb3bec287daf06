/** More than the number of units on a table; older entries mostly belong to units that have moved. */
const MOST = 64;

/**
 * Caches results for lists that are never mutated, only replaced, such as the models of a unit. A WeakMap would do the
 * same, but engines copy its values in every minor garbage collection, even if the keys are unreachable; this cache is
 * cleared when it is full.
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
