import { describe, expect, test } from 'vitest';
import { closestPoints, gapBetween, gapToSpot, planGap, signedPlanGap } from '../../../src/geometry/gaps/gap';
import { isMoreThan, isWithin } from '../../../src/geometry/gaps/within';
import { type Body, fromMillimetres, ovalBase, roundBase } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc } from '../shapes';

const QUARTER = Math.PI / 2;
const oval42 = { kind: 'oval', length: 4, width: 2 } as const;

describe('MEAS-01 the distance between bases is that of their closest points', () => {
  test.each<[string, Body, Body, number]>([
    ['1.00" bases with centres 4.00" apart', bodyAt(0, 0, disc(1)), bodyAt(4, 0, disc(1)), 3],
    ['touching bases', bodyAt(0, 0, disc(1)), bodyAt(1, 0, disc(1)), 0],
    ['overlapping bases', bodyAt(0, 0, disc(1)), bodyAt(0.4, 0, disc(1)), 0],
    ['one base inside the other', bodyAt(0, 0, disc(6)), bodyAt(1, 0, disc(1)), 0],
    ['concentric bases', bodyAt(5, 5, disc(1)), bodyAt(5, 5, disc(2)), 0],
    ['32 mm and 40 mm, centres 5" apart', bodyAt(0, 0, roundBase(32)), bodyAt(3, 4, roundBase(40)), 5 - 36 / 25.4],
    ['ovals tip to tip', bodyAt(0, 0, oval42), bodyAt(7, 0, oval42), 3],
    ['ovals side to side', bodyAt(0, 0, oval42), bodyAt(0, 5, oval42), 3],
    ['an oval on its side, tip to side', bodyAt(0, 0, oval42), bodyAt(6, 0, oval42, { facing: QUARTER }), 3],
    ['an oval turned half round', bodyAt(0, 0, oval42), bodyAt(7, 0, oval42, { facing: Math.PI }), 3],
    ['circle beside an oval', bodyAt(0, 0, oval42), bodyAt(0, 4.5, disc(1)), 3],
    ['circle before an oval', bodyAt(5.5, 0, disc(1)), bodyAt(0, 0, oval42), 3],
    ['plan shapes overlapping at other heights', bodyAt(0, 0, disc(1)), bodyAt(0.2, 0, disc(1), { z: 4 }), 4],
    ['3" in plan and 4" in height', bodyAt(0, 0, disc(1)), bodyAt(4, 0, disc(1), { z: 4 }), 5],
    [
      'the height of a model with a base does not count',
      bodyAt(0, 0, disc(1), { height: 9 }),
      bodyAt(4, 0, disc(1)),
      3,
    ],
  ])('MEAS-01 %s', (_, a, b, gap) => {
    expect(gapBetween(a, b)).toBeCloseTo(gap, 12);
    expect(gapBetween(b, a)).toBeCloseTo(gap, 12);
  });

  test('MEAS-01 ovals at an angle, against the value found by hand', () => {
    // The ovals' nearest points lie on the line of centres by symmetry: both turned by 45 degrees towards each other.
    const a = bodyAt(0, 0, oval42, { facing: QUARTER / 2 });
    const b = bodyAt(8, 8, oval42, { facing: QUARTER / 2 });
    expect(gapBetween(a, b)).toBeCloseTo(Math.sqrt(128) - 4, 12);
  });

  test('MEAS-01 millimetres become inches', () => {
    expect(fromMillimetres(25.4)).toBe(1);
    expect(ovalBase(170, 105)).toEqual({ kind: 'oval', length: 170 / 25.4, width: 105 / 25.4 });
  });
});

describe('MEAS-02 a model without a base is measured to its hull', () => {
  const hull = box(6, 2);
  test.each<[string, Body, Body, number]>([
    ['6" x 2" hull, 3.00" from its long edge', bodyAt(0, 0, hull), bodyAt(0, 4.5, disc(1)), 3],
    ['6" x 2" hull, 3.00" from its short edge', bodyAt(0, 0, hull), bodyAt(6.5, 0, disc(1)), 3],
    ['from its corner', bodyAt(0, 0, hull), bodyAt(6.5, 5.5, disc(1)), Math.sqrt(3.5 ** 2 + 4.5 ** 2) - 0.5],
    ['turned by a quarter', bodyAt(0, 0, hull, { facing: QUARTER }), bodyAt(0, 6.5, disc(1)), 3],
    ['hull to hull, edge to edge', bodyAt(0, 0, hull), bodyAt(9, 1, hull), 3],
    ['hull to hull, corner to corner', bodyAt(0, 0, hull), bodyAt(9, 6, hull), 5],
    ['hull to hull, parallel edges half past each other', bodyAt(0, 0, hull), bodyAt(3, 5, hull), 3],
    ['hull to oval, edge to side', bodyAt(0, 0, hull), bodyAt(1, 5, oval42), 3],
    ['hull to oval, edge to tip', bodyAt(0, 0, hull), bodyAt(8, 0.5, oval42), 3],
    [
      'an oval above the hull counts from its top',
      bodyAt(0, 0, hull, { height: 2 }),
      bodyAt(0, 0, oval42, { z: 5 }),
      3,
    ],
    ['a base beside the upper half of a hull', bodyAt(0, 0, hull, { height: 5 }), bodyAt(0, 4.5, disc(1), { z: 4 }), 3],
    ['a base below a hull', bodyAt(0, 0, hull, { z: 4 }), bodyAt(0, 5.5, disc(1)), Math.sqrt(32)],
    ['two hulls, one above the other', bodyAt(0, 0, hull, { height: 2 }), bodyAt(0, 0, hull, { z: 3 }), 1],
    ['two hulls that share a height', bodyAt(0, 0, hull, { height: 3 }), bodyAt(9, 0, hull, { z: 2 }), 3],
  ])('MEAS-02 %s', (_, a, b, gap) => {
    expect(gapBetween(a, b)).toBeCloseTo(gap, 12);
    expect(gapBetween(b, a)).toBeCloseTo(gap, 12);
  });

  test('MEAS-02 a hull whose centre lies outside it is measured where it is', () => {
    const points = [
      { x: 4, y: -1 },
      { x: 6, y: -1 },
      { x: 6, y: 1 },
      { x: 4, y: 1 },
    ];
    const away = bodyAt(0, 0, { kind: 'hull', points }, { facing: Math.PI });
    expect(gapBetween(away, bodyAt(-10, 0, disc(2)))).toBeCloseTo(3, 12);
    expect(gapBetween(away, bodyAt(0, 0, disc(2)))).toBeCloseTo(3, 12);
  });
});

