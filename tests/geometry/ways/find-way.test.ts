import { describe, expect, test } from 'vitest';
import { isMoreThan } from '../../../src/geometry/gaps/within';
import type { Body } from '../../../src/geometry/shapes/shape';
import { type Surroundings, surveyMove } from '../../../src/geometry/ways/move';
import { findWay } from '../../../src/geometry/ways/route/find-way';
import { wayTowards } from '../../../src/geometry/ways/route/furthest-towards';
import { movesFuzz } from '../../fuzz/geometry/moves';
import { bare, box, disc, fieldOf, slab } from './scenes';

const around = (others: readonly Body[], field = bare(), enemies: readonly Body[] = []): Surroundings => ({
  field,
  others,
  enemies,
});

/** Bases shoulder to shoulder from the lower edge of the table to the upper, except for the places left out. */
const fence = (x: number, ...leftOut: readonly number[]): Body[] =>
  Array.from({ length: 40 }, (_, i) => disc(x, i + 0.5)).filter((_, i) => !leftOut.includes(i));

describe('the shortest way', () => {
  test('MOVE-05 nothing in the way: straight', () => {
    const found = findWay(disc(10, 20), { x: 15, y: 20 }, around([]), { allowance: 5 });
    expect(found?.step.path).toEqual([
      { x: 10, y: 20 },
      { x: 15, y: 20 },
    ]);
  });

  test('MOVE-06 round one base the way is two tangents and an arc', () => {
    const found = findWay(disc(10, 20), { x: 20, y: 20 }, around([disc(15, 20)]), { allowance: 12 });
    const tangent = Math.sqrt(25 - 1);
    const arc = Math.PI - 2 * Math.acos(1 / 5);
    expect(found?.cost.total).toBeGreaterThanOrEqual(2 * tangent + arc - 1e-6);
    expect(found?.cost.total).toBeLessThan((2 * tangent + arc) * 1.001);
  });

  test('MOVE-06 a gap exactly as wide as the base is a way through, one 0.01" narrower is not', () => {
    const gap = findWay(disc(10, 20), { x: 30, y: 20 }, around(fence(20, 17)), { allowance: 40 });
    expect(gap?.cost.total).toBeLessThan(21);
    const narrow = fence(20, 17).map(body => (body.y > 17.5 ? { ...body, y: body.y - 0.01 } : body));
    const roomBehind = around([...narrow, disc(20, 39.9, 0.1)]);
    expect(findWay(disc(10, 20), { x: 30, y: 20 }, roomBehind, { allowance: 60 })).toBeUndefined();
  });

  test('MOVE-06 a fence without a gap has no way through', () => {
    expect(findWay(disc(10, 20), { x: 30, y: 20 }, around(fence(20)), { allowance: 100 })).toBeUndefined();
  });

  test('MOVE-07 between a base and the table edge only who fits passes', () => {
    const guard = [disc(20, 1.5), ...Array.from({ length: 38 }, (_, i) => disc(20, i + 2.5))];
    expect(findWay(disc(10, 5), { x: 30, y: 5 }, around(guard), { allowance: 40 })?.cost.total).toBeLessThan(26);
    const wide = findWay(disc(10, 5, 0.51), { x: 30, y: 5 }, around(guard), { allowance: 60 });
    expect(wide).toBeUndefined();
  });

  test('MOVE-13 the way keeps more than 3" from enemies', () => {
    const enemies = [disc(20, 20)];
    const zone = { enemies, beyond: 3 };
    const found = findWay(disc(10, 20), { x: 30, y: 20 }, around(enemies), { allowance: 40, zone });
    const survey = surveyMove(disc(10, 20), found?.step ?? { path: [] }, around(enemies, bare(), enemies));
    expect(isMoreThan(survey.nearest?.gap ?? 0, 3)).toBe(true);
    expect(survey.nearest?.gap).toBeLessThan(3.001);
    expect(found?.cost.total).toBeLessThan(22.2);
  });

  test('RETR-02 a retreat may pass enemies as long as it ends beyond them', () => {
    const enemies = [disc(12, 20), disc(16, 21.5)];
    const zone = { enemies, beyond: 3, onlyAtEnd: true };
    expect(findWay(disc(10.5, 20), { x: 25, y: 20 }, around(enemies), { allowance: 16, zone })).toBeDefined();
    expect(findWay(disc(10.5, 20), { x: 19, y: 20 }, around(enemies), { allowance: 16, zone })).toBeUndefined();
  });

  test('TMOVE-02 a low wall is climbed, a high one is walked round', () => {
    const low = fieldOf(40, 40, slab(box(15, 15, 15.2, 25), 0.5));
    expect(findWay(disc(10, 20), { x: 20, y: 20 }, around([], low), { allowance: 12 })?.cost.total).toBeCloseTo(11, 9);
    const high = fieldOf(40, 40, slab(box(15, 15, 15.2, 25), 4));
    const found = findWay(disc(10, 20), { x: 20, y: 20 }, around([], high), { allowance: 20 });
    expect(found?.cost.climbed).toBe(0);
    expect(found?.cost.total).toBeLessThan(15.4);
  });

  test('TMOVE-01 the deck of a bridge is reached over the tower at its end, the ground below it directly', () => {
    const field = fieldOf(40, 40, slab(box(20, 18, 22, 22), 3), slab(box(22, 18, 32, 22), 3, 2.5));
    const below = findWay(disc(10, 20), { x: 27, y: 20, z: 0 }, around([], field), { allowance: 40 });
    const above = findWay(disc(10, 20), { x: 27, y: 20, z: 3 }, around([], field), { allowance: 40 });
    expect(below?.end.z).toBe(0);
    expect(above?.end.z).toBe(3);
    expect(above?.cost.total).toBeCloseTo(20, 6);
  });

  test('TMOVE-03 nobody is sent to a place that cannot hold him', () => {
    const wall = fieldOf(40, 40, slab(box(15, 15, 15.2, 25), 2));
    expect(findWay(disc(10, 20), { x: 15.1, y: 20 }, around([], wall), { allowance: 20 })).toBeUndefined();
  });

  test('GARR-12 nobody is sent onto a barred roof', () => {
    const roof = slab(box(15, 15, 25, 25), 2);
    const surroundings = { ...around([], fieldOf(40, 40, roof)), barred: [roof] };
    expect(findWay(disc(10, 20), { x: 20, y: 20 }, surroundings, { allowance: 20 })).toBeUndefined();
    expect(findWay(disc(10, 20), { x: 20, y: 20 }, around([], fieldOf(40, 40, roof)), { allowance: 20 })).toBeDefined();
  });

  test('FLY-01 a flyer goes straight over everything and lands beside it', () => {
    const found = findWay(disc(10, 20), { x: 30, y: 20 }, around(fence(20)), { allowance: 20, flies: true });
    expect(found?.cost.total).toBe(20);
  });

  test('PILE-02 contact with an enemy can be slid along', () => {
    const enemy = disc(20, 20);
    const beside = { x: 20 + Math.cos(2), y: 20 + Math.sin(2) };
    const found = findWay(disc(19, 20), beside, around([enemy]), { allowance: 3 });
    expect(found?.cost.total).toBeLessThan((Math.PI - 2) * 1.01);
  });

  test('MOVE-12 a way of 5.00" is found with 5", not with 4.99"', () => {
    expect(findWay(disc(10, 20), { x: 13, y: 24 }, around([]), { allowance: 5 })).toBeDefined();
    expect(findWay(disc(10, 20), { x: 13, y: 24 }, around([]), { allowance: 4.99 })).toBeUndefined();
  });
});

