import { describe, expect, test } from 'vitest';
import { meanOf } from '../../../../src/games/aos/abilities/dice-words';
import { findWarscroll, WARSCROLLS } from '../../../../src/games/aos/armies';
import { modelFrom, unitFrom } from '../../../../src/games/aos/origin';
import { ahead, apart, stage, unit } from '../../fixture';

/** Liberators with two hammers: an unmodified 6 to hit scores 2 hits. Only the first of a file is in reach. */
const pairs = (dice: readonly number[]) =>
  stage({
    azure: [unit('liberators', { at: { x: 20, y: 20 }, across: 1, loadout: 'two-hammers' })],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead('liberators', 'lord-celestant', 0.5) } })],
    dice,
  });

describe('several hits of one roll', () => {
  test('MULT-02 are wounded together, then saved together', () => {
    const staged = pairs([6, 1, 1, 3, 3, 1, 1]);
    staged.attack('liberators', 'foe');
    const rolled = staged.eventsOf('diceRolled').map(({ roll, dice }) => `${roll} ${dice.length}`);
    expect(rolled).toEqual(['hit 3', 'wound 2', 'save 2']);
  });

  test('MULT-03 each on its own: one is saved, the other hurts', () => {
    const staged = pairs([6, 1, 1, 3, 3, 6, 1]);
    staged.attack('liberators', 'foe');
    expect(staged.unit('foe').models[0]?.wounds).toBe(1);
  });

  test('ABIL-09 added hits make no more hits, whatever they roll afterwards', () => {
    const staged = pairs([6, 1, 1, 6, 6, 1, 1]);
    staged.attack('liberators', 'foe');
    expect(staged.eventsOf('diceRolled').map(({ standing }) => standing)).toEqual([2, 2, 2]);
    expect(staged.unit('foe').models[0]?.wounds).toBe(2);
  });
});

test('ATK-13 a batch comes to the same as the attacks one by one', () => {
  // hits 6 and 4 of three, wounds of both, one save of two: as if each had been rolled alone
  const staged = pairs([4, 4, 1, 3, 3, 6, 1]);
  staged.attack('liberators', 'foe');
  expect(staged.unit('foe').models[0]?.wounds).toBe(1);
});

test('MW-02 mortal wounds of an attack wait for its last die', () => {
  const staged = stage({
    azure: [unit('spirit-hosts', { at: { x: 20, y: 20 }, across: 1 })],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 20 + ahead('spirit-hosts', 'lord-celestant', 0.5) } })],
    dice: [6, 6, 5, 1, 1, 1, 4, 1],
  });
  staged.attack('spirit-hosts', 'foe');
  const order = staged.events().map(({ type }) => type);
  expect(order.indexOf('woundsAllocated')).toBeGreaterThan(order.lastIndexOf('diceRolled'));
  expect(staged.unit('foe').models[0]?.wounds).toBe(3);
});

test('SHOOT-06 a friend beside the target makes it no harder to hit', () => {
  const modifiers = (gap: number) => {
    const staged = stage({
      phase: 'shooting',
      azure: [
        unit('castigators', { at: { x: 20, y: 10 } }),
        unit('liberators', { at: { x: 20 + apart('lord-celestant', 'liberators', gap), y: 22 }, across: 1 }),
      ],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 20, y: 22 } })],
      dice: Array.from({ length: 6 }, () => 1),
    });
    while (staged.ask()?.kind === 'useAbilities') {
      const first = staged.options()[0];
      if (!first) throw new Error('nothing to choose');
      staged.submit(first);
    }
    staged.attack('castigators', 'foe');
    return staged.eventsOf('targetsPicked')[0]?.volleys.map(({ profile }) => profile.modifiers.hit);
  };
  expect(modifiers(1)).toEqual(modifiers(10));
});

describe('what a unit is made of', () => {
  test('UNIT-01 models of one warscroll, from one of them on', () => {
    const one = unitFrom({ id: 'a', warscroll: 'lord-celestant', models: 1 }, 'azure');
    const five = unitFrom({ id: 'b', warscroll: 'liberators', models: 5 }, 'azure');
    expect([one.models.length, five.models.length]).toEqual([1, 5]);
    expect(new Set(five.models.map(({ outline }) => JSON.stringify(outline))).size).toBe(1);
  });

  test('CMDM-01 CMDM-02 one model is the champion and stays it; the role is nobody else’s when it falls', () => {
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 20 }, fallen: [1] })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 40 } })],
    });
    expect(modelFrom({ id: 'x', warscroll: 'liberators', models: 5 }, 0).role).toBe('champion');
    expect(staged.unit('liberators').models.map(({ role }) => role)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(Object.keys(WARSCROLLS))('WS-01 %s has every characteristic', id => {
    const scroll = findWarscroll(id);
    if (!scroll) throw new Error('no warscroll');
    expect([scroll.wounds, scroll.bravery, scroll.size.least].every(value => meanOf(value) > 0)).toBe(true);
    expect(meanOf(scroll.save ?? 6)).toBeGreaterThanOrEqual(2);
    expect(meanOf(scroll.save ?? 6)).toBeLessThanOrEqual(6);
    for (const weapon of scroll.weapons) {
      expect(meanOf(weapon.range) > 0 && meanOf(weapon.rend) <= 0).toBe(true);
      expect(weapon.special !== undefined || (meanOf(weapon.toHit) >= 2 && meanOf(weapon.toWound) >= 2)).toBe(true);
    }
    expect(
      scroll.loadouts
        .flatMap(({ weapons }) => weapons)
        .every(each => scroll.weapons.some(weapon => weapon.id === each)),
    ).toBe(true);
  });
});
