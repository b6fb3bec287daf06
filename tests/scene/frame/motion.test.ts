import { expect, test, vi } from 'vitest';
import { createMotion, easeBoth, easeOut, mixAngle } from '../../../src/scene/frame/motion';

test('a motion runs from its first frame to its end, and then settles', async () => {
  const requestFrame = vi.fn();
  const motion = createMotion(requestFrame, () => false);
  const seen: number[] = [];
  const done = vi.fn();
  const end = motion.play(100, t => seen.push(t)).then(done);
  expect(requestFrame).toHaveBeenCalled();
  expect(motion.tick(5000)).toBe(true);
  expect(motion.tick(5050)).toBe(true);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  expect(motion.tick(5130)).toBe(false);
  await end;
  expect(seen).toEqual([0, 0.5, 1]);
});

test('a still table shows the end at once', async () => {
  const motion = createMotion(
    () => undefined,
    () => true,
  );
  const seen: number[] = [];
  await motion.play(500, t => seen.push(t));
  expect(seen).toEqual([1]);
  expect(motion.tick(0)).toBe(false);
});

test('finish brings all motions to their end', async () => {
  const motion = createMotion(
    () => undefined,
    () => false,
  );
  const seen: number[] = [];
  const end = motion.play(500, t => seen.push(t));
  motion.tick(0);
  motion.finish();
  await end;
  expect(seen).toEqual([0, 1]);
});

test('angles are mixed by the shorter way', () => {
  expect(mixAngle(0.2, Math.PI * 2 - 0.2, 0.5)).toBeCloseTo(0);
});

test.each([
  ['easeOut', easeOut],
  ['easeBoth', easeBoth],
])('%s begins at 0 and ends at 1', (_, ease) => {
  expect(ease(0)).toBe(0);
  expect(ease(1)).toBe(1);
});
