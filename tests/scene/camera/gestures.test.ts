import { expect, test } from 'vitest';
import { between, pinchOf, wheelZoom } from '../../../src/scene/camera/gestures';

test('fingers that part zoom in, fingers that turn twist', () => {
  const before = pinchOf({ x: 0, y: 0 }, { x: 100, y: 0 });
  const wide = between(before, pinchOf({ x: -50, y: 0 }, { x: 150, y: 0 }));
  expect(wide).toMatchObject({ right: 0, down: 0, zoom: 0.5 });
  expect(between(before, pinchOf({ x: 50, y: -50 }, { x: 50, y: 50 })).twist).toBeCloseTo(Math.PI / 2);
});

test('fingers that slide together pan and nothing else', () => {
  const before = pinchOf({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(between(before, pinchOf({ x: 10, y: 20 }, { x: 110, y: 20 }))).toEqual({
    right: 10,
    down: 20,
    zoom: 1,
    twist: 0,
  });
});

test.each([
  ['down steps back', { deltaY: 100, deltaMode: 0, ctrlKey: false }, 1],
  ['up comes closer', { deltaY: -100, deltaMode: 0, ctrlKey: false }, -1],
  ['in lines counts as well', { deltaY: 3, deltaMode: 1, ctrlKey: false }, 1],
  ['from a pinching trackpad is stronger', { deltaY: -8, deltaMode: 0, ctrlKey: true }, -1],
])('a wheel turned %s', (_, wheel, sign) => {
  expect(Math.sign(Math.log(wheelZoom(wheel)))).toBe(sign);
});

test('a wild wheel zooms by no more than a half', () => {
  expect(wheelZoom({ deltaY: 1e6, deltaMode: 0, ctrlKey: false })).toBeLessThan(1.5);
});
