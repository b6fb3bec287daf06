/**
 * Repeatable randomness for tests: the same seed gives the same numbers on every machine.
 * A 32-bit counter goes through a mixing function, so neighbouring seeds share nothing.
 */
export interface Seeded {
  /** A number from 0 up to, but never, 1. */
  next(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to, but never, `count`. */
  int(count: number): number;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

const STEP = 0x9e3779b9;
const TWO_TO_32 = 4294967296;

/** A generator whose numbers follow from `seed` alone. */
export function seeded(seed: number): Seeded {
  let counter = Math.imul(seed ^ 0x5bd1e995, 0x85ebca6b) | 0;
  const next = (): number => {
    counter = (counter + STEP) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / TWO_TO_32;
  };
  const int = (count: number): number => Math.floor(next() * count);
  return {
    next,
    int,
    between: (low, high) => low + (high - low) * next(),
    pick: list => {
      if (list.length === 0) throw new Error('cannot pick from an empty list');
      return list[int(list.length)] as (typeof list)[number];
    },
  };
}
