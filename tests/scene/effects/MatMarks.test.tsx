import { InstancedMesh, type Mesh } from 'three';
import { expect, test, vi } from 'vitest';
import { MatMarks } from '../../../src/scene/effects/marks/MatMarks';
import '../../../src/scene/effects/elements';
import { MAT_MARK_LOOKS } from '../../../src/scene/effects/marks/mark-instances';
import type { MatMarkPicture } from '../../../src/table/picture';
import { placesOf, renderScene } from '../render-scene';

const marksOf = (count: number): readonly MatMarkPicture[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `mark ${i}`,
    look: MAT_MARK_LOOKS[i % MAT_MARK_LOOKS.length] ?? 'stain',
    radius: 0.8,
    x: 1 + (i % 70),
    y: 1 + Math.floor(i / 70),
  }));

const countOf = (mesh: Mesh | undefined) => (mesh instanceof InstancedMesh ? mesh.count : 0);
const attributeOf = (mesh: Mesh | undefined) => [...(mesh?.geometry.getAttribute('mark').array ?? [])];
const spreadOf = (mesh: Mesh | undefined) =>
  attributeOf(mesh)
    .filter((_, i) => i % 3 === 2)
    .slice(0, countOf(mesh));

test('all marks are one mesh, each where it happened and in its own look; without any there is none', async () => {
  const { meshes, show } = await renderScene(<MatMarks />, {}, 'medium');
  expect(meshes()).toEqual([]);
  await show({ matMarks: marksOf(5) });
  const [mesh] = meshes();
  expect(meshes()).toHaveLength(1);
  expect(placesOf(mesh).map(({ x, z }) => [x + 36, 24 - z])).toEqual(marksOf(5).map(({ x, y }) => [x, y]));
  expect(
    attributeOf(mesh)
      .filter((_, i) => i % 3 === 0)
      .slice(0, 5),
  ).toEqual([0, 1, 2, 3, 0]);
});

test.each([
  ['medium', 96],
  ['high', 256],
] as const)('at %s quality the newest %i marks are shown', async (quality, most) => {
  const { meshes } = await renderScene(<MatMarks />, { matMarks: marksOf(300) }, quality);
  const [mesh] = meshes();
  expect(countOf(mesh)).toBe(most);
  expect(placesOf(mesh).at(-1)?.x).toBeCloseTo((marksOf(300).at(-1)?.x ?? 0) - 36);
});

test('a mark looks the same after a reload, and no two look alike', async () => {
  const first = await renderScene(<MatMarks />, { matMarks: marksOf(8) });
  const again = await renderScene(<MatMarks />, { matMarks: marksOf(8) });
  const seeds = (mesh: Mesh | undefined) =>
    attributeOf(mesh)
      .filter((_, i) => i % 3 === 1)
      .slice(0, 8);
  expect(attributeOf(first.meshes()[0])).toEqual(attributeOf(again.meshes()[0]));
  expect(new Set(seeds(first.meshes()[0])).size).toBe(8);
});

test('undo takes a mark away', async () => {
  const { meshes, show } = await renderScene(<MatMarks />, { matMarks: marksOf(3) });
  await show({ matMarks: marksOf(2) });
  expect(countOf(meshes()[0])).toBe(2);
  await show({ matMarks: [] });
  expect(meshes()).toEqual([]);
});

test('a new mark spreads while the others lie still, and then no more frames are asked for', async () => {
  const { context, meshes, show } = await renderScene(<MatMarks />, { matMarks: marksOf(2) });
  expect(spreadOf(meshes()[0])).toEqual([1, 1]);
  await show({ matMarks: marksOf(3) });
  context.motion.tick(0);
  context.motion.tick(70);
  const [one, two, fresh = 0] = spreadOf(meshes()[0]);
  expect([one, two]).toEqual([1, 1]);
  expect(fresh).toBeGreaterThan(0);
  expect(fresh).toBeLessThan(1);
  expect(context.motion.tick(5000)).toBe(false);
  expect(spreadOf(meshes()[0])).toEqual([1, 1, 1]);
});

test('where pictures must not move a new mark is there at once', async () => {
  const { meshes, show } = await renderScene(<MatMarks />, { matMarks: marksOf(2) });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show({ matMarks: marksOf(3) });
  expect(spreadOf(meshes()[0])).toEqual([1, 1, 1]);
});
