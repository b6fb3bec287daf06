import { describe, expect, test } from 'vitest';
import { CLIMB_HOLD } from '../../../src/games/aos/ways/climb-hold';
import { haltOn } from '../../../src/games/aos/ways/half-climb';
import { isWithin } from '../../../src/geometry/gaps/within';
import type { Body, Field, Solid } from '../../../src/geometry/shapes/shape';
import { surveyMove } from '../../../src/geometry/ways/move';
import { layOut, pathCost, type Step } from '../../../src/geometry/ways/path';
import { isReachable, reachRegion } from '../../../src/geometry/ways/reach/reach';
import { wayTowards } from '../../../src/geometry/ways/route/furthest-towards';
import { standingHeight } from '../../../src/geometry/ways/solids';
import { seeded } from '../../geometry/seeded';
import { box, disc, fieldOf, randomBody, randomField, slab } from '../../geometry/ways/scenes';

/** A wall of 6" from 24 to 24.2: a 1" base touches it at 23.5 and, behind it, at 24.7. */
const WALL = slab(box(24, 0, 24.2, 40), 6);
const walled = fieldOf(40, 40, WALL);
const HALTS = { hold: CLIMB_HOLD };
const FOOT = 23.5;
const BEHIND = 24.7;

const at = (x: number, z = 0): Body => disc(x, 20, 0.5, z);
const to = (body: Body, x: number, level?: number): Step => ({
  path: [
    { x: body.x, y: body.y },
    { x, y: 20 },
  ],
  ...(level === undefined ? {} : { level }),
});
const stay = (body: Body, level?: number): Step => ({
  path: [{ x: body.x, y: body.y }],
  ...(level === undefined ? {} : { level }),
});

const among = (field: Field, ...others: readonly Body[]) => ({ field, others, enemies: [] });
const survey = (body: Body, step: Step, ...others: readonly Body[]) =>
  surveyMove(body, step, among(walled, ...others), HALTS);

describe('the cost of a climb that is halted', () => {
  test.each<[string, Body, Step, number, number]>([
    ['TMOVE-03 half-way up', at(22.5), to(at(22.5), FOOT, 2), 1 + 2, 2],
    ['TMOVE-03 on up from there', at(FOOT, 2), stay(at(FOOT), 5), 3, 5],
    ['TMOVE-03 on over the wall, paying only the rest', at(FOOT, 2), to(at(FOOT), BEHIND), 4 + 1.2 + 6, 0],
    ['TMOVE-03 and down behind it as far as one gets', at(FOOT, 2), to(at(FOOT), BEHIND, 4), 4 + 1.2 + 2, 4],
    ['TMOVE-03 from there down to the table', at(BEHIND, 4), stay(at(BEHIND), 0), 4, 0],
    ['TMOVE-03 and away', at(BEHIND, 4), to(at(BEHIND), 26.7), 4 + 2, 0],
    ['TMOVE-03 back down where one came from', at(FOOT, 2), to(at(FOOT), 22.5), 2 + 1, 0],
    ['TMOVE-03 up to the very top', at(FOOT), stay(at(FOOT), 6), 6, 6],
    ['TMOVE-03 who hangs and says nothing stays as it is', at(FOOT, 2), stay(at(FOOT)), 0, 2],
    ['TMOVE-03 who hangs turns as it is', at(FOOT, 2), { ...stay(at(FOOT)), facing: 1 }, 0, 2],
    ['TMOVE-03 a sliver beside the wall is still at the wall', at(23.496, 2), to(at(23.496), BEHIND, 4), 7.204, 4],
  ])('%s', (_, body, step, cost, z) => {
    const { cost: paid, end, isStable, hit } = survey(body, step);
    expect(paid.total).toBeCloseTo(cost, 5);
    expect({ z: end.z, isStable, hit }).toEqual({ z, isStable: true, hit: undefined });
  });

  test.each([
    ['TMOVE-02 1" and 2.00" up are within 3"', 2, true],
    ['TMOVE-02 1" and 2.01" up are not', 2.01, false],
  ])('%s', (_, level, legal) => {
    expect(isWithin(survey(at(22.5), to(at(22.5), FOOT, level)).cost.total, 3)).toBe(legal);
  });

  test('TMOVE-03 without the ruling a height is no halt', () => {
    const way = layOut(at(22.5), to(at(22.5), FOOT, 2), walled);
    expect([way.end.z, way.hangs, way.cost.total]).toEqual([0, false, 1]);
  });
});

