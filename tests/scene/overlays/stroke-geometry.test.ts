import { expect, test } from 'vitest';
import { STROKE_STYLES, StrokeGeometry } from '../../../src/scene/overlays/stroke-geometry';

const table = { width: 72, depth: 48 };

test('a ribbon counts the inches of its way for the ticks', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 13, y: 10 },
    { x: 13, y: 14 },
  ];
  const geometry = new StrokeGeometry([{ look: 'tape', points }], table);
  const stroke = geometry.getAttribute('stroke');
  expect([0, 2, 4].map(i => stroke.getX(i))).toEqual([0, 3, 7]);
  expect(geometry.index?.count).toBe(12);
});

test('strokes do not run into one another', () => {
  const geometry = new StrokeGeometry(
    [
      {
        look: 'link',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
      },
      {
        look: 'gap',
        points: [
          { x: 5, y: 0 },
          { x: 8, y: 0 },
        ],
      },
    ],
    table,
  );
  expect([...(geometry.index?.array ?? [])]).toEqual([0, 2, 1, 1, 2, 3, 4, 6, 5, 5, 6, 7]);
  expect(geometry.getAttribute('stroke').getW(4)).toBe(STROKE_STYLES.gap.number);
});

test('a sight line runs at the height of its eyes', () => {
  const points = [
    { x: 0, y: 0, z: 1.5 },
    { x: 4, y: 0, z: 3 },
  ];
  const position = new StrokeGeometry([{ look: 'sight', points }], table).getAttribute('position');
  expect(position.getY(2) - position.getY(0)).toBeCloseTo(1.5);
});
