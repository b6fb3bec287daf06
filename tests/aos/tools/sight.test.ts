import { expect, test } from 'vitest';
import type { Terrain } from '../../../src/games/aos/types';
import { stage, unit } from '../fixture';
import { piece, rectangle } from '../rules/terrain-pieces';
import { tableWith } from './staged';

/** A hero looks at a horde ten inches ahead, past whatever lies between. */
function looking(terrain: readonly Terrain[]) {
  const staged = stage({
    phase: 'shooting',
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 18, y: 20 } })],
    terrain,
  });
  const table = tableWith(staged.battle());
  table.send({ type: 'select', unit: 'lord-celestant' });
  table.send({ type: 'tool', kind: 'sight' });
  table.send({ type: 'aimNext', by: 1 });
  return table;
}

test('ATK-08 over open ground the ray that sees is drawn, and nothing else', () => {
  const { overlays } = looking([]);
  expect(overlays().strokes.map(({ look }) => look)).toEqual(['sight']);
  expect(overlays().labels.map(({ number, text, tone }) => [number, text, tone])).toEqual([['Sees', '', 'plain']]);
});

test('ATK-08 behind a high wall the rays end at it with a cross, and it is named', () => {
  const wall = { ...piece(rectangle(0, 14, 72, 14.5), { height: 9 }), name: 'Old wall' };
  const { overlays, reading } = looking([wall]);
  const { strokes, rings, labels } = overlays();
  expect(strokes.map(({ look }) => look)).toEqual(['sight', 'blocked']);
  const cross = rings.find(({ look }) => look === 'hit');
  expect(cross?.y).toBeCloseTo(14, 3);
  expect(strokes[0]?.points[1]).toEqual(strokes[1]?.points[0]);
  expect(labels.map(({ number, text }) => `${number} ${text}`)).toEqual(['Hidden by Old wall']);
  expect(reading()).toMatchObject({ seeing: 0, looking: 1 });
});

test('COVER-01 who stands wholly on a feature is seen in cover, with its name', () => {
  const ground = { ...piece(rectangle(10, 18, 30, 26), { height: 0 }), name: 'Low mound' };
  const { overlays } = looking([ground]);
  expect(overlays().labels[0]?.text).toContain('in cover: wholly on Low mound');
});
