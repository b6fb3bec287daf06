import * as THREE from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { SteadyControls } from '../../../src/scene/camera/steady-controls';
import { TableCamera } from '../../../src/scene/camera/table-camera';
import { createMotion, type Motion } from '../../../src/scene/frame/motion';
import { type ScenePoint, type TableSize, toScene } from '../../../src/scene/space';

const table: TableSize = { width: 72, depth: 48 };
let motion: Motion;
let camera: TableCamera;
let controls: SteadyControls;
let isStill = false;

// Node has none, and the controls only read its sides
vi.stubGlobal('DOMRect', class {});
SteadyControls.install({ THREE });

beforeEach(() => {
  isStill = false;
  motion = createMotion(
    () => undefined,
    () => false,
  );
  camera = new TableCamera(
    motion,
    () => undefined,
    () => isStill,
  );
  controls = new SteadyControls(camera.camera);
  controls.addEventListener('update', camera.onUpdate);
  camera.attach(controls);
  camera.setTable(table, []);
  camera.resize(1280, 720);
});

/** Lets frames pass as they would at sixty a second. */
function frames(count: number): void {
  for (let i = 0; i < count; i++) controls.update(1 / 60);
}

/** Lets a flight come to its end. */
function arrive(): void {
  motion.finish();
  frames(120);
}

const onScreen = (place: ScenePoint) => new THREE.Vector3(...place).project(camera.camera);

test.each([
  ['1280 x 720', 1280, 720],
  ['1024 x 768', 1024, 768],
  ['an upright tablet', 768, 1024],
  ['4K', 3840, 2160],
])('the table view shows every corner of the cloth on %s', (_, width, height) => {
  camera.resize(width, height);
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
  camera.setInsets(insets);
  for (const x of [0, 72]) {
    for (const y of [0, 48]) {
      const top = (0.5 - onScreen(toScene(table, { x, y })).y / 2) * 720;
      expect(top).toBeGreaterThanOrEqual(insets.top);
      expect(top).toBeLessThanOrEqual(720 - insets.bottom);
    }
  }
});

test('what is looked at lies in the middle of the free part', () => {
  camera.setInsets({ top: 60, bottom: 160 });
  void camera.show({ kind: 'focus', at: { x: 20, y: 30 } });
  arrive();
  const { x, y } = onScreen(toScene(table, { x: 20, y: 30 }, 0.8));
  expect(x).toBeCloseTo(0);
  expect((0.5 - y / 2) * 720).toBeCloseTo((60 + (720 - 160)) / 2, 0);
});

test('a sheet at the left leaves the table to its right, and what is looked at in the middle of the rest', () => {
  camera.setInsets({ top: 60, bottom: 92, left: 400 });
  const corners = [0, 72].flatMap(x => [0, 48].map(y => (onScreen(toScene(table, { x, y })).x / 2 + 0.5) * 1280));
  for (const left of corners) expect(left).toBeGreaterThanOrEqual(400);
  void camera.show({ kind: 'focus', at: { x: 20, y: 30 } });
  arrive();
  const { x } = onScreen(toScene(table, { x: 20, y: 30 }, 0.8));
  expect((x / 2 + 0.5) * 1280).toBeCloseTo(400 + (1280 - 400) / 2, 0);
});

test('where panels at both sides decide how far away it is, the table still stands in the middle between ribbon and bar', () => {
  camera.setInsets({ top: 60, bottom: 92, left: 400, right: 330 });
  const [far, near] = [48, 0].map(y => (0.5 - onScreen(toScene(table, { x: 36, y })).y / 2) * 720);
  const middle = ((far ?? 0) + (near ?? 0)) / 2;
  expect(Math.abs(middle - (60 + 720 - 92) / 2)).toBeLessThan(12);
});

test('a phone sees as much beside a unit as a square screen does', () => {
  camera.resize(390, 844);
  void camera.show({ kind: 'play', at: { x: 36, y: 24 } });
  arrive();
  const across = [26, 46].map(x => onScreen(toScene(table, { x, y: 24 }, 0.5)));
  const up = [14, 34].map(y => onScreen(toScene(table, { x: 36, y }, 0.5)));
  const seen = [...across, ...up].filter(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1);
  expect(seen).toHaveLength(4);
});

