import { expect, test } from 'vitest';
import { distanceField, distanceTo } from '../../../src/scene/overlays/distance-field';
import type { AreaPicture } from '../../../src/table/picture';

const square = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];

const hole = [
  { x: 1, y: 1 },
  { x: 1, y: 3 },
  { x: 3, y: 3 },
  { x: 3, y: 1 },
];

test.each<[string, Partial<AreaPicture>, number, number, number]>([
  ['inside a disc', { discs: [{ x: 0, y: 0, radius: 2 }] }, 0.5, 0, -1.5],
  ['outside a disc', { discs: [{ x: 0, y: 0, radius: 2 }] }, 0, 5, 3],
  [
    'between two discs the nearer counts',
    {
      discs: [
        { x: 0, y: 0, radius: 1 },
        { x: 6, y: 0, radius: 1 },
      ],
    },
    4,
    0,
    1,
  ],
  ['inside a polygon', { polygons: [square] }, 1, 2, -1],
  ['beyond a polygon corner', { polygons: [square] }, 7, 8, 5],
  ['between a loop and the hole in it', { loops: [square, hole] }, 0.5, 2, -0.5],
  ['in the hole of a loop', { loops: [square, hole] }, 2, 2, 1],
  ['3" around a polygon', { polygons: [square], grow: 3 }, 6, 2, -1],
])('%s', (_, area, x, y, distance) => {
  expect(distanceTo({ id: 'a', look: 'reach', ...area }, { x, y })).toBeCloseTo(distance);
});

test('the field holds the area and the room its rim needs', () => {
  const field = distanceField({ id: 'a', look: 'danger', polygons: [square], grow: 3 });
  expect(field?.left).toBeLessThan(-3.5);
  expect((field?.left ?? 0) + (field?.width ?? 0)).toBeGreaterThan(7.5);
  expect(field?.distances.length).toBe((field?.columns ?? 0) * (field?.rows ?? 0));
  const middle = (field?.columns ?? 0) * Math.floor((field?.rows ?? 0) / 2) + Math.floor((field?.columns ?? 0) / 2);
  expect(field?.distances[middle]).toBeCloseTo(-5, 0);
});

test('an area without ground has no field', () => {
  expect(distanceField({ id: 'a', look: 'reach', discs: [] })).toBeUndefined();
});
