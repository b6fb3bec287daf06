import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { matrixOf } from '../../../src/scene/minis/mini-batch';
import { createMini } from '../../../src/scene/minis/mini-state';
import { toSpot } from '../../../src/scene/space';

const table = { width: 72, depth: 48 };
const standing = () =>
  createMini({
    id: 'a',
    figure: 'f',
    pose: 0,
    seat: 0,
    x: 30,
    y: 20,
    z: 1,
    facing: 0,
    outline: roundBase(32),
    height: 2,
  }).transform;

test('a figure stands where its transform says and looks along its facing', () => {
  const matrix = matrixOf({ ...standing(), rise: 0.5 }, table);
  const foot = new Vector3(0, 0, 0).applyMatrix4(matrix);
  const ahead = new Vector3(0, 0, 1).applyMatrix4(matrix);
  expect(foot.y).toBeCloseTo(1.5);
  expect(toSpot(table, ahead.x, ahead.z)).toEqual({ x: expect.closeTo(31), y: expect.closeTo(20) });
});

test.each([
  ['right', 0, 1, 0],
  ['away', Math.PI / 2, 0, 1],
  ['left', Math.PI, -1, 0],
])('one that leans %s has its head there', (_, towards, x, y) => {
  const matrix = matrixOf({ ...standing(), facing: 1, lean: 0.3, leanTowards: towards }, table);
  const head = new Vector3(0, 2, 0).applyMatrix4(matrix);
  const spot = toSpot(table, head.x, head.z);
  expect(spot.x - 30).toBeCloseTo(x * 2 * Math.sin(0.3));
  expect(spot.y - 20).toBeCloseTo(y * 2 * Math.sin(0.3));
});
