import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geometry/gaps/tape';
import { type Body, type Feature, ovalBase, roundBase } from '../../../src/geometry/shapes/shape';
import { blockersOf, withoutUnit } from '../../../src/geometry/sight/blockers';
import { isFree } from '../../../src/geometry/sight/free-ray';
import { gather, laneBetween } from '../../../src/geometry/sight/lane';
import { lookAt, plainRay, raysOf, viewerOf } from '../../../src/geometry/sight/look-at';
import { pillarOfBody } from '../../../src/geometry/sight/pillar';
import { type Sight, seeModel, seeUnit } from '../../../src/geometry/sight/sight';
import { box } from '../shapes';
import { block, rectangle } from './scenes';

const infantry = roundBase(32);
const RADIUS = 16 / 25.4;
const man = (x: number, y: number, rest: Partial<Body> = {}): Body => ({
  x,
  y,
  z: 0,
  facing: 0,
  height: 1.3,
  outline: infantry,
  ...rest,
});
const wall = (top: number, bottom = 0): Feature => block(rectangle(15, 10, 0.5, 8), top, bottom, 'wall');

const archer = man(10, 10);
const foe = man(20, 10);
const sees = (features: readonly Feature[], others: readonly Body[] = [], from = archer, to = foe): boolean =>
  seeModel(from, to, blockersOf(features, [[from], [to], others])).sees;

describe('walls', () => {
  test.each<[string, Feature[], boolean]>([
    ['ATK-08 nothing between: seen', [], true],
    ['ATK-08 hidden behind a solid wall', [wall(3)], false],
    ['ATK-08 a wall as high as the models hides them', [wall(1.3)], false],
    ['ATK-08 the head shows over a lower wall', [wall(1.1)], true],
    ['ATK-08 the top of the head, above the highest mark, is found by the finer look', [wall(1.15)], true],
    ['ATK-08 boots under a bridge are seen', [wall(3, 0.7)], true],
    ['ATK-08 a way under that is too low even for boots', [wall(3, 0.5)], false],
    ['ATK-08 a wall beside the lane hides nothing', [block(rectangle(15, 14, 0.5, 4), 3)], true],
    ['ATK-08 a wall behind the target hides nothing', [block(rectangle(22, 10, 0.5, 8), 3)], true],
    ['ATK-08 a wall behind the shooter hides nothing', [block(rectangle(8, 10, 0.5, 8), 3)], true],
    ['ATK-08 two walls with a slit of 0.02" between them', slitOf(0.02), true],
    ['ATK-08 two walls that touch', slitOf(0), false],
    ['ATK-08 window: over the sill and under the lintel', [wall(0.6), wall(3, 1)], true],
    ['ATK-08 shutter: sill and lintel meet', [wall(0.8), wall(3, 0.8)], false],
  ])('%s', (_, features, expected) => {
    expect(sees(features)).toBe(expected);
  });

  function slitOf(width: number): Feature[] {
    const middle = 10.2;
    return [
      block(rectangle(15, middle - width / 2 - 4, 0.2, 8), 3, 0, 'left'),
      block(rectangle(15, middle + width / 2 + 4, 0.2, 8), 3, 0, 'right'),
    ];
  }

  test('ATK-08 the wall is as wide as it must be: a base that sticks out by 0.02" is seen', () => {
    const hidesUpTo = (y: number): boolean => !sees([block(rectangle(19, y - 4, 0.1, 8), 3)]);
    const edge = 10 + RADIUS;
    expect(hidesUpTo(edge + 0.02)).toBe(true);
    expect(hidesUpTo(edge - 0.04)).toBe(false);
  });

  test('ATK-08 a wall behind the target closes no slit before it', () => {
    const plate = man(20, 10, { outline: box(0.2, 1.3) });
    const behind = block(rectangle(20.3, 10, 0.1, 1.2), 3, 0, 'behind');
    expect(sees([...slitOf(0.02), behind], [], archer, plate)).toBe(true);
    expect(sees([...slitOf(0), behind], [], archer, plate)).toBe(false);
  });

  test('ATK-08 a gap that opens only towards the rims of a round thing is found', () => {
    const scout = man(0, 0, { outline: { kind: 'circle', radius: 0.05 } });
    const barge = man(10, 0, { outline: box(0.5, 14), height: 4 });
    const drum = (height: number): Body => man(2, 0, { outline: { kind: 'circle', radius: 1 }, height });
    const flanks = [-1, 1].map(side => block(rectangle(9.5, side * 8.1, 0.1, 6), 9, 0, `flank ${side}`));
    const lintel = block(rectangle(9, 0, 0.1, 30), 9, 1.87, 'lintel');
    expect(sees([...flanks, lintel], [drum(1.205)], scout, barge)).toBe(true);
    // Close one side, and the other remains.
    for (const side of [-1, 1]) {
      const shutter = block(rectangle(9.3, side * 6, 0.1, 8), 9, 0, 'shutter');
      expect(sees([...flanks, lintel, shutter], [drum(1.205)], scout, barge)).toBe(true);
    }
    expect(sees([...flanks, lintel], [drum(1.25)], scout, barge)).toBe(false);
  });

  test('ATK-08 a sloping top hides where it is high and not where it is low', () => {
    const outline = rectangle(15, 10, 1, 12);
    const slope = { kind: 'slope', from: { x: 15, y: 10 }, z: 1.2, rise: { x: 0, y: 0.3 } } as const;
    const ramp: Feature = { id: 'ramp', footprint: outline, solids: [{ outline, bottom: 0, top: slope }] };
    const across = (y: number): boolean => sees([ramp], [], man(10, y), man(20, y));
    expect(across(7)).toBe(true);
    expect(across(13)).toBe(false);
  });

  test('ATK-08 one looks into the notch of a concave solid, but not through its arms', () => {
    const outline = [
      { x: 14, y: 8 },
      { x: 18, y: 8 },
      { x: 18, y: 8.5 },
      { x: 14.5, y: 8.5 },
      { x: 14.5, y: 11.5 },
      { x: 18, y: 11.5 },
      { x: 18, y: 12 },
      { x: 14, y: 12 },
    ];
    const horseshoe = block(outline, 3);
    const inside = man(16, 10);
    expect(sees([horseshoe], [], man(24, 10), inside)).toBe(true);
    expect(sees([horseshoe], [], man(8, 10), inside)).toBe(false);
    expect(sees([horseshoe], [], man(16, 4), inside)).toBe(false);
  });
});

