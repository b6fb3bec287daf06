import { expect, test } from 'vitest';
import { type Box, clearOf, FLAG, isUnder, leftWithin, topsApart } from '../../../../src/scene/overlays/labels/spread';

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

/** A panel along the left edge of a picture 768 wide; a label lies 16 to the right of its place and 14 above it. */
const PANEL = box(0, 60, 230, 300);

test.each<[string, Box, Box]>([
  ['beside it stays', box(230, 100), box(230, 100)],
  ['that reaches over its edge is pushed out by as much', box(200, 100), box(217, 100)],
  ['at its lower edge is pushed down', box(100, 365), box(100, 377)],
  ['at its upper edge is pushed up', box(100, 60), box(100, 51)],
])('a label near a panel: %s', (_, label, clear) => {
  expect(clearOf(label, [PANEL], 768)).toEqual(clear);
});

test('a flag, which stands above its place, is pushed as far as it reaches over', () => {
  expect(clearOf(box(240, 100, 50, 25), [PANEL], 768, FLAG)).toEqual(box(255, 100, 50, 25));
});

test('a label between two panels goes where neither is', () => {
  expect(clearOf(box(200, 100), [PANEL, box(240, 60, 400, 100)], 768)).toEqual(box(200, 51));
  expect(clearOf(box(200, 340), [PANEL, box(240, 60, 400, 270)], 768).top).toBe(377);
});

test('a place that a panel covers has no label', () => {
  expect(isUnder({ left: 100, top: 100 }, [PANEL])).toBe(true);
  expect(isUnder({ left: 231, top: 100 }, [PANEL])).toBe(false);
});

test('labels that make way for one another keep clear of panels too', () => {
  const tops = topsApart([box(220, 370), box(220, 370)], [box(230, 0, 200, 350)]);
  expect(tops).toEqual([370, 393]);
});
