import { DirectionalLight, Fog, HemisphereLight, type OrthographicCamera, Scene } from 'three';
import { expect, test } from 'vitest';
import { Lights } from '../../../src/scene/surroundings/Lights';
import { Rail } from '../../../src/scene/surroundings/Rail';
import { Surroundings } from '../../../src/scene/surroundings/Surroundings';
import { THEME_LIGHTS } from '../../../src/scene/surroundings/theme-light';
import { renderScene, settled } from '../render-scene';

const cameraOf = (light: DirectionalLight | undefined) => light?.shadow.camera as OrthographicCamera | undefined;

test('the lamp casts a shadow that covers the table, and grows with it', async () => {
  const { scene, show } = await renderScene(<Lights />);
  const lamp = () => scene.children.find(child => child instanceof DirectionalLight && child.castShadow);
  const rightOf = () => cameraOf(lamp() as DirectionalLight | undefined)?.right ?? 0;
  const before = rightOf();
  expect(before).toBeGreaterThan(30);
  await show({ table: { width: 96, depth: 48 } });
  expect(rightOf()).toBeGreaterThan(before + 7);
});

test('low quality casts no shadow and fills with more light', async () => {
  const { scene } = await renderScene(<Lights />, {}, 'low');
  expect(scene.children.some(child => child.castShadow)).toBe(false);
  const fill = scene.children.find(child => child instanceof HemisphereLight);
  expect(fill).toMatchObject({ intensity: 1.5 });
});

test('another theme gives the same lamps other colours', async () => {
  const { scene, show } = await renderScene(<Lights />);
  const before = [...scene.children];
  await show({ theme: 'fire' });
  expect(scene.children).toEqual(before);
  const colours = scene.children.map(child => `#${(child as DirectionalLight).color.getHexString()}`);
  expect(colours).toContain(THEME_LIGHTS.fire.key);
});

test('fog has the colour of the theme and begins behind what is looked at', async () => {
  const { scene, context, frame } = await renderScene(<Surroundings />, {}, 'low');
  context.tableCamera.resize(1280, 720);
  context.tableCamera.jump({ ...context.tableCamera.pose, distance: 100 });
  await frame();
  if (!(scene instanceof Scene) || !(scene.fog instanceof Fog)) throw new Error('no fog');
  expect(`#${scene.fog.color.getHexString()}`).toBe(THEME_LIGHTS.life.sky[1]);
  expect(scene.fog.near).toBeCloseTo(114);
});

test('the rail goes round the table and has its ruler on the near side', async () => {
  const { meshes } = await renderScene(<Rail />);
  await settled();
  const [rail, ruler] = meshes();
  rail?.geometry.computeBoundingBox();
  expect(rail?.geometry.boundingBox?.max.x).toBeGreaterThan(36 + 3);
  expect(ruler?.position.z).toBeGreaterThan(24);
});
