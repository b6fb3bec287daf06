import { describe, expect, test } from 'vitest';
import {
  closestPoints,
  doOverlap,
  gapBetween,
  gapToSpot,
  planGap,
  signedPlanGap,
} from '../../../src/geometry/gaps/gap';
import { farthestFrom, isWhollyWithin, isWhollyWithinOfArea } from '../../../src/geometry/gaps/wholly';
import { isWhollyInside, planGapToPolygon } from '../../../src/geometry/shapes/polygon';
import type { Body, Outline } from '../../../src/geometry/shapes/shape';
import { checkBody, FURTHEST } from '../../../src/geometry/shapes/validate';
import { isOneGroup } from '../../../src/geometry/units/broken-links';
import { bodiesWithin, closestPair, gapBetweenGroups, neighboursWithin } from '../../../src/geometry/units/group';
import { linkedGroups } from '../../../src/geometry/units/linked';
import { repairLinks } from '../../../src/geometry/units/repair';
import { bodyAt, box, disc, spotsOf } from '../shapes';

const area = spotsOf(0, 0, 10, 0, 10, 10, 6, 10, 6, 4, 4, 4, 4, 10, 0, 10);
const sound = bodyAt(4, 5, disc(1));
const LIMITS = { inPlan: 1, inHeight: 6 };

/** Every measuring function, asked about two bodies. */
const questions: readonly [string, (a: Body, b: Body) => unknown][] = [
  ['planGap', planGap],
  ['signedPlanGap', signedPlanGap],
  ['gapBetween', gapBetween],
  ['gapToSpot', a => gapToSpot(a, { x: 1, y: 2, z: 3 })],
  ['closestPoints', closestPoints],
  ['doOverlap', doOverlap],
  ['gapBetweenGroups', (a, b) => gapBetweenGroups([a], [b])],
  ['closestPair', (a, b) => closestPair([a], [b])?.gap],
  ['bodiesWithin', (a, b) => bodiesWithin([a], [b], 3).length],
  ['neighboursWithin', (a, b) => neighboursWithin([a, b], 3)],
  ['farthestFrom', farthestFrom],
  ['isWhollyWithin', (a, b) => isWhollyWithin(a, b, 3)],
  ['linkedGroups', (a, b) => linkedGroups([a, b], LIMITS)],
  ['repairLinks', (a, b) => repairLinks([a, b], LIMITS)?.furthest],
  ['planGapToPolygon', a => planGapToPolygon(a, area)],
  ['isWhollyInside', a => isWhollyInside(a, area)],
  ['isWhollyWithinOfArea', a => isWhollyWithinOfArea(a, area, 1)],
];

describe('numbers that are not finite are refused by name', () => {
  const { NaN: none, POSITIVE_INFINITY: endless } = Number;
  const hull: Outline = { kind: 'hull', points: spotsOf(0, 0, 2, 0, none, 2, 0, 2) };
  const cases: readonly [string, Body, RegExp][] = [
    ['x', bodyAt(none, 1, disc(1)), /x is NaN/],
    ['y', bodyAt(1, endless, disc(1)), /y is Infinity/],
    ['radius', bodyAt(1, 1, disc(none)), /radius is NaN/],
    ['length', bodyAt(1, 1, { kind: 'oval', length: none, width: 1 }), /length is NaN/],
    ['width', bodyAt(1, 1, { kind: 'oval', length: 1, width: -endless }), /width is -Infinity/],
    ["an oval's facing", bodyAt(1, 1, { kind: 'oval', length: 2, width: 1 }, { facing: none }), /facing is NaN/],
    ["a hull's point", bodyAt(1, 1, hull), /points\[2\]\.x is NaN/],
    ["a hull's lack of points", bodyAt(1, 1, { kind: 'hull', points: [] }), /without points/],
  ];
  for (const [name, ask] of questions) {
    test.each(cases)(`${name} refuses a bad %s`, (_, bad, message) => {
      expect(() => ask(bad, sound)).toThrow(message);
      if (ask.length > 1) expect(() => ask(sound, bad)).toThrow(message);
      const oval = bodyAt(9, 9, { kind: 'oval', length: 4, width: 2 }, { facing: 1 });
      if (ask.length > 1) expect(() => ask(oval, bad)).toThrow(message);
    });
  }

  test.each(['gapBetween', 'closestPoints', 'doOverlap', 'farthestFrom', 'linkedGroups', 'gapBetweenGroups'])(
    '%s refuses a bad height',
    name => {
      const ask = questions.find(([each]) => each === name)?.[1];
      expect(() => ask?.(bodyAt(1, 1, disc(1), { z: none }), sound)).toThrow(/z is NaN/);
    },
  );

  test('a bad spot is refused as well', () => {
    expect(() => gapToSpot(sound, { x: 1, y: none, z: 0 })).toThrow(/NaN/);
  });
});

