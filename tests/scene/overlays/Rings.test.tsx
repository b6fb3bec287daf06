import { InstancedMesh } from 'three';
import { expect, test } from 'vitest';
import { ovalBase, roundBase } from '../../../src/geometry/shapes/shape';
import { Rings } from '../../../src/scene/overlays/Rings';
import { RING_NUMBERS } from '../../../src/scene/overlays/ring-material';
import type { RingPicture } from '../../../src/table/picture';
import { placesOf, renderScene } from '../render-scene';

const ring = (x: number, more: Partial<RingPicture> = {}): RingPicture => ({
  look: 'select',
  x,
  y: 24,
  outline: roundBase(32),
  ...more,
});

async function ringsOf(...rings: readonly RingPicture[]) {
  const rendered = await renderScene(<Rings />, { overlays: { rings } });
  await rendered.frame();
  return rendered;
}

test('rings of every look are one draw call', async () => {
  const { meshes } = await ringsOf(
    ring(30),
    ring(32, { look: 'target' }),
    ring(34, { look: 'aura', outline: { kind: 'circle', radius: 6 } }),
  );
  expect(meshes()).toHaveLength(1);
  const mark = meshes()[0]?.geometry.getAttribute('mark');
  expect([0, 1, 2].map(i => mark?.getW(i))).toEqual([RING_NUMBERS.select, RING_NUMBERS.target, RING_NUMBERS.aura]);
});

test('an oval is longer along its facing', async () => {
  const { meshes } = await ringsOf(ring(30, { outline: ovalBase(90, 52) }));
  const half = meshes()[0]?.geometry.getAttribute('halfSpan');
  expect(half?.getY(0)).toBeCloseTo(90 / 25.4 / 2);
  expect(half?.getX(0)).toBeCloseTo(52 / 25.4 / 2);
});

test('a ring goes where its mini goes, and stays put without one', async () => {
  const { meshes, context, frame } = await ringsOf(ring(30, { follow: 'a' }), ring(40, { follow: 'gone' }));
  const outline = roundBase(32);
  context.miniStore.setViews([
    { id: 'a', figure: 'f', pose: 0, seat: 0, x: 36, y: 20, z: 3, facing: 0, outline, height: 2 },
  ]);
  await frame();
  const [first, second] = placesOf(meshes()[0]);
  expect(first).toMatchObject({ x: 0, z: 4 });
  expect(first?.y).toBeGreaterThan(3);
  expect(second?.x).toBe(4);
});

test('more rings than there was room for are all drawn in one mesh, fewer leave none behind', async () => {
  const { meshes, show, frame, scene } = await ringsOf(ring(1));
  await show({ overlays: { rings: Array.from({ length: 70 }, (_, i) => ring(i)) } });
  await frame();
  expect(meshes()).toHaveLength(1);
  expect(placesOf(meshes()[0]).map(({ x }) => x + 36)).toEqual(Array.from({ length: 70 }, (_, i) => i));
  await show({ overlays: {} });
  await frame();
  expect(meshes()).toHaveLength(0);
  expect(scene.children.filter(child => child instanceof InstancedMesh)).toHaveLength(1);
});
