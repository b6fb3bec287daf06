import { describe, expect, test } from 'vitest';
import { containsSpot } from '../../../src/geometry/shapes/polygon';
import type { Body, Polygon } from '../../../src/geometry/shapes/shape';
import type { Surroundings } from '../../../src/geometry/ways/move';
import { isReachable, type Region, reachRegion } from '../../../src/geometry/ways/reach/reach';
import { movesFuzz } from '../../fuzz/geometry/moves';
import { bare, box, disc, fieldOf, slab } from './scenes';

const around = (others: readonly Body[], field = bare()): Surroundings => ({ field, others, enemies: [] });

const areaOf = (polygon: Polygon): number =>
  polygon.reduce((sum, { x, y }, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
const areaIn = ({ outlines }: Region): number => outlines.reduce((sum, outline) => sum + areaOf(outline), 0);

describe('the region that can be reached', () => {
  test('MOVE-12 on an empty table it is a disc as wide as the allowance', () => {
    const region = reachRegion(disc(20, 20), around([]), { allowance: 6 });
    expect(region.outlines).toHaveLength(1);
    expect(areaIn(region)).toBeCloseTo(Math.PI * 36, 0);
    for (const { x, y } of region.outlines[0] ?? [])
      expect(Math.abs(Math.hypot(x - 20, y - 20) - 6)).toBeLessThan(0.02);
  });

  test('MOVE-07 it ends where the base touches the table edge', () => {
    const region = reachRegion(disc(2, 20), around([]), { allowance: 6 });
    const left = Math.min(...(region.outlines[0] ?? []).map(({ x }) => x));
    expect(left).toBeCloseTo(0.5, 1);
    expect(isReachable(region, { x: 0.3, y: 20 })).toBe(false);
  });

  test('MOVE-06 another base is a hole in it', () => {
    const region = reachRegion(disc(20, 20), around([disc(22.5, 20)]), { allowance: 6 });
    expect(region.outlines).toHaveLength(2);
    const hole = region.outlines.find(outline => areaOf(outline) < 0) ?? [];
    expect(-areaOf(hole)).toBeCloseTo(Math.PI, 0);
    expect(isReachable(region, { x: 22.5, y: 20 })).toBe(false);
  });

  test('MOVE-06 a gap exactly as wide as the base lets the region through', () => {
    const fence = (gap: number) => Array.from({ length: 40 }, (_, i) => disc(22, i + (i < 20 ? 0.01 : gap)));
    const through = reachRegion(disc(20, 20), around(fence(1.01)), { allowance: 6 });
    const shut = reachRegion(disc(20, 20), around(fence(0.99)), { allowance: 6 });
    expect(isReachable(through, { x: 24, y: 20 })).toBe(true);
    expect(isReachable(shut, { x: 24, y: 20 })).toBe(false);
  });

  test('MOVE-13 zones are left out and walked round', () => {
    const enemies = [disc(25, 20)];
    const zone = { enemies, beyond: 3 };
    const region = reachRegion(disc(20, 20), { field: bare(), others: enemies, enemies }, { allowance: 12, zone });
    expect(isReachable(region, { x: 20.7, y: 20 })).toBe(true);
    expect(isReachable(region, { x: 21.2, y: 20 })).toBe(false);
    expect(isReachable(region, { x: 25, y: 24.3 })).toBe(true);
    expect(isReachable(region, { x: 30.5, y: 20 })).toBe(false);
  });

  test('RETR-02 a retreat may pass but not end within 3"', () => {
    const enemies = [disc(21.5, 20)];
    const zone = { enemies, beyond: 3, onlyAtEnd: true };
    const region = reachRegion(disc(20, 20), { field: bare(), others: enemies, enemies }, { allowance: 8, zone });
    expect(isReachable(region, { x: 18, y: 20 })).toBe(false);
    expect(isReachable(region, { x: 17, y: 20 })).toBe(true);
    expect(isReachable(region, { x: 26.5, y: 20 })).toBe(true);
  });

  test('TMOVE-02 behind a wall less is left, by the climb', () => {
    const wall = fieldOf(40, 40, slab(box(22, 0, 22.2, 40), 2));
    const region = reachRegion(disc(20, 20), around([], wall), { allowance: 10 });
    expect(isReachable(region, { x: 25.7, y: 20 })).toBe(true);
    expect(isReachable(region, { x: 26.2, y: 20 })).toBe(false);
    expect(isReachable(region, { x: 22.1, y: 20 })).toBe(false);
  });

  test('TMOVE-01 under a bridge and on it are both reached', () => {
    const field = fieldOf(40, 40, slab(box(21, 19, 23, 21), 1), slab(box(23, 18, 27, 22), 1.9, 1.6));
    const region = reachRegion(disc(20, 20), around([], field), { allowance: 9 });
    const heights = [...region.z].filter((_, state) => region.mayEnd[state]);
    expect(heights).toContain(1.9);
    expect(isReachable(region, { x: 25, y: 20 })).toBe(true);
  });

  test('FLY-01 a flyer reaches everything but the places of others', () => {
    const others = [disc(21.2, 20), disc(20, 21.2), disc(18.8, 20), disc(20, 18.8)];
    const region = reachRegion(disc(20, 20), around(others), { allowance: 6, flies: true });
    expect(isReachable(region, { x: 25, y: 20 })).toBe(true);
    expect(isReachable(region, { x: 21.2, y: 20 })).toBe(false);
  });

  test('GARR-12 a barred roof is left out', () => {
    const roof = slab(box(22, 18, 26, 22), 1);
    const surroundings = { ...around([], fieldOf(40, 40, roof)), barred: [roof] };
    expect(isReachable(reachRegion(disc(20, 20), surroundings, { allowance: 8 }), { x: 24, y: 20 })).toBe(false);
  });

  test('shut in by a hundred models in one spot there is no region', () => {
    const crowd = Array.from({ length: 100 }, () => disc(20.2, 20));
    expect(reachRegion(disc(20, 20), around(crowd), { allowance: 6 }).outlines).toEqual([]);
  });

  test('an allowance of 0 reaches nothing but is no error', () => {
    const region = reachRegion(disc(20, 20), around([]), { allowance: 0 });
    expect(areaIn(region)).toBeLessThan(0.2);
  });

  test('outlines lie around what is promised', () => {
    const region = reachRegion(disc(20, 20), around([disc(22.5, 20), disc(20, 23)]), { allowance: 6 });
    const outer = region.outlines.find(outline => areaOf(outline) > 0) ?? [];
    for (let x = 13; x < 27; x += 0.37) {
      for (let y = 13; y < 27; y += 0.41) {
        if (isReachable(region, { x, y })) expect(containsSpot(outer, { x, y })).toBe(true);
      }
    }
  });
});

describe.each(movesFuzz.filter(({ name }) => name.startsWith('reach')))('$name', ({ run }) => {
  test.each(Array.from({ length: 4 }, (_, i) => i * 500))('seeds from %i on', first => {
    for (let seed = first; seed < first + 500; seed++) {
      try {
        run(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}`);
      }
    }
  });
});
