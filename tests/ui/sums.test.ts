import { describe, expect, test } from 'vitest';
import type { Profile } from '../../src/systems/aos/activation';
import { causesOf, changeInWords, rollSum, sumInWords, weaponSums } from '../../src/ui/text/sums';

const plain = (printed: number) => ({ printed, now: printed, changes: [] });
const weapon = { weapon: 'bow', attacks: plain(2), wound: plain(3), rend: plain(-1), damage: plain(1), sixes: [] };

describe('a number of the card in words', () => {
  const hit = { printed: 3, now: 4, changes: [{ by: -1, because: 'Look Out, Sir!' }] };

  test('says what is printed, what changes it and what it comes to', () => {
    const sum = weaponSums({ ...weapon, hit }).hit;
    expect(sumInWords(sum)).toBe('Hit 4+: 3+ Warscroll, −1 Look Out, Sir!');
    expect(changeInWords(sum)).toBe('hit 3+ → 4+ (−1 Look Out, Sir!)');
    expect(sum.lines.map(({ rule }) => rule)).toEqual(['SEQ-01', 'LOOK-01']);
    expect(sum.isBetter).toBe(false);
  });

  test('says nothing where nothing changed', () => {
    expect(changeInWords(weaponSums({ ...weapon, hit }).wound)).toBeUndefined();
  });

  test('more Rend is better although it is less', () => {
    const rend = { printed: -1, now: -2, changes: [{ by: -1, because: 'Edge' }] };
    expect(weaponSums({ ...weapon, hit, rend }).rend).toMatchObject({ now: '−2', isBetter: true });
  });
});

describe('a roll of an attack', () => {
  const profile: Profile = {
    toHit: 3,
    toWound: 3,
    save: 4,
    rend: -1,
    damage: 1,
    addedDamage: 0,
    timesDamage: 1,
    modifiers: { hit: [], wound: [], save: [{ by: 1, because: 'Cover' }] },
    rerolls: { hit: undefined, wound: undefined, save: { which: 'ones', because: 'Mystic Shield' } },
    spoil: undefined,
    saveSixes: 0,
    sixes: [],
    hits: 1,
  };

  test('shows cover, Rend and the re-roll of a save with their causes', () => {
    const save = rollSum(profile, 'save', 4);
    expect(save.now).toBe('4+');
    expect(causesOf(save)).toBe('+1 Cover, −1 Rend, re-roll 1s Mystic Shield');
    expect(save.lines.map(({ rule }) => rule)).toEqual(['SEQ-05', 'COVER-01', 'SEQ-05', 'SPELL-02']);
  });

  test('a save that no face can make is none', () => {
    expect(rollSum({ ...profile, rend: -4 }, 'save', 4).now).toBe('none');
  });

  test('a roll that nothing bears on has no causes to tell', () => {
    expect(causesOf(rollSum(profile, 'hit', 3))).toBeUndefined();
  });
});
