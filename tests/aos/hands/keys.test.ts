import { describe, expect, test } from 'vitest';
import { alongTable } from '../../../src/games/aos/hands/camera-focus';
import { KEY_ACTS, pressedKey } from '../../../src/play/hotkeys';
import { KEY_WORDS } from '../../../src/shell/words/keys';

const key = (name: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  pressedKey({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['Enter', {}, 'confirm'],
  ['Escape', {}, 'cancel'],
  ['n', {}, 'nextUnit'],
  ['N', { shiftKey: true }, 'previousUnit'],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['?', { shiftKey: true }, 'keys'],
] as const)('%s with %o means %s', (name, held, act) => {
  expect(key(name, held)?.act).toBe(act);
});

test('arrows nudge by an inch, with Shift by a quarter', () => {
  expect(key('ArrowUp')?.by).toEqual({ x: 0, y: 1 });
  expect(key('ArrowLeft', { shiftKey: true })?.by).toEqual({ x: -0.25, y: 0 });
});

test('figures name the other buttons from the left', () => {
  expect(key('1')?.index).toBe(0);
  expect(key('9')?.index).toBe(8);
  expect(key('0')).toBeUndefined();
});

test('keys of the browser are left to it', () => {
  expect(key('r', { ctrlKey: true })).toBeUndefined();
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
});

test('every act stands in the map of keys', () => {
  expect(KEY_ACTS.filter(act => KEY_WORDS[act].keys.length === 0)).toEqual([]);
});

describe('an arrow goes where the screen shows it', () => {
  const seenFrom = (turn: number) => ({
    pixelOf: ({ x, y }: { readonly x: number; readonly y: number }) => ({
      left: 10 * (x * Math.cos(turn) + y * Math.sin(turn)),
      top: -10 * (y * Math.cos(turn) - x * Math.sin(turn)),
    }),
  });

  test.each([
    ['from the near edge', 0, { x: 0, y: 1 }],
    ['from the left, as on an upright screen', Math.PI / 2, { x: -1, y: 0 }],
    ['from the far edge', Math.PI, { x: 0, y: -1 }],
    ['a little aslant', 0.4, { x: 0, y: 1 }],
  ])('up, %s', (_, turn, along) => {
    const { x, y } = alongTable(seenFrom(turn), { x: 36, y: 24 }, { x: 0, y: 1 });
    expect({ x: x + 0, y: y + 0 }).toEqual(along);
  });

  test('without a table to look at, it goes along the table', () => {
    expect(alongTable({ pixelOf: () => undefined }, { x: 0, y: 0 }, { x: 1, y: 0 })).toEqual({ x: 1, y: 0 });
  });
});
