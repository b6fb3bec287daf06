import { DirectionalLight, Mesh, MeshBasicMaterial, MeshStandardMaterial, Points, Scene } from 'three';
import { expect, test } from 'vitest';
import { inTheDark } from '../../../src/scene/effects/composer/in-the-dark';
import { PictureEffects } from '../../../src/scene/effects/composer/PictureEffects';
import { TableComposer } from '../../../src/scene/effects/composer/table-composer';
import { createPalette } from '../../../src/scene/paint/painted-material';
import { renderScene } from '../render-scene';

test.each([
  ['low', false],
  ['medium', false],
  ['high', true],
] as const)('at %s quality there are effects on the whole picture: %s', async (quality, glows) => {
  const { context } = await renderScene(<PictureEffects />, {}, quality);
  expect(context.composer instanceof TableComposer).toBe(glows);
});

test('taking the effects away leaves the drawing to the renderer again', async () => {
  const { context, renderer } = await renderScene(<PictureEffects />, {}, 'high');
  await renderer.unmount();
  expect(context.composer).toBeUndefined();
});

test('in the dark lights are out and overlays hidden, things stay; then all is as before', () => {
  const scene = new Scene();
  scene.environmentIntensity = 0.5;
  const palette = createPalette();
  palette.rim.value.set('#ffb27a');
  const light = new DirectionalLight('#fff', 3.4);
  const thing = new Mesh(undefined, new MeshStandardMaterial());
  const overlay = new Mesh(undefined, new MeshBasicMaterial({ toneMapped: false }));
  const mist = new Mesh(undefined, new MeshStandardMaterial({ transparent: true }));
  const sparks = new Points();
  const unseen = new Mesh(undefined, new MeshBasicMaterial({ toneMapped: false }));
  unseen.visible = false;
  scene.add(light, thing, overlay, mist, sparks, unseen);
  const look = () => ({
    light: light.intensity,
    around: scene.environmentIntensity,
    rim: palette.rim.value.getHexString(),
    seen: [thing, overlay, mist, sparks, unseen].map(({ visible }) => visible),
  });
  const before = look();
  inTheDark(scene, palette, () => {
    expect(look()).toEqual({ light: 0, around: 0, rim: '000000', seen: [true, false, false, false, false] });
  });
  expect(look()).toEqual(before);
});