describe('as far as one gets', () => {
  test('MOVE-12 too far: the full allowance along the way', () => {
    const towards = wayTowards(disc(10, 20), { x: 30, y: 20 }, around([]), { allowance: 5 });
    expect(towards?.isThere).toBe(false);
    expect(towards?.end.x).toBeCloseTo(15, 5);
  });

  test('CHARGE-09 towards an enemy: into contact', () => {
    const towards = wayTowards(disc(10, 20), { x: 15, y: 20 }, around([disc(15, 20)]), { allowance: 9 });
    expect(towards?.end.x).toBeCloseTo(14, 4);
  });

  test('MOVE-13 towards an enemy in a normal move: just outside 3"', () => {
    const enemies = [disc(20, 20)];
    const towards = wayTowards(disc(10, 20), { x: 20, y: 20 }, around(enemies), {
      allowance: 9,
      zone: { enemies, beyond: 3 },
    });
    expect(towards?.end.x).toBeCloseTo(16, 3);
    expect(towards?.end.x).toBeLessThan(16);
  });

  test('TMOVE-03 with too little left to climb a wall one stops before it', () => {
    const wall = fieldOf(40, 40, slab(box(15, 0, 15.2, 40), 2));
    const towards = wayTowards(disc(10, 20), { x: 20, y: 20 }, around([], wall), { allowance: 8 });
    expect(towards?.end.x).toBeCloseTo(14.5, 3);
    expect(towards?.end.z).toBe(0);
  });

  test('shut in, one goes as near as the fence lets one', () => {
    const towards = wayTowards(disc(15, 20), { x: 25, y: 20 }, around(fence(20)), { allowance: 9 });
    expect(towards?.end.x).toBeGreaterThan(18.9);
    expect(towards?.end.x).toBeLessThan(19.2);
  });
});

test('a hundred models in one spot are walked round', () => {
  const crowd = Array.from({ length: 100 }, () => disc(20, 20));
  const found = findWay(disc(10, 20), { x: 30, y: 20 }, around(crowd), { allowance: 30 });
  expect(found?.cost.total).toBeLessThan(20.5);
  expect(findWay(disc(20, 20), { x: 30, y: 20 }, around(crowd), { allowance: 30 })).toBeUndefined();
});

test('a goal that is not a number is refused', () => {
  expect(() => findWay(disc(10, 20), { x: Number.NaN, y: 0 }, around([]), { allowance: 5 })).toThrow(/cannot/);
});

describe.each(movesFuzz.filter(({ name }) => name.startsWith('shortest')))('$name', ({ run }) => {
  test.each(Array.from({ length: 8 }, (_, i) => i * 250))('seeds from %i on', first => {
    for (let seed = first; seed < first + 250; seed++) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}`);
      }
    }
  });
});
