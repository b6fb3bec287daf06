import { expect, test } from 'vitest';
import { eyeViewOf } from '../../../src/games/aos/tools/sight/eye-view';
import { stage, unit } from '../fixture';
import { tableWith } from './staged';

const staged = () =>
  tableWith(
    stage({
      phase: 'shooting',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 18, y: 30 } }), unit('guardian-of-souls', { at: { x: 20, y: 20 } })],
    }).battle(),
  );

test('ATK-08 the selected unit looks from the height of its eyes at the nearest enemy', () => {
  const { send, interaction } = staged();
  expect(eyeViewOf(interaction())).toBeUndefined();
  send({ type: 'select', unit: 'lord-celestant' });
  const view = eyeViewOf(interaction());
  const [looker] = interaction().battle.units[0]?.models ?? [];
  expect(view?.from.y).toBeCloseTo(10, 0);
  expect(view?.from.z).toBeCloseTo(0.85 * (looker?.height ?? 0));
  expect(view?.to.y).toBeCloseTo(20, 0);
  expect(view?.girth).toBeGreaterThan(0.5);
});

test('ATK-08 the sight tool says who is looked at', () => {
  const { send, interaction } = staged();
  send({ type: 'select', unit: 'lord-celestant' });
  send({ type: 'tool', kind: 'sight' });
  send({ type: 'aim', mark: { kind: 'unit', unit: 'chainrasp-horde' }, isPinned: true });
  expect(eyeViewOf(interaction())?.to.y).toBeGreaterThan(25);
});
