import { describe, expect, test } from 'vitest';
import { mostDamageOf, oddsOfCase } from '../../../src/games/aos/odds/cases/case';
import type { CaseSix, OddsCase } from '../../../src/games/aos/odds/cases/case-words';
import { diceFrom, seededState } from '../../../src/kernel/dice';
import { referenceOf, type Table } from './reference';

const PROFILE: OddsCase['profile'] = {
  models: 1,
  attacks: 1,
  toHit: 4,
  hitMod: 0,
  hitReroll: 'none',
  toWound: 4,
  woundMod: 0,
  woundReroll: 'none',
  rend: 0,
  save: 4,
  saveMod: 0,
  cover: false,
  saveReroll: 'none',
  damage: 1,
  onSix: [],
};
const TARGET: OddsCase['target'] = { models: 5, wounds: 2, alreadyWounded: 0 };
const EXACT = 1e-12;

/** The largest difference between a spread and a table, over all numbers of either. */
function furthest(spread: Float64Array, table: Table): number {
  const most = Math.max(spread.length - 1, ...table.keys());
  let furthest = 0;
  for (let n = 0; n <= most; n++) furthest = Math.max(furthest, Math.abs((spread[n] ?? 0) - (table.get(n) ?? 0)));
  return furthest;
}

function expectExact(profile: Partial<OddsCase['profile']>, target: Partial<OddsCase['target']> = {}) {
  const given = { profile: { ...PROFILE, ...profile }, target: { ...TARGET, ...target } };
  const odds = oddsOfCase(given);
  const { damage, slain } = referenceOf(given);
  const told = JSON.stringify(given);
  expect(furthest(odds.damage, damage), told).toBeLessThan(EXACT);
  expect(furthest(odds.slain, slain), told).toBeLessThan(EXACT);
  expect(Math.abs(odds.wipedOut - (slain.get(given.target.models) ?? 0)), told).toBeLessThan(EXACT);
  expect(odds.mean).toBeCloseTo(
    [...damage].reduce((sum, [wounds, chance]) => sum + wounds * chance, 0),
    10,
  );
  expect(Math.max(...damage.keys()), told).toBeLessThanOrEqual(mostDamageOf(given.profile));
}

const REROLLS = ['none', 'ones', 'failed', 'all'] as const;
const CHANGES = [-3, -2, -1, 0, 1, 2, 3];
const NEEDED = [2, 3, 4, 5, 6];

