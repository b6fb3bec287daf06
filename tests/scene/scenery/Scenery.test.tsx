import { readFileSync } from 'node:fs';
import { act } from 'react';
import { InstancedMesh } from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { inkOf } from '../../../src/scene/colours';
import { Scenery } from '../../../src/scene/scenery/Scenery';
import { placesOf, renderScene, settled } from '../render-scene';
import { FIELD } from '../staged-field';

const woods = FIELD.features.filter(({ id }) => id.startsWith('wood'));

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(`.${address}`)));
});

/** The scenery once its sculpts have come. */
async function stage(features: typeof FIELD.features, count: number) {
  const rendered = await renderScene(<Scenery />, { features, table: { width: FIELD.width, depth: FIELD.depth } });
  for (let i = 0; i < 100 && rendered.meshes().length < count; i++) await settled();
  return rendered;
}

const copies = (mesh: unknown) => (mesh instanceof InstancedMesh ? mesh : expect.fail('no copies'));
const numbers = (mesh: unknown, name: string) => [...copies(mesh).geometry.getAttribute(name).array];

test('all woods of a kind are one draw call for their trunks and one for their leaves', async () => {
  const { meshes } = await stage(woods, 2);
  expect(woods.length).toBeGreaterThan(0);
  expect(meshes()).toHaveLength(2);
  for (const mesh of meshes()) expect(placesOf(mesh)).toHaveLength(woods.length);
});

test('leaves are thinned over a figure, and grow again when it has left', async () => {
  const { meshes, context, frame } = await stage(woods.slice(0, 1), 2);
  context.tableCamera.jump({ ...context.tableCamera.pose, pitch: 0.6 });
  const foot = placesOf(meshes()[1])[0];
  const at = { x: (foot?.x ?? 0) + FIELD.width / 2, y: FIELD.depth / 2 - (foot?.z ?? 0) };
  const figure = { id: 'a', figure: 'f', pose: 0, seat: 0, z: 0, facing: 0, outline: roundBase(32), height: 2 };
  await act(async () => context.miniStore.setViews([{ ...figure, ...at }]));
  await settled(300);
  await frame();
  expect(numbers(meshes()[1], 'thin')).toEqual([0.75]);
  await act(async () => context.miniStore.setViews([{ ...figure, x: at.x + 9, y: at.y }]));
  await settled();
  expect(numbers(meshes()[1], 'thin')).toEqual([0]);
});

test('the banner of a piece has the colour of the side that holds it, and none while nobody does', async () => {
  const keep = FIELD.features.filter(({ id }) => id.includes('keep')).slice(0, 1);
  const { meshes, show } = await stage(keep, 1);
  expect(numbers(meshes()[0], 'holder')).toEqual([1, 1, 1, 0]);
  await show({ overlays: { banners: [{ feature: keep[0]?.id ?? '', seat: 1 }] } });
  const { r, g, b } = inkOf(1);
  expect(numbers(meshes()[0], 'holder')).toEqual([...new Float32Array([r, g, b]), 1]);
});

test("a player's own shape is one plain mesh, and its shadow is drawn", async () => {
  const { meshes, context } = await stage(
    FIELD.features.filter(({ id }) => id === 'own-shape'),
    1,
  );
  expect(meshes()).toHaveLength(1);
  expect(meshes()[0]).not.toBeInstanceOf(InstancedMesh);
  expect(meshes()[0]?.castShadow).toBe(true);
  expect(context.shadowsAreStale).toBe(true);
});
