import { describe, expect, test } from 'vitest';
import { ahead, apart, stage, unit } from '../../fixture';

/** The Spirit Flask, which several heroes carry, tested for one of them. */
export function describeSpiritFlask(hero: string): void {
  const flask = (choice: number) =>
    ({ type: 'useAbility', unit: hero, ability: `${hero}-spirit-flask`, choice }) as const;

  describe('Spirit Flask', () => {
    const scene = (gap: number, dice: readonly number[], wounds = 0) =>
      stage({
        azure: [
          unit(hero, { at: { x: 20, y: 20 }, wounds }),
          unit('lord-celestant', { id: 'friend', at: { x: 20 + apart(hero, 'lord-celestant', 3), y: 20 } }),
        ],
        ember: [
          unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead(hero, 'lord-celestant', gap) } }),
          unit('liberators', { at: { x: 60, y: 40 } }),
        ],
        dice,
      });

    test('each broken flask inflicts 1 mortal wound on friends and enemies within 3.00", and on its bearer', () => {
      const staged = scene(3, []);
      staged.submit(flask(1));
      const wounds = ['friend', 'foe', hero].map(id => staged.unit(id).models[0]?.wounds);
      expect(wounds).toEqual([2, 2, 2]);
      expect(staged.unit('liberators').models[0]?.wounds).toBe(0);
    });

    test('nobody at 3.01" is touched', () => {
      const staged = scene(3.01, []);
      staged.submit(flask(2));
      expect(staged.unit('foe').models[0]?.wounds).toBe(0);
      expect(staged.unit('friend').models[0]?.wounds).toBe(3);
    });

    test('a unit of 10 models or more suffers D3 for each flask', () => {
      const foe = { models: 20, lost: 10, across: 5 };
      const at = { x: 20, y: 20 + ahead(hero, 'chainrasp-horde', 1) };
      const staged = stage({
        azure: [unit(hero, { at: { x: 20, y: 20 } })],
        ember: [unit('chainrasp-horde', { at, ...foe })],
        dice: [5, 3],
      });
      staged.submit(flask(1));
      expect(staged.eventsOf('damageDealt').map(({ damage }) => [damage.unit, damage.mortals])).toEqual([
        ['chainrasp-horde', 3 + 2],
        [hero, 2],
      ]);
    });

    test('the bearer’s own wounds are allocated last', () => {
      const staged = scene(3, []);
      staged.submit(flask(0));
      expect(staged.eventsOf('woundsAllocated').map(({ unit: id }) => id)).toEqual(['friend', 'foe', hero]);
    });

    test('once per battle, in either player’s turn', () => {
      const staged = scene(3, []);
      staged.submit(flask(0));
      expect(staged.check(flask(0))).toEqual(['ability.usedUp']);
      expect(staged.battle().used).toEqual([{ ability: `${hero}-spirit-flask`, unit: hero, until: 'battle' }]);
      const enemys = stage({
        azure: [unit(hero, { at: { x: 20, y: 20 } })],
        ember: [unit('liberators', { at: { x: 60, y: 40 } })],
        active: 'ember',
      });
      expect(enemys.check(flask(0))).toEqual([]);
    });
  });
}
