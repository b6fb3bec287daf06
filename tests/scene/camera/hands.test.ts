import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Hands } from '../../../src/scene/camera/hands';
import { CameraRig } from '../../../src/scene/camera/rig';
import { createMotion } from '../../../src/scene/frame/motion';
import type { TablePoint } from '../../../src/scene/pointer';

const point = (x: number): TablePoint => ({
  spot: { x, y: 10 },
  z: 0,
  model: 'a/1',
  shift: false,
  ctrl: false,
  alt: false,
  isTouch: true,
});

const told = { onDown: vi.fn(() => 'table' as const), onMove: vi.fn(), onUp: vi.fn(), onCancel: vi.fn() };
let canvas: EventTarget;
let rig: CameraRig;

beforeEach(() => {
  vi.clearAllMocks();
  canvas = Object.assign(new EventTarget(), { focus: () => {}, setPointerCapture: () => {} });
  const motion = createMotion(
    () => undefined,
    () => true,
  );
  rig = new CameraRig(motion, () => undefined);
  rig.resize(1280, 720);
  new Hands(canvas as HTMLCanvasElement, {
    rig,
    table: () => ({ width: 72, depth: 48 }),
    hands: () => told,
    pointAt: event => point(event.clientX),
  });
});

const finger = (type: string, pointerId: number, clientX: number, clientY = 100) =>
  canvas.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY, button: 0 }));

describe('fingers on the glass', () => {
  test('one finger moves models and leaves the camera alone', () => {
    const before = rig.pose;
    finger('pointerdown', 1, 100);
    finger('pointermove', 1, 140);
    finger('pointerup', 1, 140);
    expect(told.onMove).toHaveBeenCalledWith(point(140), true);
    expect(told.onUp).toHaveBeenCalledTimes(1);
    expect(rig.pose).toEqual(before);
  });

  test('a second finger gives the drag back and takes the camera: apart comes closer, together goes away', () => {
    finger('pointerdown', 1, 100);
    finger('pointerdown', 2, 200);
    expect(told.onCancel).toHaveBeenCalledTimes(1);
    const { distance } = rig.pose;
    finger('pointermove', 2, 300);
    expect(rig.pose.distance).toBeLessThan(distance);
    expect(told.onMove).not.toHaveBeenCalled();
    finger('pointermove', 2, 150);
    expect(rig.pose.distance).toBeGreaterThan(distance);
  });

  test('the finger that stays after two does not move models until it is lifted', () => {
    finger('pointerdown', 1, 100);
    finger('pointerdown', 2, 200);
    finger('pointerup', 2, 200);
    finger('pointermove', 1, 160);
    expect(told.onMove).not.toHaveBeenCalled();
    finger('pointerup', 1, 160);
    expect(told.onUp).not.toHaveBeenCalled();
    finger('pointerdown', 3, 100);
    expect(told.onDown).toHaveBeenCalledTimes(2);
  });
});
