import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geometry/gaps/tape';
import type { Body, Feature } from '../../../src/geometry/shapes/shape';
import { type Blockers, blockersOf } from '../../../src/geometry/sight/blockers';
import { isClear, isFree } from '../../../src/geometry/sight/free-ray';
import { seeModel, seeUnit } from '../../../src/geometry/sight/sight';
import { modelSightTable, sightTable } from '../../../src/geometry/sight/sight-table';
import { bodyAt, box, disc } from '../shapes';
import { block, rectangle } from './scenes';

const at = (x: number, y: number, z: number): Point => ({ x, y, z });
const things = (features: readonly Feature[], units: readonly (readonly Body[])[] = []): Blockers =>
  blockersOf(features, units);

describe('grazing', () => {
  const wall = block(rectangle(15, 10, 2, 4), 2);
  const seam = [block(rectangle(15, 8, 2, 4), 2, 0, 'south'), block(rectangle(15, 12, 2, 4), 2, 0, 'north')];
  const model = bodyAt(15, 10, disc(2), { z: 2, height: 1 });
  const cross = [
    { x: 14, y: 8 },
    { x: 16, y: 8 },
    { x: 16, y: 10 },
    { x: 18, y: 10 },
    { x: 18, y: 12 },
    { x: 14, y: 12 },
  ];
  test.each<[string, Blockers, Point, Point, boolean]>([
    ['a ray along the top of a wall is free', things([wall]), at(10, 10, 2), at(20, 10, 2), true],
    ['a hair below the top it is blocked', things([wall]), at(10, 10, 1.99999), at(20, 10, 1.99999), false],
    ['a ray along the face of a wall is free', things([wall]), at(10, 12, 1), at(20, 12, 1), true],
    ['a hair inside the face it is blocked', things([wall]), at(10, 11.99999, 1), at(20, 11.99999, 1), false],
    ['a ray through the upper edge is free', things([wall]), at(10, 12, 2), at(20, 12, 2), true],
    ['a ray along the seam of two walls is blocked', things(seam), at(10, 10, 1), at(20, 10, 1), false],
    ['a ray over the seam of two walls is free', things(seam), at(10, 10, 2), at(20, 10, 2), true],
    ['a slanting ray within the seam is blocked', things(seam), at(10, 10, 0), at(20, 10, 2.5), false],
    [
      'a ray that touches a round base is free',
      things([], [[bodyAt(15, 10, disc(2))]]),
      at(10, 11, 1),
      at(20, 11, 1),
      true,
    ],
    ['a ray between a model and its roof is blocked', things([wall], [[model]]), at(10, 10, 2), at(20, 10, 2), false],
    ['a ray along the ground does not slip under', things([wall]), at(10, 10, 0), at(20, 10, 0), false],
    [
      'a ray along a cut inside a concave solid is blocked',
      things([block(cross, 2)]),
      at(16, 5, 1),
      at(16, 15, 1),
      false,
    ],
    ['a ray along another such cut is blocked', things([block(cross, 2)]), at(10, 10, 1), at(20, 10, 1), false],
    ['a ray in the corner of a wall and a roof is free', inCorner(8, 1), at(10, 10, 2), at(20, 10, 2), true],
    ['a ray in the corner on the other side is free', inCorner(12, 1), at(10, 10, 2), at(20, 10, 2), true],
    ['a ray in the corner of a wall and the floor is free', inCorner(8, -1), at(10, 10, 2), at(20, 10, 2), true],
    ['a ray in that corner on the other side is free', inCorner(12, -1), at(10, 10, 2), at(20, 10, 2), true],
    ['a ray that ends at the face is free', things([wall]), at(10, 10, 1), at(14, 10, 1), true],
    ['a ray that starts within is blocked', things([wall]), at(15, 10, 1), at(20, 10, 1), false],
    ['a ray straight down beside a wall is free', things([wall]), at(13.9, 10, 5), at(13.9, 10, 0), true],
    ['a ray straight down into a wall is blocked', things([wall]), at(15, 10, 5), at(15, 10, 0), false],
    ['a ray of no length outside is free', things([wall]), at(10, 10, 1), at(10, 10, 1), true],
    ['a ray of no length inside is blocked', things([wall]), at(15, 10, 1), at(15, 10, 1), false],
  ])('%s', (_, blockers, from, to, expected) => {
    const all = blockers.groups.flatMap(({ members }) => [...members]);
    expect(isFree(all, from, to)).toBe(expected);
    expect(isFree(all, to, from)).toBe(expected);
    expect(isClear(blockers, from, to)).toBe(expected);
    expect(isClear(blockers, to, from)).toBe(expected);
  });
});

/** A wall beside the line y = 10 that touches it, and a slab that touches the height 2 from above or below. */
function inCorner(wallY: number, up: 1 | -1): Blockers {
  const slab = up > 0 ? block(rectangle(15, 10, 2, 8), 3, 2, 'slab') : block(rectangle(15, 10, 2, 8), 2, 0, 'slab');
  return blockersOf([block(rectangle(15, wallY, 2, 4), 5, 0, 'wall'), slab], []);
}

