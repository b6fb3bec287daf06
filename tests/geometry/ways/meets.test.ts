import { describe, expect, test } from 'vitest';
import { EPS } from '../../../src/geometry/gaps/within';
import { prepareOutline } from '../../../src/geometry/shapes/prepared-outline';
import type { Body, Outline } from '../../../src/geometry/shapes/shape';
import { meets } from '../../../src/geometry/ways/sweep';
import { seeded } from '../seeded';
import { disc } from './scenes';

const meet = (one: Body, other: Body): boolean => meets(prepareOutline(one.outline, one.facing), one, other);
/** The same size all round, given as an oval: it is measured by the general method. */
const asOval = (body: Body): Body => {
  const size = body.outline.kind === 'circle' ? 2 * body.outline.radius : 0;
  const outline: Outline = { kind: 'oval', length: size, width: size };
  return { ...body, outline };
};

describe('MOVE-06 two round bases', () => {
  test.each<[string, number, boolean]>([
    ['0.01" apart do not overlap', 1.51, false],
    ['in touch do not overlap', 1.5, false],
    ['into each other by less than rounding can do', 1.5 - EPS / 2, false],
    ['into each other by more than that', 1.5 - 2 * EPS, true],
    ['into each other by 0.01"', 1.49, true],
    ['one within the other', 0, true],
  ])('%s', (_, x, expected) => {
    const [one, other] = [disc(10, 10), disc(10 + x, 10, 1)];
    expect(meet(one, other)).toBe(expected);
    expect(meet(other, one)).toBe(expected);
    expect(meet(asOval(one), other)).toBe(expected);
  });

  test.each<[string, number, boolean]>([
    ['on the head of the other', 1.5, false],
    ['0.01" lower', 1.49, true],
  ])('one above the other, %s', (_, z, expected) => {
    expect(meet(disc(10, 10, 0.5, z), disc(10.2, 10))).toBe(expected);
    expect(meet(disc(10, 10), disc(10.2, 10, 0.5, z))).toBe(expected);
  });

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))(
    'as the long way has it, near where they touch (seed %d)',
    seed => {
      const random = seeded(seed);
      for (let i = 0; i < 50; i++) {
        const [mine, its] = [random.between(0.3, 2), random.between(0.3, 2)];
        const angle = random.between(0, 7);
        const off = mine + its + random.pick([-1, 1]) * random.between(2 * EPS, 0.05);
        const [one, other] = [disc(20, 20, mine), disc(20 + off * Math.cos(angle), 20 + off * Math.sin(angle), its)];
        expect(meet(one, other)).toBe(meet(asOval(one), asOval(other)));
      }
    },
  );
});
