import { expect, test } from 'vitest';
import { isSame } from '../../src/kernel/deep-equal';
import { canonical } from '../../src/kernel/hash';

test.each<[string, unknown, unknown, boolean]>([
  ['numbers', 1, 1, true],
  ['different numbers', 1, 2, false],
  ['a number and its text', 1, '1', false],
  ['nothing and a record', undefined, {}, false],
  ['records in another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a key without a value and none', { a: 1, b: undefined }, { a: 1 }, true],
  ['none and a key without a value', { a: 1 }, { a: 1, b: undefined }, true],
  ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a key less', { a: 1, b: 2 }, { a: 1 }, false],
  ['another value deep down', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ['the same deep down', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  ['a longer list', [1], [1, 2], false],
  ['a list and a record', [], {}, false],
  ['a record and a list', {}, [], false],
])('%s are the same or not, as their text is', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(canonical(one) === canonical(other)).toBe(same);
});
