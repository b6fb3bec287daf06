import { expect, test } from 'vitest';
import { gathered } from '../../src/kernel/flat-map';

test('what each gives stands in the order of the list, and who gives nothing leaves no gap', () => {
  const found = gathered(['a', 'b', 'c'], (letter, index) => (letter === 'b' ? [] : [letter, `${letter}${index}`]));
  expect(found).toEqual(['a', 'a0', 'c', 'c2']);
});

test('a list that one of them gives stays one thing, as with flatMap', () => {
  expect(gathered([1, 2], number => [[number]])).toEqual([[1], [2]]);
});
