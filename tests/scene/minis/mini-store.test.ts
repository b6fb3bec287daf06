import { InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { roundBase } from '../../../src/geometry/shape';
import { createMotion, type Motion } from '../../../src/scene/frame/motion';
import { MiniStore } from '../../../src/scene/minis/mini-store';
import type { MiniView } from '../../../src/scene/minis/mini-view';

const table = { width: 72, depth: 48 };
let motion: Motion;
let changed: ReturnType<typeof vi.fn<(hasMoved: boolean) => void>>;
let miniStore: MiniStore;

beforeEach(() => {
  motion = createMotion(
    () => undefined,
    () => false,
  );
  changed = vi.fn<(hasMoved: boolean) => void>();
  miniStore = new MiniStore(new MeshBasicMaterial(), motion, changed);
});

const mini = (id: string, figure: string, x: number, more: Partial<MiniView> = {}): MiniView => ({
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
async function stage(...views: readonly MiniView[]) {
  miniStore.setViews(views, table);
  await miniStore.ready();
  miniStore.draw(0.001);
}

const regiments = () =>
  miniStore.object.children.filter(child => child instanceof InstancedMesh && child.castShadow && child.visible);
const placesOf = (mesh: unknown) => {
  if (!(mesh instanceof InstancedMesh)) return [];
  return Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });
};

test('minis of one figure are one draw call, another figure another', async () => {
  await stage(mini('a', 'nobody', 30), mini('b', 'nobody', 32), mini('c', 'nowhere', 34));
  expect(regiments().map(mesh => placesOf(mesh).length)).toEqual([2, 1]);
  expect(placesOf(regiments()[0]).map(place => place.x)).toEqual([-6, -4]);
});

test('a hundred minis of one figure still are one draw call', async () => {
  await stage(...Array.from({ length: 100 }, (_, i) => mini(`m${i}`, 'nobody', i * 0.5)));
  expect(regiments()).toHaveLength(1);
  expect(placesOf(regiments()[0])).toHaveLength(100);
});

test('near ones leave the far regiment for one of their own', async () => {
  await stage(mini('a', 'nobody', 30), mini('b', 'nobody', 32));
  for (const mini of miniStore.all()) mini.isNear = mini.view.id === 'a';
  miniStore.redraw();
  miniStore.draw(0.001);
  expect(regiments().map(mesh => placesOf(mesh).length)).toEqual([1, 1]);
});

test('who is no longer there is no longer drawn or pointed at', async () => {
  await stage(mini('a', 'nobody', 30), mini('b', 'nobody', 32));
  await stage(mini('b', 'nobody', 32));
  expect(miniStore.bodies().map(body => body.id)).toEqual(['b']);
  expect(placesOf(regiments()[0])).toHaveLength(1);
});

test('a marching mini is where its way has brought it, and a new view does not tear it away', async () => {
  await stage(mini('a', 'nobody', 30));
  const march = miniStore.march([
    {
      id: 'a',
      path: [
        { x: 30, y: 24 },
        { x: 36, y: 24 },
      ],
    },
  ]);
  motion.tick(0);
  motion.tick(250);
  miniStore.setViews([mini('a', 'nobody', 36)], table);
  expect(miniStore.bodyOf('a')?.x).toBeCloseTo(33);
  motion.finish();
  await Promise.resolve();
  await Promise.resolve();
  motion.finish();
  await march;
  expect(miniStore.bodyOf('a')).toMatchObject({ x: 36, y: 24 });
});

test('the slain cannot be pointed at any more', async () => {
  await stage(mini('a', 'nobody', 30), mini('b', 'nobody', 33));
  const fallen = miniStore.slay(['a']);
  for (let i = 0; i < 4; i++) {
    motion.finish();
    await Promise.resolve();
  }
  await fallen;
  expect(miniStore.bodies().map(body => body.id)).toEqual(['b']);
});

test('nothing is written while nothing has changed', async () => {
  await stage(mini('a', 'nobody', 30));
  const mesh = regiments()[0];
  const version = mesh instanceof InstancedMesh ? mesh.instanceMatrix.version : -1;
  miniStore.draw(0.001);
  expect(mesh instanceof InstancedMesh && mesh.instanceMatrix.version).toBe(version);
  miniStore.redraw();
  miniStore.draw(0.001);
  expect(mesh instanceof InstancedMesh && mesh.instanceMatrix.version).toBe(version + 1);
});

test('a new look is drawn without new shadows; a new place needs both', async () => {
  await stage(mini('a', 'nobody', 30));
  changed.mockClear();
  miniStore.setViews([mini('a', 'nobody', 30, { look: { hovered: true } })], table);
  expect(changed.mock.calls).toEqual([[false]]);
  miniStore.setViews([mini('a', 'nobody', 31)], table);
  miniStore.setViews([], table);
  expect(changed.mock.calls).toEqual([[false], [true], [true]]);
});
