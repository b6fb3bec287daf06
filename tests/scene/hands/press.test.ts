import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { TableCamera } from '../../../src/scene/camera/table-camera';
import { createMotion } from '../../../src/scene/frame/motion';
import { Press } from '../../../src/scene/hands/press';
import type { Grip, TablePoint } from '../../../src/table/hands';

const point = (x: number): TablePoint => ({
  spot: { x, y: 10 },
  z: 0,
  model: 'a/1',
  shift: false,
  ctrl: false,
  alt: false,
  isTouch: true,
});

const told = {
  onDown: vi.fn((_: TablePoint): Grip => 'table'),
  onMove: vi.fn(),
  onUp: vi.fn(),
  onCancel: vi.fn(),
  onLeave: vi.fn(),
  onSecond: vi.fn(),
};
let press: Press;
let given: MockInstance<TableCamera['giveDragTo']>;

beforeEach(() => {
  vi.clearAllMocks();
  const noop = () => undefined;
  const motion = createMotion(noop, () => true);
  const camera = new TableCamera(motion, noop, () => true);
  given = vi.spyOn(camera, 'giveDragTo');
  press = new Press(camera, () => told);
});

const at = (pointerId: number, clientX: number, button = 0) => ({ pointerId, clientX, clientY: 100, button });
const down = (id: number, x: number, button = 0) => press.down(at(id, x, button), point(x));
const move = (id: number, x: number) => press.move(at(id, x), point(x));
const up = (id: number, x: number, button = 0) => press.up(at(id, x, button), point(x));

describe('fingers on the glass', () => {
  test('one finger moves models and leaves the camera alone', () => {
    down(1, 100);
    move(1, 140);
    up(1, 140);
    expect(told.onMove).toHaveBeenCalledWith(point(140), true);
    expect(told.onUp).toHaveBeenCalledTimes(1);
    expect(given.mock.calls).toEqual([['table']]);
  });

  test('a second finger gives the drag back, and neither moves models', () => {
    down(1, 100);
    down(2, 200);
    expect(told.onCancel).toHaveBeenCalledTimes(1);
    move(2, 300);
    expect(told.onMove).not.toHaveBeenCalled();
    expect(press.isCamera(2)).toBe(true);
  });

  test('the finger that stays after two does not move models until it is lifted', () => {
    down(1, 100);
    down(2, 200);
    up(2, 200);
    move(1, 160);
    expect(told.onMove).not.toHaveBeenCalled();
    up(1, 160);
    expect(told.onUp).not.toHaveBeenCalled();
    down(3, 100);
    expect(told.onDown).toHaveBeenCalledTimes(2);
  });

  test('a pointer that the browser takes away cancels the drag', () => {
    down(1, 100);
    press.lose({ pointerId: 1 });
    expect(told.onCancel).toHaveBeenCalledTimes(1);
    press.leave();
    expect(told.onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('whose a drag is', () => {
  test('the table says: a model is its own, bare cloth may pan', () => {
    told.onDown.mockReturnValueOnce('pan');
    down(1, 100);
    expect(given).toHaveBeenLastCalledWith('pan');
    move(1, 130);
    expect(told.onMove).not.toHaveBeenCalled();
  });

  test('at the sky, and with the second button, it turns the camera', () => {
    press.down(at(1, 100), undefined);
    expect(given).toHaveBeenLastCalledWith('orbit');
    press.up(at(1, 100), undefined);
    down(1, 100, 2);
    expect(given).toHaveBeenLastCalledWith('orbit');
    expect(told.onDown).not.toHaveBeenCalled();
  });

  test('a click of the second button is reported, a drag is not', () => {
    down(1, 100, 2);
    up(1, 102, 2);
    expect(told.onSecond).toHaveBeenCalledTimes(1);
    down(1, 100, 2);
    up(1, 160, 2);
    expect(told.onSecond).toHaveBeenCalledTimes(1);
  });

  test('a press that is let go of at the sky is cancelled', () => {
    down(1, 100);
    press.up(at(1, 100), undefined);
    expect(told.onCancel).toHaveBeenCalledTimes(1);
  });
});
