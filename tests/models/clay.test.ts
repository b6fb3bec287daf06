import { describe, expect, test } from 'vitest';
import { bake } from '../../models/sculpt/bake/bake';
import { coarsen } from '../../models/sculpt/bake/coarsen';
import { ball, block, Clay, frameAt, limb, outline, type P2, place, plate } from '../../models/sculpt/clay';
import { triangulate } from '../../models/sculpt/clay/triangulate';
import { brass, steel } from '../../models/sculpt/paint/paints';

const volume = ({ xyz, corners }: Clay) => {
  const at = (v: number | undefined, j: number) => xyz[(v ?? 0) * 3 + j] ?? 0;
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i], corners[i + 1], corners[i + 2]];
    sum += at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1));
    sum += at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2));
    sum += at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return sum / 6;
};

const BOLT = outline([0.1, 0.26, 0.03, 0.26, -0.13, 0, -0.02, 0.02, -0.08, -0.32, 0.14, 0.06, 0.03, 0.05]);
const area = (polygon: readonly P2[]) =>
  polygon.reduce((sum, [x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    return sum + (x * v - u * y) / 2;
  }, 0);

describe('shapes', () => {
  test('a block has the volume of its sides less its bevels', () => {
    const clay = new Clay();
    block(clay, [1, 2, 3], [2, 1, 0.5], 0, steel, [0.3, 0.2, 0.1]);
    expect(volume(clay)).toBeCloseTo(1, 6);
  });

  test('a ball is closed and nearly as large as a ball', () => {
    const clay = new Clay();
    ball(clay, [0, 0, 0], 1, 24, steel);
    expect(volume(clay) / ((4 / 3) * Math.PI)).toBeGreaterThan(0.95);
    expect(volume(clay) / ((4 / 3) * Math.PI)).toBeLessThan(1);
  });

  test('a mirrored part keeps its outside outside', () => {
    const clay = new Clay();
    clay.mirror(() => block(clay, [1, 0, 0], [1, 1, 1], 0.1, steel));
    const one = new Clay();
    block(one, [1, 0, 0], [1, 1, 1], 0.1, steel);
    expect(volume(clay)).toBeCloseTo(2 * volume(one), 6);
  });

  test('a plate of a concave outline fills just that outline', () => {
    const clay = new Clay();
    plate(clay, BOLT, 0.1, 0, brass);
    expect(volume(clay)).toBeCloseTo(area(BOLT) * 0.1, 6);
  });

  test('cutting a concave outline into triangles keeps its area', () => {
    const cut = triangulate(BOLT).map(corners => corners.map(i => BOLT[i] ?? ([0, 0] as const)));
    expect(cut).toHaveLength(BOLT.length - 2);
    expect(cut.reduce((sum, triangle) => sum + area(triangle), 0)).toBeCloseTo(area(BOLT), 9);
    for (const triangle of cut) expect(area(triangle)).toBeGreaterThan(0);
  });

  test('turning about z comes first, then x, then y', () => {
    const quarter = Math.PI / 2;
    const [x, y, z] = place(frameAt([0, 0, 0], [quarter, 0, quarter], [1, 1, 1]), [1, 0, 0]);
    expect([x, y, z].map(value => Math.round(value * 1e6) / 1e6 + 0)).toEqual([0, 0, 1]);
  });
});

describe('the copy for far away', () => {
  const lump = () => {
    const clay = new Clay();
    ball(clay, [0, 1, 0], 0.5, 24, steel);
    limb(
      clay,
      [
        [1, 0, 0],
        [1, 2, 0],
      ],
      [0.05],
      8,
      brass,
    );
    ball(clay, [0, 2, 0], 0.05, 12, brass);
    return clay;
  };

  test('keeps within its triangles and loses specks, but no thin part', () => {
    const copy = coarsen(lump(), 60);
    expect(copy.triangles).toBeLessThanOrEqual(60);
    expect(copy.triangles).toBeGreaterThan(40);
    const xs = copy.xyz.filter((_, i) => i % 3 === 0);
    const ys = copy.xyz.filter((_, i) => i % 3 === 1);
    expect(Math.max(...xs)).toBeGreaterThan(1);
    expect(ys.filter(y => y > 2.01)).toEqual([]);
  });

  test('stays about as large as it was', () => {
    const [before, after] = [lump(), coarsen(lump(), 120)];
    expect(volume(after) / volume(before)).toBeGreaterThan(0.85);
    expect(volume(after) / volume(before)).toBeLessThan(1.05);
  });
});

describe('painting', () => {
  const brightness = (color: Float32Array, v: number) =>
    (color[v * 3] ?? 0) + (color[v * 3 + 1] ?? 0) + (color[v * 3 + 2] ?? 0);

  test('the top of a ball is lighter than its underside', () => {
    const clay = new Clay();
    ball(clay, [0, 2, 0], 0.5, 16, steel);
    const { position, color } = bake(clay);
    const heights = [...position].filter((_, i) => i % 3 === 1);
    const [highest, lowest] = [heights.indexOf(Math.max(...heights)), heights.indexOf(Math.min(...heights))];
    expect(brightness(color, highest)).toBeGreaterThan(1.5 * brightness(color, lowest));
  });

  test('a wall beside a floor darkens the floor', () => {
    const floor = (withWall: boolean) => {
      const clay = new Clay();
      block(clay, [0, 0.55, 0], [2, 0.1, 2], 0, steel);
      const among = new Clay();
      block(among, [0, 0.55, 0], [2, 0.1, 2], 0, steel);
      if (withWall) block(among, [0.95, 1, 0], [0.1, 1, 2], 0, steel);
      else block(among, [0.95, 9, 0], [0.1, 1, 2], 0, steel);
      const { position, normal, color } = bake(clay, { among, voxels: 60 });
      const corner = [...position.keys()].findIndex(
        i => i % 3 === 0 && (position[i] ?? 0) > 0.9 && (normal[i + 1] ?? 0) > 0.9,
      );
      return brightness(color, corner / 3);
    };
    expect(floor(true)).toBeLessThan(0.9 * floor(false));
  });
});
