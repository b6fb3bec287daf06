import { describe, expect, test } from 'vitest';
import {
  areLinked,
  brokenLinks,
  coherencyGroups,
  isCoherent,
  proposeRepair,
} from '../../../src/games/aos/ways/coherency';
import { planGap } from '../../../src/geometry/gaps/gap';
import type { Body } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc } from '../../geometry/shapes';

/** 1" bases in a row with these gaps. */
function row(...gaps: readonly number[]): Body[] {
  return [0, ...gaps].map((_, i) => {
    const before = gaps.slice(0, i).reduce((sum, gap) => sum + 1 + gap, 0);
    return bodyAt(10 + before, 10, disc(1));
  });
}

describe('UNIT-02 a unit is one group', () => {
  test.each<[string, Body[], number[][]]>([
    ['a chain with gaps of 1.00"', row(1, 1, 1), [[0, 1, 2, 3]]],
    [
      'a chain with a gap of 1.01"',
      row(1, 1.01, 1),
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'two pairs of touching models',
      row(0, 5, 0),
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['6.00" above and 0.5" away in plan', [bodyAt(0, 0, disc(1)), bodyAt(1.5, 0, disc(1), { z: 6 })], [[0, 1]]],
    ['6.01" above and 0.5" away in plan', [bodyAt(0, 0, disc(1)), bodyAt(1.5, 0, disc(1), { z: 6.01 })], [[0], [1]]],
    ['1.00" away and 6.00" above at once', [bodyAt(0, 0, disc(1)), bodyAt(2, 0, disc(1), { z: 6 })], [[0, 1]]],
    ['straight above by 6.01"', [bodyAt(0, 0, disc(1)), bodyAt(0, 0, disc(1), { z: 6.01 })], [[0], [1]]],
    [
      '6.00" above the top of a hull',
      [bodyAt(0, 0, box(2, 2), { height: 3 }), bodyAt(0, 0, disc(1), { z: 9 })],
      [[0, 1]],
    ],
    ['a stair of models on ledges', row(1, 1).map((body, i) => ({ ...body, z: 6 * i })), [[0, 1, 2]]],
    ['a late link that joins two groups', [...row(3), bodyAt(12, 10, disc(1))], [[0, 1, 2]]],
  ])('UNIT-02 %s', (_, bodies, groups) => {
    expect(coherencyGroups(bodies)).toEqual(groups);
    expect(isCoherent(bodies)).toBe(groups.length === 1);
    expect(brokenLinks(bodies)).toHaveLength(groups.length - 1);
  });

  test('UNIT-02 an oval is linked by its rim, not by its centre', () => {
    const oval = { kind: 'oval', length: 6, width: 2 } as const;
    expect(areLinked(bodyAt(0, 0, oval), bodyAt(4.5, 0, disc(1)))).toBe(true);
    expect(areLinked(bodyAt(0, 0, oval), bodyAt(4.51, 0, disc(1)))).toBe(false);
    expect(areLinked(bodyAt(0, 0, oval), bodyAt(0, 2.51, disc(1)))).toBe(false);
  });
});

test('UNIT-03 a single model is always coherent, and so is no model at all', () => {
  expect(isCoherent([bodyAt(3, 3, disc(1))])).toBe(true);
  expect(coherencyGroups([bodyAt(3, 3, disc(1))])).toEqual([[0]]);
  expect(isCoherent([])).toBe(true);
  expect(coherencyGroups([])).toEqual([]);
  expect(brokenLinks([])).toEqual([]);
});

test('UNIT-04 of two models one moved 1.50" away breaks the unit, one moved to 1.00" does not', () => {
  expect(isCoherent(row(1.5))).toBe(false);
  expect(isCoherent(row(1))).toBe(true);
});

test('UNIT-05 slaying the middle of three leaves two groups until they are within 1" again', () => {
  const [left, , right] = row(1, 1) as [Body, Body, Body];
  expect(coherencyGroups([left, right])).toEqual([[0], [1]]);
  expect(isCoherent([left, { ...right, x: left.x + 2.01 }])).toBe(false);
  expect(isCoherent([left, { ...right, x: left.x + 2 }])).toBe(true);
});

describe('UNIT-02 where it breaks', () => {
  test('UNIT-02 each smaller group is shown with its nearest pair to the largest', () => {
    expect(brokenLinks(row(2, 0, 0, 3, 0))).toEqual([
      { group: [0], from: 0, to: 1, gap: 2, height: 0 },
      { group: [4, 5], from: 4, to: 3, gap: 3, height: 0 },
    ]);
  });

  test('UNIT-02 of equal groups the one with the first model is the main one', () => {
    expect(brokenLinks(row(2))[0]).toMatchObject({ from: 1, to: 0 });
  });

  test('UNIT-02 a break in height shows the height', () => {
    const bodies = [bodyAt(0, 0, disc(1)), bodyAt(1.5, 0, disc(1), { z: 7 })];
    expect(brokenLinks(bodies)).toEqual([{ group: [1], from: 1, to: 0, gap: 0.5, height: 7 }]);
  });
});

describe('UNIT-02 a proposed repair', () => {
  test('UNIT-02 moves the smaller group straight to 1.00" and no further', () => {
    const repair = proposeRepair(row(0, 0, 3.5, 0));
    expect(repair?.shifts.map(shift => shift.index)).toEqual([3, 4]);
    expect(repair?.furthest).toBeCloseTo(2.5, 12);
    expect(isCoherent(repair?.bodies ?? [])).toBe(true);
  });

  test('UNIT-02 leaves a coherent unit alone', () => {
    const bodies = row(1, 1);
    expect(proposeRepair(bodies)).toEqual({ bodies, shifts: [], furthest: 0 });
  });

  test('UNIT-02 brings several groups together, one after the other', () => {
    const repair = proposeRepair(row(4, 0, 4, 2));
    expect(isCoherent(repair?.bodies ?? [])).toBe(true);
    expect(repair?.furthest).toBeCloseTo(4, 12);
  });

  test('UNIT-02 goes round a place that is taken, and stands nowhere else than on free ones', () => {
    const enemy = bodyAt(12, 10, disc(1));
    const isFree = (body: Body): boolean => planGap(body, enemy) > 0.2;
    const repair = proposeRepair([bodyAt(10, 10, disc(1)), bodyAt(15, 10, disc(1))], isFree);
    expect(isCoherent(repair?.bodies ?? [])).toBe(true);
    expect(repair?.bodies.every(isFree)).toBe(true);
    expect(repair?.furthest).toBeLessThan(3.6);
    expect(proposeRepair([bodyAt(10, 10, disc(1)), bodyAt(15, 10, disc(1))], isFree)).toEqual(repair);
  });

  test('UNIT-02 offers nothing where no shift can help', () => {
    expect(proposeRepair([bodyAt(0, 0, disc(1)), bodyAt(0, 0, disc(1), { z: 7 })])).toBeUndefined();
    expect(proposeRepair(row(5), () => false)).toBeUndefined();
  });

  test('UNIT-02 keeps whatever else the models carry', () => {
    const named = row(3).map((body, i) => ({ ...body, id: `model-${i}` }));
    expect(proposeRepair(named)?.bodies.map(model => model.id)).toEqual(['model-0', 'model-1']);
  });
});
