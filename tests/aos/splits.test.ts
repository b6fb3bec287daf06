import { describe, expect, test } from 'vitest';
import { armsOf, moved, ordersFor, shareOf } from '../../src/games/aos/options/splits';
import { stage, unit } from './fixture';

/** Five Liberators in a row, one enemy unit before each end of it, and one far away. */
const staged = () => {
  const scene = stage({
    phase: 'combat',
    azure: [unit('liberators', { at: { x: 20, y: 20 }, spacing: 0.1, deeds: ['charged'] })],
    ember: [
      unit('spirit-torment', { id: 'left', at: { x: 20, y: 22 } }),
      unit('spirit-torment', { id: 'right', at: { x: 26.2, y: 22 } }),
      unit('spirit-torment', { id: 'far', at: { x: 40, y: 40 } }),
    ],
  });
  scene.pass();
  scene.submit({ type: 'fight', unit: 'liberators' });
  scene.submit({ type: 'pileIn', unit: 'liberators', steps: [] });
  const base = scene.options().find(option => option.type === 'attack');
  if (base?.type !== 'attack') throw new Error('nobody can attack');
  const [arm] = armsOf(scene.battle(), 'liberators', [base.orders[0]?.weapon ?? '']);
  if (!arm) throw new Error('there is no weapon');
  return { scene, arm };
};

describe('ATK-14 split attacks', () => {
  test('who is reached and who is not, and why', () => {
    const { arm } = staged();
    expect(arm.targets).toEqual(['left', 'right']);
    expect(arm.beyond.map(({ code, facts }) => [code, 'target' in facts && facts.target])).toEqual([
      ['attack.outOfRange', 'far'],
    ]);
  });

  test('every share that can be made is legal as it is ordered', () => {
    const { scene, arm } = staged();
    const all = shareOf(arm, ['left']);
    const total = [...all.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBe(arm.attacks);
    const shares = [all, shareOf(arm, ['right'])];
    for (const share of shares) {
      const orders = ordersFor(arm, share);
      expect(orders).toBeDefined();
      expect(scene.check({ type: 'attack', unit: 'liberators', orders: orders ?? [] })).toEqual([]);
    }
  });

  test('an attack moves from one target to another only if a model can make it', () => {
    const { scene, arm } = staged();
    let share = shareOf(arm, ['left']);
    for (let next = moved(arm, share, 'right', 1); next; next = moved(arm, share, 'right', 1)) {
      share = next;
      const orders = ordersFor(arm, share) ?? [];
      expect(scene.check({ type: 'attack', unit: 'liberators', orders })).toEqual([]);
    }
    const most = arm.strikers
      .filter(({ targets }) => targets.includes('right'))
      .reduce((sum, { attacks }) => sum + attacks, 0);
    expect(share.get('right')).toBe(most);
    expect(ordersFor(arm, new Map([['right', most + 1]]))).toBeUndefined();
  });
});
