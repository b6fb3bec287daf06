/** Number of entries: the current game, intermediate ones of a command, and one or two others. */
const MOST = 8;

/**
 * A cache for the last few of many short-lived objects, such as game states. A WeakMap would do the same, but engines
 * keep all its values until the next garbage collection, even if the keys are unreachable.
 */
export class Recent<K extends object, V> {
  readonly #keys: K[] = [];
  readonly #values: V[] = [];
  #next = 0;

  /** The cached value for this key, if it is recent. */
  get(key: K): V | undefined {
    const at = this.#placeOf(key);
    return at < 0 ? undefined : this.#values[at];
  }

  /** Stores the value, and drops the oldest if there are too many. */
  set(key: K, value: V): void {
    const known = this.#placeOf(key);
    const at = known < 0 ? this.#next : known;
    if (known < 0) this.#next = (at + 1) % MOST;
    this.#keys[at] = key;
    this.#values[at] = value;
  }

  /** Usually it is the last one stored. */
  #placeOf(key: K): number {
    const keys = this.#keys;
    for (let i = 0, at = this.#next; i < keys.length; i++) {
      at = at === 0 ? keys.length - 1 : at - 1;
      if (keys[at] === key) return at;
    }
    return -1;
  }
}