describe('odds of free profiles are those that are counted out', () => {
  test('RR-01 to RR-06, SEQ-01 to SEQ-04, MOD-01 every hit and wound roll with every re-roll and modifier', () => {
    for (const needed of NEEDED)
      for (const by of CHANGES)
        for (const reroll of REROLLS) {
          expectExact({ toHit: needed, hitMod: by, hitReroll: reroll });
          expectExact({ toWound: needed, woundMod: by, woundReroll: reroll });
        }
  });

  test('SEQ-05, SEQ-06, WS-02, WS-03, COVER-01 every save with every Rend, modifier and re-roll, in cover and out of it', () => {
    for (const save of [...NEEDED, '-'] as const)
      for (const rend of [0, -1, -2, -3])
        for (const saveMod of [-1, 0, 1, 2])
          for (const cover of [false, true])
            for (const saveReroll of REROLLS) expectExact({ save, rend, saveMod, cover, saveReroll });
  });

  test.each<[string, readonly CaseSix[]]>([
    ['an extra hit', [{ roll: 'hit', extraHits: 1 }]],
    ['three extra hits', [{ roll: 'hit', extraHits: 3 }]],
    ['hits that a wound roll scores', [{ roll: 'wound', extraHits: 2 }]],
    [
      'extra hits of both rolls',
      [
        { roll: 'hit', extraHits: 1 },
        { roll: 'wound', extraHits: 1 },
      ],
    ],
    ['a mortal wound as well, to hit', [{ roll: 'hit', mortal: 1, mode: 'addition' }]],
    ['a mortal wound as well, to wound', [{ roll: 'wound', mortal: 1, mode: 'addition' }]],
    ['D3 mortal wounds instead, to hit', [{ roll: 'hit', mortal: 'D3', mode: 'instead' }]],
    ['D6 mortal wounds instead, to wound', [{ roll: 'wound', mortal: 'D6', mode: 'instead' }]],
    ['no mortal wound instead', [{ roll: 'hit', mortal: 0, mode: 'instead' }]],
    ['2D6 mortal wounds', [{ roll: 'hit', mortal: '2D6', mode: 'addition' }]],
    [
      'mortal wounds of both rolls',
      [
        { roll: 'hit', mortal: 1, mode: 'addition' },
        { roll: 'wound', mortal: 'D3', mode: 'instead' },
      ],
    ],
    [
      'an extra hit and mortal wounds',
      [
        { roll: 'hit', extraHits: 1 },
        { roll: 'hit', mortal: 'D3', mode: 'addition' },
      ],
    ],
    [
      'an extra hit that mortal wounds take the place of',
      [
        { roll: 'hit', extraHits: 1 },
        { roll: 'hit', mortal: 2, mode: 'instead' },
      ],
    ],
  ])('RR-05, MW-02, MULT-02, ABIL-09 sixes: %s', (_, onSix) => {
    for (const reroll of REROLLS)
      for (const by of [-2, 0, 2])
        for (const ward of [undefined, 5, 6]) {
          const rolls = { hitReroll: reroll, woundReroll: reroll, hitMod: by, woundMod: by };
          expectExact({ ...rolls, onSix, attacks: 2, damage: 2, ...(ward && { ward }) });
        }
  });

  test.each([1, 2, 3, 'D3', 'D6', '2D6', 'D3+1', 'D6+2', '2D3', 'D6-1', 'D3-2'] as const)(
    'RAND-01, RAND-03, RAND-04, MOD-03, NEG-01 %s attacks, and as much damage, with wards',
    amount => {
      for (const ward of [undefined, 2, 4, 5, 6]) {
        expectExact({ attacks: amount, models: 2, ...(ward && { ward }) });
        expectExact({ damage: amount, models: 2, attacks: 2, ...(ward && { ward }) });
      }
    },
  );

  test('WND-04, WND-05, SLAIN-01 wounds pass on from model to model, the wounded one first', () => {
    for (const models of [1, 2, 7])
      for (const wounds of [1, 2, 3, 5])
        for (let alreadyWounded = 0; alreadyWounded < wounds; alreadyWounded++)
          expectExact({ models: 3, attacks: 3, damage: 'D3', toHit: 2, save: '-' }, { models, wounds, alreadyWounded });
  });

  test('everything at once, 400 profiles by chance, seed 11', () => {
    const dice = diceFrom(seededState(11, 'profiles'));
    const sixes: readonly CaseSix[] = [
      { roll: 'hit', extraHits: 1 },
      { roll: 'hit', extraHits: 2 },
      { roll: 'hit', mortal: 1, mode: 'addition' },
      { roll: 'hit', mortal: 'D3', mode: 'instead' },
      { roll: 'wound', mortal: 'D3', mode: 'addition' },
      { roll: 'wound', mortal: 2, mode: 'instead' },
      { roll: 'wound', extraHits: 1 },
    ];
    for (let i = 0; i < 400; i++) {
      const wounds = dice.die(4);
      expectExact(
        {
          models: dice.die(3),
          attacks: dice.draw([1, 2, 3, 'D3', 'D6', 'D3+1'] as const),
          toHit: dice.draw(NEEDED),
          hitMod: dice.draw(CHANGES),
          hitReroll: dice.draw(REROLLS),
          toWound: dice.draw(NEEDED),
          woundMod: dice.draw(CHANGES),
          woundReroll: dice.draw(REROLLS),
          rend: dice.draw([0, -1, -2, -3]),
          save: dice.draw([...NEEDED, '-'] as const),
          saveMod: dice.draw([-1, 0, 1]),
          cover: dice.draw([true, false]),
          saveReroll: dice.draw(REROLLS),
          damage: dice.draw([1, 2, 'D3', 'D6', 'D3+1'] as const),
          onSix: sixes.filter(() => dice.d6() === 6),
          ward: dice.draw([undefined, undefined, 5, 6]),
        },
        { models: dice.die(6), wounds, alreadyWounded: dice.die(wounds) - 1 },
      );
    }
  });
});

test('a thousand attacks add up to 1 and to their mean', () => {
  const { damage, mean } = oddsOfCase({ profile: { ...PROFILE, models: 100, attacks: 10, ward: 6 }, target: TARGET });
  expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(mean).toBeCloseTo((1000 / 8) * (5 / 6), 9);
});
