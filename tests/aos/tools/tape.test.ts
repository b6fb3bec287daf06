import { expect, test } from 'vitest';
import { ahead, stage, unit } from '../fixture';
import { tableWith } from './staged';

const FOE = { kind: 'unit', unit: 'chainrasp-horde' } as const;

/** A hero, and an enemy whose nearest model is this far ahead. */
function facing(gap: number) {
  const y = 10 + ahead('lord-celestant', 'chainrasp-horde', gap);
  const staged = stage({
    phase: 'movement',
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 } }), unit('liberators', { at: { x: 50, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y }, across: 10 })],
  });
  const table = tableWith(staged.battle());
  table.send({ type: 'select', unit: 'lord-celestant' });
  table.send({ type: 'tool', kind: 'tape' });
  return { ...table, battle: staged.battle() };
}

test.each([
  [7.2, '7.2″'],
  [3, '3″'],
  [3.01, '3.01″'],
  [0, '0″'],
])('MEAS-01 at a gap of %s" the tape says %s and runs from rim to rim', (gap, number) => {
  const { send, overlays, reading } = facing(gap);
  send({ type: 'aim', mark: FOE, isPinned: false });
  expect(overlays().labels.map(chip => chip.number)).toEqual([number]);
  const shown = reading();
  expect(shown?.kind === 'tape' && shown.gap).toBeCloseTo(gap, 9);
  const [from, to] = overlays().strokes.find(({ look }) => look === 'tape')?.points ?? [];
  expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(gap, 6);
});

test('MEAS-03 from a unit to one model of another, the one model counts and not nearer models of its unit', () => {
  const { send, reading } = facing(5);
  send({ type: 'aim', mark: { kind: 'model', model: 'chainrasp-horde/10' }, isPinned: true });
  const shown = reading();
  expect(shown?.kind === 'tape' && shown.gap).toBeGreaterThan(8);
});

test('MEAS-01 a free spot is measured to exactly, and one beside a base means its unit', () => {
  const { send, reading } = facing(5);
  const rim = 10 + ahead('lord-celestant', 'lord-celestant', 0) / 2;
  send({ type: 'aim', mark: { kind: 'spot', spot: { x: 20, y: rim + 2.5 } }, isPinned: false });
  expect(reading()).toMatchObject({ to: { kind: 'spot' }, gap: expect.closeTo(2.5, 6) });
  send({ type: 'aim', mark: { kind: 'spot', spot: { x: 20, y: rim + 4.5 } }, isPinned: false });
  expect(reading()).toMatchObject({ to: { kind: 'spot' }, gap: expect.closeTo(4.5, 6) });
  send({ type: 'aim', mark: { kind: 'spot', spot: { x: 20, y: rim + 4.7 } }, isPinned: false });
  expect(reading()).toMatchObject({ to: FOE, gap: expect.closeTo(5, 6) });
});

test('a unit is not measured to itself', () => {
  const { send, reading } = facing(5);
  send({ type: 'aim', mark: { kind: 'unit', unit: 'lord-celestant' }, isPinned: true });
  expect(reading()).toBeUndefined();
});

test('MEAS-05 measuring leaves the battle, the draft and the selection as they are', () => {
  const { send, interaction, battle } = facing(5);
  const before = interaction();
  send({ type: 'aim', mark: FOE, isPinned: true });
  send({ type: 'aimNext', by: 1 });
  send({ type: 'tool', kind: 'tape' });
  expect(interaction()).toEqual({ ...before, tool: undefined });
  expect(interaction().battle).toBe(battle);
});