test('a flight to a view arrives and resolves its promise', async () => {
  const flight = camera.show({ kind: 'play', at: { x: 20, y: 30 } });
  frames(6);
  const halfway = camera.pose.distance;
  arrive();
  await flight;
  expect(camera.pose.distance).toBeCloseTo(40);
  expect(halfway).toBeGreaterThan(45);
  const { x, y } = onScreen(toScene(table, { x: 20, y: 30 }, 0.5));
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

test('after a rest a flight begins with a small step, however long the rest was', () => {
  const before = camera.pose.distance;
  void camera.show({ kind: 'focus', at: { x: 20, y: 30 } });
  controls.update(30);
  expect(camera.pose.distance).toBeGreaterThan(22 + (before - 22) / 2);
});

test('where pictures must not move a view is there at once', async () => {
  isStill = true;
  await camera.show({ kind: 'play', at: { x: 20, y: 30 } });
  expect(camera.pose).toMatchObject({ distance: 40, fov: 30 });
});

test('a flight that is hurried is there at once', () => {
  void camera.show({ kind: 'play', at: { x: 20, y: 30 } });
  camera.finish();
  expect(camera.pose.distance).toBe(40);
});

test('the player takes the camera out of a flight', async () => {
  const flight = camera.show({ kind: 'focus', at: { x: 20, y: 30 } });
  frames(3);
  const { distance } = camera.pose;
  camera.orbit(0.5, 0);
  await flight;
  arrive();
  expect(camera.pose.distance).toBeCloseTo(distance);
  expect(camera.isOwnView).toBe(true);
});

test('a slow turn around what is looked at does not end the flight there, nor the view', () => {
  void camera.show({ kind: 'admire', at: { x: 20, y: 30 } });
  for (let i = 0; i < 100; i++) {
    camera.turn(0.001);
    frames(1);
  }
  arrive();
  expect(camera.pose.distance).toBeCloseTo(11);
  expect(camera.pose.azimuth).toBeCloseTo(0.1);
  expect(camera.isOwnView).toBe(false);
});

test('while the player holds the camera no view takes it away', async () => {
  const before = camera.pose;
  vi.spyOn(controls, 'isSteering', 'get').mockReturnValue(true);
  camera.onControlStart();
  await camera.show({ kind: 'top' });
  expect(camera.pose).toEqual(before);
  camera.onControlEnd();
  void camera.show({ kind: 'top' });
  arrive();
  expect(camera.pose.pitch).toBeCloseTo(Math.PI / 2);
});

test('zooming keeps the spot under the pointer where it is', () => {
  void camera.show({ kind: 'play', at: { x: 36, y: 24 } });
  arrive();
  const spot: ScenePoint = toScene(table, { x: 42, y: 20 });
  const before = onScreen(spot);
  camera.zoom(0.5, spot);
  arrive();
  const after = onScreen(spot);
  // the target is half an inch above the mat, so the spot may creep by a few pixels
  expect(Math.abs(after.x - before.x)).toBeLessThan(0.02);
  expect(Math.abs(after.y - before.y)).toBeLessThan(0.04);
});

test('panning right moves the table right', () => {
  const place: ScenePoint = [0, 0, 0];
  const before = onScreen(place);
  camera.pan(100, 0);
  arrive();
  expect(onScreen(place).x).toBeGreaterThan(before.x);
});

const EYE = { kind: 'eye', from: { x: 36, y: 10, z: 1.7 }, to: { x: 36, y: 30, z: 1 } } as const;

test("the model's eye is behind its shoulder, and what it looks at is in the middle", () => {
  void camera.show(EYE);
  arrive();
  const { x, y, z } = camera.camera.position;
  expect(Math.abs(x)).toBeLessThan(2);
  expect(y).toBeGreaterThan(1.7);
  expect(z).toBeGreaterThan(24 - 10 + 2);
  const middle = onScreen(toScene(table, EYE.to, EYE.to.z));
  expect(middle.x).toBeCloseTo(0);
  expect(middle.y).toBeCloseTo(0);
});

test("the model's eye may look up, and other views may not", () => {
  void camera.show({ ...EYE, to: { x: 36, y: 16, z: 8 } });
  arrive();
  expect(camera.pose.pitch).toBeLessThan(0);
  camera.orbit(0, 0.001);
  arrive();
  expect(camera.pose.pitch).toBeLessThan(0);
  void camera.show({ kind: 'focus', at: EYE.to });
  arrive();
  expect(camera.lens).toBeUndefined();
  camera.orbit(0, -2);
  arrive();
  expect(camera.pose.pitch).toBeGreaterThan(0);
});

test("from a model's eye one comes back to the pose that was left, also after looking around", () => {
  camera.orbit(0.3, 0);
  arrive();
  const before = camera.pose;
  void camera.show(EYE);
  arrive();
  expect(camera.lens).toBeDefined();
  camera.orbit(0.2, 0.1);
  void camera.show({ ...EYE, to: { x: 20, y: 30, z: 1 } });
  void camera.lookBack();
  arrive();
  expect(camera.pose.distance).toBeCloseTo(before.distance);
  expect(camera.pose.azimuth).toBeCloseTo(before.azimuth);
  expect(camera.lens).toBeUndefined();
});

test('rest listeners are called once, when the camera has stopped', () => {
  vi.useFakeTimers();
  const rested = vi.fn();
  camera.onRest(rested);
  camera.orbit(0.1, 0);
  camera.orbit(0.1, 0);
  arrive();
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(rested).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('quality may change: another camera takes over the pose, with or without controls', () => {
  camera.orbit(0.4, 0);
  arrive();
  const other = new TableCamera(
    motion,
    () => undefined,
    () => false,
  );
  other.jump(camera.pose);
  expect(other.pose.azimuth).toBeCloseTo(0.4);
  other.attach(new SteadyControls(other.camera));
  expect(other.pose.azimuth).toBeCloseTo(0.4);
});

test('who waits for a flight does not wait for ever when the table goes away', async () => {
  const other = new TableCamera(
    motion,
    () => undefined,
    () => false,
  );
  const detach = other.attach(new SteadyControls(other.camera));
  const flight = other.show({ kind: 'top' });
  detach();
  await flight;
});

test('a flight turns by the shorter way', () => {
  camera.jump({ ...camera.pose, azimuth: 0.1 });
  const { azimuth } = camera.pose;
  camera.orbit(Math.PI * 2 - 0.2, 0);
  frames(10);
  expect(camera.pose.azimuth).toBeLessThan(azimuth);
  arrive();
  expect(camera.pose.azimuth).toBeCloseTo(-0.1);
});
