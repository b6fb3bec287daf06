import { describe, expect, test } from 'vitest';
import { isWithin } from '../../../src/geometry/gaps/within';
import { type Body, ovalBase, type Spot } from '../../../src/geometry/shapes/shape';
import { endPose, pathCost, type Step } from '../../../src/geometry/ways/path';
import { bare, box, disc, fieldOf, slab } from './scenes';

const oval: Body = { ...disc(20, 20), outline: { kind: 'oval', length: 4, width: 2 } };
const hull: Body = {
  ...disc(20, 20),
  outline: {
    kind: 'hull',
    points: [
      { x: -3, y: -1 },
      { x: 3, y: -1 },
      { x: 3, y: 1 },
      { x: -3, y: 1 },
    ],
  },
};

const via = (body: Body, ...moves: readonly [number, number][]): Spot[] => {
  let at: Spot = { x: body.x, y: body.y };
  return [
    at,
    ...moves.map(([x, y]) => {
      at = { x: at.x + x, y: at.y + y };
      return at;
    }),
  ];
};

describe('the distance moved', () => {
  test.each<[string, Body, Step, number]>([
    [
      'MOVE-05 legs of 2" + 2" + 2" with two turns make 6"',
      disc(20, 20),
      { path: via(disc(20, 20), [2, 0], [0, 2], [-2, 0]) },
      6,
    ],
    ['MOVE-08 a round base turns for nothing', disc(20, 20), { path: via(disc(20, 20), [5, 0]), facing: 2 }, 5],
    ['MOVE-09 a 4" oval turned by 180° on the spot has moved 4"', oval, { path: [], facing: Math.PI }, 4],
    ['MOVE-09 a full turn is no turn', oval, { path: [], facing: 2 * Math.PI }, 0],
    ['MOVE-09 a 4" oval turned by 90° has moved its tips', oval, { path: [], facing: Math.PI / 2 }, 4 * Math.SQRT1_2],
    [
      'MOVE-09 a straight 10" with a turn by 180° moves the rear tip 14"',
      oval,
      { path: via(oval, [10, 0]), facing: Math.PI },
      14,
    ],
    ['MOVE-09 without a turn only the way counts', oval, { path: via(oval, [3, 0], [0, 4]) }, 7],
    [
      'MOVE-09 a corner on a straight way changes nothing',
      oval,
      { path: via(oval, [4, 0], [6, 0]), facing: Math.PI },
      14,
    ],
    ['MOVE-09 the turn belongs to the last leg', oval, { path: via(oval, [0, 3], [5, 0]), facing: Math.PI }, 3 + 9],
    [
      'MOVE-10 a 6" × 2" hull turned by 90° has moved about 4.47"',
      hull,
      { path: [], facing: Math.PI / 2 },
      2 * Math.sqrt(10) * Math.SQRT1_2,
    ],
    ['MOVE-12 staying costs nothing', disc(20, 20), { path: [] }, 0],
    ['MOVE-12 repeated corners cost nothing', disc(20, 20), { path: via(disc(20, 20), [0, 0], [0, 0]) }, 0],
  ])('%s', (_, body, step, cost) => {
    expect(pathCost(body, step, bare()).total).toBeCloseTo(cost, 9);
  });

  test('MOVE-09 a bend of less than a degree never makes a move dearer than the straight one', () => {
    const bent = { path: via(oval, [6, 0], [2 * Math.cos(0.0174), 2 * Math.sin(0.0174)], [2, 0]), facing: 1.3 };
    const to = bent.path[3] ?? oval;
    const straight = { path: [{ x: oval.x, y: oval.y }, to], facing: 1.3 };
    expect(pathCost(oval, bent, bare()).total).toBeCloseTo(pathCost(oval, straight, bare()).total, 9);
  });

  test('MOVE-09 a bend of more than a degree counts', () => {
    const bent = { path: via(oval, [6, 0], [2 * Math.cos(0.02), 2 * Math.sin(0.02)]), facing: 1.3 };
    const last = pathCost(
      { ...oval, x: 26 },
      { path: via({ ...oval, x: 26 }, [2 * Math.cos(0.02), 2 * Math.sin(0.02)]), facing: 1.3 },
      bare(),
    );
    expect(pathCost(oval, bent, bare()).total).toBeCloseTo(6 + last.total, 9);
  });

  test('MOVE-09 many small bends do not add up to a free circle', () => {
    const path: Spot[] = [{ x: 20, y: 20 }];
    for (let i = 1; i <= 400; i++) path.push({ x: 20 + 3 * Math.sin(i * 0.0157), y: 23 - 3 * Math.cos(i * 0.0157) });
    expect(pathCost(oval, { path }, bare()).total).toBeGreaterThan(18.8);
  });

  test.each([
    ['MOVE-12 5.00" is within a move of 5"', 5, true],
    ['MOVE-12 5.01" is not within a move of 5"', 5.01, false],
  ])('%s', (_, length, legal) => {
    const diagonal = length * Math.SQRT1_2;
    const { total } = pathCost(disc(20, 20), { path: via(disc(20, 20), [diagonal, diagonal]) }, bare());
    expect(isWithin(total, 5)).toBe(legal);
  });
});

