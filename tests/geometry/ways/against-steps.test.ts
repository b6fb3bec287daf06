import { describe, test } from 'vitest';
import { movesFuzz } from '../../fuzz/geometry/moves';

const CASES = 2000;
const BLOCK = 500;

describe.each(movesFuzz.filter(({ name }) => name.endsWith('small steps')))('$name', ({ run }) => {
  const blocks = Array.from({ length: CASES / BLOCK }, (_, i) => i * BLOCK);
  test.each(blocks)('seeds from %i on', first => {
    for (let seed = first; seed < first + BLOCK; seed++) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}`);
      }
    }
  });
});
