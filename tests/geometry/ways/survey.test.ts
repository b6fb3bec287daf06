import { describe, expect, test } from 'vitest';
import { isMoreThan, isWithin } from '../../../src/geometry/gaps/within';
import type { Body, Spot } from '../../../src/geometry/shapes/shape';
import { type Surroundings, surveyMove } from '../../../src/geometry/ways/move';
import type { Manner } from '../../../src/geometry/ways/path';
import { withoutTop } from '../../../src/geometry/ways/sweep';
import { bare, box, disc, fieldOf, slab } from './scenes';

const around = (others: readonly Body[], field = bare(), enemies: readonly Body[] = others): Surroundings => ({
  field,
  others,
  enemies,
});
const straight = (body: Body, x: number, y: number): { path: Spot[] } => ({
  path: [
    { x: body.x, y: body.y },
    { x, y },
  ],
});
const across = (body: Body, surroundings: Surroundings, manner: Manner = {}) =>
  surveyMove(body, straight(body, 30, body.y), surroundings, manner);

describe('collisions', () => {
  test.each<[string, Body, readonly Body[], boolean]>([
    ['MOVE-06 a 1.00" base passes a gap of 1.00"', disc(10, 20), [disc(20, 21), disc(20, 19)], true],
    ['MOVE-06 a 1.00" base does not pass a gap of 0.99"', disc(10, 20), [disc(20, 20.99), disc(20, 19)], false],
    ['MOVE-06 an oval passes a gap as wide as itself', ovalAt(10, 20, 2, 1), [disc(20, 21), disc(20, 19)], true],
    [
      'MOVE-06 an oval does not pass a gap 0.01" narrower',
      ovalAt(10, 20, 2, 1),
      [disc(20, 20.99), disc(20, 19)],
      false,
    ],
    ['MOVE-06 an oval lengthwise does not fit', ovalAt(10, 20, 1, 2), [disc(20, 21), disc(20, 19)], false],
    ['MOVE-06 a hull passes a gap as wide as itself', hullAt(10, 20, 2, 1), [disc(20, 21), hullAt(20, 19, 1, 1)], true],
    [
      'MOVE-06 a hull does not pass a gap 0.01" narrower',
      hullAt(10, 20, 2, 1),
      [disc(20, 20.99), hullAt(20, 19, 1, 1)],
      false,
    ],
    ['MOVE-06 nobody passes over a base', disc(10, 20), [disc(20, 20, 0.1)], false],
    ['MOVE-06 a model above the head is no obstacle', disc(10, 20, 0.5, 0, 1.5), [disc(20, 20, 0.5, 1.5)], true],
    [
      'MOVE-06 a model at 1.49" is in the way of a 1.5" head',
      disc(10, 20, 0.5, 0, 1.5),
      [disc(20, 20, 0.5, 1.49)],
      false,
    ],
    ['MOVE-06 touching at the start and leaving is free', disc(10, 20), [disc(9, 20)], true],
    ['MOVE-06 sliding along a base in contact is free', disc(10, 20), [disc(10, 21), disc(14, 21)], true],
    ['MOVE-06 setting out from inside another is not', disc(10, 20), [disc(9.5, 20)], false],
  ])('%s', (_, body, others, isFree) => {
    expect(across(body, around(others)).hit === undefined).toBe(isFree);
  });

  test('MOVE-06 the hit names the body and the place', () => {
    const { hit } = across(disc(10, 20), around([disc(25, 20), disc(20, 20), disc(15, 25)]));
    expect(hit?.index).toBe(1);
    expect(hit?.at.x).toBeCloseTo(19, 5);
    expect(hit?.after).toBeCloseTo(9, 5);
  });

  test('MOVE-06 a model that climbs a wall passes over a model hidden behind it only at its height', () => {
    const wall = fieldOf(40, 40, slab(box(18, 0, 22, 40), 3));
    expect(across(disc(10, 20), around([disc(20, 20, 0.5, 3)], wall)).hit?.after).toBeCloseTo(9, 5);
    expect(across(disc(10, 20), around([disc(20, 20, 0.5, 0, 2)], wall)).hit).toBeUndefined();
    expect(across(disc(10, 20), around([disc(17.4, 20, 0.5, 0, 2)], wall)).hit?.after).toBeCloseTo(6.4, 5);
  });

  test('MOVE-06 on the way up a climber meets who hangs over the ledge', () => {
    const cliff = fieldOf(40, 40, slab(box(18, 0, 30, 40), 6));
    const hanging = disc(17.2, 20, 0.5, 3, 1);
    expect(across(disc(17.5, 20, 0.5, 0, 1.5), around([hanging], cliff)).hit?.after).toBeCloseTo(0, 5);
  });

  test('FLY-01 a flyer crosses models and a 10" tower', () => {
    const tower = fieldOf(40, 40, slab(box(22, 0, 24, 40), 10));
    const survey = across(disc(10, 20), around([disc(20, 20), disc(26, 20)], tower), { flies: true });
    expect(survey.hit).toBeUndefined();
    expect(survey.cost.total).toBe(20);
  });

  test.each([
    ['FLY-03 a flyer may end touching a base', 29, true],
    ['FLY-03 a flyer may not end on a base', 29.01, false],
  ])('%s', (_, x, isFree) => {
    const flyer = disc(10, 20);
    const { hit } = surveyMove(flyer, straight(flyer, x, 20), around([disc(30, 20)]), { flies: true });
    expect(hit === undefined).toBe(isFree);
  });

  test('MOVE-08 a turn into a neighbour collides at the end', () => {
    const rider = ovalAt(10, 20, 3, 1);
    const neighbour = disc(10, 21.5);
    expect(surveyMove(rider, { path: [] }, around([neighbour])).hit).toBeUndefined();
    expect(surveyMove(rider, { path: [], facing: Math.PI / 2 }, around([neighbour])).hit?.isEnd).toBe(true);
  });

  test('a hundred models in one spot are one collision, not a hang', () => {
    const crowd = Array.from({ length: 100 }, () => disc(20, 20));
    expect(across(disc(20, 20), around(crowd)).hit?.after).toBe(0);
    expect(across(disc(10, 20), around(crowd)).hit?.index).toBe(0);
  });

  test('a body that is not a number is refused, not walked through', () => {
    expect(() => across(disc(10, 20), around([disc(Number.NaN, 20)]))).toThrow(/cannot measure/);
  });
});

