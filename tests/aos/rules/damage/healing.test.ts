import { expect, test } from 'vitest';
import { heal } from '../../../../src/games/aos/rules/damage/inflict';
import { ahead, stage, unit } from '../../fixture';

const hurt = (wounds: number) =>
  stage({
    azure: [unit('liberators', { at: { x: 20, y: 20 }, wounds })],
    ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
  });

test.each([
  ['HEAL-01 three wounds healed of one leave none, and never fewer', 1, 3, 1],
  ['HEAL-01 nothing to heal, nothing happens', 0, 3, undefined],
])('%s', (_, wounds, amount, healed) => {
  expect(heal(hurt(wounds).unit('liberators'), amount)[0]).toEqual(
    healed === undefined
      ? undefined
      : { type: 'modelHealed', unit: 'liberators', model: 'liberators/1', wounds: healed },
  );
});

test('HEAL-02 the slain are not healed', () => {
  const staged = stage({
    azure: [
      unit('liberators', { at: { x: 20, y: 20 }, fallen: [1, 2, 3, 4, 5] }),
      unit('lord-celestant', { at: { x: 40, y: 20 } }),
    ],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 40 } })],
  });
  expect(staged.unit('liberators').models).toEqual([]);
  expect(heal(staged.unit('liberators'), 3)).toEqual([]);
});

test('ABIL-02 what a fight sets off is asked for right after it, before the next pick', () => {
  const staged = stage({
    azure: [unit('evocators', { at: { x: 20, y: 20 }, across: 1 })],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead('evocators', 'lord-celestant', 0.5) } })],
    dice: Array.from({ length: 5 }, () => 1),
  });
  staged.attack('evocators', 'foe');
  expect(staged.ask()).toMatchObject({ kind: 'useAbilities', seat: 'azure', moment: 'afterFight', unit: 'evocators' });
});
