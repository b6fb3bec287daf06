import { describe, expect, test } from 'vitest';
import type { Reroll, Roll } from '../../../../src/games/aos/activation';
import { amountOf } from '../../../../src/games/aos/rules/abilities/amounts';
import { rollOne } from '../../../../src/games/aos/rules/fighting/attack-dice';
import { diceFrom, scriptedState } from '../../../../src/kernel/dice';
import { ahead, hit, save, stage, unit, wound } from '../../fixture';
import type { DiceScript } from '../../named-rolls';

function roll(
  kind: Roll,
  needed: number,
  modifier: number,
  faces: readonly number[],
  reroll?: Reroll['which'],
  forced = false,
) {
  const dice = diceFrom(scriptedState(faces));
  const die = rollOne(kind, needed, modifier, reroll && { which: reroll, cause: 'test' }, forced, dice);
  expect(dice.rolled, 'dice that fell').toBe(faces.length);
  return die;
}

describe('one die of an attack', () => {
  test.each<[string, Roll, number, number, number, boolean]>([
    ['SEQ-01 a 4 hits on 4+', 'hit', 4, 0, 4, true],
    ['SEQ-01 a 3 misses on 4+', 'hit', 4, 0, 3, false],
    ['SEQ-01 MOD-01 with +1 a natural 3 hits on 4+', 'hit', 4, 1, 3, true],
    ['SEQ-02 a natural 1 misses, whatever is added', 'hit', 2, 2, 1, false],
    ['SEQ-02 a natural 6 hits, whatever is taken away', 'hit', 6, -3, 6, true],
    ['SEQ-03 a 3 wounds on 3+', 'wound', 3, 0, 3, true],
    ['SEQ-03 a 2 fails to wound on 3+', 'wound', 3, 0, 2, false],
    ['SEQ-04 a natural 1 never wounds', 'wound', 2, 1, 1, false],
    ['SEQ-04 a natural 6 always wounds', 'wound', 5, -3, 6, true],
    ['SEQ-05 rend turns a 5 into a save on 4+', 'save', 4, -1, 5, true],
    ['SEQ-05 rend turns a 4 into a failed save', 'save', 4, -1, 4, false],
    ['SEQ-06 a natural 1 never saves', 'save', 2, 1, 1, false],
    ['SEQ-06 a natural 6 saves no one by itself', 'save', 6, -1, 6, false],
    ['WS-02 a save on 7 needs a 6 and a bonus', 'save', 7, 1, 6, true],
    ['WS-03 and a 5 with a bonus is not enough', 'save', 7, 1, 5, false],
    ['DICE-04 3+ is passed by a 3', 'wound', 3, 0, 3, true],
  ])('%s', (_, kind, needed, modifier, face, passed) => {
    expect(roll(kind, needed, modifier, [face]).passed).toBe(passed);
  });

  test('MOD-02 no modifier takes a roll below 1', () => {
    expect(roll('hit', 4, -3, [2]).result).toBe(1);
  });

  test.each<[string, readonly number[], Reroll['which'], number, boolean, number]>([
    ['RR-01 a re-rolled die counts as it fell the second time', [1, 5], 'ones', 0, false, 5],
    ['RR-03 a die that shows 1 again stays 1', [1, 1], 'ones', 0, false, 1],
    ['RR-04 a natural 2 that −1 makes a 1 is not a roll of 1', [2], 'ones', -1, false, 2],
    ['RR-06 a natural 4 on 4+ has not failed, although −1 spoils it', [4], 'failed', -1, false, 4],
    ['RR-06 a natural 3 that +1 makes a success is kept', [3], 'failed', 1, false, 3],
    ['RR-06 unless re-rolls are orders', [3, 6], 'failed', 1, true, 6],
    ['RR-06 a natural 3 that fails is rolled again', [3, 6], 'failed', 0, false, 6],
    ['RR-01 leave to re-roll all is for a natural 4 that −1 spoils, too', [4, 6], 'all', -1, false, 6],
    ['RR-06 and a success is kept', [4], 'all', 0, false, 4],
  ])('%s', (_, faces, which, modifier, forced, face) => {
    expect(roll('hit', 4, modifier, faces, which, forced).face).toBe(face);
  });

  test('RR-01 both faces are remembered', () => {
    expect(roll('hit', 4, 0, [1, 5], 'ones')).toMatchObject({ face: 5, before: 1 });
  });

  test.each([
    ['D3', [1], 1],
    ['D3', [4], 2],
    ['D3', [5], 3],
    ['D6', [4], 4],
    ['2D6', [2, 6], 8],
    [2, [], 2],
  ] as const)('DICE-02 DICE-03 RAND-01 RAND-04 %s on %j is %i', (amount, faces, sum) => {
    expect(amountOf(amount, diceFrom(scriptedState(faces)))).toBe(sum);
  });
});

/** A Lord-Celestant half an inch from a Guardian of Souls: runeblade 4 attacks 3+/3+/−1/1, hammer 2 attacks 4+/3+/–/1. */
const duel = (dice: DiceScript, more: { readonly wounds?: number } = {}) =>
  stage({
    azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
    ember: [
      unit('guardian-of-souls', { at: { x: 20, y: 20 + ahead('lord-celestant', 'guardian-of-souls', 0.5) }, ...more }),
    ],
    dice,
  });