describe('where a climber may halt', () => {
  const tower = (...more: readonly Solid[]) => fieldOf(40, 40, WALL, ...more);
  test.each<[string, Field, Step, boolean]>([
    ['TMOVE-03 touching the wall', walled, to(at(20), FOOT, 3), true],
    ['TMOVE-03 0.01" away from it there is nothing to hold on to', walled, to(at(20), FOOT - 0.01, 3), false],
    ['TMOVE-03 in the open', walled, to(at(20), 21, 3), false],
    ['TMOVE-03 at the top', walled, to(at(20), FOOT, 6), true],
    ['TMOVE-03 0.01" above the top', walled, to(at(20), FOOT, 6.01), false],
    ['TMOVE-03 below the table', walled, to(at(20), FOOT, -1), false],
    ['TMOVE-03 inside the wall', walled, to(at(20), 23.6, 3), false],
    [
      'TMOVE-03 a deck above stops a climber of 1.5"',
      tower(slab(box(20, 0, 24, 40), 5, 4)),
      to(at(20), FOOT, 3),
      false,
    ],
    ['TMOVE-03 below the deck there is room', tower(slab(box(20, 0, 24, 40), 5, 4)), to(at(20), FOOT, 2.5), true],
    [
      'TMOVE-03 on the side of a deck that begins above its head',
      fieldOf(40, 40, slab(box(24, 0, 30, 40), 3, 2)),
      to(at(20), FOOT, 2.5),
      false,
    ],
    [
      'TMOVE-03 on the side of one that does not',
      fieldOf(40, 40, slab(box(24, 0, 30, 40), 3, 1)),
      to(at(20), FOOT, 2.5),
      true,
    ],
  ])('%s', (_, field, step, hangs) => {
    expect(layOut(at(20), step, field, HALTS).hangs).toBe(hangs);
  });

  test('TMOVE-03 an oval that turns away from the wall goes down', () => {
    const oval: Body = { ...at(23, 2), outline: { kind: 'oval', length: 2, width: 1 } };
    expect(layOut(oval, { ...stay(oval), facing: 0.3 }, walled, HALTS).end.z).toBe(0);
    expect(layOut(oval, { ...stay(oval), facing: Math.PI }, walled, HALTS).end.z).toBe(2);
  });

  test('FLY-02 a flyer lands, it does not hang', () => {
    const way = layOut(at(20), to(at(20), FOOT, 3), walled, { flies: true, hold: CLIMB_HOLD });
    expect([way.end.z, way.hangs]).toEqual([0, false]);
  });
});

describe('what a climber meets', () => {
  test('MOVE-06 a model that hangs above blocks the way, past it and into it; below it is room', () => {
    const above = { ...at(FOOT, 3), height: 1 };
    expect(survey(at(20), to(at(20), FOOT, 1.5), above).hit).toBeUndefined();
    expect(survey(at(20), to(at(20), FOOT, 1.51), above).hit?.body).toBe(above);
    expect(survey(at(20), to(at(20), FOOT, 5), above).hit?.body).toBe(above);
    expect(survey(at(FOOT, 1), stay(at(FOOT), 5), above).hit?.body).toBe(above);
    expect(survey(at(FOOT, 1), to(at(FOOT), BEHIND), above).hit?.body).toBe(above);
  });

  test('MOVE-13 enemies are near at every height that is passed, and at the end only as near as it is', () => {
    const ledge = at(20.5, 3);
    const past = surveyMove(at(FOOT), stay(at(FOOT), 6), { field: walled, others: [], enemies: [ledge] }, HALTS);
    expect(past.nearest?.gap).toBeCloseTo(2, 6);
    expect(past.nearestAtEnd?.gap).toBeCloseTo(Math.hypot(2, 3), 6);
  });
});

