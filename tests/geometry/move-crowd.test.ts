import { describe, expect, test } from 'vitest';
import { copyOf, crowdOf, nearestAround, nearWay, replace } from '../../src/geometry/crowd';
import { surveyWay } from '../../src/geometry/move';
import { layOut } from '../../src/geometry/path';
import type { Body } from '../../src/geometry/shape';
import { bare, disc } from './move-scenes';
import { type Seeded, seeded } from './seeded';

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

describe('a crowd narrows down whom a move is measured against, and nothing else', () => {
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