describe('odd tables', () => {
  const one = bodyAt(10, 10, disc(1));
  const other = bodyAt(20, 10, disc(1));

  test.each<[string, Partial<Body>]>([
    ['x is NaN', { x: Number.NaN }],
    ['height is Infinity', { height: Number.POSITIVE_INFINITY }],
    ['facing is NaN', { facing: Number.NaN }],
    ['radius is NaN', { outline: { kind: 'circle', radius: Number.NaN } }],
  ])('a body whose %s is refused with words', (words, fault) => {
    const odd = { ...one, ...fault };
    const none = blockersOf([], []);
    expect(() => seeModel(odd, other, none)).toThrow(words);
    expect(() => seeModel(other, odd, none)).toThrow(words);
    expect(() => blockersOf([], [[odd]])).toThrow(words);
    expect(() => sightTable([[odd]], [[other]], none)).toThrow(words);
  });

  test('a solid with a number that is not finite is refused with words', () => {
    expect(() => blockersOf([block(rectangle(Number.NaN, 0, 1, 1), 2)], [])).toThrow('not finite');
    expect(() => blockersOf([block(rectangle(0, 0, 1, 1), Number.NaN)], [])).toThrow('not finite');
  });

  test.each<[string, Body, Body]>([
    ['in the same place', one, { ...one }],
    ['right above', bodyAt(10, 10, disc(1), { z: 5 }), one],
    ['base to base', one, bodyAt(11, 10, disc(1))],
    ['without height', bodyAt(10, 10, disc(1), { height: 0 }), bodyAt(20, 10, disc(1), { height: 0 })],
    ['without width', bodyAt(10, 10, disc(0)), bodyAt(20, 10, disc(0))],
    [
      'as flat ovals',
      bodyAt(10, 10, { kind: 'oval', length: 2, width: 0 }),
      bodyAt(20, 10, { kind: 'oval', length: 0, width: 2 }),
    ],
    ['as a hull that is a line', bodyAt(10, 10, box(2, 0)), bodyAt(20, 10, box(0, 2))],
  ])('two models %s see each other on an empty table, by a ray of real numbers', (_, from, to) => {
    const sight = seeModel(from, to, blockersOf([], [[from], [to]]));
    expect(sight.sees).toBe(true);
    if (!sight.sees) return;
    const { ray } = sight;
    for (const value of [...Object.values(ray.from), ...Object.values(ray.to)])
      expect(value).toSatisfy(Number.isFinite);
  });

  test('two models one above the other are parted by the floor between them', () => {
    const floor = block(rectangle(10, 10, 6, 6), 3.1, 3);
    const above = bodyAt(10, 10, disc(1), { z: 3.1 });
    expect(seeModel(above, one, blockersOf([floor], [[above], [one]])).sees).toBe(false);
    const hole = [block(rectangle(8.4, 10, 2, 6), 3.1, 3, 'west'), block(rectangle(11.6, 10, 2, 6), 3.1, 3, 'east')];
    expect(seeModel(above, one, blockersOf(hole, [[above], [one]])).sees).toBe(true);
  });

  test('things without size hide nothing', () => {
    const flat = bodyAt(15, 10, disc(4), { height: 0 });
    const thin = bodyAt(15, 10, disc(0));
    const paper = block(rectangle(15, 10, 0, 4), 5);
    expect(seeModel(one, other, blockersOf([paper], [[one], [other], [flat, thin]])).sees).toBe(true);
  });

  test('an empty unit is not seen and sees nothing, on any table', () => {
    const blockers = blockersOf([], [[]]);
    expect(seeUnit(one, [], blockers)).toEqual({ sees: false, rays: [] });
    expect(sightTable([[], [one]], [[], [other]], blockers)).toEqual([
      [[], []],
      [[false], [true]],
    ]);
    expect(modelSightTable([[one]], [[]], blockers)).toEqual([[[[]]]]);
  });

  test('a hundred models in one spot hide what a single one hides, and show their common rim', () => {
    const crowd = Array.from({ length: 100 }, () => bodyAt(15, 10, disc(1), { height: 3 }));
    expect(seeModel(one, other, blockersOf([], [[one], [other], crowd])).sees).toBe(false);
    const aside = crowd.map(body => ({ ...body, y: 10.9 }));
    expect(seeModel(one, other, blockersOf([], [[one], [other], aside])).sees).toBe(true);
    const unit = crowd.map(body => ({ ...body, x: 20 }));
    expect(seeUnit(one, unit, blockersOf([], [[one], unit])).sees).toBe(true);
  });

  test('everything at the far end of a large table, to the same inch', () => {
    const far = (body: Body): Body => ({ ...body, x: body.x + 5000, y: body.y + 5000 });
    const wall = (top: number): Feature => block(rectangle(5015, 5010, 0.5, 8), top);
    const sees = (top: number): boolean => seeModel(far(one), far(other), blockersOf([wall(top)], [])).sees;
    expect([sees(1.3), sees(1.5)]).toEqual([true, false]);
  });
});
