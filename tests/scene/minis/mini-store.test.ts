import { BufferGeometry } from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { roundBase } from '../../../src/geometry/shapes/shape';
import { createMotion, type Motion } from '../../../src/scene/frame/motion';
import type { Pose } from '../../../src/scene/minis/figures/sculpts';
import { MiniStore } from '../../../src/scene/minis/mini-store';
import type { MiniPicture } from '../../../src/table/picture';

let motion: Motion;
let changed: ReturnType<typeof vi.fn<(hasMoved: boolean) => void>>;
let miniStore: MiniStore;

beforeEach(() => {
  motion = createMotion(
    () => undefined,
    () => false,
  );
  changed = vi.fn<(hasMoved: boolean) => void>();
  miniStore = new MiniStore(motion, changed);
});

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

/** A figure of one pose with sculpts of its own. */
const pose = (): Pose => ({ full: new BufferGeometry(), far: new BufferGeometry(), rank: undefined });
const roomsOf = () => miniStore.plan.getState().batches.map(({ room }) => room);

test('who is no longer there is no longer drawn or pointed at', async () => {
  miniStore.setViews([mini('a', 'nobody', 30), mini('b', 'nobody', 32)]);
  miniStore.setViews([mini('b', 'nobody', 32)]);
  expect(miniStore.bodies().map(body => body.id)).toEqual(['b']);
});

test('a marching mini is where its way has brought it, and a new view does not tear it away', async () => {
  miniStore.setViews([mini('a', 'nobody', 30)]);
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
  miniStore.setViews([mini('a', 'nobody', 36)]);
  expect(miniStore.bodyOf('a')?.x).toBeCloseTo(33);
  motion.finish();
  await Promise.resolve();
  await Promise.resolve();
  motion.finish();
  await march;
  expect(miniStore.bodyOf('a')).toMatchObject({ x: 36, y: 24 });
});

test('the slain cannot be pointed at any more', async () => {
  miniStore.setViews([mini('a', 'nobody', 30), mini('b', 'nobody', 33)]);
  const fallen = miniStore.slay(['a']);
  for (let i = 0; i < 4; i++) {
    motion.finish();
    await Promise.resolve();
  }
  await fallen;
  expect(miniStore.bodies().map(body => body.id)).toEqual(['b']);
});

test('a new look is drawn without new shadows; a new place needs both', async () => {
  miniStore.setViews([mini('a', 'nobody', 30)]);
  changed.mockClear();
  miniStore.setViews([mini('a', 'nobody', 30, { look: { hovered: true } })]);
  expect(changed.mock.calls).toEqual([[false]]);
  miniStore.setViews([mini('a', 'nobody', 31)]);
  miniStore.setViews([]);
  expect(changed.mock.calls).toEqual([[false], [true], [true]]);
});

test('the plan of meshes changes only when a sculpt or room is missing, so that React renders nothing while models move', () => {
  const planned = vi.fn();
  miniStore.plan.subscribe(planned);
  const crowd = (count: number, x: number) =>
    Array.from({ length: count }, (_, i) => mini(`m${i}`, 'nobody', x + i * 0.1));
  miniStore.setPoses('nobody', [pose()]);
  miniStore.setViews(crowd(20, 10));
  planned.mockClear();
  miniStore.setViews(crowd(20, 30));
  miniStore.setViews(crowd(5, 30));
  expect(planned).not.toHaveBeenCalled();
  expect(roomsOf()).toEqual([32]);
  miniStore.setViews(crowd(40, 30));
  expect(planned).toHaveBeenCalledTimes(1);
  expect(roomsOf()).toEqual([64]);
});

test('every change of the minis asks for a frame', () => {
  const acts = [
    () => miniStore.setViews([mini('a', 'nobody', 30)]),
    () => miniStore.setPoses('nobody', [pose()]),
    () => miniStore.redraw(),
  ];
  for (const act of acts) {
    const { version } = miniStore;
    changed.mockClear();
    act();
    expect(changed).toHaveBeenCalled();
    expect(miniStore.version).toBeGreaterThan(version);
  }
});
