import { mostOf } from '../../abilities/dice-words';
import { NO_SAVE } from '../../abilities/profile';
import type { Modifier, Profile, Reroll, Rerolled, Six } from '../../activation';
import { spreadOfAmount } from '../amounts';
import { oneAttack } from '../attack/one-attack';
import { chanceToStay } from '../attack/wards';
import { slainOf } from '../slain';
import { atLeast, compound, meanOf, type Spread, times } from '../spread';
import type { CaseSix, OddsCase } from './case-words';

/** The results of a case. */
export interface CaseOdds {
  /** After wards, on a target with unlimited models. */
  readonly damage: Spread;
  readonly mean: number;
  readonly slain: Spread;
  readonly wipedOut: number;
}

const CAUSE = 'case';

/** The odds of an attack outside a battle. */
export function oddsOfCase({ profile, target }: OddsCase): CaseOdds {
  const stays = profile.ward === undefined ? 1 : chanceToStay([{ needed: profile.ward, cause: CAUSE }]);
  const one = oneAttack(profileOfCase(profile), { wound: stays, mortal: stays, returned: 0 });
  const damage = times(compound(spreadOfAmount(profile.attacks), one), profile.models); // RAND-03: each model by itself
  const slain = slainOf(damage, target);
  return { damage, mean: meanOf(damage), slain, wipedOut: atLeast(slain, target.models) };
}

/** The maximum damage of a case, which limits the length of its table. */
export function mostDamageOf({ models, attacks, damage, onSix }: OddsCase['profile']): number {
  const added = (roll: CaseSix['roll'], of: (six: CaseSix) => number): number =>
    onSix.reduce((sum, six) => (six.roll === roll ? sum + of(six) : sum), 0);
  const hits = (six: CaseSix): number => ('extraHits' in six ? six.extraHits : 0);
  const mortals = (six: CaseSix): number => ('mortal' in six ? mostOf(six.mortal) : 0);
  const ofHit = (1 + added('wound', hits)) * (mostOf(damage) + added('wound', mortals));
  return models * mostOf(attacks) * ((1 + added('hit', hits)) * ofHit + added('hit', mortals));
}

const profileOfCase = (profile: OddsCase['profile']): Profile => ({
  toHit: profile.toHit,
  toWound: profile.toWound,
  save: profile.save === '-' ? NO_SAVE : profile.save, // WS-02
  rend: profile.rend,
  damage: profile.damage,
  addedDamage: 0,
  timesDamage: 1,
  modifiers: {
    hit: changed(profile.hitMod),
    wound: changed(profile.woundMod),
    save: [...changed(profile.saveMod), ...(profile.cover ? [{ by: 1, cause: 'COVER-01' }] : [])],
  },
  rerolls: {
    hit: rerolled(profile.hitReroll),
    wound: rerolled(profile.woundReroll),
    save: rerolled(profile.saveReroll),
  },
  spoil: undefined,
  saveSixes: 0,
  sixes: profile.onSix.map(sixOf),
  hits: 1,
});

const changed = (by: number): readonly Modifier[] => (by === 0 ? [] : [{ by, cause: CAUSE }]);

const rerolled = (which: Rerolled | 'none'): Reroll | undefined =>
  which === 'none' ? undefined : { which, cause: CAUSE };

/** RR-05: additional mortal wounds let the attack continue; those that replace it end it. */
function sixOf(six: CaseSix): Six {
  const { roll } = six;
  if ('extraHits' in six) return { roll, what: { kind: 'moreHits', by: six.extraHits }, cause: CAUSE };
  const kind = six.mode === 'addition' ? 'alsoMortal' : 'mortal';
  return { roll, what: { kind, amount: six.mortal }, cause: CAUSE };
}
