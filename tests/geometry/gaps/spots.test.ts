import { expect, test } from 'vitest';
import { apart, meanOf } from '../../../src/geometry/shapes/spots';
import { ringAround, ringsAround } from '../../../src/geometry/ways/places-near';
import { spotsOf } from '../shapes';

test('how far apart spots are and where their mean is', () => {
  expect(apart({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
  expect(meanOf(spotsOf(0, 0, 4, 0, 4, 6, 0, 6))).toEqual({ x: 2, y: 3 });
  expect(meanOf(spotsOf(7, -2))).toEqual({ x: 7, y: -2 });
  expect(meanOf([])).toEqual({ x: 0, y: 0 });
});

test('a ring is twelve places at one distance, each as far from the next', () => {
  const middle = { x: 10, y: 20 };
  const ring = ringAround(middle, 3);
  expect(ring).toHaveLength(12);
  for (const [i, place] of ring.entries()) {
    expect(apart(place, middle)).toBeCloseTo(3, 12);
    expect(apart(place, ring[(i + 1) % 12] ?? middle)).toBeCloseTo(6 * Math.sin(Math.PI / 12), 12);
  }
  expect(ring[0]).toEqual({ x: 13, y: 20 });
});

test('rings start at the first, each wider than the one before by the step', () => {
  const rings = ringsAround({ x: 0, y: 0 }, { from: 2, spacing: 0.5, count: 3 });
  expect(rings).toHaveLength(36);
  expect([0, 11, 12, 24, 35].map(i => apart(rings[i] ?? { x: 0, y: 0 }, { x: 0, y: 0 }).toFixed(6))).toEqual(
    ['2', '2', '2.5', '3', '3'].map(inches => Number(inches).toFixed(6)),
  );
  expect(ringsAround({ x: 0, y: 0 }, { from: 2, spacing: 0.5, count: 0 })).toEqual([]);
});
