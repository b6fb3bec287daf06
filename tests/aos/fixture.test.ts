import { describe, expect, test } from 'vitest';
import { ahead, charge, hit, save, shifted, stage, unit, wound } from './fixture';
import type { DiceScript } from './named-rolls';

const front = ahead('liberators', 'chainrasp-horde', 0.5);

describe('A staged battle', () => {
  test('enters the phase through the flow and asks the player that the flow asks', () => {
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
      dice: [hit(3, 2, 2, 2), wound(3), save(4), hit(1, 1)],
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

  describe('named rolls', () => {
    const fight = (...dice: DiceScript) =>
      stage({
        azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
        ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('lord-celestant', 'chainrasp-horde', 0.5) } })],
        dice,
      }).attack('lord-celestant', 'chainrasp-horde');

    test('are the dice of the rolls that are asked for', () => {
      expect(() => fight(hit(3, 2, 2, 2), wound(3), save(4), hit(1, 1))).not.toThrow();
    });

    test('fail where a roll of another kind is asked for', () => {
      expect(() => fight(hit(3, 2, 2, 2), save(3), wound(4), hit(1, 1))).toThrow('the 3 fell for a wound roll');
      expect(() => fight(hit(3, 2, 2, 2), wound(3), 4, hit(1, 1))).toThrow('the 4 fell for a save roll');
      expect(() => fight(charge(3, 2), 2, 2, 3, 4, 1, 1)).toThrow('the 3 fell for a hit roll');
    });
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
