import { describe, expect, test } from 'vitest';
import { boundingRadius } from '../../../src/geometry/shapes/outline';
import type { Body } from '../../../src/geometry/shapes/shape';
import {
  copyOf,
  crowdOf,
  isTaken,
  nearestAround,
  nearWay,
  replace,
  roomTowards,
} from '../../../src/geometry/units/crowd';
import { surveyWay } from '../../../src/geometry/ways/move';
import { layOut } from '../../../src/geometry/ways/path';
import { type Seeded, seeded } from '../seeded';
import { bare, disc } from './scenes';

const field = bare(60, 40);

function randomBody(random: Seeded): Body {
  const body = disc(random.between(1, 59), random.between(1, 39), random.between(0.4, 2), random.pick([0, 0, 3]));
  const facing = random.between(0, 6);
  return random.int(3) > 0 ? body : { ...body, facing, outline: { kind: 'oval', length: 3.5, width: 2 } };
}

const randomPath = (random: Seeded, from: Body) =>
  Array.from({ length: 1 + random.int(3) }, () => ({
    x: from.x + random.between(-8, 8),
    y: from.y + random.between(-8, 8),
  }));

describe('a crowd narrows down the bodies a move is measured against, and nothing else', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('the survey is the same (seed %d)', seed => {
    const random = seeded(seed);
    const others = Array.from({ length: 1 + random.int(60) }, () => randomBody(random));
    const enemies = others.filter(() => random.int(2) === 0);
    for (let i = 0; i < 10; i++) {
      const body = randomBody(random);
      const path = [body, ...randomPath(random, body)];
      const way = layOut(body, { path }, field, { flies: random.int(4) === 0 });
      const narrowed = { field, others: nearWay(way, crowdOf(others)), enemies: nearestAround(way, crowdOf(enemies)) };
      const { hit, nearest, nearestAtEnd } = surveyWay(way, { field, others, enemies });
      const found = surveyWay(way, narrowed);
      expect(found.hit?.body).toBe(hit?.body);
      expect(found.hit?.at).toEqual(hit?.at);
      expect([found.nearest?.enemy, found.nearest?.gap]).toEqual([nearest?.enemy, nearest?.gap]);
      expect([found.nearestAtEnd?.enemy, found.nearestAtEnd?.gap]).toEqual([nearestAtEnd?.enemy, nearestAtEnd?.gap]);
    }
  });

  test('most of a crowd is left out', () => {
    const body = disc(5, 5);
    const way = layOut(body, { path: [body, { x: 8, y: 5 }] }, field);
    const crowd = crowdOf([disc(7, 5.5), disc(9.9, 5), disc(10.1, 5), disc(30, 30)]);
    expect(nearWay(way, crowd)).toHaveLength(1);
    expect(nearWay(way, crowd, 1)).toHaveLength(2);
    expect(nearestAround(way, crowd)).not.toContain(crowd.bodies[3]);
  });

  test('nobody is nearest where nobody is', () => {
    const body = disc(5, 5);
    expect(nearestAround(layOut(body, { path: [body, { x: 8, y: 5 }] }, field), crowdOf([]))).toEqual([]);
  });

  test('who has moved is found where it went, and those it was copied from stay', () => {
    const from = crowdOf([disc(20, 20)]);
    const crowd = copyOf(from);
    const gone = disc(6, 5);
    replace(crowd, 0, gone);
    const body = disc(5, 7);
    const way = layOut(body, { path: [body, { x: 6, y: 7 }] }, field);
    expect(nearWay(way, crowd, 1)).toEqual([gone]);
    expect(nearWay(way, from, 1)).toEqual([]);
  });
});

describe('how far one of a crowd can go straight', () => {
  const towards = { x: 15, y: 5 };
  const room = (...others: readonly Body[]) => roomTowards(crowdOf([disc(5, 5), ...others]), 0, towards);

  test.each<[string, readonly Body[], number]>([
    ['with nobody there, all the way', [], 10],
    ['until it all but touches who stands on the way', [disc(9, 5)], 4 - 1.001],
    ['until it all but touches the nearer of two', [disc(12, 5), disc(9, 5)], 4 - 1.001],
    ['until it almost touches the first, not one that it would graze later', [disc(9, 5), disc(8.9, 6)], 4 - 1.001],
    ['on past who stands behind it', [disc(3, 5)], 10],
    ['on past who stands behind where it goes', [disc(16.002, 5)], 10],
    ['nowhere if it touches already', [disc(6, 5)], 0],
    ['nowhere if it is in another', [disc(5.2, 5)], 0],
    ['past one beside the way with a hair of room', [disc(9, 6.0011)], 10],
    ['and not with less', [disc(9, 6.0009)], 4 - Math.sqrt(1.001 ** 2 - 1.0009 ** 2)],
    ['as far as bounding circles tell, at whatever height', [disc(9, 5, 0.5, 20)], 4 - 1.001],
  ])('%s', (_, others, inches) => {
    expect(room(...others)).toBeCloseTo(inches, 9);
  });

  test('nowhere to where it stands', () => {
    expect(roomTowards(crowdOf([disc(5, 5), disc(9, 5)]), 0, { x: 5, y: 5 })).toBe(0);
  });

  test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'it touches nobody there, and would a hair further (seed %d)',
    seed => {
      const random = seeded(seed);
      const somewhere = () => disc(random.between(0, 30), random.between(0, 30), random.between(0.4, 1.5));
      const others = Array.from({ length: 25 }, somewhere);
      const body = somewhere();
      const to = { x: random.between(0, 30), y: random.between(0, 30) };
      const [length, reach] = [Math.hypot(to.x - body.x, to.y - body.y), boundingRadius(body.outline)];
      const free = roomTowards(crowdOf([...others, body]), others.length, to);
      const gapAfter = (inches: number): number => {
        const [x, y] = [body.x + ((to.x - body.x) * inches) / length, body.y + ((to.y - body.y) * inches) / length];
        const ahead = others.filter(
          other => (other.x - body.x) * (to.x - body.x) + (other.y - body.y) * (to.y - body.y) > 0,
        );
        return Math.min(
          ...ahead.map(other => Math.hypot(other.x - x, other.y - y) - boundingRadius(other.outline) - reach),
        );
      };
      if (free > 0) for (const share of [0.25, 0.5, 0.75, 1]) expect(gapAfter(free * share)).toBeGreaterThan(0.0009);
      if (free < length - 1e-9) expect(gapAfter(free + 0.01)).toBeLessThan(0.0011);
    },
  );
});

describe('whether a place of a crowd is taken', () => {
  const crowd = crowdOf([disc(5, 5), disc(9, 5), disc(9, 9, 0.5, 20)]);

  test.each<[string, number, number, boolean]>([
    ['by nobody, 0.01" from another', 7.99, 5, false],
    ['by nobody, in touch with another', 8, 5, false],
    ['by a body that it would overlap by 0.01"', 8.01, 5, true],
    ['not by itself', 5.3, 5, false],
    ['by one above it as well: heights are not looked at', 9, 9, true],
  ])('%s', (_, x, y, expected) => {
    expect(isTaken(crowd, 0, { x, y })).toBe(expected);
  });
});