describe('MEAS-04 within includes the limit', () => {
  const shapes = { circle: disc(1), oval: { kind: 'oval', length: 1, width: 3 }, hull: box(1, 3) } as const;
  const kinds = ['circle', 'oval', 'hull'] as const;
  const pairs = kinds.flatMap(one => kinds.map(other => [one, other] as const));
  test.each(pairs)('MEAS-04 at 3.00" and 12.00" a %s and a %s are within, at 3.01" and 12.01" not', (one, other) => {
    for (const limit of [3, 12]) {
      const a = bodyAt(10, 10, shapes[one]);
      const at = gapBetween(a, bodyAt(11 + limit, 10, shapes[other]));
      const beyond = gapBetween(a, bodyAt(11.01 + limit, 10, shapes[other]));
      expect([isWithin(at, limit), isMoreThan(at, limit)]).toEqual([true, false]);
      expect([isWithin(beyond, limit), isMoreThan(beyond, limit)]).toEqual([false, true]);
    }
  });

  test('MEAS-04 a base dragged to exactly 3" stays within 3" at every angle', () => {
    for (let i = 0; i < 360; i++) {
      const angle = (2 * Math.PI * i) / 360;
      const at = (reach: number): Body => bodyAt(30 + reach * Math.cos(angle), 22 + reach * Math.sin(angle), disc(1));
      expect(isWithin(gapBetween(bodyAt(30, 22, disc(1)), at(4)), 3)).toBe(true);
      expect(isWithin(gapBetween(bodyAt(30, 22, disc(1)), at(4.01)), 3)).toBe(false);
    }
  });
});

describe('MEAS-01 the tape', () => {
  test('MEAS-01 between discs it lies on the line of centres', () => {
    const { gap, from, to } = closestPoints(bodyAt(0, 0, disc(1)), bodyAt(4, 0, disc(1), { z: 4 }));
    expect(gap).toBeCloseTo(5, 12);
    expect([from.x, from.y, from.z]).toEqual([0.5, 0, 0]);
    expect([to.x, to.y, to.z]).toEqual([3.5, 0, 4]);
  });

  test('MEAS-02 to a hull it is level where both share a height', () => {
    const { from, to } = closestPoints(bodyAt(0, 0, box(2, 2), { height: 5 }), bodyAt(3, 0.5, disc(2), { z: 3 }));
    expect(from).toEqual({ x: 1, y: 0.5, z: 3 });
    expect(to.z).toBe(3);
    expect(to.x).toBeCloseTo(2, 12);
  });

  test('MEAS-01 over overlapping shapes it is upright', () => {
    const { gap, from, to } = closestPoints(bodyAt(0, 0, disc(2)), bodyAt(1, 0, disc(2), { z: 3 }));
    expect(gap).toBe(3);
    expect(from.x).toBeCloseTo(0.5, 9);
    expect([to.x, to.y]).toEqual([from.x, from.y]);
  });

  test('MEAS-01 to a point in space it is the hypotenuse', () => {
    expect(gapToSpot(bodyAt(0, 0, disc(1)), { x: 3.5, y: 0, z: 4 })).toBeCloseTo(5, 12);
    expect(gapToSpot(bodyAt(0, 0, box(2, 2), { height: 4 }), { x: 4, y: 0, z: 4 })).toBeCloseTo(3, 12);
    expect(gapToSpot(bodyAt(0, 0, oval42), { x: 1, y: 0, z: 0 })).toBe(0);
  });
});

test('MEAS-01 the signed gap is minus the shortest way apart', () => {
  const depth = (a: Body, b: Body): number => signedPlanGap(a, b);
  expect(depth(bodyAt(0, 0, disc(2)), bodyAt(1.5, 0, disc(2)))).toBeCloseTo(-0.5, 12);
  expect(depth(bodyAt(0, 0, box(4, 2)), bodyAt(3, 0.5, box(4, 2)))).toBeCloseTo(-1, 12);
  expect(depth(bodyAt(0, 0, box(4, 2)), bodyAt(0, 0, box(1, 1)))).toBeCloseTo(-1.5, 12);
  expect(depth(bodyAt(0, 0, oval42), bodyAt(0, 0, oval42))).toBeCloseTo(-2, 8);
  expect(depth(bodyAt(0, 0, oval42), bodyAt(0, 1, box(4, 2)))).toBeCloseTo(-1, 8);
  expect(planGap(bodyAt(0, 0, oval42), bodyAt(0, 1, box(4, 2)))).toBe(0);
});