describe('models in the way', () => {
  test.each<[string, Body[], boolean]>([
    ['ATK-08 a model as tall and wide hides another behind it', [man(11.5, 10)], false],
    ['ATK-08 a smaller model does not', [man(11.5, 10, { height: 0.8 })], true],
    ['ATK-08 two models in base contact leave no gap', [man(15, 10 - RADIUS), man(15, 10 + RADIUS)], false],
    ['ATK-08 two models 0.1" apart leave one', [man(15, 9.32), man(15, 10.68)], true],
    ['ATK-08 a flyer above the lane hides nothing', [man(15, 10, { z: 2 })], true],
    ['ATK-08 a hull hides as well', [man(15, 10, { outline: box(0.4, 4), height: 2 })], false],
    ['ATK-08 turned along the lane it leaves the sides', [man(15, 10, { outline: box(4, 0.4), height: 2 })], true],
  ])('%s', (_, others, expected) => {
    expect(sees([], others)).toBe(expected);
  });

  const front = man(11.5, 10);

  test('ATK-09 a second-rank archer sees past the front rank', () => {
    expect(seeModel(archer, foe, blockersOf([], [[archer, front], [foe]])).sees).toBe(true);
  });

  test('ATK-09 a friendly model of another unit in the same place blocks the same ray', () => {
    const sight = seeModel(archer, foe, blockersOf([], [[archer], [front], [foe]]));
    expect(blockedOf(sight).every(({ blockedBy }) => blockedBy.kind === 'model' && blockedBy.body === front)).toBe(
      true,
    );
  });

  test('ATK-09 a model that is not on the table sees through the unit that is taken out for it', () => {
    const ghost = { ...archer };
    const blockers = blockersOf([], [[archer, front], [foe]]);
    expect(seeModel(ghost, foe, blockers).sees).toBe(false);
    expect(seeModel(ghost, foe, withoutUnit(blockers, [archer])).sees).toBe(true);
  });

  test('SPELL-01 a caster sees a target past its own unit', () => {
    const wizard = man(10, 10, { outline: roundBase(40) });
    expect(seeUnit(wizard, [foe], blockersOf([], [[front, wizard], [foe]])).sees).toBe(true);
  });

  test('ATK-08 another model of the unit before the target hides it, but is itself seen, and so is the unit', () => {
    const shield = man(18.5, 10);
    const unit = [foe, shield];
    const blockers = blockersOf([], [[archer], unit]);
    expect(seeModel(archer, foe, blockers).sees).toBe(false);
    expect(seeModel(archer, shield, blockers).sees).toBe(true);
    expect(seeUnit(archer, unit, blockers).sees).toBe(true);
  });

  test('ATK-08 one head over the wall makes the unit visible', () => {
    const giant = man(20, 12, { height: 4 });
    const hidden = [foe, man(20, 8.5)];
    expect(seeUnit(archer, hidden, blockersOf([wall(2)], [[archer], hidden])).sees).toBe(false);
    const unit = [...hidden, giant];
    expect(seeUnit(archer, unit, blockersOf([wall(2)], [[archer], unit])).sees).toBe(true);
  });

  test('ATK-08 an oval shows its far tip, as the shooter sees it', () => {
    const screen = block(rectangle(18, 10, 0.2, 1.6), 3);
    const rider = (facing: number): Body => man(20, 10, { outline: ovalBase(105, 42), facing });
    expect(sees([screen], [], archer, rider(0))).toBe(false);
    expect(sees([screen], [], archer, rider(Math.PI / 2))).toBe(true);
  });
});

