import { Vector3 } from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { CameraRig } from '../../../src/scene/camera/rig';
import { createMotion, type Motion } from '../../../src/scene/frame/motion';
import { type ScenePoint, type TableSize, toScene } from '../../../src/scene/space';

const table: TableSize = { width: 72, depth: 48 };
let motion: Motion;
let rig: CameraRig;

beforeEach(() => {
  motion = createMotion(
    () => undefined,
    () => false,
  );
  rig = new CameraRig(motion, () => undefined);
  rig.setTable(table, []);
  rig.resize(1280, 720);
});

const onScreen = (place: ScenePoint) => new Vector3(...place).project(rig.camera);

test.each([
  ['1280 x 720', 1280, 720],
  ['1024 x 768', 1024, 768],
  ['an upright tablet', 768, 1024],
  ['4K', 3840, 2160],
])('the table view shows every corner of the cloth on %s', (_, width, height) => {
  rig.resize(width, height);
  for (const x of [0, 72]) {
    for (const y of [0, 48]) {
      const { x: across, y: up } = onScreen(toScene(table, { x, y }));
      expect(Math.abs(across)).toBeLessThanOrEqual(1);
      expect(Math.abs(up)).toBeLessThanOrEqual(1);
    }
  }
});

test.each([
  ['the ribbon and the bar', { top: 60, bottom: 92 }],
  ['a tall panel below', { top: 0, bottom: 260 }],
])('no corner of the cloth hides behind %s', (_, insets) => {
  rig.setInsets(insets);
  for (const x of [0, 72]) {
    for (const y of [0, 48]) {
      const top = (0.5 - onScreen(toScene(table, { x, y })).y / 2) * 720;
      expect(top).toBeGreaterThanOrEqual(insets.top);
      expect(top).toBeLessThanOrEqual(720 - insets.bottom);
    }
  }
});

test('what is looked at lies in the middle of the free part', () => {
  rig.setInsets({ top: 60, bottom: 160 });
  void rig.show({ kind: 'focus', at: { x: 20, y: 30 } });
  motion.finish();
  const { x, y } = onScreen(toScene(table, { x: 20, y: 30 }, 0.8));
  expect(x).toBeCloseTo(0);
  expect((0.5 - y / 2) * 720).toBeCloseTo((60 + (720 - 160)) / 2, 0);
});

test('a sheet at the left leaves the table to its right, and what is looked at in the middle of the rest', () => {
  rig.setInsets({ top: 60, bottom: 92, left: 400 });
  const corners = [0, 72].flatMap(x => [0, 48].map(y => (onScreen(toScene(table, { x, y })).x / 2 + 0.5) * 1280));
  for (const left of corners) expect(left).toBeGreaterThanOrEqual(400);
  void rig.show({ kind: 'focus', at: { x: 20, y: 30 } });
  motion.finish();
  const { x } = onScreen(toScene(table, { x: 20, y: 30 }, 0.8));
  expect((x / 2 + 0.5) * 1280).toBeCloseTo(400 + (1280 - 400) / 2, 0);
});

test('where panels at both sides decide how far away it is, the table still stands in the middle between ribbon and bar', () => {
  rig.setInsets({ top: 60, bottom: 92, left: 400, right: 330 });
  const [far, near] = [48, 0].map(y => (0.5 - onScreen(toScene(table, { x: 36, y })).y / 2) * 720);
  const middle = ((far ?? 0) + (near ?? 0)) / 2;
  expect(Math.abs(middle - (60 + 720 - 92) / 2)).toBeLessThan(12);
});

test('a phone sees as much beside a unit as a square screen does', () => {
  rig.resize(390, 844);
  void rig.show({ kind: 'play', at: { x: 36, y: 24 } });
  motion.finish();
  const across = [26, 46].map(x => onScreen(toScene(table, { x, y: 24 }, 0.5)));
  const up = [14, 34].map(y => onScreen(toScene(table, { x: 36, y }, 0.5)));
  const seen = [...across, ...up].filter(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1);
  expect(seen).toHaveLength(4);
});