describe('odd but finite bodies get finite answers', () => {
  const odd: readonly [string, Outline][] = [
    ['a point', disc(0)],
    ['a flat oval', { kind: 'oval', length: 3, width: 0 }],
    ['an oval without size', { kind: 'oval', length: 0, width: 0 }],
    ['a needle', { kind: 'oval', length: 8, width: 1e-9 }],
    ['a round oval', { kind: 'oval', length: 1, width: 1 }],
    ['a hull of one point', { kind: 'hull', points: spotsOf(0, 0) }],
    ['a hull of two points', { kind: 'hull', points: spotsOf(-1, 0, 1, 0) }],
    ['a hull with a point twice', { kind: 'hull', points: spotsOf(-1, -1, 1, -1, 1, -1, 0, 1) }],
    ['a hull in a line', { kind: 'hull', points: spotsOf(-1, 0, 0, 0, 1, 0) }],
    ['a plain disc', disc(1)],
    ['a plain hull', box(2, 1)],
    ['a giant', disc(FURTHEST)],
  ];
  const places: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [0, 1e-12],
    [2.5, 3.5],
    [-FURTHEST, FURTHEST],
  ];
  test.each(odd)('%s against every other, in every place', (_, one) => {
    for (const [, other] of odd) {
      for (const [x, y] of places) {
        for (const facing of [0, 1, Math.PI / 2, -900]) {
          for (const [name, ask] of questions) {
            const answer = JSON.stringify(ask(bodyAt(4, 5, one), bodyAt(4 + x, 5 + y, other, { facing })));
            // JSON writes NaN and the infinities as null.
            expect(answer ?? 'none', `${name} at ${x}, ${y}, ${facing}`).not.toMatch(/null/);
          }
        }
      }
    }
  });

  test('a flat oval is measured as the segment that it is', () => {
    const flat = bodyAt(0, 0, { kind: 'oval', length: 4, width: 0 });
    expect(planGap(flat, bodyAt(1, 3.5, disc(1)))).toBeCloseTo(3, 6);
    expect(planGap(flat, bodyAt(5.5, 0, disc(1)))).toBeCloseTo(3, 6);
    expect(planGap(flat, bodyAt(1, 3, flat.outline))).toBeCloseTo(3, 6);
    expect(planGap(flat, bodyAt(0, 3.5, box(1, 1)))).toBeCloseTo(3, 6);
  });
});

describe('a hundred bodies in one spot', () => {
  const heap = Array.from({ length: 100 }, (_, i) =>
    bodyAt(7, 7, i % 3 === 0 ? disc(1) : i % 3 === 1 ? box(1, 1) : { kind: 'oval', length: 2, width: 1 }),
  );
  test('they are one group, 0" apart, all neighbours of each other', () => {
    expect(isOneGroup(heap, LIMITS)).toBe(true);
    expect(gapBetweenGroups(heap, heap)).toBe(0);
    expect(neighboursWithin(heap, 0).every(list => list.length === 99)).toBe(true);
    expect(bodiesWithin(heap, heap, 0)).toHaveLength(100);
    expect(repairLinks(heap, LIMITS)?.furthest).toBe(0);
  });

  test('a hundred bodies spread to the ends of the world are measured as quickly', () => {
    const far = heap.map((body, i) => ({ ...body, x: i === 0 ? -FURTHEST : FURTHEST - 3 * i }));
    expect(neighboursWithin(far, 3)[0]).toEqual([]);
    expect(neighboursWithin(far, 3)[1]).toEqual([2]);
    expect(linkedGroups(far, LIMITS)).toHaveLength(100);
  });
});

test('MEAS-05 measuring changes nothing and gives the same answer every time, whatever is asked in between', () => {
  const bodies = [sound, bodyAt(1, 2, box(3, 1), { facing: 1 }), bodyAt(6, 6, { kind: 'oval', length: 3, width: 2 })];
  const frozen = bodies.map(body => Object.freeze({ ...body, outline: Object.freeze(body.outline) }));
  const pairs = frozen.flatMap(a => frozen.map(b => [a, b] as const));
  const ask = (): unknown[] => pairs.map(([a, b]) => questions.map(([, each]) => each(a, b)));
  const first = ask();
  expect(ask()).toEqual(first);
  expect(frozen).toEqual(bodies);
});

describe('what parsers ask', () => {
  test.each<[string, Body, RegExp | undefined]>([
    ['a sound base', sound, undefined],
    ['a sound hull', bodyAt(1, 1, box(2, 3)), undefined],
    ['no radius', bodyAt(1, 1, disc(0)), /radius is 0/],
    ['a negative width', bodyAt(1, 1, { kind: 'oval', length: 2, width: -1 }), /width is -1/],
    ['a negative height', bodyAt(1, 1, disc(1), { height: -1 }), /height is -1/],
    ['an x beyond all tables', bodyAt(1e9, 1, disc(1)), /x is 1000000000/],
    ['a facing that is no number', bodyAt(1, 1, disc(1), { facing: Number.NaN }), /facing is NaN/],
    ['too few points', bodyAt(1, 1, { kind: 'hull', points: spotsOf(0, 0, 1, 0) }), /2 points/],
    ['a clockwise hull', bodyAt(1, 1, { kind: 'hull', points: spotsOf(0, 0, 0, 1, 1, 0) }), /clockwise/],
    ['a dented hull', bodyAt(1, 1, { kind: 'hull', points: spotsOf(0, 0, 4, 0, 1, 1, 0, 4) }), /clockwise/],
    ['a point twice', bodyAt(1, 1, { kind: 'hull', points: spotsOf(0, 0, 1, 0, 1, 0, 0, 1) }), /twice/],
    ['a star', bodyAt(1, 1, { kind: 'hull', points: pentagram() }), /winds/],
    [
      'a point that is no number',
      bodyAt(1, 1, { kind: 'hull', points: spotsOf(0, 0, 1, 0, 0, Number.NaN) }),
      /y is NaN/,
    ],
  ])('%s', (_, body, wrong) => {
    if (wrong === undefined) expect(checkBody(body)).toBeUndefined();
    else expect(checkBody(body)).toMatch(wrong);
  });
});

function pentagram(): { x: number; y: number }[] {
  return [0, 2, 4, 1, 3].map(i => ({ x: Math.cos((2 * Math.PI * i) / 5), y: Math.sin((2 * Math.PI * i) / 5) }));
}
