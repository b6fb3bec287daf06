import { InstancedMesh, Mesh, MeshBasicMaterial, MeshStandardMaterial, Scene } from 'three';
import { describe, expect, test } from 'vitest';
import { inTheDark } from '../../../src/scene/effects/composer/in-the-dark';
import { ObjectiveGlow } from '../../../src/scene/effects/objectives/ObjectiveGlow';
import { ObjectiveGlowMaterial } from '../../../src/scene/effects/objectives/objective-glow-material';
import '../../../src/scene/effects/elements';
import { createPalette } from '../../../src/scene/paint/painted-material';
import type { ObjectivePicture } from '../../../src/table/picture';
import { placesOf, renderScene } from '../render-scene';

const marker = (id: string, x: number, holder?: number): ObjectivePicture => ({ id, x, y: 24, numeral: id, holder });

const numbers = (mesh: Mesh | undefined, name: string, each: number) => {
  const count = mesh instanceof InstancedMesh ? mesh.count : 0;
  const { array } = mesh?.geometry.getAttribute(name) ?? { array: [] };
  return Array.from({ length: count }, (_, i) => [...array.slice(i * each, (i + 1) * each)]);
};

describe('the rims of all markers glow in one draw call', () => {
  test('over their plaques, where they lie', async () => {
    const objectives = [marker('1', 18), marker('2', 36, 0), marker('3', 54, 1)];
    const { meshes } = await renderScene(<ObjectiveGlow />, { overlays: { objectives } });
    expect(meshes().map(({ renderOrder }) => renderOrder)).toEqual([3]);
    expect(placesOf(meshes()[0]).map(({ x, z }) => [x, z])).toEqual([
      [-18, 0],
      [0, 0],
      [18, 0],
    ]);
  });

  test('in the colour of the holder, notched for the second side, and stronger where a side holds it', async () => {
    const objectives = [marker('1', 18), marker('2', 36, 0), marker('3', 54, 1)];
    const { meshes, show } = await renderScene(<ObjectiveGlow />, { overlays: { objectives } });
    const [free = [], azure = [], ember = []] = numbers(meshes()[0], 'glow', 4);
    expect(azure[2]).toBeGreaterThan(2 * (azure[0] ?? 0));
    expect(ember[0]).toBeGreaterThan(2 * (ember[2] ?? 0));
    expect(azure[3]).toBe(ember[3]);
    expect(free[3]).toBeLessThan(azure[3] ?? 0);
    expect(numbers(meshes()[0], 'isNotched', 1)).toEqual([[0], [0], [1]]);
    await show({ overlays: { objectives: [marker('1', 18, 1)] } });
    expect(numbers(meshes()[0], 'isNotched', 1)).toEqual([[1]]);
  });

  test('and nothing is drawn where there are none', async () => {
    const { meshes, show } = await renderScene(<ObjectiveGlow />, { overlays: { objectives: [marker('1', 18)] } });
    expect(meshes()).toHaveLength(1);
    await show({ overlays: {} });
    expect(meshes()).toEqual([]);
  });
});

test('in the dark the rims still shine, and more than on the screen; other overlays do not', () => {
  const scene = new Scene();
  const glow = new ObjectiveGlowMaterial();
  const rim = new Mesh(undefined, glow);
  const overlay = new Mesh(undefined, new MeshBasicMaterial({ toneMapped: false, transparent: true }));
  scene.add(rim, overlay, new Mesh(undefined, new MeshStandardMaterial()));
  inTheDark(scene, createPalette(), () => expect([rim.visible, overlay.visible]).toEqual([true, false]));
  const strengthOn = (target: unknown) => {
    glow.onBeforeRender({ getRenderTarget: () => target } as never);
    return glow.strength.value;
  };
  expect(strengthOn({})).toBeGreaterThan(2 * strengthOn(null));
});
