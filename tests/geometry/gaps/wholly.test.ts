import { describe, expect, test } from 'vitest';
import { gapToSpot } from '../../../src/geometry/gaps/gap';
import {
  areWhollyWithin,
  farthestFromSpot,
  isWhollyWithin,
  isWhollyWithinOfArea,
  isWhollyWithinOfGroup,
} from '../../../src/geometry/gaps/wholly';
import { isWithin } from '../../../src/geometry/gaps/within';
import { isWhollyInside } from '../../../src/geometry/shapes/polygon';
import type { Body, Polygon } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc, spotsOf } from '../shapes';

const ORIGIN = { x: 0, y: 0, z: 0 };
const oval = { kind: 'oval', length: 4, width: 2 } as const;
const at = (x: number, rest: Partial<Body> = {}): Body => bodyAt(x, 0, disc(1), rest);

describe('MEAS-06 wholly within a distance', () => {
  test('MEAS-06 a base from 5.00" to 6.00" is wholly within 6" of a point; 0.01" further only within', () => {
    expect(isWithin(farthestFromSpot(at(5.5), ORIGIN), 6)).toBe(true);
    expect(isWithin(farthestFromSpot(at(5.51), ORIGIN), 6)).toBe(false);
    expect(isWithin(gapToSpot(at(5.51), ORIGIN), 6)).toBe(true);
  });

  const QUARTER = Math.PI / 2;
  test.each<[string, Body, Body, number]>([
    ['a 1" base of a 2" base', at(6), bodyAt(0, 0, disc(2)), 5.5],
    ['an oval, its far tip', bodyAt(6, 0, oval), bodyAt(0, 0, disc(2)), 7],
    ['an oval, its far side', bodyAt(0, 6, oval), bodyAt(0, 0, oval), 6],
    ['an oval of a hull, its far tip', bodyAt(0, 6, oval, { facing: QUARTER }), bodyAt(0, 0, box(6, 2)), 7],
    ['a hull, its far corners', bodyAt(6, 0, box(2, 6), { height: 0 }), bodyAt(0, 0, disc(2)), Math.sqrt(58) - 1],
    ['a base above', at(0, { z: 4 }), bodyAt(0, 0, disc(1)), 4],
    ['a base above and beside', at(4, { z: 3 }), bodyAt(0, 0, disc(1)), 5],
    [
      'a tall hull, its far top edge',
      bodyAt(5, 0, box(2, 2), { height: 5 }),
      bodyAt(0, 0, box(4, 4), { height: 2 }),
      5,
    ],
  ])('MEAS-06 %s: at the limit, and 0.01" short of it', (_, body, other, limit) => {
    expect(isWhollyWithin(body, other, limit)).toBe(true);
    expect(isWhollyWithin(body, other, limit - 0.01)).toBe(false);
  });

  test('MEAS-06 a base inside another is wholly within 0" of it', () => {
    expect(isWhollyWithin(at(0.5), bodyAt(0, 0, disc(2)), 0)).toBe(true);
    expect(isWhollyWithin(at(0.51), bodyAt(0, 0, disc(2)), 0)).toBe(false);
    expect(isWhollyWithin(bodyAt(0, 0, oval), bodyAt(0, 0, box(4, 2)), 0)).toBe(true);
    expect(isWhollyWithin(bodyAt(0, 0, oval), bodyAt(0, 0.01, box(4, 2)), 0)).toBe(false);
  });
});

describe('MEAS-06 wholly within a distance of a unit', () => {
  const unit = [bodyAt(0, 0, disc(1)), bodyAt(8, 0, disc(1))];

  test('MEAS-06 one and the same model must do: two that each cover half do not', () => {
    const between = bodyAt(4, 0, { kind: 'oval', length: 6, width: 2 });
    expect(isWhollyWithinOfGroup(between, unit, 3.5)).toBe(false);
    expect(isWhollyWithinOfGroup(between, unit, 6.5)).toBe(true);
    expect(isWhollyWithinOfGroup(bodyAt(3, 0, disc(1)), unit, 3)).toBe(true);
    expect(isWhollyWithinOfGroup(bodyAt(4, 0, disc(2)), unit, 4.49)).toBe(false);
  });

  test('MEAS-06 every model of a unit needs one, each its own', () => {
    const others = [bodyAt(0, 3, disc(1)), bodyAt(8, 3, disc(1))];
    expect(areWhollyWithin(others, unit, 3)).toBe(true);
    expect(areWhollyWithin([...others, bodyAt(8, 3.01, disc(1))], unit, 3)).toBe(false);
    expect(areWhollyWithin(others, [], 99)).toBe(false);
  });
});

