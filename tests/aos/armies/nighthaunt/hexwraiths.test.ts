import { describe, expect, test } from 'vitest';
import { ahead, shifted, stage, unit } from '../../fixture';

const WRAITHS = 'hexwraiths';

describe('Hexwraiths', () => {
  test('Hellwraith and Frightful Touch: 3 attacks with the scythe, and an unmodified 6 to hit is 1 mortal wound', () => {
    const y = 20 + ahead(WRAITHS, 'lord-celestant', 0.5);
    const staged = stage({
      azure: [unit(WRAITHS, { at: { x: 30, y: 20 }, lost: 4, lostBefore: true })],
      ember: [unit('lord-celestant', { at: { x: 30, y } })],
      dice: [6, 1, 1, 6, 1, 1],
    });
    staged.attack(WRAITHS, 'lord-celestant');
    const [scythes, hooves] = staged.eventsOf('diceRolled');
    expect([scythes?.dice.length, scythes?.mortals]).toEqual([3, 1]);
    expect([hooves?.dice.length, hooves?.mortals]).toEqual([2, 0]);
  });

  describe('Spectral Hunters', () => {
    const hunt = (target: string) =>
      ({ type: 'useAbility', unit: WRAITHS, ability: 'hexwraiths-spectral-hunters', target }) as const;
    /** Five in a row; a lone hero in the way of the first two, a unit far to the right. */
    const scene = (dice: readonly number[]) =>
      stage({
        azure: [unit(WRAITHS, { at: { x: 20, y: 10 }, across: 5 })],
        ember: [unit('lord-celestant', { at: { x: 20.8, y: 15 } }), unit('liberators', { at: { x: 50, y: 15 } })],
        phase: 'movement',
        dice,
      });
    const cross = (staged: ReturnType<typeof scene>, dx = 0, dy = 10.5) =>
      staged.submit({ type: 'move', unit: WRAITHS, steps: shifted(staged.unit(WRAITHS), dx, dy) });

    test('a die for each model that passed across the unit, each 5+ is 1 mortal wound', () => {
      const staged = scene([5, 4]);
      cross(staged);
      expect(staged.unit(WRAITHS).memory).toMatchObject([{ unit: 'lord-celestant', models: 2 }]);
      staged.submit(hunt('lord-celestant'));
      expect(staged.eventsOf('abilityRolled')).toMatchObject([{ faces: [5, 4], needed: 5 }]);
      expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(1);
      expect(staged.check(hunt('lord-celestant'))).toEqual(['ability.usedUp']);
    });

    test('only a unit that was passed across', () => {
      const staged = scene([]);
      cross(staged);
      expect(staged.check(hunt('liberators'))).toEqual(['ability.wrongTarget']);
    });

    test('it need not, and a unit that passes by has nothing to use', () => {
      const staged = scene([]);
      cross(staged);
      staged.submit({ type: 'pass' });
      expect(staged.ask()).toMatchObject({ kind: 'act' });
      const past = scene([]);
      cross(past, 8, 8.9);
      expect(past.ask()).toMatchObject({ kind: 'act' });
    });
  });
});
