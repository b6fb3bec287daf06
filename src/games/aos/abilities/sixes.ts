import type { Die, Profile } from '../activation';
import type { OnSix } from './types';

const SIX = 6;
const NOTHING: readonly OnSix[] = [];

/**
 * RR-05: the effects triggered by a die of this roll: an unmodified 6, or if the ability allows it a modified 6 or
 * more.
 */
export function setOffBy({ sixes }: Profile, roll: 'hit' | 'wound', { face, result, passed }: Die): readonly OnSix[] {
  if (!passed || sixes.length === 0) return NOTHING;
  return sixes
    .filter(six => six.roll === roll && (six.isModified ? result >= SIX : face === SIX))
    .map(({ what }) => what);
}

/** ABIL-09: kinds that add attacks or hits. */
const ADDING: readonly OnSix['kind'][] = ['attacks', 'hits', 'moreHits'];

/** ABIL-09: added attacks are rolled like the rest, but add no more. */
export const addingNoMore = (profile: Profile): Profile => ({
  ...profile,
  sixes: profile.sixes.filter(({ what: { kind } }) => !ADDING.includes(kind)),
  hits: 1,
});

/** Kinds that change the attack itself. */
const CHANGING: readonly OnSix['kind'][] = ['damage', 'doubleDamage', 'setDamage', 'setRend'];

/** Effects that change the attack itself. */
export const changesIn = (whats: readonly OnSix[]): readonly OnSix[] =>
  whats.length === 0 ? whats : whats.filter(({ kind }) => CHANGING.includes(kind));

/** SEQ-07, MOD-01: values are set before anything is added. */
export const changedBy = (profile: Profile, changes: readonly OnSix[]): Profile =>
  changes.reduce(changedByOne, profile);

function changedByOne(profile: Profile, what: OnSix): Profile {
  switch (what.kind) {
    case 'damage':
      return { ...profile, addedDamage: profile.addedDamage + what.by };
    case 'doubleDamage':
      return { ...profile, timesDamage: profile.timesDamage * 2 };
    case 'setDamage':
      return { ...profile, damage: what.to };
    case 'setRend':
      return { ...profile, rend: what.to };
    default:
      return profile;
  }
}