describe('climbing', () => {
  const wall = fieldOf(40, 40, slab(box(24, 0, 24.2, 40), 2));

  test.each([
    ['TMOVE-02 8.00" across a 2" wall costs a 1" base 12"', 8, true],
    ['TMOVE-02 8.01" across a 2" wall costs more than 12"', 8.01, false],
  ])('%s', (_, plan, legal) => {
    const cost = pathCost(disc(19.5, 20), { path: via(disc(19.5, 20), [plan, 0]) }, wall);
    expect(cost.climbed).toBeCloseTo(4, 9);
    expect(isWithin(cost.total, 12)).toBe(legal);
  });

  test('TMOVE-01 the base climbs when its leading edge meets the wall and drops when its trailing edge leaves it', () => {
    const start = disc(20, 20);
    expect(pathCost(start, { path: via(start, [3.5, 0]) }, wall).climbed).toBe(0);
    expect(endPose(start, { path: via(start, [3.6, 0]) }, wall).z).toBe(2);
    expect(endPose(start, { path: via(start, [4.69, 0]) }, wall).z).toBe(2);
    expect(endPose(start, { path: via(start, [4.7, 0]) }, wall).z).toBe(0);
  });

  test('TMOVE-01 a base that grazes a wall with its rim has to climb it', () => {
    const corner = fieldOf(40, 40, slab(box(22, 20.4, 23, 25), 2));
    expect(pathCost(disc(20, 20), { path: via(disc(20, 20), [6, 0]) }, corner).climbed).toBe(4);
  });

  test('TMOVE-01 an arch whose underside is at the top of the model is no obstacle', () => {
    const arch = fieldOf(40, 40, slab(box(22, 10, 24, 30), 3, 1.5));
    expect(pathCost(disc(20, 20), { path: via(disc(20, 20), [8, 0]) }, arch).climbed).toBe(0);
    const tall = disc(20, 20, 0.5, 0, 1.51);
    expect(pathCost(tall, { path: via(tall, [8, 0]) }, arch).climbed).toBe(6);
  });

  test('TMOVE-01 who stands on a bridge walks on it, who stands below walks below', () => {
    const bridge = fieldOf(40, 40, slab(box(10, 18, 30, 22), 3, 2.5));
    expect(endPose(disc(20, 20, 0.5, 3), { path: via(disc(20, 20), [4, 0]) }, bridge).z).toBe(3);
    expect(endPose(disc(20, 20), { path: via(disc(20, 20), [4, 0]) }, bridge).z).toBe(0);
  });

  test('TMOVE-01 climbing into an arch leads on top of it', () => {
    const both = fieldOf(40, 40, slab(box(22, 10, 30, 30), 1), slab(box(24, 10, 30, 30), 3, 2));
    const { climbed } = pathCost(disc(20, 20), { path: via(disc(20, 20), [8, 0]) }, both);
    expect(climbed).toBe(3);
  });

  test('TMOVE-02 a ramp is paid by its height, up and down', () => {
    const ramp = {
      outline: box(22, 15, 26, 25),
      bottom: 0,
      top: { kind: 'slope', from: { x: 22, y: 20 }, z: 0, rise: { x: 0.5, y: 0 } },
    } as const;
    const field = fieldOf(40, 40, ramp);
    expect(pathCost(disc(20, 20), { path: via(disc(20, 20), [4, 0]) }, field).climbed).toBeCloseTo(1, 9);
    expect(pathCost(disc(20, 20), { path: via(disc(20, 20), [8, 0]) }, field).climbed).toBeCloseTo(4, 9);
    expect(pathCost(disc(24, 12), { path: via(disc(24, 12), [0, 16]) }, field).climbed).toBeCloseTo(2, 9);
  });

  test('FLY-02 a flyer pays for no height', () => {
    const tower = fieldOf(40, 40, slab(box(30, 10, 38, 30), 9));
    const flyer = disc(20, 20);
    const cost = pathCost(flyer, { path: via(flyer, [12, 0]) }, tower, { flies: true });
    expect(cost.total).toBe(12);
    expect(endPose(flyer, { path: via(flyer, [12, 0]) }, tower, { flies: true }).z).toBe(9);
  });

  test('FLY-02 a flyer lands on the given level', () => {
    const bridge = fieldOf(40, 40, slab(box(24, 10, 30, 30), 3, 2.5));
    const path = via(disc(20, 20), [7, 0]);
    expect(endPose(disc(20, 20), { path, level: 3 }, bridge, { flies: true }).z).toBe(3);
    expect(endPose(disc(20, 20), { path, level: 0 }, bridge, { flies: true }).z).toBe(0);
  });
});

test('a path that does not start at the body pays for getting there', () => {
  expect(
    pathCost(
      disc(20, 20),
      {
        path: [
          { x: 23, y: 20 },
          { x: 23, y: 24 },
        ],
      },
      bare(),
    ).total,
  ).toBe(7);
});

test.each<[string, Body, Step]>([
  ['a corner', disc(20, 20), { path: [{ x: Number.NaN, y: 3 }] }],
  ['a facing', disc(20, 20), { path: [], facing: Number.NaN }],
  ['a place', disc(Number.POSITIVE_INFINITY, 20), { path: [] }],
])('%s that is not finite is refused', (_, body, step) => {
  expect(() => pathCost(body, step, bare())).toThrow(/cannot/);
});

test('MOVE-09 an oval base in millimetres turns like one in inches', () => {
  const rider: Body = { ...disc(20, 20), outline: ovalBase(101.6, 50.8) };
  expect(pathCost(rider, { path: [], facing: Math.PI }, bare()).total).toBeCloseTo(4, 9);
});
