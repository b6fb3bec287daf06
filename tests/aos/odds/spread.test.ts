import { describe, expect, test } from 'vitest';
import {
  atLeast,
  capped,
  certain,
  compound,
  mapped,
  meanOf,
  mixed,
  NOTHING,
  plus,
  type Spread,
  spreadOf,
  times,
} from '../../../src/games/aos/odds/spread';

const die: Spread = spreadOf([1, 2, 3, 4, 5, 6].map(face => [face, 1 / 6] as const));
const sum = (spread: Spread) => spread.reduce((total, chance) => total + chance, 0);

describe('spreads', () => {
  test('three dice come to 10 in 27 of 216 ways', () => {
    expect(times(die, 3)[10]).toBeCloseTo(27 / 216, 14);
  });

  test('n alike are the same one by one and by squaring', () => {
    let slow: Spread = NOTHING;
    for (let n = 0; n < 13; n++) slow = plus(slow, die);
    times(die, 13).forEach((chance, value) => {
      expect(chance).toBeCloseTo(slow[value] ?? 0, 14);
    });
  });

  test('a cap gathers what is above it and loses nothing', () => {
    const long = times(die, 5);
    const short = times(die, 5, 12);
    expect(short.length).toBe(13);
    expect(short[12]).toBeCloseTo(atLeast(long, 12), 14);
    expect(sum(short)).toBeCloseTo(1, 14);
    expect(capped(long, 12)[12]).toBeCloseTo(short[12] ?? 0, 14);
  });

  test('the mean of twenty dice is 70', () => {
    expect(meanOf(times(die, 20))).toBeCloseTo(70, 11);
  });

  test('a mix weighs its parts, whichever is longer', () => {
    const mix = mixed([
      [certain(1), 0.25],
      [certain(4), 0.75],
    ]);
    expect([...mix]).toEqual([0, 0.25, 0, 0, 0.75]);
  });

  test('as many dice as a die says come to 2 with one die of 2, or two dice of 1', () => {
    const sum = compound(die, die);
    expect(sum[2]).toBeCloseTo(1 / 36 + 1 / 216, 14);
    expect(meanOf(sum)).toBeCloseTo(3.5 * 3.5, 12);
    expect([...compound(certain(3), die)]).toEqual([...times(die, 3)]);
    expect(sum.length).toBe(37);
    expect([...die].slice(1)).toEqual(Array(6).fill(1 / 6));
  });

  test('wounds become models slain', () => {
    expect([...mapped(die, wounds => Math.floor(wounds / 3))].map(chance => chance * 6)).toEqual([2, 3, 1]);
  });

  test('at least none is certain', () => {
    expect(atLeast(die, 0)).toBe(1);
    expect(atLeast(die, 7)).toBe(0);
    expect(atLeast(die, 5)).toBeCloseTo(1 / 3, 14);
  });
});
