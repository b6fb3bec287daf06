import { expect, test } from 'vitest';
import { doOverlap } from '../../../src/geometry/gaps/gap';
import type { Body, Outline } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc } from '../shapes';

const oval: Outline = { kind: 'oval', length: 1, width: 2 };

test.each<[string, Outline, Outline]>([
  ['circle and circle', disc(1), disc(1)],
  ['circle and oval', disc(1), oval],
  ['oval and oval', oval, oval],
  ['circle and hull', disc(1), box(1, 2)],
  ['oval and hull', oval, box(1, 2)],
  ['hull and hull', box(1, 2), box(1, 2)],
])('MOVE-06 %s that touch do not overlap, 0.01" closer they do', (_, one, other) => {
  const a = bodyAt(20, 20, one);
  for (const [x, overlaps] of [
    [21, false],
    [21 - 1e-7, false],
    [20.99, true],
    [20.5, true],
    [20, true],
  ] as const) {
    expect(doOverlap(a, bodyAt(x, 20, other))).toBe(overlaps);
    expect(doOverlap(bodyAt(x, 20, other), a)).toBe(overlaps);
  }
});

test.each<[string, Partial<Body>, Partial<Body>, boolean]>([
  ['on the same ground', { height: 2 }, { height: 1 }, true],
  ['on a ledge exactly above the head', { height: 2 }, { z: 2, height: 1 }, false],
  ['on a ledge just below the head', { height: 2 }, { z: 1.99, height: 1 }, true],
  ['on a ledge above, the tall one below', { height: 5 }, { z: 3, height: 1 }, true],
  ['below, reaching up to the ledge', { z: 3, height: 1 }, { height: 3 }, false],
])('MOVE-06 bodies overlap only where their heights share more than a point: %s', (_, lower, upper, overlaps) => {
  expect(doOverlap(bodyAt(5, 5, disc(1), lower), bodyAt(5.3, 5, disc(1), upper))).toBe(overlaps);
  expect(doOverlap(bodyAt(5, 5, box(1, 1), lower), bodyAt(5.3, 5, oval, upper))).toBe(overlaps);
});

test('MOVE-06 a 1.00" base fits a gap of 1.00" between two bases, not one of 0.99"', () => {
  const mover = bodyAt(0, 0, disc(1));
  const hits = (gap: number): boolean =>
    doOverlap(mover, bodyAt(0, 0.5 + gap / 2, disc(1))) || doOverlap(mover, bodyAt(0, -0.5 - gap / 2, disc(1)));
  expect([hits(1), hits(0.99)]).toEqual([false, true]);
});
