import { expect, test } from 'vitest';
import { chanceOfTotal, shareOf, withReroll } from '../../../src/games/aos/facts/probability';

test.each([
  [1, 36],
  [2, 36],
  [3, 35],
  [5, 30],
  [7, 21],
  [8, 15],
  [10, 6],
  [12, 1],
  [13, 0],
])('CHARGE-02 two dice show %i or more in %i of 36 rolls', (least, good) => {
  expect(chanceOfTotal(2, least)).toEqual({ good, of: 36 });
});

test('three dice, as an ability may give, are counted in 216ths', () => {
  expect(chanceOfTotal(3, 11)).toEqual({ good: 108, of: 216 });
  expect(chanceOfTotal(3, 18)).toEqual({ good: 1, of: 216 });
  expect(chanceOfTotal(1, 4)).toEqual({ good: 3, of: 6 });
});

test('every total is counted, die by die', () => {
  for (let least = 0; least <= 14; least++) {
    let good = 0;
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) good += 1;
    expect(chanceOfTotal(2, least).good).toBe(good);
  }
});

test('RR-02 rolling all dice again turns 15 of 36 into 855 of 1,296', () => {
  const once = chanceOfTotal(2, 8);
  expect(withReroll(once)).toEqual({ good: 855, of: 1296 });
  expect(shareOf(withReroll(once))).toBeCloseTo(1 - (21 / 36) ** 2, 12);
});

test('RR-02 what always or never succeeds stays so', () => {
  expect(shareOf(withReroll(chanceOfTotal(2, 2)))).toBe(1);
  expect(shareOf(withReroll(chanceOfTotal(2, 13)))).toBe(0);
});
