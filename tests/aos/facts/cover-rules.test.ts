import { describe, expect, test } from 'vitest';
import {
  coverFeature,
  highestSurface,
  isCovered,
  isWhollyOn,
  obstacleCover,
} from '../../../src/games/aos/facts/attacks/scenery-cover';
import { type Body, type Feature, ovalBase } from '../../../src/geometry/shapes/shape';
import { bodyAt, box, disc } from '../../geometry/shapes';
import { block, rectangle } from '../../geometry/sight/scenes';

const wood: Feature = { id: 'wood', footprint: rectangle(10, 10, 8, 6), solids: [] };
const far: Feature = { id: 'far', footprint: rectangle(30, 10, 8, 6), solids: [] };
const hill = block(rectangle(10, 10, 8, 6), 2, 0, 'hill');
const man = (x: number, y: number, rest: Partial<Body> = {}): Body => bodyAt(x, y, disc(1), rest);

describe('COVER-01 wholly on a feature', () => {
  test.each<[string, Body, Feature, boolean]>([
    ['COVER-01 well inside', man(10, 10), wood, true],
    ['COVER-01 touching the edge from inside', man(13.5, 10), wood, true],
    ['COVER-01 crossing the edge by 0.01"', man(13.51, 10), wood, false],
    ['COVER-01 touching two edges in a corner', man(13.5, 12.5), wood, true],
    ['COVER-01 outside', man(20, 10), wood, false],
    ['COVER-01 an oval along the edge', bodyAt(10, 12, ovalBase(60, 35)), wood, true],
    ['COVER-01 the same oval turned across it', bodyAt(10, 12, ovalBase(60, 35), { facing: Math.PI / 2 }), wood, false],
    ['COVER-01 a hull with one corner out', bodyAt(12.6, 10, box(3, 1)), wood, false],
    ['COVER-01 on top of a hill', man(10, 10, { z: 2 }), hill, true],
    ['COVER-01 at its foot, inside the footprint', man(10, 10), hill, true],
    ['COVER-01 hovering 0.01" above its highest surface', man(10, 10, { z: 2.01 }), hill, false],
    ['COVER-01 in the air over a wood without solids', man(10, 10, { z: 0.01 }), wood, false],
  ])('%s', (_, body, feature, expected) => {
    expect(isWhollyOn(body, feature)).toBe(expected);
  });

  test('COVER-01 the highest surface of a slope is its upper edge', () => {
    const outline = rectangle(10, 10, 4, 2);
    const top = { kind: 'slope', from: { x: 8, y: 10 }, z: 1, rise: { x: 0.5, y: 0 } } as const;
    expect(highestSurface({ id: 'ramp', footprint: outline, solids: [{ outline, bottom: 0, top }] })).toBeCloseTo(
      3,
      12,
    );
  });
});

describe('COVER-01 a unit', () => {
  const ten = Array.from({ length: 10 }, (_, i) => man(7.5 + (i % 5) * 1.2, 9 + Math.floor(i / 5) * 1.2));

  test('COVER-01 ten models all inside a wood have cover from it', () => {
    expect(coverFeature(ten, [far, wood], true)).toEqual({ covered: true, features: ten.map(() => wood) });
  });

  test('COVER-01 one base crossing the edge by 0.01" takes it from all, and is named', () => {
    const out = man(13.51, 10);
    const found = coverFeature([...ten.slice(1), out], [far, wood], true);
    if (found.covered) throw new Error('expected no cover');
    expect(found.feature).toBe(wood);
    expect(found.standingOut.map(({ body }) => body)).toEqual([out]);
    expect(found.standingOut[0]?.by).toBeCloseTo(0.01, 9);
  });

  test.each<[string, boolean, boolean]>([
    ['COVER-01 two models in two woods share none', true, false],
    ['COVER-01 unless each may have its own', false, true],
  ])('%s', (_, needsOneFeature, covered) => {
    expect(coverFeature([man(10, 10), man(30, 10)], [wood, far], needsOneFeature).covered).toBe(covered);
    expect(isCovered([man(10, 10), man(30, 10)], [wood, far], needsOneFeature)).toBe(covered);
  });

  test('COVER-01 when each may have its own, the one with none is named with the shortest way in', () => {
    const lost = man(15, 10);
    const found = coverFeature([man(10, 10), man(30, 10), lost], [wood, far], false);
    expect(found).toEqual({ covered: false, feature: undefined, standingOut: [{ body: lost, by: 1.5 }] });
  });

  test('COVER-01 an oval that stands out says by how much', () => {
    const out = bodyAt(13.5, 10, ovalBase(60, 35));
    const found = coverFeature([out], [wood], true);
    expect(found.covered ? 0 : found.standingOut[0]?.by).toBeCloseTo(30 / 25.4 - 0.5, 3);
  });

  test('COVER-01 no terrain, or no models: no cover', () => {
    expect(coverFeature([man(10, 10)], [], true).covered).toBe(false);
    expect(coverFeature([man(10, 10)], [], false).covered).toBe(false);
    expect(coverFeature([], [wood], true)).toEqual({ covered: false, feature: undefined, standingOut: [] });
  });
});

describe('OBST-02 obstacles', () => {
  const wall = block(rectangle(20, 10, 1, 10), 1.5, 0, 'wall');
  const defender = man(21.5, 10);

  test.each<[string, number, boolean]>([
    ['OBST-02 all models at 1.00": covered', 1, true],
    ['OBST-02 one at 1.01": not', 1.01, false],
    ['OBST-02 one touching the wall: covered', 0, true],
  ])('%s', (_, gap, expected) => {
    const second = man(20.5 + gap + 0.5, 12);
    const found = obstacleCover(man(10, 10), [defender, second], wall);
    expect(found.covered).toBe(expected);
    expect(found.tooFar.map(({ body }) => body)).toEqual(expected ? [] : [second]);
  });

  test.each<[string, -1 | 1, number, number, boolean]>([
    ['OBST-02 attacker 5" from the wall and 6" from the target: cover', -1, 5, 6, true],
    ['OBST-02 6" and 6": no cover', 1, 6, 6, false],
    ['OBST-02 on the defenders side, 4" and 3": no cover', 1, 4, 3, false],
    ['OBST-02 6" and 6.01": cover', 1, 6, 6.01, true],
    ['OBST-02 beside the wall on the defenders side but nearer to it than to them: cover', 1, 0.5, 3, true],
  ])('%s', (_, side, toWall, toUnit, expected) => {
    const long = block(rectangle(20, 0, 0.5, 60), 1.5, 0, 'long');
    const near = man(21.25, 0);
    // Along the wall the attacker can be placed at any pair of distances.
    const x = 20 + side * (0.25 + toWall + 0.5);
    const apart = toUnit + 1;
    const y = Math.sqrt(Math.max(0, apart ** 2 - (x - near.x) ** 2));
    const attacker = man(x, y);
    const found = obstacleCover(attacker, [near], long);
    expect(found.toObstacle).toBeCloseTo(toWall, 9);
    expect(found.toUnit).toBeCloseTo(toUnit, 9);
    expect(found.covered).toBe(expected);
  });

  test('OBST-02 distances to a feature are taken in plan, from whatever height', () => {
    const found = obstacleCover(man(10, 10, { z: 7 }), [defender], wall);
    expect(found.toObstacle).toBeCloseTo(9, 12);
    expect(found.toUnit).toBeCloseTo(Math.hypot(10.5, 7), 12);
  });

  test('OBST-02 nobody to cover: no cover', () => {
    expect(obstacleCover(man(10, 10), [], wall).covered).toBe(false);
  });
});