test('a view is flown to and reached', async () => {
  const flight = rig.show({ kind: 'play', at: { x: 20, y: 30 } });
  motion.tick(0);
  motion.tick(175);
  const halfway = rig.pose.distance;
  motion.tick(400);
  await flight;
  expect(rig.pose.distance).toBe(40);
  expect(halfway).toBeGreaterThan(40);
  const { x, y } = onScreen(toScene(table, { x: 20, y: 30 }, 0.5));
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

test('the player takes the camera out of a flight', () => {
  void rig.show({ kind: 'top' });
  motion.tick(0);
  rig.orbit(0.5, 0);
  const taken = rig.pose;
  motion.tick(300);
  expect(rig.pose).toEqual(taken);
});

test('while the player holds the camera no view takes it away', async () => {
  const before = rig.pose;
  rig.hold(true);
  await rig.show({ kind: 'top' });
  expect(rig.pose).toEqual(before);
});

test('zooming keeps the spot under the pointer where it is', () => {
  void rig.show({ kind: 'play', at: { x: 36, y: 24 } });
  motion.finish();
  const spot: ScenePoint = toScene(table, { x: 42, y: 20 });
  const before = onScreen(spot);
  rig.zoom(0.5, spot);
  const after = onScreen(spot);
  // the target floats half an inch above the cloth, so the spot may creep by a few pixels
  expect(Math.abs(after.x - before.x)).toBeLessThan(0.02);
  expect(Math.abs(after.y - before.y)).toBeLessThan(0.04);
});

test('panning right moves the table right', () => {
  const place: ScenePoint = [0, 0, 0];
  const before = onScreen(place);
  rig.pan(100, 0);
  expect(onScreen(place).x).toBeGreaterThan(before.x);
});

const EYE = { kind: 'eye', from: { x: 36, y: 10, z: 1.7 }, to: { x: 36, y: 30, z: 1 } } as const;

test("the model's eye is behind its shoulder, and what it looks at is in the middle", () => {
  void rig.show(EYE);
  motion.finish();
  const { x, y, z } = rig.camera.position;
  expect(Math.abs(x)).toBeLessThan(2);
  expect(y).toBeGreaterThan(1.7);
  expect(z).toBeGreaterThan(24 - 10 + 2);
  const middle = onScreen(toScene(table, EYE.to, EYE.to.z));
  expect(middle.x).toBeCloseTo(0);
  expect(middle.y).toBeCloseTo(0);
});

test("the model's eye may look up, and other views may not", () => {
  void rig.show({ ...EYE, to: { x: 36, y: 16, z: 8 } });
  motion.finish();
  expect(rig.pose.pitch).toBeLessThan(0);
  rig.orbit(0, 0.001);
  expect(rig.pose.pitch).toBeLessThan(0);
  void rig.show({ kind: 'focus', at: EYE.to });
  motion.finish();
  expect(rig.lens).toBeUndefined();
  rig.orbit(0, -2);
  expect(rig.pose.pitch).toBeGreaterThan(0);
});

test("from a model's eye one comes back to the pose that was left, also after looking around", () => {
  rig.orbit(0.3, 0);
  const before = rig.pose;
  void rig.show(EYE);
  motion.finish();
  expect(rig.lens).toBeDefined();
  rig.orbit(0.2, 0.1);
  void rig.show({ ...EYE, to: { x: 20, y: 30, z: 1 } });
  void rig.lookBack();
  motion.finish();
  expect(rig.pose).toEqual(before);
  expect(rig.lens).toBeUndefined();
});

test('rest is told once, when the camera has been left alone', () => {
  vi.useFakeTimers();
  const rested = vi.fn();
  rig.onRest(rested);
  rig.orbit(0.1, 0);
  rig.orbit(0.1, 0);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(rested).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
