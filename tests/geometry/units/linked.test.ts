import { describe, expect, test } from 'vitest';
import { brokenLinks, isOneGroup } from '../../../src/geometry/units/broken-links';
import { areLinked, linkedGroups, linksAmong } from '../../../src/geometry/units/linked';
import { repairLinks } from '../../../src/geometry/units/repair';
import { bodyAt, disc } from '../shapes';

const LIMITS = { inPlan: 2.5, inHeight: 3 };

/** Two 1" bases with this gap in plan and in height. */
const pair = (gap: number, z = 0) => [bodyAt(10, 10, disc(1)), bodyAt(11 + gap, 10, disc(1), { z })];

describe('the caller says how far apart linked bodies may be', () => {
  test.each<[string, ReturnType<typeof pair>, boolean]>([
    ['2.50" in plan', pair(2.5), true],
    ['2.51" in plan', pair(2.51), false],
    ['3.00" in height', pair(0, 3), true],
    ['3.01" in height', pair(0, 3.01), false],
  ])('%s', (_, bodies, isLinked) => {
    const [a = bodyAt(0, 0, disc(1)), b = a] = bodies;
    expect(areLinked(a, b, LIMITS)).toBe(isLinked);
    expect(linkedGroups(bodies, LIMITS)).toEqual(isLinked ? [[0, 1]] : [[0], [1]]);
    expect(linksAmong(bodies, LIMITS)).toEqual(isLinked ? [[1], [0]] : [[], []]);
    expect(isOneGroup(bodies, LIMITS)).toBe(isLinked);
    expect(brokenLinks(bodies, LIMITS)).toHaveLength(isLinked ? 0 : 1);
  });

  test('a repair shifts a body just within the limit', () => {
    expect(repairLinks(pair(4), LIMITS)?.furthest).toBeCloseTo(1.5, 6);
  });
});
