import { expect, test } from 'vitest';
import type { Solid } from '../../../src/geometry/shapes/shape';
import { surfaceUnder, topAt } from '../../../src/scene/hands/surface';

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const hill: Solid = { outline: square(10, 10, 4), bottom: 0, top: { kind: 'flat', z: 3 } };
const ramp: Solid = {
  outline: square(20, 10, 4),
  bottom: 0,
  top: { kind: 'slope', from: { x: 20, y: 10 }, z: 0, rise: { x: 0.5, y: 0 } },
};
const straightDown = (x: number, y: number) => ({ x, y, z: 50, dx: 0, dy: 0, dz: -1 });

test('the pointer finds the mat beside a hill and the top on it', () => {
  expect(surfaceUnder(straightDown(5, 5), [hill])).toEqual({ spot: { x: 5, y: 5 }, z: 0 });
  expect(surfaceUnder(straightDown(12, 12), [hill])).toEqual({ spot: { x: 12, y: 12 }, z: 3 });
});

test('a slanting ray meets the top before the mat behind it', () => {
  const ray = { x: 12, y: 6, z: 8, dx: 0, dy: 1, dz: -1 };
  expect(surfaceUnder(ray, [hill])).toEqual({ spot: { x: 12, y: 11 }, z: 3 });
});

test('a slope is as high as its rise says', () => {
  expect(topAt(ramp.top, { x: 23, y: 12 })).toBeCloseTo(1.5);
  expect(surfaceUnder(straightDown(22, 12), [ramp])?.z).toBeCloseTo(1);
});

test('a ray to the sky finds nothing', () => {
  expect(surfaceUnder({ x: 0, y: 0, z: 5, dx: 1, dy: 0, dz: 0.2 }, [hill])).toBeUndefined();
  expect(surfaceUnder({ x: 0, y: 0, z: 5, dx: 1, dy: 0, dz: 0 }, [])).toBeUndefined();
});

test('the notch of a concave solid is not part of it', () => {
  const notched = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 2, y: 1 },
    { x: 0, y: 4 },
  ];
  const solid: Solid = { outline: notched, bottom: 0, top: { kind: 'flat', z: 3 } };
  expect(surfaceUnder(straightDown(2, 0.5), [solid])?.z).toBe(3);
  expect(surfaceUnder(straightDown(2, 2), [solid])?.z).toBe(0);
});
