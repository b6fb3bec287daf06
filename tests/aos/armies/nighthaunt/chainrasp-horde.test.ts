import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../fixture';

const HORDE = 'chainrasp-horde';

describe('Chainrasp Horde', () => {
  /** One or two in reach of a lone hero; the rest in a column behind. */
  const fight = (models: number, fallen: readonly number[], dice: readonly number[]) => {
    const staged = stage({
      azure: [unit(HORDE, { at: { x: 30, y: 20 }, across: 1, models, fallen, lostBefore: true })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(HORDE, 'lord-celestant', 0.5) } })],
      generals: { azure: `${HORDE}/${models}` },
      dice,
    });
    staged.attack(HORDE, 'lord-celestant');
    return staged;
  };

  test('Dreadwarden: it makes 1 more attack', () => {
    const staged = fight(10, [], [1, 1, 1]);
    expect(staged.eventsOf('diceRolled')[0]?.dice).toHaveLength(3);
  });

  test.each([
    ['11 models re-roll wound rolls of 1', [12, 13, 14, 15, 16, 17, 18, 19, 20], 1],
    ['10 do not', [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 0],
  ])('Chilling Horde: %s', (_, fallen, again) => {
    const staged = stage({
      azure: [unit(HORDE, { at: { x: 30, y: 20 }, across: 1, models: 20, fallen, lostBefore: true })],
      ember: [unit('lord-celestant', { at: { x: 30, y: 20 + ahead(HORDE, 'lord-celestant', 0.5) } })],
      dice: [4, 1, 1, 1, ...Array.from({ length: again }, () => 1)],
    });
    staged.attack(HORDE, 'lord-celestant');
    const wound = staged.eventsOf('diceRolled')[1];
    expect(wound?.dice.filter(({ before }) => before === 1)).toHaveLength(again);
  });

  test.each([
    ['with the Dreadwarden Bravery is 10', [10], 10],
    ['without it 6', [1], 6],
  ])('Dreadwarden’s hold: %s', (_, fallen, bravery) => {
    const staged = stage({
      azure: [unit(HORDE, { at: { x: 30, y: 10 }, fallen })],
      ember: [unit('liberators', { at: { x: 30, y: 40 } })],
      generals: { azure: `${HORDE}/5` },
      phase: 'battleshock',
      dice: [1],
    });
    staged.submit({ type: 'testNerve', unit: HORDE });
    expect(staged.eventsOf('nerveTested')).toMatchObject([{ bravery, total: 2 }]);
  });
});
