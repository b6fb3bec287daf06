import { expect, test } from 'vitest';
import { isWithin } from '../../../src/geometry/gaps/within';
import { cachedColumnsOf, columnsOf } from '../../../src/geometry/units/columns';
import { bodiesWithin, closestPair, gapBetweenGroups, neighboursWithin } from '../../../src/geometry/units/group';
import { bodyAt, box, disc } from '../shapes';

const unit = [bodyAt(0, 0, disc(1)), bodyAt(0, 2, disc(1))];

test('MEAS-03 units are as far apart as their closest pair, and further once it is slain', () => {
  const others = [bodyAt(10, 0, disc(1)), bodyAt(13, 0, disc(1)), bodyAt(21, 0, disc(1))];
  expect(gapBetweenGroups([bodyAt(0, 0, disc(1))], others)).toBeCloseTo(9, 12);
  expect(gapBetweenGroups([bodyAt(0, 0, disc(1))], others.slice(1))).toBeCloseTo(12, 12);
});

test.each([
  ['12.00" within 12"', 13, true],
  ['12.01" not within 12"', 13.01, false],
])('MEAS-04 units at %s', (_, x, within) => {
  const others = [bodyAt(40, 40, disc(1)), bodyAt(x, 2, disc(1))];
  expect(isWithin(gapBetweenGroups(unit, others), 12)).toBe(within);
  expect(bodiesWithin(others, unit, 12)).toEqual(within ? [others[1]] : []);
});

test('MEAS-03 heights count for the closest pair', () => {
  const above = bodyAt(0, 0, disc(1), { z: 8 });
  const beside = bodyAt(8, 0, disc(1));
  expect(gapBetweenGroups(unit, [above, beside])).toBeCloseTo(7, 12);
  expect(closestPair(unit, [above, beside])?.other).toBe(beside);
});

test('MEAS-03 of several pairs at the same distance the first is shown', () => {
  const pair = closestPair(unit, [bodyAt(4, 2, disc(1)), bodyAt(4, 0, disc(1))]);
  expect(pair?.one).toBe(unit[0]);
  expect(pair?.gap).toBeCloseTo(3, 12);
  expect(pair?.from.x).toBeCloseTo(0.5, 12);
});

test('MEAS-03 an empty unit is infinitely far away', () => {
  expect(gapBetweenGroups(unit, [])).toBe(Number.POSITIVE_INFINITY);
  expect(gapBetweenGroups([], unit)).toBe(Number.POSITIVE_INFINITY);
  expect(closestPair(unit, [])).toBeUndefined();
  expect(bodiesWithin(unit, [], 99)).toEqual([]);
});

test('MEAS-04 neighbours are listed for each, ascending, at 3.00" but not at 3.01"', () => {
  const row = [bodyAt(8, 0, disc(1)), bodyAt(0, 0, disc(1)), bodyAt(4, 0, disc(1)), bodyAt(12.01, 0, box(1, 1))];
  expect(neighboursWithin(row, 3)).toEqual([[2], [2], [0, 1], []]);
  expect(neighboursWithin(row, 3.02)).toEqual([[2, 3], [2], [0, 1], [0]]);
  expect(neighboursWithin([], 3)).toEqual([]);
});

test('the columns of a list are cached and equal to fresh ones', () => {
  const others = [bodyAt(3, 4, disc(2)), bodyAt(-1, 0, box(6, 8))];
  const kept = cachedColumnsOf(others);
  expect(kept).toEqual({ x: [3, -1], y: [4, 0], reach: [1, 5] });
  expect(kept).toEqual(columnsOf(others));
  expect(cachedColumnsOf(others)).toBe(kept);
});

test('another list of the same bodies has columns of its own, and one without the first has one entry less', () => {
  const others = [bodyAt(3, 4, disc(2)), bodyAt(-1, 0, disc(1))];
  const kept = cachedColumnsOf(others);
  expect(cachedColumnsOf(others.slice())).not.toBe(kept);
  expect(cachedColumnsOf(others.slice(1)).x).toEqual([-1]);
  expect(kept.x).toEqual([3, -1]);
});

test('a list with a body that is nowhere is refused whenever it is asked about', () => {
  const lost = [bodyAt(Number.NaN, 4, disc(2))];
  for (const _ of [1, 2]) expect(() => cachedColumnsOf(lost)).toThrow();
});
