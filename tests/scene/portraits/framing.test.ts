import { BoxGeometry, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { framed } from '../../../src/scene/portraits/framing';

test.each([
  ['a foot soldier', 0.9, 1.8, 0.7],
  ['a rider, longer than high', 1.2, 2.4, 3.6],
  ['a tall banner', 0.4, 4, 0.4],
])('%s is in the picture from head to foot and fills it', (_, wide, high, deep) => {
  const sculpt = new BoxGeometry(wide, high, deep).translate(0, 0.25 + high / 2, 0);
  const camera = framed(sculpt);
  const corners = sculpt.getAttribute('position');
  const seen = Array.from({ length: corners.count }, (__, i) =>
    new Vector3().fromBufferAttribute(corners, i).project(camera),
  );
  const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  expect(reach).toBeLessThanOrEqual(1);
  expect(reach).toBeGreaterThan(0.75);
});

test('a wide base does not make its figure small', () => {
  const figure = () => new BoxGeometry(0.5, 2, 0.5).translate(0, 1.25, 0);
  const based = figure();
  const position = based.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    // the lowest corners become a base three times as wide, below what a figure's feet stand on
    if (position.getY(i) < 1) position.setXYZ(i, position.getX(i) * 3, 0, position.getZ(i) * 3);
  }
  expect(framed(based).position.length()).toBeLessThanOrEqual(framed(figure()).position.length());
});
