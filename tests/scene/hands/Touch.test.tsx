import { Ray, Vector3 } from 'three';
import { expect, test, vi } from 'vitest';
import { Touch } from '../../../src/scene/hands/Touch';
import type { Grip, TablePoint } from '../../../src/table/hands';
import { renderScene } from '../render-scene';

/** Straight down on a spot of a table of 72 by 48 inches. */
const over = (x: number, y: number) => new Ray(new Vector3(x - 36, 50, 24 - y), new Vector3(0, -1, 0));

async function stage() {
  const told = {
    onDown: vi.fn((_: TablePoint): Grip => 'table'),
    onMove: vi.fn(),
    onUp: vi.fn(),
    onLeave: vi.fn(),
  };
  const { renderer } = await renderScene(<Touch />, { hands: told });
  const [sheet] = renderer.scene.children;
  if (!sheet) throw new Error('nothing to touch');
  const point = (handler: string, ray = over(10, 20)) => {
    const nativeEvent = { pointerId: 1, button: 0, clientX: 5, clientY: 5, shiftKey: true, pointerType: 'mouse' };
    return renderer.fireEvent(sheet, handler, { ray, pointerId: 1, nativeEvent });
  };
  return { told, point };
}

test('a press, a drag and a release reach the hands with the spot of the table under the pointer', async () => {
  const { told, point } = await stage();
  await point('onPointerDown');
  await point('onPointerMove', over(12, 20));
  await point('onPointerUp', over(14, 20));
  expect(told.onDown.mock.lastCall?.[0]).toMatchObject({ spot: { x: 10, y: 20 }, shift: true, model: undefined });
  expect(told.onMove.mock.lastCall).toMatchObject([{ spot: { x: 12, y: 20 } }, true]);
  expect(told.onUp.mock.lastCall).toMatchObject([{ spot: { x: 14, y: 20 } }]);
});

test('a pointer that leaves is reported, unless it holds something', async () => {
  const { told, point } = await stage();
  await point('onPointerLeave');
  expect(told.onLeave).toHaveBeenCalledTimes(1);
  await point('onPointerDown');
  await point('onPointerLeave');
  expect(told.onLeave).toHaveBeenCalledTimes(1);
});