describe('ways of who hangs', () => {
  const options = { hold: CLIMB_HOLD, allowance: 6 };
  test('TMOVE-03 what can be reached counts from its height', () => {
    const region = reachRegion(at(FOOT, 4), among(walled), options);
    expect(isReachable(region, { x: 22, y: 20 })).toBe(true); // 4 down and 1.5
    expect(isReachable(region, { x: 21, y: 20 })).toBe(false); // 4 down and 2.5
  });

  test('TMOVE-03 a broad top is reached for the rest of its height', () => {
    const plateau = fieldOf(40, 40, slab(box(24, 0, 30, 40), 6));
    const way = wayTowards(at(FOOT, 2), { x: 25, y: 20 }, among(plateau), options);
    expect(way).toMatchObject({ isThere: true, end: { x: 25, z: 6 } });
    expect(way?.cost.total).toBeCloseTo(4 + 1.5, 6);
    expect(wayTowards(at(FOOT, 1), { x: 25, y: 20 }, among(plateau), options)?.isThere ?? false).toBe(false);
  });
});

describe('where a move runs out in mid-climb', () => {
  const over = (body: Body, x = 30) => to(body, x).path;
  test('TMOVE-03 the rest is climbed', () => {
    const step = haltOn(at(21.5), over(at(21.5)), walled, 5);
    expect(step?.level).toBeCloseTo(3, 5);
    expect(step?.path[1]?.x).toBeCloseTo(FOOT, 5);
    expect(pathCost(at(21.5), step as Step, walled, HALTS).total).toBeCloseTo(5, 9);
  });

  test('TMOVE-03 from where one hangs, up, over and down', () => {
    expect(haltOn(at(FOOT, 3), over(at(FOOT)), walled, 2)).toEqual({ path: [{ x: FOOT, y: 20 }], level: 5 });
    expect(haltOn(at(FOOT, 3), over(at(FOOT)), walled, 5)?.level).toBeCloseTo(6 - (5 - 3 - 1.2), 5);
    expect(haltOn(at(FOOT, 3), over(at(FOOT), 20), walled, 2)?.level).toBeCloseTo(1, 9);
  });

  test.each([
    ['TMOVE-03 not before the wall', 1.9],
    ['TMOVE-03 not at its foot', 2],
    ['TMOVE-03 not where all of it is paid', 30],
  ])('%s', (_, allowance) => {
    expect(haltOn(at(21.5), over(at(21.5)), walled, allowance)).toBeUndefined();
  });
});

describe('a tower whose parapet juts out by 0.3"', () => {
  const tower = fieldOf(40, 40, slab(box(24, 0, 34, 40), 5), slab(box(23.7, 0, 24, 40), 6, 5));
  const go = (z: number, step: Step) => surveyMove(at(FOOT, z), step, among(tower), HALTS);

  test('TMOVE-03 one leans back below it, up to where it begins', () => {
    expect(layOut(at(20), to(at(20), FOOT, 4.5), tower, HALTS).hangs).toBe(true);
    expect(layOut(at(20), to(at(20), FOOT, 5), tower, HALTS).hangs).toBe(true);
    expect(layOut(at(20), to(at(20), FOOT, 5.01), tower, HALTS).hangs).toBe(false);
  });

  test('TMOVE-03 from below it one goes down, not over it', () => {
    expect(go(4.5, to(at(FOOT), 22)).cost.total).toBeCloseTo(4.5 + 1.5, 6);
    expect(go(4.5, stay(at(FOOT))).cost.total).toBe(0);
  });

  test('TMOVE-03 on top one comes over it', () => {
    const { end, cost } = go(4.5, to(at(FOOT), 26));
    expect([end.z, cost.climbed]).toEqual([5, expect.closeTo(0.5 + 1 + 1, 6)]);
  });
});

test('TMOVE-02 TMOVE-03 a way halted anywhere in a climb and gone on costs what it costs in one, seeds 1 to 900', () => {
  let halts = 0;
  for (let seed = 1; seed <= 900; seed++) {
    const random = seeded(seed);
    const field = randomField(random, 14, 5);
    const put = randomBody(random, 14);
    const body = { ...put, z: standingHeight(field, put).z };
    const goal = { x: random.between(0, 14), y: random.between(0, 14) };
    const path = [{ x: body.x, y: body.y }, goal];
    const whole = pathCost(body, { path }, field, HALTS).total;
    const way = layOut(body, haltOn(body, path, field, random.between(0, whole)) ?? { path }, field, HALTS);
    if (!way.hangs) continue;
    halts++;
    const rest = pathCost(way.end, { path: [way.end, goal] }, field, HALTS).total;
    expect(way.cost.total + rest, `seed ${seed}`).toBeCloseTo(whole, 4);
  }
  expect(halts).toBeGreaterThan(30);
});
