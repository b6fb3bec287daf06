import { expect, test } from 'vitest';
import { unitAt } from '../../../src/games/aos/tools/tool';
import { stage, unit } from '../fixture';
import { tableWith } from './staged';

const HERO = { kind: 'unit', unit: 'lord-celestant' } as const;
const FOE = { kind: 'unit', unit: 'chainrasp-horde' } as const;

function table() {
  const staged = stage({
    phase: 'movement',
    azure: [unit('lord-celestant', { at: { x: 20, y: 10 } }), unit('liberators', { at: { x: 40, y: 10 } })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 } })],
  });
  const shown = tableWith(staged.battle());
  return { ...shown, target: () => unitAt(shown.interaction().battle, shown.interaction().tool?.to)?.id };
}

test('the same key again puts a tool away, another one changes it and keeps both ends', () => {
  const { send, interaction } = table();
  send({ type: 'select', unit: 'lord-celestant' });
  send({ type: 'tool', kind: 'tape' });
  send({ type: 'aim', mark: FOE, isPinned: true });
  send({ type: 'tool', kind: 'sight' });
  expect(interaction().tool).toEqual({ kind: 'sight', from: HERO, to: FOE, isPinned: true });
  send({ type: 'tool', kind: 'sight' });
  expect(interaction().tool).toBeUndefined();
});

test('with nothing selected the first press is where the tape begins', () => {
  const { send, interaction } = table();
  send({ type: 'tool', kind: 'tape' });
  send({ type: 'aim', mark: HERO, isPinned: true });
  send({ type: 'aim', mark: FOE, isPinned: true });
  expect(interaction().tool).toMatchObject({ from: HERO, to: FOE });
});

test('what was pressed stays while the pointer goes elsewhere', () => {
  const { send, target } = table();
  send({ type: 'select', unit: 'lord-celestant' });
  send({ type: 'tool', kind: 'tape' });
  send({ type: 'aim', mark: FOE, isPinned: true });
  send({ type: 'aim', mark: { kind: 'unit', unit: 'liberators' }, isPinned: false });
  expect(target()).toBe('chainrasp-horde');
  send({ type: 'aim', mark: { kind: 'unit', unit: 'liberators' }, isPinned: true });
  expect(target()).toBe('liberators');
});

test('keys go through the other units, the nearest first, and round', () => {
  const { send, target } = table();
  send({ type: 'select', unit: 'lord-celestant' });
  send({ type: 'tool', kind: 'tape' });
  const seen = [1, 1, 1, -1].map(by => {
    send({ type: 'aimNext', by: by as 1 | -1 });
    return target();
  });
  expect(seen).toEqual(['chainrasp-horde', 'liberators', 'chainrasp-horde', 'liberators']);
});

test('one model of the unit can be where the tape begins', () => {
  const { send, interaction } = table();
  send({ type: 'select', unit: 'liberators' });
  send({ type: 'tool', kind: 'tape' });
  send({ type: 'focusNext' });
  expect(interaction().tool?.from).toEqual({ kind: 'model', model: 'liberators/1' });
});
