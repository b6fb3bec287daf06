import { expect, test } from 'vitest';
import { type Box, leftWithin, topsApart } from '../../../src/scene/overlays/labels/spread';

const box = (left: number, top: number, width = 100, height = 20): Box => ({ left, top, width, height });

test.each<[string, readonly Box[], readonly number[]]>([
  ['those that do not touch stay', [box(0, 0), box(0, 20), box(100, 0)], [0, 20, 0]],
  ['one that lies over another is pushed the shorter way', [box(0, 50), box(40, 45), box(80, 60)], [50, 27, 73]],
  ['in one place they stand in a column', [box(0, 50), box(0, 50), box(0, 50)], [50, 27, 73]],
  ['a pushed one makes way for none before it', [box(0, 50), box(0, 73), box(50, 52)], [50, 73, 27]],
])('labels over the table: %s', (_, boxes, tops) => {
  expect(topsApart(boxes)).toEqual(tops);
});

test.each([
  ['in the picture stays where it is', 300, 300],
  ['that would be cut off at the right is moved in', 700, 644],
  ['that fits to the pixel stays', 644, 644],
  ['beyond the left edge is moved in', -30, 0],
])('a label %s', (_, left, within) => {
  expect(leftWithin(left, 100, 768)).toBe(within);
});
