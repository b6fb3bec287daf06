/** How many are remembered: the game at hand, what a command makes of it on the way, and one or two that are only looked at. */
const MOST = 8;

/**
 * What was worked out for the last few of many short-lived things, such as the states of a game. A WeakMap would do the
 * same, but engines hold all its values until their next collection of garbage and carry them along in it, whether anybody
 * still knows the keys or not.
 */
export class Recent<K extends object, V> {
  readonly #keys: K[] = [];
  readonly #values: V[] = [];
  #next = 0;

  /** What was remembered for this key, if it is not too long ago. */
  get(key: K): V | undefined {
    const at = this.#placeOf(key);
    return at < 0 ? undefined : this.#values[at];
  }

  /** Remembers the value, and forgets the oldest if there are too many. */
  set(key: K, value: V): void {
    const known = this.#placeOf(key);
    const at = known < 0 ? this.#next : known;
    if (known < 0) this.#next = (at + 1) % MOST;
    this.#keys[at] = key;
    this.#values[at] = value;
  }

  /** Mostly it is the last that was remembered. */
  #placeOf(key: K): number {
    const keys = this.#keys;
    for (let i = 0, at = this.#next; i < keys.length; i++) {
      at = at === 0 ? keys.length - 1 : at - 1;
      if (keys[at] === key) return at;
    }
    return -1;
  }
}
