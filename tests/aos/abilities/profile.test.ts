import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/games/aos/abilities/profile';
import type { Effect, Mark } from '../../../src/games/aos/abilities/types';
import { findWeapon } from '../../../src/games/aos/facts/attacks/attacks';
import { ahead, stage, unit } from '../fixture';

const mark = (name: string, effect: Effect, against = false): Mark => ({
  ability: name,
  effect,
  until: 'battle',
  seat: 'azure',
  against,
  given: [],
});
const again = (roll: 'hit' | 'wound' | 'save', which: 'ones' | 'failed', isOrder?: true): Effect => ({
  do: 'reroll',
  roll,
  which,
  ...(isOrder && { isOrder }),
});

/** What liberators that bear these marks roll their hammers with against a horde that bears those. */
function profile(onAttacker: readonly Mark[], onTarget: readonly Mark[]) {
  const at = { x: 20, y: 10 + ahead('liberators', 'sequitors', 1) };
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 10 }, marks: onAttacker })],
    ember: [unit('sequitors', { at, marks: onTarget })],
  });
  const attacker = staged.unit('liberators');
  const weapon = findWeapon(attacker, 'warhammer');
  const model = attacker.models[1];
  if (!weapon || !model) throw new Error('nobody attacks');
  return profileOf(staged.battle(), { attacker, model, weapon, target: staged.unit('sequitors') });
}

describe('RR-03 of several re-rolls of a roll the widest counts', () => {
  test.each<[string, readonly Mark[], readonly Mark[], string]>([
    ['the only one', [mark('ones', again('hit', 'ones'))], [], 'ones'],
    [
      'the second of the attacker’s',
      [mark('ones', again('hit', 'ones')), mark('failed', again('hit', 'failed'))],
      [],
      'failed',
    ],
    ['the first of them', [mark('failed', again('hit', 'failed')), mark('ones', again('hit', 'ones'))], [], 'failed'],
    [
      'that on the target',
      [mark('ones', again('hit', 'ones'))],
      [mark('failed', again('hit', 'failed'), true)],
      'failed',
    ],
    [
      'that of the attacker',
      [mark('failed', again('hit', 'failed'))],
      [mark('ones', again('hit', 'ones'), true)],
      'failed',
    ],
    ['the target’s where the attacker has none', [], [mark('ones', again('hit', 'ones'), true)], 'ones'],
  ])('%s', (_, onAttacker, onTarget, name) => {
    expect(profile(onAttacker, onTarget).rerolls.hit).toEqual({ which: name, cause: name });
  });

  test('hits, wounds and saves are separate, for attacker and target marks', () => {
    const { rerolls } = profile(
      [mark('wounding', again('wound', 'ones'))],
      [mark('cursed', again('wound', 'failed'), true), mark('shielded', again('save', 'failed'))],
    );
    expect(rerolls).toMatchObject({
      wound: { which: 'failed', cause: 'cursed' },
      save: { which: 'failed', cause: 'shielded' },
    });
    expect(rerolls.hit).toBeUndefined();
  });

  test('RR-06 it is an order if one of those as wide is', () => {
    const leave = mark('leave', again('hit', 'failed'));
    const order = mark('order', again('hit', 'failed', true));
    const narrow = mark('narrow', again('hit', 'ones', true));
    expect(profile([leave, order], []).rerolls.hit).toMatchObject({ cause: 'leave', isOrder: true });
    expect(profile([leave, narrow], []).rerolls.hit).toEqual({ which: 'failed', cause: 'leave' });
  });
});

test('RR-03 of several orders to roll successes again the widest counts', () => {
  const sixes = mark('sixes', { do: 'spoil', which: 'sixes' }, true);
  const passed = mark('passed', { do: 'spoil', which: 'passed' }, true);
  expect(profile([], [sixes]).spoil).toEqual({ which: 'sixes', cause: 'sixes' });
  expect(profile([], [sixes, passed]).spoil).toEqual({ which: 'passed', cause: 'passed' });
  expect(profile([], [passed, sixes]).spoil).toEqual({ which: 'passed', cause: 'passed' });
});

test('MOD-01 what speaks of a unit’s saves and what speaks of attacks on it both change its saves', () => {
  const own = mark('own', { do: 'modify', roll: 'save', by: 1 });
  const attacked = mark('attacked', { do: 'modify', roll: 'save', by: -1 }, true);
  expect(profile([], [own, attacked]).modifiers.save).toEqual([
    { by: 1, cause: 'own' },
    { by: -1, cause: 'attacked' },
  ]);
});
