import { expect, test } from 'vitest';
import { Areas } from '../../../src/scene/overlays/Areas';
import { Objectives } from '../../../src/scene/overlays/Objectives';
import { Strokes } from '../../../src/scene/overlays/Strokes';
import { renderScene, settled } from '../render-scene';

const points = [
  { x: 10, y: 10 },
  { x: 13, y: 10 },
];

test('all strokes are one mesh above the rings, and none is drawn when there is no stroke', async () => {
  const strokes = [{ look: 'tape', points } as const, { look: 'sight', points } as const];
  const { meshes, show } = await renderScene(<Strokes />, { overlays: { strokes } });
  expect(meshes().map(mesh => mesh.renderOrder)).toEqual([5]);
  expect(meshes()[0]?.geometry.index?.count).toBe(12);
  await show({ overlays: {} });
  expect(meshes()).toEqual([]);
});

test('each area is one mesh; the same ground in a new object keeps its material, other ground does not', async () => {
  const area = (radius: number) => ({ id: 'a', look: 'reach', discs: [{ x: 20, y: 20, radius }] }) as const;
  const { meshes, show } = await renderScene(<Areas />, { overlays: { areas: [area(6)] } });
  const before = meshes()[0]?.material;
  expect(before).toBeDefined();
  await show({ overlays: { areas: [area(6)] } });
  expect(meshes()[0]?.material).toBe(before);
  await show({ overlays: { areas: [area(7)] } });
  expect(meshes()).toHaveLength(1);
  expect(meshes()[0]?.material).not.toBe(before);
});

test('an objective lies flat where it is said, with its picture on it', async () => {
  const { meshes } = await renderScene(<Objectives />, {
    overlays: { objectives: [{ id: '1', x: 40, y: 20, numeral: 'I' }] },
  });
  await settled();
  const [plaque] = meshes();
  expect(plaque?.position).toMatchObject({ x: 4, z: 4 });
  expect(plaque?.rotation.x).toBeCloseTo(-Math.PI / 2);
  expect(plaque?.material).toMatchObject({ transparent: true, map: { isCanvasTexture: true } });
});
