import { describe, expect, test } from 'vitest';
import { ahead, stage, unit } from '../../../fixture';

const LORD = 'lord-executioner';
const at = (enemy: string, gap: number) => ({ x: 30, y: 20 + ahead(LORD, enemy, gap) });

describe('Lord Executioner', () => {
  test('Beheading Strike: an unmodified wound roll of 6 adds 2 to the Damage of that attack', () => {
    const staged = stage({
      azure: [unit(LORD, { at: { x: 30, y: 20 } })],
      ember: [unit('lord-celestant', { at: at('lord-celestant', 0.5) })],
      dice: [3, 3, 3, 6, 3, 2, 1, 1],
    });
    staged.attack(LORD, 'lord-celestant');
    expect(staged.eventsOf('damageRolled').map(({ each }) => each)).toEqual([[1], [3]]);
    expect(staged.unit('lord-celestant').models[0]?.wounds).toBe(4);
  });

  describe('Staring Death in the Face', () => {
    const stare = {
      type: 'useAbility',
      unit: LORD,
      ability: 'lord-executioner-staring-death-in-the-face',
      target: 'foe',
    } as const;
    const scene = (enemy: string, gap: number, dice: readonly number[] = []) =>
      stage({
        azure: [unit(LORD, { at: { x: 30, y: 20 } })],
        ember: [unit(enemy, { id: 'foe', at: at(enemy, gap) })],
        active: 'ember',
        dice,
      });

    test('an enemy hero within 3.00" has −1 to hit this phase', () => {
      const staged = scene('lord-celestant', 3);
      staged.submit(stare);
      expect(staged.unit('foe').marks).toMatchObject([
        { effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'phase', against: false },
      ]);
      expect(staged.check(stare)).not.toEqual([]);
    });

    test('it counts in the hero’s attacks', () => {
      const staged = scene('lord-celestant', 0.5, [1, 1, 1, 1, 1, 1]);
      staged.submit(stare);
      staged.attack('foe', LORD);
      expect(staged.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([-1, -1]);
    });

    test.each([
      ['at 3.01"', 'lord-celestant', 3.01],
      ['on those who are no heroes', 'liberators', 1],
    ])('not %s', (_, enemy, gap) => {
      expect(scene(enemy, gap).ask()).toMatchObject({ kind: 'pickFighter' });
    });
  });

  test('Disembodied Skulls: mortal wounds are negated on a 5+, others are not', () => {
    const staged = stage({
      azure: [unit('spirit-hosts', { at: { x: 30, y: 20 }, lost: 2, lostBefore: true })],
      ember: [unit(LORD, { at: { x: 30, y: 20 + ahead('spirit-hosts', LORD, 0.5) } })],
      dice: [6, 6, 5, 1, 1, 1, 4, 3, 5, 4],
    });
    staged.attack('spirit-hosts', LORD);
    expect(staged.eventsOf('negationRolled').map(({ face, needed }) => [face, needed])).toEqual([
      [5, 5],
      [4, 5],
    ]);
    expect(staged.unit(LORD).models[0]?.wounds).toBe(2);
  });
});
