import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '../../src/kernel/hash';

describe('canonical text', () => {
  test('the order of keys does not matter, at any depth', () => {
    expect(canonical({ b: 1, a: { d: [2], c: 3 } })).toBe('{"a":{"c":3,"d":[2]},"b":1}');
    expect(canonical({ a: { c: 3, d: [2] }, b: 1 })).toBe('{"a":{"c":3,"d":[2]},"b":1}');
  });

  test('the order of a list does matter', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('it is JSON, and reads back as the same data', () => {
    const data = { 'a "key"\n': ['tab\t', '“”', '\ud83c\udfb2', '\\'], b: [[], {}, true, false, 1e21, -0.5, 1e-7] };
    expect(JSON.parse(canonical(data))).toEqual(data);
  });

  test('a key without a value is as good as no key, as in JSON', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
    expect(canonical({ b: undefined })).toBe('{}');
  });

  test('a gap in a list is kept as JSON keeps it', () => {
    expect(canonical([1, undefined, 2])).toBe(JSON.stringify([1, undefined, 2]));
  });

  test('0 and -0 are the same number, as in JSON', () => {
    expect(canonical([-0])).toBe('[0]');
  });

  test.each([
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
  ])('%s would be lost in a save and is our own mistake', (_, value) => {
    expect(() => canonical({ deep: [value] })).toThrow('bug');
  });
});

describe('hash', () => {
  test.each<[unknown, string]>([
    [{}, '559907e6fe052447'],
    [{ heap: 20, turn: 'left' }, 'da773462d02d9f19'],
    [['“', '\ud83c\udfb2', 0.1 + 0.2], 'be63be6887343eeb'],
  ])('of %j is this, now and later, here and elsewhere', (value, name) => {
    expect(hashOf(value)).toBe(name);
  });

  test('the least change of a number changes it', () => {
    expect(hashOf({ x: 0.1 + 0.2 })).not.toBe(hashOf({ x: 0.3 }));
  });

  test('100,000 neighbouring states have as many names', () => {
    const names = new Set<string>();
    for (let x = 0; x < 1000; x++) for (let y = 0; y < 100; y++) names.add(hashOf({ units: [{ x: x / 8, y: y / 8 }] }));
    expect(names.size).toBe(100_000);
  });

  test('data and its JSON copy have the same name', () => {
    const game = { a: [{ b: undefined, c: -0, d: 1 / 3 }], e: undefined };
    expect(hashOf(JSON.parse(JSON.stringify(game)))).toBe(hashOf(game));
  });
});
