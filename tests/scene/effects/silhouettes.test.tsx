import { expect, test } from 'vitest';
import { Silhouettes } from '../../../src/scene/effects/sky/Silhouettes';
import { SilhouetteMaterial } from '../../../src/scene/effects/sky/silhouette-material';
import '../../../src/scene/effects/elements';
import { renderScene } from '../render-scene';
import { THEMES } from '../themes';

const pitched = (degrees: number) => ({ pitch: (degrees * Math.PI) / 180 });

test('a ring of far shapes stands around the table when the camera looks low, and none from above', async () => {
  const { meshes, frame, context } = await renderScene(<Silhouettes />);
  const { tableCamera } = context;
  tableCamera.resize(1280, 720);
  tableCamera.jump({ ...tableCamera.pose, ...pitched(55) });
  await frame();
  expect(meshes()).toEqual([]);
  tableCamera.jump({ ...tableCamera.pose, ...pitched(12), distance: 11 });
  await frame();
  const [ring] = meshes();
  ring?.geometry.computeBoundingSphere();
  expect(ring?.geometry.boundingSphere?.radius).toBeGreaterThan(144);
});

test('every theme has its own far shapes', () => {
  const painted = THEMES.map(theme => new SilhouetteMaterial(theme).fragmentShader);
  expect(new Set(painted).size).toBe(THEMES.length);
});
