import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../src/games/aos/activation';
import {
  causesOf,
  changeInWords,
  moveSum,
  nerveSums,
  rollSum,
  sumInWords,
  unbindSum,
  weaponSums,
} from '../../../src/games/aos/words/rolls/modifier-sums';

const plain = (printed: number) => ({ printed, now: printed, changes: [] });
const weapon = {
  weapon: 'bow',
  range: 18,
  attacks: plain(2),
  wound: plain(3),
  rend: plain(-1),
  damage: plain(1),
  sixes: [],
};

describe('a number of the card in words', () => {
  const hit = { printed: 3, now: 4, changes: [{ by: -1, cause: 'LOOK-01' }] };

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
    const rend = { printed: -1, now: -2, changes: [{ by: -1, cause: 'Edge' }] };
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
    modifiers: { hit: [], wound: [], save: [{ by: 1, cause: 'COVER-01' }] },
    rerolls: { hit: undefined, wound: undefined, save: { which: 'ones', cause: 'mystic-shield' } },
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

describe('rolls that are no attacks', () => {
  test('a charge tells the dice and what is added to them', () => {
    const sum = moveSum('charge', 8, 7, [{ by: 1, cause: 'holy-crusaders' }]);
    expect(sumInWords(sum)).toBe('Charge 8″: 7″ The dice, +1 Holy Crusaders');
    expect(sum.lines.map(({ rule }) => rule)).toEqual(['CHARGE-02', 'ABIL-01']);
  });

  test('a run at the double begins with a six', () => {
    expect(sumInWords(moveSum('double', 3, 6, [{ by: -3, cause: 'Chained' }]))).toBe(
      'Run 3″: 6″ At the Double, −3 Chained',
    );
  });

  test('unbinding beats the casting roll, and arcane ground helps', () => {
    const sum = unbindSum(8, [{ by: 1, cause: 'SCEN-02' }]);
    expect(causesOf(sum)).toBe('+1 Arcane');
    expect(sum.lines.map(({ rule }) => rule)).toEqual(['CAST-04', 'SCEN-02']);
  });

  test('a test of nerve tells who fell, and what the Bravery is made of', () => {
    const modifiers = [
      { by: 1, cause: 'SHOCK-04' },
      { by: -1, cause: 'SCEN-06' },
    ];
    const sums = nerveSums(
      { type: 'nerveTested', unit: 'a', face: 4, before: undefined, total: 6, bravery: 7, modifiers, triggers: [] },
      7,
    );
    expect(sumInWords(sums.roll)).toBe('Nerve 6: 4 The die, +2 slain this turn');
    expect(sumInWords(sums.bravery)).toBe('Bravery 7: 7 Warscroll, +1 Ten models, −1 Sinister');
  });
});
