import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../../../fixture';

const LORD = 'lord-relictor';
const scene = (gap: number, dice: readonly number[]) =>
  stage({
    azure: [
      unit(LORD, { at: { x: 20, y: 20 } }),
      unit('lord-celestant', { id: 'friend', at: { x: 20 + apart(LORD, 'lord-celestant', gap), y: 20 }, wounds: 4 }),
    ],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, 'lord-celestant', gap) } })],
    phase: 'hero',
    dice,
  });
const lightning = { type: 'useAbility', unit: LORD, ability: 'lord-relictor-lightning-storm', target: 'foe' } as const;
const healing = { type: 'useAbility', unit: LORD, ability: 'lord-relictor-healing-storm', target: 'friend' } as const;

describe('Lord-Relictor', () => {
  describe('Lightning Storm', () => {
    test('on a 3 an enemy within 12.00" suffers D3 mortal wounds and has −1 to hit until your next hero phase', () => {
      const staged = scene(12, [3, 5]);
      staged.submit(lightning);
      expect(staged.unit('foe').models[0]?.wounds).toBe(3);
      expect(staged.unit('foe').marks).toMatchObject([
        { effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'yourHero', seat: 'azure', against: false },
      ]);
    });

    test('on a 2 nothing', () => {
      const staged = scene(12, [2]);
      staged.submit(lightning);
      expect(staged.unit('foe').models[0]?.wounds).toBe(0);
      expect(staged.unit('foe').marks).toEqual([]);
    });

    test('not at 12.01"', () => expect(scene(12.01, []).check(lightning)).toEqual(['ability.noTarget']));

    test('the enemy’s attacks are made at −1', () => {
      const staged = scene(12, [3, 1]);
      staged.submit(lightning);
      const marks = staged.unit('foe').marks;
      const fight = stage({
        azure: [unit(LORD, { at: { x: 20, y: 20 } })],
        ember: [
          unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, 'lord-celestant', 0.5) }, marks }),
        ],
        active: 'ember',
        dice: Array.from({ length: 6 }, () => 1),
      });
      fight.attack('foe', LORD);
      expect(fight.eventsOf('diceRolled').map(({ modifier }) => modifier)).toEqual([-1, -1]);
    });
  });

  describe('Healing Storm', () => {
    test.each([
      ['3 a friendly Stormcast model within 12.00" heals D3 wounds', [3, 4], 2],
      ['2 nothing', [2], 4],
    ])('on a %s', (_, dice, left) => {
      const staged = scene(12, dice);
      staged.submit(healing);
      expect(staged.unit('friend').models[0]?.wounds).toBe(left);
    });

    test('not at 12.01", but the Relictor is always near itself', () => {
      const staged = scene(12.01, []);
      expect(staged.check(healing)).toEqual(['ability.outOfReach']);
      expect(staged.check({ ...healing, target: LORD })).toEqual([]);
    });
  });

  test('one storm a turn', () => {
    const staged = scene(12, [2]);
    staged.submit(lightning);
    expect(staged.check(healing)).toEqual(['ability.usedUp']);
    const other = scene(12, [2]);
    other.submit(healing);
    expect(other.check(lightning)).toEqual(['ability.usedUp']);
  });

  test('and another the next turn', () => {
    const staged = scene(12, [2, 1, 1]);
    staged.submit(healing);
    staged.playTo('hero', 'ember');
    staged.playTo('hero', 'azure');
    expect(staged.check(lightning)).toEqual([]);
  });
});
