import { describe, expect, test } from 'vitest';
import { fightBattle } from './battles';
import { writeFailing } from './failing-file';

const BATTLES = 1000;
const TOGETHER = 100;

const firsts = Array.from({ length: BATTLES / TOGETHER }, (_, i) => i * TOGETHER + 1);

describe(`${BATTLES} random battles end, and all that must hold does after every step`, () => {
  test.each(firsts)('seeds %d and the 99 after it', first => {
    let slain = 0;
    for (let seed = first; seed < first + TOGETHER; seed++) {
      try {
        slain += fightBattle(seed).slain;
      } catch (cause) {
        writeFailing(cause);
        throw cause;
      }
    }
    expect(slain, 'and there was fighting').toBeGreaterThan(TOGETHER);
  });
});
