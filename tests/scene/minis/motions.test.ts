import { expect, test } from 'vitest';
import { createMotion } from '../../../src/scene/frame/motion';
import { fall, lengthOf, marchMs, pointAlong, walk } from '../../../src/scene/minis/motions';
import { plainMini } from './plain-mini';

const way = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4, z: 3 },
];
test.each([
  [0, 0],
  [6, 500],
  [0.5, 160],
  [24, 900],
])('a way of %s" takes %s ms', (inches, ms) => {
  expect(marchMs(inches)).toBe(ms);
});

test('a way is as long as its sides and is followed at even pace', () => {
  expect(lengthOf(way)).toBe(8);
  expect(pointAlong(way, 0.25)).toMatchObject({ x: 2, y: 0, z: 0, heading: 0 });
  expect(pointAlong(way, 0.75)).toMatchObject({ x: 4, y: 2, z: 1.5 });
  expect(pointAlong(way, 1)).toMatchObject({ x: 4, y: 4, z: 3 });
});

test('a way of one point stays there', () => {
  expect(pointAlong([{ x: 3, y: 2 }], 0.5)).toMatchObject({ x: 3, y: 2 });
});

test('a walker is lifted 0.15" on the way and set down at its end', async () => {
  const motion = createMotion(
    () => undefined,
    () => false,
  );
  const { transform } = plainMini({ gait: 'walk' });
  const walked = walk(motion, transform, { id: 'a', path: way, facing: 1 }, 'walk', 500, () => undefined);
  motion.tick(0);
  motion.tick(250);
  expect(transform.rise).toBeCloseTo(0.15);
  expect(transform.lean).toBe(0);
  motion.tick(600);
  await Promise.resolve();
  await Promise.resolve();
  motion.tick(600);
  motion.tick(700);
  await walked;
  expect(transform).toMatchObject({ x: 4, y: 4, z: 3, facing: 1, rise: 0 });
});

test('a ghost does not lift, it leans 6 degrees into its way', () => {
  const motion = createMotion(
    () => undefined,
    () => false,
  );
  const { transform } = plainMini({ gait: 'glide' });
  void walk(motion, transform, { id: 'a', path: way }, 'glide', 500, () => undefined);
  motion.tick(0);
  motion.tick(250);
  expect(transform.rise).toBe(0);
  expect((transform.lean * 180) / Math.PI).toBeCloseTo(6);
});

test('the slain turn grey, then sink out of sight', async () => {
  const motion = createMotion(
    () => undefined,
    () => true,
  );
  const { transform } = plainMini({ gait: 'walk' });
  await fall(motion, transform, 2, () => undefined);
  expect(transform.grey).toBe(1);
  expect(transform.rise).toBeLessThan(-2);
});
