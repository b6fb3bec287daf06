import { expect, test } from 'vitest';
import { cacheByIdentity } from '../../../src/geometry/units/cache';

const lists = (count: number) => Array.from({ length: count }, (_, i) => [i]);

test('the result for a list is cached, and computed again for another equal list', () => {
  let made = 0;
  const lengthOf = cacheByIdentity((list: readonly number[]) => ({ length: list.length, number: made++ }));
  const list = [1, 2, 3];
  expect(lengthOf(list)).toBe(lengthOf(list));
  expect(lengthOf([1, 2, 3])).toEqual({ length: 3, number: 1 });
});

test('too many are forgotten, and every answer stays that of its own list', () => {
  let made = 0;
  const firstOf = cacheByIdentity((list: readonly number[]) => {
    made++;
    return list[0];
  });
  const many = lists(200);
  expect(many.map(firstOf)).toEqual(many.map(([first]) => first));
  expect(many.map(firstOf)).toEqual(many.map(([first]) => first));
  expect(made).toBeGreaterThan(200);
  const few = lists(10);
  few.map(firstOf);
  made = 0;
  few.map(firstOf);
  expect(made).toBe(0);
});
