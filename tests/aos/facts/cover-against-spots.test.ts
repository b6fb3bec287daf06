import { describe, test } from 'vitest';
import { coverFuzz } from '../../fuzz/geometry/cover';

const SEEDS = 2000;

describe('against the slow way', () => {
  test.each(coverFuzz.map(({ name, run }) => [`${name}, seeds 1 to ${SEEDS}`, run] as const))('%s', (_, run) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
    }
  });
});
