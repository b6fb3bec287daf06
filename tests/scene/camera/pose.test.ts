import { expect, test } from 'vitest';
import type { Solid } from '../../../src/geometry/shapes/shape';
import { type CameraPose, degrees, eyeOf, limit, outOfScenery } from '../../../src/scene/camera/pose';

const table = { width: 72, depth: 48 };
const pose: CameraPose = { target: [0, 0, 0], distance: 20, azimuth: 0, pitch: degrees(30), fov: 30 };

test('azimuth 0 stands at the near edge, above the table', () => {
  const [x, y, z] = eyeOf(pose);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(10);
  expect(z).toBeCloseTo(20 * Math.cos(degrees(30)));
});

test.each<[string, Partial<CameraPose>, Partial<CameraPose>]>([
  ['never lower than 8 degrees', { pitch: degrees(2) }, { pitch: degrees(8) }],
  ['never past straight down', { pitch: degrees(120) }, { pitch: degrees(90) }],
  ['never nearer than 6"', { distance: 1 }, { distance: 6 }],
  ['never lost beside the table', { target: [500, 0, -500] }, { target: [42, 0, -30] }],
])('the camera is %s', (_, asked, held) => {
  expect(limit({ ...pose, ...asked }, table)).toMatchObject(held);
});

test('the eye is pulled in along its ray until it stands in no scenery', () => {
  const keep: Solid = {
    outline: [
      { x: 34, y: 2 },
      { x: 38, y: 2 },
      { x: 38, y: 10 },
      { x: 34, y: 10 },
    ],
    bottom: 0,
    top: { kind: 'flat', z: 14 },
  };
  const free = outOfScenery(pose, table, [keep]);
  expect(free.distance).toBeLessThan(pose.distance);
  expect(eyeOf(free)[2]).toBeLessThan(24 - 10 + 0.5);
  expect(outOfScenery(pose, table, [])).toBe(pose);
});
