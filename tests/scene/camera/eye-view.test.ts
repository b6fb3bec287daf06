import { expect, test } from 'vitest';
import { isInLens, throughEye } from '../../../src/scene/camera/eye-view';
import { eyeOf } from '../../../src/scene/camera/pose';

const table = { width: 72, depth: 48 };
const view = { kind: 'eye', from: { x: 36, y: 10, z: 1.7 }, to: { x: 36, y: 30, z: 1 } } as const;

test('the camera stands behind all of the looker, however broad its base', () => {
  const [, , slim] = eyeOf(throughEye({ ...view, girth: 0.5 }, table));
  const [, , broad] = eyeOf(throughEye({ ...view, girth: 2 }, table));
  expect(broad - slim).toBeCloseTo(1.5);
});

test('a model at the camera is in its lens; the viewer, a friend further away and one far below are not', () => {
  const eye = eyeOf(throughEye({ ...view, girth: 0.6 }, table));
  const at = (x: number, y: number, z = 0) => [x - 36, z, 24 - y] as const;
  expect(isInLens(eye, at(36, 7), 2)).toBe(true);
  expect(isInLens(eye, at(36, 10), 2)).toBe(false);
  expect(isInLens(eye, at(30, 7), 2)).toBe(false);
  expect(isInLens([eye[0], 9, eye[2]], at(36, 7), 2)).toBe(false);
});
