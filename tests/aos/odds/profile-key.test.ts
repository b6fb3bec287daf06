import { expect, test } from 'vitest';
import type { Profile } from '../../../src/games/aos/activation';
import { profileKey } from '../../../src/games/aos/odds/attack/profile-key';

const PROFILE: Profile = {
  toHit: 4,
  toWound: 4,
  save: 4,
  rend: 0,
  damage: 1,
  addedDamage: 0,
  timesDamage: 1,
  modifiers: { hit: [], wound: [], save: [] },
  rerolls: { hit: undefined, wound: undefined, save: undefined },
  spoil: undefined,
  saveSixes: 0,
  sixes: [],
  hits: 1,
};
const more = [{ by: 1, cause: 'a test' }];
const again = { which: 'ones', cause: 'a test' } as const;

/** Other values of each field; a field without one does not compile. */
const OTHERS: { readonly [F in keyof Profile]: readonly Profile[F][] } = {
  toHit: [3],
  toWound: [3],
  save: [3],
  rend: [-1],
  damage: [2, 'D3'],
  addedDamage: [1],
  timesDamage: [2],
  modifiers: [
    { hit: more, wound: [], save: [] },
    { hit: [], wound: more, save: [] },
    { hit: [], wound: [], save: more },
  ],
  rerolls: [
    { hit: again, wound: undefined, save: undefined },
    { hit: { ...again, isOrder: true }, wound: undefined, save: undefined },
    { hit: { ...again, which: 'all' }, wound: undefined, save: undefined },
    { hit: undefined, wound: again, save: undefined },
    { hit: undefined, wound: undefined, save: again },
  ],
  spoil: [
    { which: 'sixes', cause: 'a test' },
    { which: 'passed', cause: 'a test' },
  ],
  saveSixes: [1],
  sixes: [
    [{ roll: 'hit', what: { kind: 'mortal', amount: 1 }, cause: 'a test' }],
    [{ roll: 'wound', what: { kind: 'mortal', amount: 1 }, cause: 'a test' }],
    [{ roll: 'hit', what: { kind: 'mortal', amount: 'D3' }, cause: 'a test' }],
    [{ roll: 'hit', what: { kind: 'mortal', amount: 1 }, cause: 'a test', isModified: true }],
  ],
  hits: ['D3'],
};

test('profiles that differ in anything that is rolled with have keys that differ', () => {
  const profiles = [
    PROFILE,
    ...Object.entries(OTHERS).flatMap(([field, values]) => values.map(value => ({ ...PROFILE, [field]: value }))),
  ];
  expect(new Set(profiles.map(profileKey)).size).toBe(profiles.length);
});

test('causes do not count', () => {
  const by = (cause: string): Profile => ({ ...PROFILE, modifiers: { hit: [{ by: 1, cause }], wound: [], save: [] } });
  expect(profileKey(by('one'))).toBe(profileKey(by('another')));
});
