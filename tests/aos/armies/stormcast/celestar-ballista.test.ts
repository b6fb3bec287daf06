import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../../../src/games/aos/types';
import { ahead, stage, unit } from '../../fixture';

const BALLISTA = 'celestar-ballista';
const SINGLE = 'stormbolts-single-shot';
const RAPID = 'stormbolts-rapid-fire';

const scene = (gap: number, dice: readonly number[] = []) =>
  stage({
    azure: [unit(BALLISTA, { at: { x: 20, y: 3 } })],
    ember: [unit('liberators', { at: { x: 20, y: 3 + ahead(BALLISTA, 'liberators', gap) }, across: 1 })],
    phase: 'shooting',
    dice,
  });
const orders = (...weapons: readonly string[]) =>
  ({ type: 'attack', unit: BALLISTA, orders: weapons.map(weapon => ({ weapon, target: 'liberators' })) }) as const;

describe('Celestar Ballista', () => {
  describe('Versatile Weapon', () => {
    test('one of the two each time it shoots, and both are offered', () => {
      const staged = scene(10);
      staged.submit({ type: 'shoot', unit: BALLISTA });
      expect(staged.check(orders(SINGLE))).toEqual([]);
      expect(staged.check(orders(RAPID))).toEqual([]);
      expect(staged.check(orders(SINGLE, RAPID))).toContain('attack.oneProfile');
      expect(staged.check(orders())).toContain('attack.attacksLeft');
      const offered = staged.options().map(option => (option.type === 'attack' ? option.orders[0]?.weapon : ''));
      expect(offered).toEqual([SINGLE, RAPID]);
    });

    test('beyond 18" only the single shot reaches, beyond 36" neither', () => {
      const staged = scene(18.01);
      staged.submit({ type: 'shoot', unit: BALLISTA });
      expect(staged.check(orders(SINGLE))).toEqual([]);
      expect(staged.check(orders(RAPID))).toEqual(['attack.outOfRange']);
      expect(staged.options()).toHaveLength(1);
      expect(scene(36.01).check({ type: 'shoot', unit: BALLISTA })).toEqual(['shoot.outOfRange']);
    });

    test('rapid fire is 4 attacks at 5+', () => {
      const staged = scene(18, [4, 4, 4, 4]);
      staged.attack(BALLISTA, 'liberators', RAPID);
      expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ needed: 5, dice: { length: 4 }, standing: 0 });
    });
  });

  test('Chained Lightning: each hit scores D6 hits', () => {
    const staged = scene(30, [3, 5, 1, 1, 1, 1, 1]);
    staged.attack(BALLISTA, 'liberators', SINGLE);
    expect(staged.eventsOf('diceRolled').map(({ roll, standing }) => [roll, standing])).toEqual([
      ['hit', 5],
      ['wound', 0],
    ]);
  });

  test('Chained Lightning: each with dice of its own', () => {
    const staged = scene(10, [5, 5, 1, 1, 2, 1, 1, 1, 1]);
    staged.attack(BALLISTA, 'liberators', RAPID);
    expect(staged.eventsOf('diceRolled')[0]?.standing).toBe(2 + 1);
  });

  describe('Bastions of Death', () => {
    const square = (x: number, y: number, half: number) => [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
    const ruin: Terrain = {
      id: 'ruin',
      name: 'Ruin',
      footprint: square(20, 20, 4),
      solids: [],
      isObstacle: false,
      isGarrison: false,
    };
    const shotAt = (terrain: readonly Terrain[]) => {
      const staged = stage({
        azure: [unit(BALLISTA, { at: { x: 20, y: 20 } })],
        ember: [unit('judicators', { at: { x: 20, y: 20 + ahead(BALLISTA, 'judicators', 10) }, fallen: [1, 2, 3, 4] })],
        terrain,
        phase: 'shooting',
        active: 'ember',
        dice: [3, 3, 2],
      });
      staged.attack('judicators', BALLISTA);
      return staged.eventsOf('diceRolled').at(-1)?.modifier;
    };

    test('+2 to save against missiles in cover', () => expect(shotAt([ruin])).toBe(2 - 1));
    test('nothing out of it', () => expect(shotAt([])).toBe(-1));

    test('+1 as usual against melee weapons', () => {
      const staged = stage({
        azure: [unit(BALLISTA, { at: { x: 20, y: 20 } })],
        ember: [unit('lord-celestant', { at: { x: 20, y: 20 + ahead(BALLISTA, 'lord-celestant', 0.5) } })],
        terrain: [ruin],
        active: 'ember',
        dice: [3, 1, 1, 1, 3, 2, 1, 1],
      });
      staged.attack('lord-celestant', BALLISTA);
      expect(staged.eventsOf('diceRolled').find(({ roll }) => roll === 'save')?.modifier).toBe(1 - 1);
    });
  });

  test('Crewed Weapon: machine and crew are one model of 7 wounds', () => {
    expect(scene(10).unit(BALLISTA).models).toHaveLength(1);
  });
});
