import { expect, test } from 'vitest';
import { wheelZoom } from '../../../src/scene/hands/wheel-zoom';

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
