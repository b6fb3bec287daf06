import { InstancedMesh, type Mesh } from 'three';
import { expect, test } from 'vitest';
import { containsSpot } from '../../../src/geometry/shapes/polygon';
import { BaseMask } from '../../../src/scene/effects/ground/base-mask';
import { coverPlaces } from '../../../src/scene/effects/ground/cover-places';
import { GroundCover } from '../../../src/scene/effects/ground/GroundCover';
import { GROWTH } from '../../../src/scene/effects/ground/growth';
import { nearPlaces } from '../../../src/scene/effects/ground/near-places';
import '../../../src/scene/effects/elements';
import { spanOf } from '../../../src/scene/minis/bases/footing';
import { plainMini } from '../minis/plain-mini';
import { placesOf, renderScene } from '../render-scene';
import { THEMES } from '../themes';

const TABLE = { width: 72, depth: 48 };
const ROCK = {
  id: 'rock',
  solids: [],
  footprint: [
    { x: 20, y: 10 },
    { x: 40, y: 10 },
    { x: 40, y: 30 },
    { x: 20, y: 30 },
  ],
};
const PLAN = { seed: 'tufts', count: 800, clump: 12 };

const trianglesOf = (mesh: Mesh) =>
  mesh instanceof InstancedMesh ? (mesh.geometry.getAttribute('position').count / 3) * mesh.count : 0;

test.each([
  ['high', 36_000],
  ['medium', 4_400],
] as const)('at %s quality what covers the ground has at most %i triangles in every theme', async (quality, most) => {
  for (const theme of THEMES) {
    const { meshes, frame } = await renderScene(<GroundCover />, { theme }, quality);
    await frame();
    const triangles = meshes().reduce((sum, mesh) => sum + trianglesOf(mesh), 0);
    expect(triangles).toBeGreaterThan(most / 8);
    expect(triangles).toBeLessThanOrEqual(most);
  }
});

test('it is two draw calls from afar, and a third when the camera comes close', async () => {
  const { meshes, frame, context } = await renderScene(<GroundCover />, {}, 'high');
  context.tableCamera.resize(1280, 720);
  await frame();
  expect(meshes()).toHaveLength(2);
  context.tableCamera.jump({ ...context.tableCamera.pose, target: [3, 1, 4], distance: 10 });
  await frame();
  const [, , near] = meshes();
  expect(placesOf(near).length).toBeGreaterThan(200);
  for (const { x, z } of placesOf(near)) expect(Math.hypot(x - 3, z - 4)).toBeLessThan(8);
});

test('it asks for no frame once it lies there', async () => {
  const { frame, context } = await renderScene(<GroundCover />, {}, 'high');
  await frame();
  let asked = 0;
  context.drawBy(() => asked++);
  await frame();
  expect(asked).toBe(0);
});

test('a plan gives the same places again, all on the table and none on scenery', () => {
  const places = coverPlaces(PLAN, TABLE, [ROCK]);
  expect(places).toEqual(coverPlaces(PLAN, TABLE, [ROCK]));
  expect(places).toHaveLength(PLAN.count);
  for (const spot of places) {
    expect(containsSpot(ROCK.footprint, spot)).toBe(false);
    expect(Math.min(spot.x, spot.y, TABLE.width - spot.x, TABLE.depth - spot.y)).toBeGreaterThan(0);
  }
});

test('a table that is all scenery gets none, and the search ends', () => {
  const everywhere = {
    ...ROCK,
    footprint: ROCK.footprint.map(({ x, y }) => ({ x: (x - 20) * 3.6, y: (y - 10) * 2.4 })),
  };
  expect(coverPlaces(PLAN, TABLE, [everywhere])).toEqual([]);
});

test('more of it stands at the foot of scenery than in the open', () => {
  const isAtFoot = ({ x, y }: { readonly x: number; readonly y: number }) => x > 19 && x < 41 && y > 9 && y < 31;
  const share = (features: readonly (typeof ROCK)[]) =>
    coverPlaces(PLAN, TABLE, features).filter(isAtFoot).length / PLAN.count;
  const areaOfFoot = 22 * 22 - 20 * 20;
  expect(share([ROCK])).toBeGreaterThan((2 * areaOfFoot) / (72 * 48 - 400));
});

test('nothing grows under a base, and it grows again when the base has gone', () => {
  const mask = new BaseMask(TABLE);
  const mini = plainMini({ x: 30, y: 20 });
  mask.write([mini]);
  expect(mask.coverAt(30, 20)).toBe(1);
  expect(mask.coverAt(32, 20)).toBe(0);
  mini.transform.x = 50;
  mask.write([mini]);
  expect([mask.coverAt(30, 20), mask.coverAt(50, 20)]).toEqual([0, 1]);
});

test('nothing grows on the rim around a base', () => {
  const mask = new BaseMask(TABLE);
  const mini = plainMini({ x: 30, y: 20 });
  mask.write([mini]);
  const edge = 30 + spanOf(mini.view.outline).wide / 2;
  expect([mask.coverAt(edge + 0.16, 20), mask.coverAt(edge + 0.5, 20)]).toEqual([1, 0]);
});

test('models on scenery or beside the table leave the ground cover in place', () => {
  const mask = new BaseMask(TABLE);
  const [high, beside] = [plainMini({ x: 30, y: 20 }), plainMini({ x: -2, y: 20 })];
  high.transform.z = 3;
  mask.write([high, beside]);
  expect([mask.coverAt(30, 20), mask.coverAt(0.1, 20)]).toEqual([0, 0]);
});

test('low growth keeps its place when the focus moves', () => {
  const key = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) =>
    `${x} ${y} ${size}`;
  const before = new Set(nearPlaces({ x: 30, y: 20 }, 6, 1).map(key));
  const after = nearPlaces({ x: 31, y: 20 }, 6, 1).map(key);
  expect(after.filter(place => before.has(place)).length).toBeGreaterThan(after.length * 0.75);
});

test('every theme has its own growth', () => {
  expect(new Set(THEMES.map(theme => JSON.stringify(GROWTH[theme]))).size).toBe(THEMES.length);
});
