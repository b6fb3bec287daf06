import { expect, test } from 'vitest';
import { contourOf } from '../../../src/controls/tools/contour';
import { readingInWords } from '../../../src/ui/text/tools';
import { baseOf, stage, unit } from '../../aos/stage';
import { tableWith } from './staged';

const NAMES = { unit: (id: string) => id, model: (id: string) => id, weapon: (id: string) => id, player: () => '' };

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

test('a rim shared by two discs has no line inside either of them', () => {
  const discs = [
    { x: 10, y: 10, radius: 3 },
    { x: 13, y: 10, radius: 3 },
  ];
  const corners = contourOf(discs).flat();
  expect(corners.length).toBeGreaterThan(100);
  for (const { x, y } of corners) {
    const nearest = Math.min(...discs.map(disc => Math.hypot(x - disc.x, y - disc.y)));
    expect(nearest).toBeCloseTo(3, 6);
  }
});

test('discs that lie on each other have one rim, and one inside another none', () => {
  const disc = { x: 10, y: 10, radius: 3 };
  expect(contourOf([disc, { ...disc }])).toHaveLength(1);
  expect(contourOf([disc, { ...disc, radius: 1 }])).toHaveLength(1);
});
