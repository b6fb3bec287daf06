import { describe, expect, test } from 'vitest';
import {
  seeBetweenGarrisons,
  seeFromGarrison,
  seeGarrison,
  targetsOfFeature,
  viewpointsOfFeature,
} from '../../../src/games/aos/facts/attacks/garrison-sight';
import type { Body, Feature, Spot } from '../../../src/geometry/shapes/shape';
import { blockersOf, withoutFeature } from '../../../src/geometry/sight/blockers';
import { seeModel } from '../../../src/geometry/sight/sight';
import { bodyAt, disc } from '../../geometry/shapes';
import { block, rectangle } from '../../geometry/sight/scenes';

const tower = block(rectangle(20, 20, 4, 2), 6, 0, 'tower');
const at = (x: number, y: number): Spot => ({ x, y });
const south = bodyAt(20, 8, disc(1));
const north = bodyAt(20, 32, disc(1));
const wall = (y: number, top: number): Feature => block(rectangle(20, y, 20, 0.5), top, 0, 'wall');

describe('GARR-05 eyes of a garrison', () => {
  test('GARR-05 eight: four at the corners of the top, four at the middles of the sides at mid-height', () => {
    expect(viewpointsOfFeature(tower)).toEqual([
      { x: 22, y: 21, z: 6 },
      { x: 18, y: 21, z: 6 },
      { x: 18, y: 19, z: 6 },
      { x: 22, y: 19, z: 6 },
      { x: 22, y: 20, z: 3 },
      { x: 20, y: 21, z: 3 },
      { x: 18, y: 20, z: 3 },
      { x: 20, y: 19, z: 3 },
    ]);
  });

  test('GARR-05 they turn with the feature', () => {
    const turned = block(rectangle(20, 20, 4, 2, 0.7), 6);
    const [cos, sin] = [Math.cos(0.7), Math.sin(0.7)];
    viewpointsOfFeature(turned).forEach(({ x, y, z }, i) => {
      const plain = viewpointsOfFeature(tower)[i] ?? { x: 0, y: 0, z: 0 };
      expect(x).toBeCloseTo(20 + (plain.x - 20) * cos - (plain.y - 20) * sin, 9);
      expect(y).toBeCloseTo(20 + (plain.x - 20) * sin + (plain.y - 20) * cos, 9);
      expect(z).toBe(plain.z);
    });
  });

  test('GARR-05 every eye of a feature with an empty court lies on one of its walls', () => {
    const court: Feature = {
      id: 'court',
      footprint: rectangle(20, 20, 6, 6),
      solids: [
        { outline: rectangle(17.25, 20, 0.5, 6), bottom: 0, top: { kind: 'flat', z: 2 } },
        { outline: rectangle(22.75, 20, 0.5, 6), bottom: 0, top: { kind: 'flat', z: 4 } },
      ],
    };
    const eyes = viewpointsOfFeature(court);
    expect(eyes).toHaveLength(8);
    for (const { x, y } of eyes) {
      expect(Math.abs(Math.abs(x - 20) - 2.75)).toBeLessThanOrEqual(0.25 + 1e-9);
      expect(Math.abs(y - 20)).toBeLessThanOrEqual(3 + 1e-9);
    }
    expect(new Set(eyes.map(({ z }) => z))).toEqual(new Set([4, 2]));
  });

  test('GARR-05 a feature without solids looks from the rim of its footprint', () => {
    const wood: Feature = { id: 'wood', footprint: rectangle(20, 20, 4, 2), solids: [] };
    expect(viewpointsOfFeature(wood)).toHaveLength(8);
    expect(seeFromGarrison(wood, [south], blockersOf([wood], [[south]])).sees).toBe(true);
    expect(seeGarrison(south, wood, blockersOf([wood], [[south]])).sees).toBe(true);
  });
});

describe('GARR-05 from and to a garrison', () => {
  const blockers = (...features: readonly Feature[]) => blockersOf([tower, ...features], [[south], [north]]);

  test.each<[string, Body, Feature[], boolean]>([
    ['GARR-05 the feature does not block its garrison towards the south', south, [], true],
    ['GARR-05 nor towards the north', north, [], true],
    ['GARR-05 it looks over a wall that hides the target from the ground', south, [wall(14, 1.6)], true],
    ['GARR-05 a high wall next to the target hides it', south, [wall(9, 3)], false],
    ['GARR-05 a wall as high as the tower hides all', south, [wall(14, 7)], false],
  ])('%s', (_, target, features, expected) => {
    expect(seeFromGarrison(tower, [target], blockers(...features)).sees).toBe(expected);
  });

  test('GARR-05 an eye on the far side looks through its own tower', () => {
    // Only the line from the corner (18, 19) meets this slit, and it crosses the tower below its top.
    const slit = [
      block([at(0, 25), at(19.08, 25), at(19.08, 25.1), at(0, 25.1)], 9, 0, 'left'),
      block([at(19.12, 25), at(40, 25), at(40, 25.1), at(19.12, 25.1)], 9, 0, 'right'),
    ];
    expect(seeFromGarrison(tower, [north], blockers(...slit)).sees).toBe(true);
    const closed = block([at(0, 25), at(40, 25), at(40, 25.1), at(0, 25.1)], 9);
    expect(seeFromGarrison(tower, [north], blockers(closed)).sees).toBe(false);
  });

  test.each<[string, Feature[], boolean]>([
    ['GARR-05 a garrison is seen where its feature is seen', [], true],
    ['GARR-05 the top of the tower shows over a wall', [wall(14, 3)], true],
    ['GARR-05 behind a wall as high as itself a tower is hidden', [wall(9, 7)], false],
  ])('%s', (_, features, expected) => {
    expect(seeGarrison(south, tower, blockers(...features)).sees).toBe(expected);
  });

  test('GARR-05 without a garrison the same tower blocks the same look', () => {
    expect(seeModel(south, north, blockers()).sees).toBe(false);
    expect(seeModel(south, north, withoutFeature(blockers(), tower)).sees).toBe(true);
  });

  test('GARR-05 of a low wall and a keep only what is built is seen', () => {
    const keep: Feature = {
      id: 'keep',
      footprint: rectangle(20, 20, 8, 2),
      solids: [
        { outline: rectangle(17, 20, 2, 2), bottom: 0, top: { kind: 'flat', z: 6 } },
        { outline: rectangle(21, 20, 6, 2), bottom: 0, top: { kind: 'flat', z: 1 } },
      ],
    };
    expect(targetsOfFeature(keep).map(({ height }) => height)).toEqual([6, 1]);
    // Hides everything of the keep but the air above its low wall.
    const screens = [
      block(rectangle(17.25, 15, 8.5, 0.5), 9, 0, 'high'),
      block(rectangle(25.75, 15, 8.5, 0.5), 2, 0, 'low'),
    ];
    const archer = bodyAt(22, 12, disc(1));
    expect(seeGarrison(archer, keep, blockersOf([keep, ...screens], [[archer]])).sees).toBe(false);
    expect(seeGarrison(archer, keep, blockersOf([keep], [[archer]])).sees).toBe(true);
  });

  test('GARR-05 one garrison sees another past both their features', () => {
    const other = block(rectangle(20, 40, 4, 2), 6, 0, 'other');
    const all = blockersOf([tower, other], []);
    expect(seeBetweenGarrisons(tower, other, all).sees).toBe(true);
    const high = blockersOf([tower, other, wall(30, 9)], []);
    expect(seeBetweenGarrisons(tower, other, high).sees).toBe(false);
  });
});
