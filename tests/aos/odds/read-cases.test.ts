import { describe, expect, test } from 'vitest';
import { readCases } from '../../../src/games/aos/odds/cases/read-cases';

const profile = { toHit: 4, toWound: 4, save: 4 };
const target = { models: 2, wounds: 1 };

describe('a document of cases that is not as it should be is refused with place and reason', () => {
  const big = { ...profile, models: 1000, attacks: '12D6', damage: '12D6' };
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'this is not JSON'],
    ['no cases', {}, 'cases'],
    ['no target', { cases: [{ profile }] }, 'cases[0].target'],
    [
      'a die that nobody has',
      { cases: [{ profile: { ...profile, damage: 'D8' }, target }] },
      'cases[0].profile.damage: ',
    ],
    ['an unknown field', { cases: [{ profile: { ...profile, hitmod: 1 }, target }] }, 'cases[0].profile.hitmod: '],
    ['a Rend above 0', { cases: [{ profile: { ...profile, rend: 1 }, target }] }, 'cases[0].profile.rend: '],
    ['half an attack', { cases: [{ profile: { ...profile, attacks: 1.5 }, target }] }, 'cases[0].profile.attacks: '],
    [
      'a slain model',
      { cases: [{ profile, target: { wounds: 2, alreadyWounded: 2 } }] },
      'cases[0].target.alreadyWounded: ',
    ],
    [
      'a six without meaning',
      {
        cases: [
          { profile, target },
          { profile: { ...profile, onSix: { roll: 'save', extraHits: 1 } }, target },
        ],
      },
      'cases[1].profile.onSix[0]: ',
    ],
    [
      'dice without end on a six',
      { cases: [{ profile: { ...profile, onSix: [1, 2].map(() => ({ roll: 'hit', mortal: '3D6' })) }, target }] },
      'cases[0].profile.onSix: the sixes of one roll',
    ],
    ['more damage than a table holds', { cases: [{ profile: big, target }] }, 'cases[0].profile: it can do'],
    [
      'more damage than all tables hold',
      { cases: Array.from({ length: 2001 }, () => ({ profile: { ...profile, models: 1000 }, target })) },
      'cases: together they can do',
    ],
    ['too many cases', { cases: Array.from({ length: 10_001 }, () => 1) }, 'cases: '],
  ])('%s', (_, document, reason) => {
    const cases = readCases(typeof document === 'string' ? document : JSON.stringify(document));
    if (cases.ok) throw new Error('it was taken');
    const [fault] = cases.error;
    expect(`${fault?.path}: ${fault?.reason}`).toContain(reason);
  });
});

test('fields that are not given are the plainest there are', () => {
  const cases = readCases(
    JSON.stringify({ note: 'mine', cases: [{ name: 'a', profile: { toHit: 3, toWound: 2 }, target: {} }] }),
  );
  expect(cases).toEqual({
    ok: true,
    value: [
      {
        profile: {
          ...{ models: 1, attacks: 1, damage: 1, rend: 0, save: '-', cover: false, onSix: [], ward: undefined },
          ...{ toHit: 3, hitMod: 0, hitReroll: 'none', toWound: 2, woundMod: 0, woundReroll: 'none' },
          ...{ saveMod: 0, saveReroll: 'none' },
        },
        target: { models: 1, wounds: 1, alreadyWounded: 0 },
      },
    ],
  });
});
