import { expect, test } from 'vitest';
import { type Body, ovalBase, roundBase } from '../../../src/geometry/shapes/shape';
import { pickModel } from '../../../src/scene/hands/pick-model';

const stands = (id: string, x: number, y: number, more: Partial<Body> = {}) => ({
  id,
  x,
  y,
  z: 0,
  facing: 0,
  outline: roundBase(32),
  height: 2,
  ...more,
});
const down = (x: number, y: number) => ({ x, y, z: 50, dx: 0, dy: 0, dz: -1 });

test('a ray straight down picks the model there, and none beside it', () => {
  const bodies = [stands('one', 10, 10), stands('other', 12, 10)];
  expect(pickModel(down(12.2, 10), bodies)?.id).toBe('other');
  expect(pickModel(down(11, 10), bodies)).toBeUndefined();
});

test('a slanting look picks the nearer of two', () => {
  const bodies = [stands('behind', 10, 14), stands('before', 10, 10)];
  const ray = { x: 10, y: 0, z: 4, dx: 0, dy: 1, dz: -0.3 };
  expect(pickModel(ray, bodies)?.id).toBe('before');
});

test('a look over a low head picks the one behind', () => {
  const bodies = [stands('behind', 10, 14, { height: 4 }), stands('before', 10, 10, { height: 1 })];
  const ray = { x: 10, y: 0, z: 3, dx: 0, dy: 1, dz: -0.05 };
  expect(pickModel(ray, bodies)?.id).toBe('behind');
});

test('an oval is as long as its facing says', () => {
  const along = [stands('rider', 10, 10, { outline: ovalBase(90, 52), facing: 0 })];
  const across = [stands('rider', 10, 10, { outline: ovalBase(90, 52), facing: Math.PI / 2 })];
  expect(pickModel(down(11.6, 10), along)?.id).toBe('rider');
  expect(pickModel(down(11.6, 10), across)).toBeUndefined();
  expect(pickModel(down(10, 11.6), across)?.id).toBe('rider');
});

test('a finger is thicker than a mouse', () => {
  const bodies = [stands('one', 10, 10)];
  expect(pickModel(down(10.8, 10), bodies)).toBeUndefined();
  expect(pickModel(down(10.8, 10), bodies, 0.3)?.id).toBe('one');
});

test('a model on a hill is picked where it stands', () => {
  const bodies = [stands('high', 10, 10, { z: 3 })];
  expect(pickModel({ x: 0, y: 10, z: 1, dx: 1, dy: 0, dz: 0 }, bodies)).toBeUndefined();
  expect(pickModel({ x: 0, y: 10, z: 4, dx: 1, dy: 0, dz: 0 }, bodies)?.id).toBe('high');
});
