import { expect, test } from 'vitest';
import { toScene, toSpot, toTableRay, toYaw } from '../../src/scene/space';

const table = { width: 72, depth: 48 };

test.each([
  ['the near left corner', { x: 0, y: 0 }, [-36, 0, 24]],
  ['the far right corner', { x: 72, y: 48 }, [36, 0, -24]],
  ['the middle', { x: 36, y: 24 }, [0, 0, 0]],
])('%s of the table has its place in the scene', (_, spot, place) => {
  expect(toScene(table, spot)).toEqual(place);
});

test('a place in the scene leads back to its spot', () => {
  const [x, , z] = toScene(table, { x: 12.5, y: 40.25 }, 3);
  expect(toSpot(table, x, z)).toEqual({ x: 12.5, y: 40.25 });
});

test.each([
  ['0 looks right', 0, [1, 0]],
  ['a quarter turn looks away', Math.PI / 2, [0, -1]],
  ['half a turn looks left', Math.PI, [-1, 0]],
])('facing %s, for a figure sculpted along +z', (_, facing, [x, z]) => {
  const yaw = toYaw(facing);
  expect(Math.sin(yaw)).toBeCloseTo(x ?? 0);
  expect(Math.cos(yaw)).toBeCloseTo(z ?? 0);
});

test('a ray that looks down and away in the scene does so on the table', () => {
  const ray = toTableRay(table, [0, 10, 24], [0, -1, -1]);
  expect(ray).toEqual({ x: 36, y: 0, z: 10, dx: 0, dy: 1, dz: -1 });
});
