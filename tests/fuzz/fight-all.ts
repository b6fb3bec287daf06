import { describe, expect, test } from 'vitest';
import { fightBattle } from './battles';
import { writeFailing } from './failing-file';

const TOGETHER = 10;

/** Tests for a number of battles from this seed on. They are in two files, so that two cores can share the work. */
export function fightAll(first: number, count: number): void {
  const firsts = Array.from({ length: count / TOGETHER }, (_, i) => first + i * TOGETHER);
  describe(`${count} battles of chance and greed end, and all that must hold does after every step`, () => {
    test.each(firsts)('seeds %d and the 9 after it', from => {
      let slain = 0;
      for (let seed = from; seed < from + TOGETHER; seed++) {
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
}
