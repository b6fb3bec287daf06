import { expect, test } from 'vitest';
import { FramePace } from '../../../src/scene/frame/frame-pace';

/** Draws frames this many milliseconds after each other; the numbers of those that were called too slow. */
function slowFrames(times: readonly number[], goesOn: (index: number) => boolean = () => true): readonly number[] {
  const pace = new FramePace();
  let now = 1000;
  pace.frame(now, true);
  return times.flatMap((time, index) => {
    now += time;
    return pace.frame(now, goesOn(index)) ? [index] : [];
  });
}

const frames = (count: number, ms: number): readonly number[] => Array.from({ length: count }, () => ms);

test('frames that keep up are never too slow', () => {
  expect(slowFrames(frames(500, 16.7))).toEqual([]);
  expect(slowFrames(frames(500, 40))).toEqual([]);
});

test('a machine that draws fewer than 25 frames a second is too slow after a second or two of motion', () => {
  const [first] = slowFrames(frames(60, 41));
  expect(first).toBe(47);
});

test('a table at rest is not slow: the wait before the next motion does not count', () => {
  expect(slowFrames(frames(500, 700), () => false)).toEqual([]);
  // bursts of four quick frames with long rests between them
  const bursts = Array.from({ length: 400 }, (_, index) => (index % 4 === 0 ? 900 : 16));
  expect(slowFrames(bursts, index => index % 4 !== 3)).toEqual([]);
});

test('hitches do not count as long as most frames keep up', () => {
  const hitched = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? 200 : 17));
  expect(slowFrames(hitched)).toEqual([]);
});

test('the first frames, which load and compile, do not count', () => {
  expect(slowFrames([...frames(12, 400), ...frames(36, 20)])).toEqual([]);
});

test('time in which the page was hidden does not count', () => {
  expect(slowFrames(frames(100, 5000))).toEqual([]);
});