describe('the sampling', () => {
  test('ATK-08 three eyes at 85 % of the height, nine marks at 10, 50 and 90 %: 27 rays', () => {
    const { rays } = blockedSight(wall(3));
    expect(rays).toHaveLength(27);
    const heights = (points: readonly Point[]): number[] => [...new Set(points.map(({ z }) => Math.round(z * 1e6)))];
    expect(heights(rays.map(({ from }) => from))).toEqual([1_105_000]);
    expect(heights(rays.map(({ to }) => to)).sort()).toEqual([1_170_000, 130_000, 650_000]);
    const places = (points: readonly Point[]): number => new Set(points.map(({ x, y }) => `${x} ${y}`)).size;
    expect(places(rays.map(({ from }) => from))).toBe(3);
    expect(places(rays.map(({ to }) => to))).toBe(3);
  });

  test('ATK-08 the side points are where the tangents touch', () => {
    for (const { from, to } of blockedSight(wall(3)).rays) {
      for (const [point, middle, other] of [
        [from, archer, foe],
        [to, foe, archer],
      ] as const) {
        const spoke = { x: point.x - middle.x, y: point.y - middle.y };
        if (Math.hypot(spoke.x, spoke.y) < 1e-9) continue;
        expect(Math.hypot(spoke.x, spoke.y)).toBeCloseTo(RADIUS, 12);
        expect(spoke.x * (other.x - point.x) + spoke.y * (other.y - point.y)).toBeCloseTo(0, 12);
      }
    }
  });

  test('ATK-08 a no names for each ray what it met first and where', () => {
    const near = block(rectangle(13, 10, 0.5, 8), 3, 0, 'near');
    const sight = seeModel(archer, foe, blockersOf([wall(3), near], [[archer], [foe]]));
    for (const { blockedBy, at } of blockedOf(sight)) {
      expect(blockedBy.kind === 'solid' && blockedBy.feature).toBe(near);
      expect(at.x).toBeCloseTo(12.75, 5);
    }
  });

  test('ATK-08 a yes names a free ray from the shooter to the target', () => {
    const blockers = blockersOf([wall(1.1)], [[archer], [foe]]);
    const sight = seeModel(archer, foe, blockers);
    if (!sight.sees) throw new Error('expected to see');
    const lane = laneBetween(pillarOfBody(archer), pillarOfBody(foe));
    expect(
      isFree(
        gather(blockers, lane, undefined).filter(({ is }) => is.kind === 'solid'),
        sight.ray.from,
        sight.ray.to,
      ),
    ).toBe(true);
  });

  test('ATK-08 has a direction: a dwarf sees the legs of a giant whose eyes are behind a lid', () => {
    const giant = man(10, 10, { height: 6 });
    const dwarf = man(20, 10, { height: 0.7 });
    const lid = block(rectangle(12, 10, 0.2, 8), 9, 3.5, 'lid');
    expect(sees([lid, wall(0.65)], [], giant, dwarf)).toBe(false);
    expect(sees([lid, wall(0.65)], [], dwarf, giant)).toBe(true);
  });

  test('ATK-08 the plain rays alone find the gap they pass and no other', () => {
    const look = (features: readonly Feature[]) =>
      lookAt(viewerOf(pillarOfBody(archer)), foe, pillarOfBody(foe), lane =>
        gather(blockersOf(features, []), lane, undefined),
      );
    const low = look([wall(1.1)]);
    expect(raysOf(low)).toContainEqual(plainRay(low));
    expect(plainRay(look([wall(1.15)]))).toBeUndefined();
  });

  function blockedSight(...features: readonly Feature[]): Extract<Sight, { sees: false }> {
    return { sees: false, rays: blockedOf(seeModel(archer, foe, blockersOf(features, [[archer], [foe]]))) };
  }
});

function blockedOf(sight: Sight): Extract<Sight, { sees: false }>['rays'] {
  if (sight.sees) throw new Error('expected not to see');
  return sight.rays;
}
