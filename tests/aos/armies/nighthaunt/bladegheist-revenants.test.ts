import { describe, expect, test } from 'vitest';
import { ahead, shifted, stage, unit } from '../../fixture';
import { whollyAlong } from './reach';

const BLADES = 'bladegheist-revenants';
const front = { x: 30, y: 20 + ahead(BLADES, 'liberators', 0.5) };
const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('Bladegheist Revenants', () => {
  describe('Fearful Frenzy', () => {
    const fight = (link: string, models: number, inches: number, dice: readonly number[]) => {
      const x = 30 - whollyAlong(link, BLADES, 5, inches);
      const staged = stage({
        azure: [unit(BLADES, { at: { x: 30, y: 20 }, across: 5 }), unit(link, { at: { x, y: 20 }, models, across: 1 })],
        ember: [unit('liberators', { at: front, across: 5 })],
        dice,
      });
      staged.attack(BLADES, 'liberators');
      return staged.eventsOf('diceRolled')[0]?.dice.filter(({ before }) => before !== undefined).length;
    };

    test.each([
      ['Spirit Torment', 'spirit-torment', 1],
      ['Chainghasts', 'chainghasts', 2],
    ])('failed hit rolls are re-rolled wholly within 12.00" of a friendly %s', (_, link, models) => {
      expect(
        fight(link, models, 12, [...[2, 2, 2, 2, 2].flatMap(face => [face, 1]), ...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]),
      ).toBe(10);
    });

    test('not with a sliver beyond 12"', () => {
      expect(fight('spirit-torment', 1, 12.01, ones(10))).toBe(0);
    });

    test('not near others', () => {
      expect(fight('lord-executioner', 1, 6, ones(10))).toBe(0);
    });
  });

  test.each([
    ['3 attacks each after a charge', ['charged'] as const, 15],
    ['2 attacks each otherwise', [], 10],
  ])('Whirling Death: %s', (_, deeds, attacks) => {
    const staged = stage({
      azure: [unit(BLADES, { at: { x: 30, y: 20 }, deeds })],
      ember: [unit('liberators', { at: front })],
      dice: ones(attacks),
    });
    staged.attack(BLADES, 'liberators');
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(attacks);
  });

  test('Whirling Death: it retreats and charges in the same turn', () => {
    const staged = stage({
      azure: [unit(BLADES, { at: { x: 30, y: 20 } })],
      ember: [unit('liberators', { at: front })],
      phase: 'movement',
      dice: [3, 4],
    });
    staged.submit({ type: 'retreat', unit: BLADES, steps: shifted(staged.unit(BLADES), 0, -5) });
    staged.playTo('charge', 'azure');
    staged.submit({ type: 'tryCharge', unit: BLADES });
    expect(staged.unit(BLADES).deeds).toContain('retreated');
    expect(staged.ask()).toMatchObject({ kind: 'chargeMove' });
  });

  test('Ethereal: Rend takes nothing from their saves', () => {
    const staged = stage({
      azure: [unit(BLADES, { at: { x: 30, y: 20 } })],
      ember: [unit('lord-executioner', { at: { x: 30, y: 20 + ahead(BLADES, 'lord-executioner', 0.5) } })],
      active: 'ember',
      dice: [3, 3, 1, 3, 3, 4, 3],
    });
    staged.attack('lord-executioner', BLADES);
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({
      roll: 'save',
      modifier: 0,
      dice: [
        { face: 4, passed: true },
        { face: 3, passed: false },
      ],
    });
  });
});
