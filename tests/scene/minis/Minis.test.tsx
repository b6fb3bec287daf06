import { Color, InstancedMesh, type Mesh } from 'three';
import { expect, test } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { TEAM_COLOURS } from '../../../src/scene/colours';
import { Minis } from '../../../src/scene/minis/Minis';
import type { MiniPicture } from '../../../src/table/picture';
import { placesOf, renderScene, settled } from '../render-scene';

const mini = (id: string, figure: string, x: number, more: Partial<MiniPicture> = {}): MiniPicture => ({
  id,
  figure,
  pose: 0,
  seat: 0,
  x,
  y: 24,
  z: 0,
  facing: 0,
  outline: roundBase(32),
  height: 2,
  ...more,
});

/** No sculpt bears these names, so stand-ins come without asking any server. */
async function stage(...minis: readonly MiniPicture[]) {
  const rendered = await renderScene(<Minis />, { minis });
  for (let i = 0; i < 100 && rendered.meshes().length === 0; i++) await settled();
  await rendered.frame();
  return { ...rendered, batches: () => batchesIn(rendered.meshes()) };
}

/** Only figures cast shadows; their shade and badges do not. */
const batchesIn = (meshes: readonly Mesh[]) => meshes.filter(mesh => mesh.castShadow);

test('minis of one figure are one draw call, another figure another', async () => {
  const { batches } = await stage(mini('a', 'nobody', 30), mini('b', 'nobody', 32), mini('c', 'nowhere', 34));
  const places = batches().map(mesh => placesOf(mesh).map(({ x }) => x));
  expect(places.toSorted((a, b) => b.length - a.length)).toEqual([[-6, -4], [-2]]);
});

test('a hundred minis of one figure still are one draw call, with one for their shade', async () => {
  const { batches, meshes } = await stage(...Array.from({ length: 100 }, (_, i) => mini(`m${i}`, 'nobody', i * 0.5)));
  expect(batches().map(mesh => placesOf(mesh).length)).toEqual([100]);
  expect(meshes()).toHaveLength(2);
});

test('when the camera rests, near ones leave the far batch for one of their own', async () => {
  const { batches, context, frame } = await stage(mini('a', 'nobody', 10), mini('b', 'nobody', 70));
  expect(batches()).toHaveLength(1);
  context.tableCamera.resize(1280, 720);
  context.tableCamera.jump({ ...context.tableCamera.pose, target: [-26, 0, 0], distance: 12, pitch: 0.5 });
  await settled(300);
  await frame();
  expect(batches().map(mesh => placesOf(mesh).length)).toEqual([1, 1]);
});

test('from close by only figures in the picture are drawn, and those beside it still cast their shadows', async () => {
  const { batches, context, frame } = await stage(
    mini('a', 'nobody', 10),
    mini('b', 'nobody', 12),
    mini('c', 'nobody', 70),
  );
  context.tableCamera.resize(1280, 720);
  context.tableCamera.jump({ ...context.tableCamera.pose, target: [-25, 0, 0], distance: 20, pitch: 1.2 });
  context.tableCamera.camera.lookAt(-25, 0, 0);
  context.tableCamera.camera.updateMatrixWorld();
  await frame();
  const drawn = (pass: 'onBeforeRender' | 'onBeforeShadow') =>
    batches().reduce((sum, mesh) => {
      (mesh[pass] as () => void)();
      return sum + (mesh as InstancedMesh).count;
    }, 0);
  expect(drawn('onBeforeRender')).toBe(2);
  expect(drawn('onBeforeShadow')).toBe(3);
});

test('a rest of the camera that changes how nobody is drawn leaves the shadows as they are', async () => {
  const { context } = await stage(mini('a', 'nobody', 30));
  context.tableCamera.resize(1280, 720);
  await settled(300);
  context.shadowsAreStale = false;
  context.tableCamera.orbit(0.1, 0);
  await settled(300);
  expect(context.shadowsAreStale).toBe(false);
  context.tableCamera.jump({ ...context.tableCamera.pose, distance: 8, pitch: 0.5 });
  await settled(300);
  expect(context.shadowsAreStale).toBe(true);
});

test('around each base on the table lies a rim in the colour of its side, around the slain none', async () => {
  const { meshes } = await stage(
    mini('a', 'nobody', 30),
    mini('b', 'nobody', 32, { seat: 1 }),
    mini('c', 'nobody', 34, { look: { fallen: true } }),
  );
  const contact = meshes().find(mesh => mesh.geometry.hasAttribute('foot'));
  const team = contact?.geometry.getAttribute('team');
  if (!team) throw new Error('no rims are drawn');
  expect(placesOf(contact).map(({ x }) => x)).toEqual([-6, -4]);
  const colours = [0, 1].map(i => `#${new Color(team.getX(i), team.getY(i), team.getZ(i)).getHexString()}`);
  expect(colours).toEqual(TEAM_COLOURS);
  // the shader notches the rim of the second side
  expect([0, 1].map(i => team.getW(i))).toEqual([0, 1]);
});

test('nothing is written while nothing has changed', async () => {
  const { batches, context, frame } = await stage(mini('a', 'nobody', 30));
  const [mesh] = batches();
  const version = () => (mesh instanceof InstancedMesh ? mesh.instanceMatrix.version : -1);
  const before = version();
  await frame();
  expect(version()).toBe(before);
  context.miniStore.redraw();
  await frame();
  expect(version()).toBe(before + 1);
});

test('a badge is one more draw call, and is removed with the wound it shows', async () => {
  const { meshes, show, frame } = await stage(mini('a', 'nobody', 30, { wounds: 1 }));
  expect(meshes()).toHaveLength(3);
  await show({ minis: [mini('a', 'nobody', 30)] });
  await frame();
  expect(meshes()).toHaveLength(2);
});

test('the mesh of a sculpt that is gone gives back its own buffers and leaves the sculpt its own', async () => {
  const { batches, renderer } = await stage(mini('a', 'nobody', 30));
  const [mesh] = batches();
  const sculpt = mesh?.geometry.getAttribute('position');
  await renderer.unmount();
  expect(mesh?.geometry.getAttribute('position')).toBeUndefined();
  expect(sculpt?.count).toBeGreaterThan(0);
});