describe('the attacks of a unit', () => {
  test('SEQ-08 no die falls for an attack that has failed', () => {
    const staged = duel([hit(3, 2, 2, 2), wound(2), hit(1, 1)]); // one hit of four, it does not wound; the hammer misses
    staged.attack('lord-celestant', 'guardian-of-souls');
    expect(staged.eventsOf('diceRolled').map(({ roll: kind, dice }) => `${kind} ${dice.length}`)).toEqual([
      'hit 4',
      'wound 1',
      'hit 2',
    ]);
  });

  test('SEQ-07 WND-01 MULT-01 the damage of all weapons is summed before anyone takes a wound', () => {
    // four hits, four wounds, four failed saves (Ethereal: Rend counts for nothing); the hammer: two, two, one fails
    const staged = duel([hit(3, 3, 3, 3), wound(3, 3, 3, 3), save(1, 2, 3, 3), hit(4, 4), wound(3, 3), save(1, 4)]);
    staged.attack('lord-celestant', 'guardian-of-souls');
    const order = staged.events().map(({ type }) => type);
    expect(order.indexOf('woundsAllocated')).toBeGreaterThan(order.lastIndexOf('diceRolled'));
    expect(staged.eventsOf('woundsAllocated').map(({ wounds }) => wounds)).toEqual([4, 1]);
    expect(staged.unit('guardian-of-souls').models).toEqual([]);
  });

  test('ATK-06 ATK-17 the order of weapons is the attacker’s, kind by kind, and the dead are still in range', () => {
    const staged = duel([hit(3, 3, 3, 3), wound(3, 3, 3, 3), save(1, 1, 1, 1), hit(1, 1)], { wounds: 4 });
    staged.attack('lord-celestant', 'guardian-of-souls', 'runeblade', 'warhammer');
    expect(staged.eventsOf('diceRolled').filter(({ roll: kind }) => kind === 'hit')).toHaveLength(2);
  });

  test.each<[string, readonly { weapon: string; target: string }[], readonly string[]]>([
    ['ATK-06 sword, hammer, sword is mixed', [w('runeblade'), w('warhammer'), w('runeblade')], ['attack.mixedWeapons']],
    ['COMBAT-08 ATK-04 the hammer may not be left out', [w('runeblade')], ['attack.attacksLeft']],
    ['ATK-05 a friend is no target', [w('runeblade', 'lord-celestant'), w('warhammer')], ['attack.friendlyTarget']],
    ['ATK-03 a weapon that is not on the warscroll', [w('longbow')], ['attack.noSuchWeapon']],
  ])('%s', (_, orders, codes) => {
    const staged = duel([]);
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders })).toEqual(codes);
  });

  test('COMBAT-05 ATK-18 nobody attacks before the pile-in', () => {
    const staged = duel([]);
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders: [w('runeblade'), w('warhammer')] })).toEqual([
      'turn.notAsked',
    ]);
  });
});

function w(weapon: string, target = 'guardian-of-souls') {
  return { weapon, target };
}

describe('range and splitting', () => {
  const gapped = (gap: number) =>
    stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 }, deeds: ['charged'] })],
      ember: [unit('guardian-of-souls', { at: { x: 20, y: 20 + ahead('lord-celestant', 'guardian-of-souls', gap) } })],
    });

  test.each([
    ['ATK-11 MEAS-04 at 1.00" the weapon reaches', 1, 'pickTargets'],
    ['ATK-11 at 1.01" it does not, and nothing is asked', 1.01, 'pickFighter'],
  ])('%s', (_, gap, asked) => {
    const staged = gapped(gap);
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    expect(staged.ask()?.kind).toBe(asked);
  });

  /** Between two enemies, both in range. */
  const between = (dice: DiceScript) =>
    stage({
      azure: [unit('lord-celestant', { at: { x: 20, y: 20 } })],
      ember: [
        unit('guardian-of-souls', {
          id: 'one',
          at: { x: 20, y: 20 + ahead('lord-celestant', 'guardian-of-souls', 0.5) },
        }),
        unit('guardian-of-souls', {
          id: 'two',
          at: { x: 20, y: 20 - ahead('lord-celestant', 'guardian-of-souls', 0.5) },
        }),
      ],
      dice,
    });
  const share = (weapon: string, target: string, attacks: number) => ({
    weapon,
    target,
    shares: [{ model: 'lord-celestant/1', attacks }],
  });

  test.each([
    [
      'ATK-14 4 attacks may be split 3 and 1',
      [share('runeblade', 'one', 3), share('runeblade', 'two', 1), w('warhammer', 'one')],
      [],
    ],
    [
      'ATK-12 ATK-14 but not 3 and 2',
      [share('runeblade', 'one', 3), share('runeblade', 'two', 2), w('warhammer', 'one')],
      ['attack.tooMany'],
    ],
    [
      'ATK-15 one target after another',
      [share('runeblade', 'one', 2), share('runeblade', 'two', 1), share('runeblade', 'one', 1), w('warhammer', 'one')],
      ['attack.mixedWeapons'],
    ],
  ])('%s', (_, orders, codes) => {
    const staged = between([]);
    staged.pass();
    staged.submit({ type: 'fight', unit: 'lord-celestant' });
    staged.submit({ type: 'pileIn', unit: 'lord-celestant', steps: [] });
    expect(staged.check({ type: 'attack', unit: 'lord-celestant', orders })).toEqual(codes);
  });

  test('ATK-12 ATK-16 a model makes as many attacks as its weapon says, not one more', () => {
    const staged = between([hit(1, 1, 1, 1), hit(1, 1)]);
    staged.attack('lord-celestant', 'one');
    expect(staged.eventsOf('diceRolled').map(({ dice }) => dice.length)).toEqual([4, 2]);
  });

  test('MULT-01 a champion’s better attacks are part of one volley unless their numbers differ', () => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [
        unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 0.5) }, across: 10 }),
      ],
      dice: Array.from({ length: 11 }, () => 1),
    });
    staged.attack('liberators', 'chainrasp-horde');
    expect(staged.eventsOf('targetsPicked')[0]?.volleys).toHaveLength(1);
  });
});