describe('the table edge', () => {
  test.each<[string, Body, number, number, boolean]>([
    ['MOVE-07 a base may end touching the edge', disc(10, 20), 0.5, 20, true],
    ['MOVE-07 a base may not end 0.01" over the edge', disc(10, 20), 0.49, 20, false],
    ['MOVE-07 a far edge counts too', disc(10, 20), 39.51, 20, false],
    ['MOVE-07 an oval reaches out by its length', ovalAt(10, 20, 4, 1), 1.99, 20, false],
    ['MOVE-07 a hull may touch with its side', hullAt(10, 20, 2, 1), 10, 39.5, true],
  ])('%s', (_, body, x, y, isOn) => {
    expect(surveyMove(body, straight(body, x, y), around([])).edge === undefined).toBe(isOn);
    expect(surveyMove(body, straight(body, x, y), around([]), { flies: true }).edge === undefined).toBe(isOn);
  });

  test('MOVE-07 a way that leaves the table and comes back is found where it leaves', () => {
    const path = [
      { x: 10, y: 20 },
      { x: -5, y: 20 },
      { x: 10, y: 21 },
    ];
    const { edge } = surveyMove(disc(10, 20), { path }, around([]));
    expect(edge?.after).toBeCloseTo(9.5, 5);
  });

  test('MOVE-07 a turn over the edge is found at the end', () => {
    const rider = ovalAt(10, 0.5, 3, 1);
    expect(surveyMove(rider, { path: [] }, around([])).edge).toBeUndefined();
    expect(surveyMove(rider, { path: [], facing: 1 }, around([])).edge).toBeDefined();
  });
});

