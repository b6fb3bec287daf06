import { type Seeded, seeded } from '../geometry/seeded';

/** One comparison that can be run for any seed; it throws on the first difference. */
export interface Fuzz {
  readonly name: string;
  run(seed: number): void;
}

/** How many random cases a run made by `inCases` checks. */
export const CASES = 100;

/** Runs `one` for CASES cases with one generator, and says in which case of which seed it failed. */
export function inCases(one: (random: Seeded) => void): (seed: number) => void {
  return seed => {
    const random = seeded(seed);
    for (let i = 0; i < CASES; i++) {
      try {
        one(random);
      } catch (error) {
        throw new Error(`seed ${seed}, case ${i}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
}

/** Fails with the claim and the things it was about. */
export function claim(holds: boolean, what: string, ...about: readonly unknown[]): void {
  if (!holds) throw new Error(`not true: ${what}\n${about.map(each => JSON.stringify(each)).join('\n')}`);
}

/** Fails unless two numbers agree within the tolerance; NaN agrees with nothing. */
export function near(
  actual: number,
  expected: number,
  tolerance: number,
  what: string,
  ...about: readonly unknown[]
): void {
  const isNear = Math.abs(actual - expected) <= tolerance;
  claim(isNear, `${what}: ${actual} instead of ${expected}, off by ${actual - expected}`, ...about);
}
