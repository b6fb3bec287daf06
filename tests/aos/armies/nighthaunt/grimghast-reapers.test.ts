import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../stage';

const REAPERS = 'grimghast-reapers';

describe('Grimghast Reapers', () => {
  test('CMDM-03 the Extoller of Shyish carries a Death Knell in place of a scythe', () => {
    const staged = stage({ azure: [unit(REAPERS)], ember: [unit('liberators')] });
    const [extoller, next] = staged.unit(REAPERS).models;
    expect([extoller?.role, extoller?.weapons, next?.weapons]).toEqual([
      'champion',
      ['death-knell'],
      ['slasher-scythe'],
    ]);
  });

  test.each([
    ['5 models', 0, 5, 8],
    ['4 models', 1, 4, 0],
  ])('Reaped Like Corn: against %s failed hit rolls with scythes are re-rolled', (_, lost, models, again) => {
    const y = 20 + ahead(REAPERS, 'liberators', 1);
    const staged = stage({
      azure: [unit(REAPERS, { at: { x: 30, y: 20 }, across: 5, lost: 5, lostBefore: true })],
      ember: [unit('liberators', { at: { x: 30, y }, across: 5, lost, lostBefore: true })],
      dice: [1, ...Array.from({ length: 8 + again }, () => 3)],
    });
    expect(staged.unit('liberators').models).toHaveLength(models);
    staged.attack(REAPERS, 'liberators', 'death-knell', 'slasher-scythe');
    const [knell, scythes] = staged.eventsOf('diceRolled');
    expect(knell?.dice).toMatchObject([{ face: 1 }]);
    expect(scythes?.dice.filter(({ before }) => before === 3)).toHaveLength(again);
  });
});