describe('distance to enemies', () => {
  test.each<[string, number, boolean]>([
    ['MOVE-13 passing at 3.00" is not more than 3"', 24, false],
    ['MOVE-13 passing at 3.01" is more than 3"', 24.01, true],
    ['MOVE-13 a line from 8" to 8" that passes at 2.9" is found', 23.9, false],
  ])('%s', (_, y, isFar) => {
    const { nearest, nearestAtEnd } = across(disc(10, 20), around([], bare(), [disc(20, y)]));
    expect(isMoreThan(nearest?.gap ?? 0, 3)).toBe(isFar);
    expect(nearest?.at.x).toBeCloseTo(20, 6);
    expect(nearestAtEnd?.gap).toBeGreaterThan(8);
  });

  test('MOVE-13 heights count by the hypotenuse', () => {
    const { nearest } = across(disc(10, 20), around([], bare(), [disc(20, 23, 0.5, 1.5)]));
    expect(nearest?.gap).toBeCloseTo(2.5, 9);
  });

  test('MOVE-13 a climber is as near as his climb brings him', () => {
    const wall = fieldOf(40, 40, slab(box(18, 0, 22, 40), 5));
    const { nearest } = across(disc(10, 20), around([], wall, [disc(17.5, 22, 0.5, 4)]));
    expect(nearest?.gap).toBeCloseTo(1, 9);
  });

  test('MOVE-13 a 4" oval keeps its distance with its tips', () => {
    const rider = { ...ovalAt(10, 20, 4, 1), facing: Math.PI / 2 };
    expect(across(rider, around([], bare(), [disc(20, 25)])).nearest?.gap).toBeCloseTo(2.5, 9);
  });

  test('GARR-06 a garrisoned feature is an enemy like any other', () => {
    const keep = { ...hullAt(20, 26, 4, 4), height: 6 };
    const { nearest } = across(disc(10, 20.5), around([], bare(), [keep]));
    expect(isWithin(nearest?.gap ?? 9, 3)).toBe(true);
    expect(across(disc(10, 20.49), around([], bare(), [keep])).nearest?.gap).toBeCloseTo(3.01, 9);
  });

  test('GARR-06 nobody walks over a garrisoned feature, a flyer passes across it', () => {
    const field = fieldOf(40, 40, slab(box(18, 18, 22, 22), 2));
    const keep = { ...hullAt(20, 20, 4, 4), height: 2 };
    expect(across(disc(10, 20), around([keep], field)).hit).toBeUndefined();
    expect(across(disc(10, 20), around([withoutTop(keep)], field)).hit?.after).toBeCloseTo(7.5, 5);
    expect(across(disc(10, 20), around([withoutTop(keep)], field), { flies: true }).hit).toBeUndefined();
  });

  test.each([
    ['RETR-02 ending at 3.00" is within 3"', 25, true],
    ['RETR-02 ending at 3.01" is not', 24.99, false],
  ])('%s, though the way passes at 0.5"', (_, x, isNear) => {
    const body = disc(10, 20);
    const enemies = [disc(29, 20), disc(15, 21.5)];
    const { nearest, nearestAtEnd, hit } = surveyMove(body, straight(body, x, 20), around(enemies));
    expect(nearest?.gap).toBeCloseTo(0.5, 9);
    expect(isWithin(nearestAtEnd?.gap ?? 9, 3)).toBe(isNear);
    expect(hit).toBeUndefined();
  });
});

function ovalAt(x: number, y: number, length: number, width: number): Body {
  return { ...disc(x, y), outline: { kind: 'oval', length, width } };
}

function hullAt(x: number, y: number, length: number, width: number): Body {
  return { ...disc(x, y), outline: { kind: 'hull', points: box(-length / 2, -width / 2, length / 2, width / 2) } };
}
