import { describe, expect, test } from 'vitest';
import { ahead, shifted, stage, unit } from './fixture';

const front = ahead('liberators', 'chainrasp-horde', 0.5);

describe('A staged battle', () => {
  test('enters the phase through the flow and asks whom the flow asks', () => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + front } })],
      phase: 'combat',
      active: 'ember',
    });
    expect(staged.battle().phase).toBe('combat');
    expect(staged.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' });
  });

  test('plays a fight with scripted dice', () => {
    const staged = stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('lord-celestant', 'chainrasp-horde', 0.5) } })],
      dice: [3, 2, 2, 2, 3, 4, 1, 1],
    });
    staged.attack('lord-celestant', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled').map(({ roll, standing }) => [roll, standing])).toEqual([
      ['hit', 1],
      ['wound', 1],
      ['save', 1],
      ['hit', 0],
    ]);
    expect(staged.ask()).toMatchObject({ kind: 'allocate', wounds: 1 });
  });

  test('remembers what has happened to a unit', () => {
    const staged = stage({
      azure: [unit('liberators', { lost: 2, wounds: 1, deeds: ['charged'] })],
      ember: [unit('chainrasp-horde', { models: 20, lost: 1, lostBefore: true })],
      phase: 'movement',
    });
    const { models, slainThisTurn, deeds } = staged.unit('liberators');
    expect([models.length, models[0]?.wounds, slainThisTurn, deeds]).toEqual([3, 1, 2, ['charged']]);
    expect(staged.unit('chainrasp-horde').models).toHaveLength(19);
    expect(staged.unit('chainrasp-horde').slainThisTurn).toBe(0);
  });

  test('says why a command is refused, and throws when it is played all the same', () => {
    const staged = stage({ azure: [unit('liberators')], ember: [unit('chainrasp-horde')], phase: 'movement' });
    const order = { type: 'move', unit: 'liberators', steps: shifted(staged.unit('liberators'), 0, 5.1) } as const;
    expect(staged.check(order)).toContain('move.tooFar');
    expect(() => staged.submit(order)).toThrow('move.tooFar');
    const nearer = shifted(staged.unit('liberators'), 0, 5);
    expect(staged.check({ ...order, steps: nearer })).toEqual([]);
  });

  test('refuses a scene that no army list could have', () => {
    expect(() => stage({ azure: [unit('liberators', { models: 31 })], ember: [unit('chainrasp-horde')] })).toThrow(
      'SIZE-01',
    );
  });
});