describe('MEAS-06 wholly within an area', () => {
  const square = spotsOf(0, 0, 10, 0, 10, 10, 0, 10);
  const slotted = spotsOf(0, 0, 10, 0, 10, 10, 6, 10, 6, 4, 4, 4, 4, 10, 0, 10);

  test.each<[string, Body, Body, Polygon]>([
    ['a circle at the edge', bodyAt(0.5, 5, disc(1)), bodyAt(0.49, 5, disc(1)), square],
    ['a circle in the corner', bodyAt(0.5, 0.5, disc(1)), bodyAt(0.5, 0.49, disc(1)), square],
    ['an oval at the edge', bodyAt(2, 5, oval), bodyAt(1.99, 5, oval), square],
    ['a hull at the edge', bodyAt(3, 1, box(6, 2)), bodyAt(3, 0.99, box(6, 2)), square],
    ['a hull filling the area', bodyAt(5, 5, box(10, 10)), bodyAt(5, 5, box(10.01, 10)), square],
    ['a hull below a slot', bodyAt(5, 3, box(8, 2)), bodyAt(5, 3.01, box(8, 2)), slotted],
    ['a circle beside a slot', bodyAt(2, 7, disc(4)), bodyAt(2.01, 7, disc(4)), slotted],
    ['an oval below a slot', bodyAt(5, 3, oval), bodyAt(5, 3.01, oval), slotted],
  ])('MEAS-06 %s: touching from inside, and 0.01" out', (_, inside, outside, area) => {
    expect(isWhollyInside(inside, area)).toBe(true);
    expect(isWhollyInside(outside, area)).toBe(false);
    expect(isWhollyWithinOfArea(inside, area, 0)).toBe(true);
    expect(isWhollyWithinOfArea(outside, area, 0)).toBe(false);
  });

  test('MEAS-06 a hull whose corners are inside but whose edge crosses a slot is not wholly inside', () => {
    expect(isWhollyInside(bodyAt(5, 8, box(6, 1)), slotted)).toBe(false);
  });

  test('MEAS-06 a slot thinner than any spacing of samples is found', () => {
    const cut = spotsOf(0, 0, 10, 0, 10, 10, 5.0001, 10, 5, 5.9, 4.9999, 10, 0, 10);
    expect(isWhollyInside(bodyAt(5, 5, disc(1.8)), cut)).toBe(true);
    expect(isWhollyInside(bodyAt(5, 5, disc(1.82)), cut)).toBe(false);
    expect(isWhollyInside(bodyAt(5.02, 5.02, { kind: 'oval', length: 4, width: 1.8 }), cut)).toBe(false);
  });

  test('MEAS-06 wholly within 2" of an area: past its edge by 2.00" but not by 2.01"', () => {
    expect(isWhollyWithinOfArea(bodyAt(11.5, 5, disc(1)), square, 2)).toBe(true);
    expect(isWhollyWithinOfArea(bodyAt(11.51, 5, disc(1)), square, 2)).toBe(false);
    expect(isWhollyWithinOfArea(bodyAt(11, 5, box(2, 8)), square, 2)).toBe(true);
    expect(isWhollyWithinOfArea(bodyAt(11.01, 5, box(2, 8)), square, 2)).toBe(false);
    expect(isWhollyWithinOfArea(bodyAt(5, 5, disc(1)), square, -0.01)).toBe(false);
  });

  test('MEAS-06 across a slot of 2" everything is within 1" of the area but not within 0.99"', () => {
    for (const body of [bodyAt(5, 7, disc(4)), bodyAt(5, 7, oval), bodyAt(5, 7, box(6, 2))]) {
      expect(isWhollyWithinOfArea(body, slotted, 1)).toBe(true);
      expect(isWhollyWithinOfArea(body, slotted, 0.99)).toBe(false);
    }
  });
});
