import { expect, test } from 'vitest';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { Recent } from '../../src/kernel/recent-cache';

const keys = Array.from({ length: 9 }, (_, i) => ({ i }));

test('the last eight are remembered, the one before them is not', () => {
  const recent = new Recent<object, number>();
  for (const key of keys) recent.set(key, key.i);
  expect(keys.map(key => recent.get(key))).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a new value for a key replaces the old one, and no other key is dropped', () => {
  const recent = new Recent<object, number>();
  for (const key of keys.slice(0, 8)) recent.set(key, key.i);
  recent.set(keys[3] as object, 33);
  expect(keys.slice(0, 8).map(key => recent.get(key))).toEqual([0, 1, 2, 33, 4, 5, 6, 7]);
});

test('what looks alike is not the same', () => {
  const recent = new Recent<object, number>();
  recent.set({ i: 1 }, 1);
  expect(recent.get({ i: 1 })).toBeUndefined();
});

test.each([1, 2, 3, 4, 5])(
  'for any order of queries only the newest value of a key is returned, or undefined (seed %d)',
  seed => {
    const dice = diceFrom(seededState(seed));
    const recent = new Recent<object, number>();
    const newest = new Map<object, number>();
    /** The keys in the order in which they were first set, or set again after they were dropped. */
    let order: object[] = [];
    const many = Array.from({ length: 12 }, () => ({}));
    for (let value = 0; value < 500; value++) {
      const key = dice.draw(many);
      if (dice.d6() > 3) {
        recent.set(key, value);
        newest.set(key, value);
        if (!order.includes(key)) order = [...order, key].slice(-8);
      }
      expect(recent.get(key)).toBe(order.includes(key) ? newest.get(key) : undefined);
    }
  },
);
