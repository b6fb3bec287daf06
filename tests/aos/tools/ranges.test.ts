import { expect, test } from 'vitest';
import { allowanceOf } from '../../../src/games/aos/abilities/allowance';
import { contourOf } from '../../../src/games/aos/tools/ranges/contour';
import { rangesReading } from '../../../src/games/aos/tools/ranges/reading';
import { readingInWords } from '../../../src/games/aos/words/measure/tool-sentences';
import { baseOf, mark, stage, unit } from '../fixture';
import { tableWith } from './staged';

const same = (id: string) => id;
const NAMES = { unit: same, model: same, weapon: same, feature: same, player: () => '' };

function table() {
  const staged = stage({
    phase: 'movement',
    active: 'azure',
    azure: [unit('castigators', { at: { x: 20, y: 20 } })],
    ember: [unit('guardian-of-souls', { at: { x: 50, y: 20 } })],
  });
  const shown = tableWith(staged.battle());
  shown.send({ type: 'select', unit: 'castigators' });
  shown.send({ type: 'tool', kind: 'ranges' });
  return shown;
}

test('the selected unit shows its move, its charge, its weapons and its 3" zone', () => {
  const { overlays, reading } = table();
  const shown = reading();
  const ranges = shown?.kind === 'ranges' ? shown.ranges.map(({ of, inches }) => [of, inches]) : [];
  expect(ranges).toEqual([
    ['move', 5],
    ['charge', 12],
    ['missile', 18],
    ['melee', 1],
    ['zone', 3],
  ]);
  const radius = baseOf('castigators').width / 2;
  expect(overlays().areas.map(({ look, discs }) => [look, discs?.[0]?.radius])).toEqual([
    ['reach', radius + 5],
    ['danger', radius + 3],
  ]);
});

test('a unit of the other side shows its own while the pointer is on it, with its aura as beads', () => {
  const { send, overlays, reading } = table();
  send({ type: 'aim', mark: { kind: 'unit', unit: 'guardian-of-souls' }, isPinned: false });
  expect(overlays().rings.filter(({ look }) => look === 'aura')[0]?.outline).toEqual({
    kind: 'circle',
    radius: baseOf('guardian-of-souls').width / 2 + 12,
  });
  const shown = reading();
  expect(shown && readingInWords(shown, NAMES)).toContain('guardian-of-souls: move 6″, charge 12″');
  send({ type: 'aim', mark: { kind: 'spot', spot: { x: 1, y: 1 } }, isPinned: false });
  expect(reading()).toMatchObject({ unit: 'castigators' });
});

test('a rim shared by a row of discs is one closed line, with nothing of it inside any of them', () => {
  const discs = Array.from({ length: 10 }, (_, index) => ({ x: 10 + index * 1.2, y: 10, radius: 12.5 }));
  const [line = [], ...more] = contourOf(discs);
  expect(more).toEqual([]);
  const [start, end] = [line[0], line.at(-1)];
  expect(Math.hypot((start?.x ?? 0) - (end?.x ?? 9), (start?.y ?? 0) - (end?.y ?? 9))).toBeLessThan(1e-6);
  line.forEach(({ x, y }, index) => {
    const nearest = Math.min(...discs.map(disc => Math.hypot(x - disc.x, y - disc.y)));
    expect(nearest).toBeCloseTo(12.5, 6);
    const before = line[index - 1];
    if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(0.9);
  });
});

test('discs that are apart have a rim each', () => {
  expect(
    contourOf([
      { x: 10, y: 10, radius: 3 },
      { x: 20, y: 10, radius: 3 },
    ]),
  ).toHaveLength(2);
});

test('discs that lie on each other have one rim, and one inside another none', () => {
  const disc = { x: 10, y: 10, radius: 3 };
  expect(contourOf([disc, { ...disc }])).toHaveLength(1);
  expect(contourOf([disc, { ...disc, radius: 1 }])).toHaveLength(1);
});

test.each([
  ['MOVE-12 a Move that is halved', { marks: [mark({ do: 'halve' })] }, [], 3],
  ['RUN-02 a Move and a run', {}, [4], 9],
] as const)('%s is shown as far as the rules let it go', (_, more, dice, inches) => {
  const staged = stage({
    phase: 'movement',
    azure: [unit('castigators', { at: { x: 20, y: 20 }, ...more })],
    ember: [unit('guardian-of-souls', { at: { x: 50, y: 20 } })],
    dice,
  });
  if (dice.length > 0) staged.submit({ type: 'run', unit: 'castigators' });
  const mover = staged.unit('castigators');
  const [move] = rangesReading(staged.battle(), mover)?.ranges ?? [];
  expect(move).toEqual({ of: 'move', inches, names: [] });
  expect(allowanceOf(staged.battle(), mover, 'move')).toBe(inches);
});
