import { describe, expect, test } from 'vitest';
import { boundingRadius, cornersOf, rimPoints, support } from '../../../src/geometry/shapes/outline';
import {
  areaOf,
  boundsOf,
  containsSpot,
  convexParts,
  distanceToEdge,
  distanceToPolygon,
  isNearPolygon,
  isSimple,
  planGapToPolygon,
  trianglesOf,
} from '../../../src/geometry/shapes/polygon';
import type { Body, Polygon } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc, spotsOf } from '../shapes';

const square = spotsOf(0, 0, 10, 0, 10, 10, 0, 10);
const hook = spotsOf(0, 0, 10, 0, 10, 10, 6, 10, 6, 4, 0, 4);
const oval = { kind: 'oval', length: 4, width: 2 } as const;

describe('spots and areas', () => {
  test.each<[string, number, number, boolean, number]>([
    ['inside', 8, 8, true, 2],
    ['in the notch', 3, 7, false, 3],
    ['on an edge', 3, 4, true, 0],
    ['on the inner corner', 6, 4, true, 0],
    ['on an outer corner', 10, 10, true, 0],
    ['a hair outside, within EPS', 10 + 5e-7, 5, true, 5e-7],
    ['a hair outside, beyond EPS', 10 + 2e-6, 5, false, 2e-6],
    ['left of a corner, level with an edge', -1, 4, false, 1],
  ])('COVER-01 a spot %s', (_, x, y, isIn, toEdge) => {
    expect(containsSpot(hook, { x, y })).toBe(isIn);
    expect(distanceToEdge(hook, { x, y })).toBeCloseTo(toEdge, 12);
    expect(distanceToPolygon(hook, { x, y }) > 1e-6).toBe(!isIn);
  });

  test('the bounds hold every corner and no more', () => {
    expect(boundsOf(hook)).toEqual({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
  });
});

test.each<[string, Polygon, boolean]>([
  ['a square', square, true],
  ['a hook', hook, true],
  ['a triangle', spotsOf(0, 0, 4, 0, 0, 4), true],
  ['two points', spotsOf(0, 0, 4, 0), false],
  ['a bow tie', spotsOf(0, 0, 4, 4, 4, 0, 0, 4), false],
  ['a point twice', spotsOf(0, 0, 4, 0, 4, 0, 0, 4), false],
  ['no area', spotsOf(0, 0, 4, 0, 8, 0), false],
  ['an edge that folds back', spotsOf(0, 0, 8, 0, 8, 4, 8, -3), false],
  ['an edge that folds back part of the way', spotsOf(0, 0, 8, 0, 8, 4, 8, 2), false],
  ['an edge there and back', spotsOf(0, 0, 8, 0, 8, 4, 8, 0, 4, -4), false],
  ['a corner on another edge', spotsOf(0, 0, 8, 0, 8, 8, 4, 0, 0, 8), false],
])('a polygon is simple or not: %s', (_, polygon, simple) => {
  expect(isSimple(polygon)).toBe(simple);
});

describe('convex parts', () => {
  test('a convex area stays whole, straight corners and all', () => {
    expect(convexParts(square)).toHaveLength(1);
    expect(convexParts(spotsOf(0, 0, 5, 0, 10, 0, 10, 10, 0, 10))).toHaveLength(1);
  });

  test('a hook falls into two, and is cut only once', () => {
    expect(convexParts(hook)).toHaveLength(2);
    expect(convexParts(hook)).toBe(convexParts(hook));
  });

  test('a T whose four upper corners lie on one line, except for rounding, keeps its area', () => {
    const letter = spotsOf(
      ...[11.452685011461538, 1.982984373879006, 12.431154883911258, 8.577454872194444],
      ...[10.782537259332399, 8.822072340306875, 10.415611057163755, 6.349145903438585],
      ...[7.118375808006034, 6.838380839663446, 6.873758339893604, 5.189763215084586],
      ...[10.170993589051324, 4.700528278859726, 9.804067386882679, 2.227601841991436],
    );
    const total = convexParts(letter).reduce((sum, part) => sum + areaOf(part), 0);
    expect(total).toBeCloseTo(50 / 3, 9);
  });

  test('triangles cover it, each anticlockwise', () => {
    const areas = trianglesOf(hook).map(areaOf);
    expect(trianglesOf(hook).every(({ length }) => length === 3)).toBe(true);
    expect(Math.min(...areas)).toBeGreaterThan(0);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(areaOf(hook), 9);
  });

  test('a clockwise area gives the same parts', () => {
    expect(convexParts([...hook].reverse())).toHaveLength(2);
  });
});

describe('the gap to an area', () => {
  test.each<[string, Body, Polygon, number]>([
    ['a circle outside', bodyAt(13.5, 5, disc(1)), square, 3],
    ['a circle inside', bodyAt(5, 5, disc(1)), square, 0],
    ['a circle touching', bodyAt(10.5, 5, disc(1)), square, 0],
    ['an oval outside', bodyAt(15, 5, oval), square, 3],
    ['an oval at a corner', bodyAt(12, 10, oval), square, 0],
    ['an oval in the notch', bodyAt(3, 8, oval), hook, 1],
    ['a hull in the notch', bodyAt(3, 8, box(2, 2)), hook, 2],
    ['a hull across the whole area', bodyAt(5, 5, box(2, 30)), square, 0],
    ['a hull around the whole area', bodyAt(5, 5, box(30, 30)), square, 0],
    ['heights do not count', bodyAt(13.5, 5, disc(1), { z: 5 }), square, 3],
  ])('MEAS-01 %s', (_, body, area, gap) => {
    expect(planGapToPolygon(body, area)).toBeCloseTo(gap, 9);
    expect(isNearPolygon(body, area, gap)).toBe(true);
    expect(isNearPolygon(body, area, gap - 0.01)).toBe(false);
  });

  test('MEAS-04 what is within reach by its box alone is measured all the same', () => {
    const body = bodyAt(11.5, 11.5, disc(1));
    expect(isNearPolygon(body, square, 1.7)).toBe(true);
    expect(isNearPolygon(body, square, 1.6)).toBe(false);
  });
});

describe('outlines', () => {
  test('the bounding radius reaches the farthest point', () => {
    expect([disc(3), oval, box(6, 8)].map(boundingRadius)).toEqual([1.5, 2, 5]);
  });

  test('the support width is how far the outline reaches that way', () => {
    const turned = { facing: Math.PI / 2 };
    expect(support(bodyAt(9, 9, oval), 1, 0)).toBeCloseTo(2, 12);
    expect(support(bodyAt(9, 9, oval, turned), 1, 0)).toBeCloseTo(1, 12);
    expect(support(bodyAt(9, 9, box(6, 2), turned), Math.SQRT1_2, Math.SQRT1_2)).toBeCloseTo(4 * Math.SQRT1_2, 12);
    expect(support(bodyAt(9, 9, disc(3)), 0, -1)).toBe(1.5);
  });

  test.each([7, 8, 32])('MEAS-06 an oval of %i rim points holds both tips', count => {
    const rim = rimPoints(bodyAt(5, 5, oval), count);
    expect(rim).toHaveLength(count);
    expect(rim.some(({ x, y }) => Math.abs(x - 7) + Math.abs(y - 5) < 1e-12)).toBe(true);
    expect(rim.some(({ x, y }) => Math.abs(x - 3) + Math.abs(y - 5) < 1e-12)).toBe(true);
    for (const { x, y } of rim) expect(((x - 5) / 2) ** 2 + (y - 5) ** 2).toBeCloseTo(1, 12);
  });

  test.each([7, 8, 33])('MOVE-09 the %i rim points of an oval are spread evenly over both halves', count => {
    const turns = rimPoints(bodyAt(0, 0, oval), count).map(({ x, y }) => Math.atan2(y, x / 2) / (2 * Math.PI));
    turns.forEach((turn, i) => {
      const step = ((turns[(i + 1) % count] ?? 0) - turn + 2) % 1;
      expect(step).toBeGreaterThan(1 / (count + 1) - 1e-9);
      expect(step).toBeLessThan(1 / (count - 1) + 1e-9);
    });
  });

  test('MOVE-10 a hull gives its corners first, then points along its edges, the longest first', () => {
    const hull = bodyAt(0, 0, box(6, 2));
    expect(rimPoints(hull, 2)).toEqual(cornersOf(hull));
    const rim = rimPoints(hull, 8);
    expect(rim.slice(0, 4)).toEqual(cornersOf(hull));
    expect(rim.slice(4)).toEqual(spotsOf(-1, -1, 1, -1, 1, 1, -1, 1));
  });

  test('a turned hull has its corners where the table has them', () => {
    const [first] = cornersOf(bodyAt(5, 5, box(6, 2), { facing: Math.PI / 2 }));
    expect(first?.x).toBeCloseTo(6, 12);
    expect(first?.y).toBeCloseTo(2, 12);
    expect(cornersOf(bodyAt(5, 5, disc(1)))).toEqual([]);
  });
});
