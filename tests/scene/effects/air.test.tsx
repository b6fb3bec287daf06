import { InstancedMesh, type Mesh } from 'three';
import { expect, test, vi } from 'vitest';
import { Mist } from '../../../src/scene/effects/ground/Mist';
import { Motes } from '../../../src/scene/effects/sky/Motes';
import { MOTES } from '../../../src/scene/effects/sky/mote-looks';
import '../../../src/scene/effects/elements';
import { renderScene } from '../render-scene';
import { THEMES } from '../themes';

const countOf = (mesh: Mesh | undefined) => (mesh instanceof InstancedMesh ? mesh.count : 0);

test.each([
  ['high', 20],
  ['medium', 10],
] as const)(
  'at %s quality there are %i sheets of mist over graves and lava, and none over a meadow',
  async (quality, sheets) => {
    const { meshes, show } = await renderScene(<Mist />, { theme: 'death' }, quality);
    expect(meshes().map(countOf)).toEqual([sheets]);
    await show({ theme: 'fire' });
    expect(meshes().map(countOf)).toEqual([sheets]);
    await show({ theme: 'life' });
    expect(meshes()).toEqual([]);
  },
);

test.each([
  ['high', 180],
  ['medium', 90],
] as const)('at %s quality there are %i motes in the air of every theme', async (quality, count) => {
  const { meshes, show } = await renderScene(<Motes />, {}, quality);
  for (const theme of THEMES) {
    await show({ theme });
    expect(meshes().map(countOf)).toEqual([count]);
  }
  expect(new Set(Object.values(MOTES)).size).toBe(THEMES.length);
});

test('no motes float when the system asks for less motion', async () => {
  const { meshes, frame } = await renderScene(<Motes />);
  expect(meshes()).toHaveLength(1);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await frame();
  expect(meshes()).toHaveLength(0);
});

test('mist and motes move on frames that others ask for, and ask for none', async () => {
  const { frame, context } = await renderScene(
    <>
      <Mist />
      <Motes />
    </>,
    { theme: 'death' },
    'high',
  );
  await frame();
  let asked = 0;
  context.drawBy(() => asked++);
  await frame();
  await frame();
  expect(asked).toBe(0);
});
