import { describe, expect, test } from 'vitest';
import { ahead, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

const duel = (dice: readonly number[], more: More = {}, enemy = 'lord-celestant') =>
  stage({
    azure: [unit('retributors', { at: { x: 20, y: 20 }, across: 1, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 20 + ahead('retributors', enemy, 0.5) } })],
    dice,
  });
/** The model with the mace in front, alone. */
const mace: More = {
  swaps: [{ id: 'starsoul-mace', count: 1 }],
  fallen: [1, 2, 3, 4],
  places: Array.from({ length: 5 }, () => ({ x: 20, y: 20 })),
};

describe('Retributors', () => {
  test('Retributor-Prime: 1 more attack with its hammer', () => {
    const staged = duel([1, 1, 1]);
    staged.attack('retributors', 'lord-celestant');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([3]);
  });

  test('Blast to Ashes: an unmodified hit roll of 6 is 2 mortal wounds, and the attack ends there', () => {
    const staged = duel([6, 1, 3, 1]);
    staged.attack('retributors', 'lord-celestant');
    expect(staged.eventsOf('diceRolled').map(({ roll, dice, mortals }) => [roll, dice.length, mortals])).toEqual([
      ['hit', 3, 2],
      ['wound', 1, 0],
    ]);
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(2);
  });

  describe('Starsoul Mace', () => {
    test.each([
      ['1 nothing', [1], 0],
      ['2 D3 mortal wounds', [2, 3], 2],
      ['5 D3 mortal wounds', [5, 5], 3],
      ['6 D3 and 1 more', [6, 5], 4],
    ])('on a %s', (_, dice, mortals) => {
      const staged = duel(dice, mace);
      staged.attack('retributors', 'lord-celestant');
      expect(staged.eventsOf('specialRolled')).toMatchObject([{ faces: [dice[0]], mortals }]);
      expect(staged.eventsOf('diceRolled')).toEqual([]);
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(mortals);
    });

    test('hammers and maces strike in one fight, and the wounds come together', () => {
      const swaps = [{ id: 'starsoul-mace', count: 1 }];
      const places = [0, 1, 2, 3, 4].map(i => ({ x: 20.85 - 1.7 * (4 - i), y: 20 }));
      const staged = duel([1, 1, 2, 1], { swaps, places });
      staged.attack('retributors', 'lord-celestant');
      expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([2]);
      expect(staged.eventsOf('specialRolled')).toMatchObject([{ mortals: 1 }]);
    });
  });
});
