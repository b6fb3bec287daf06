import type { Ability } from '../../../abilities/types';

/** ART-01: heaven-wrought armour. */
export const armour: readonly Ability[] = [
  {
    id: 'armour-of-destiny',
    name: 'Armour of Destiny',
    text: 'Each wound or mortal wound on the bearer is negated on a 6+.',
    when: 'always',
    effects: [{ do: 'negate', on: 6, kind: 'any' }],
  },
  {
    id: 'armour-of-silvered-sigmarite',
    name: 'Armour of Silvered Sigmarite',
    text: 'Melee attacks against the bearer have −1 to hit.',
    when: 'always',
    against: true,
    given: [{ is: 'melee' }],
    effects: [{ do: 'modify', roll: 'hit', by: -1 }],
  },
  {
    id: 'drakescale-armour',
    name: 'Drakescale Armour',
    text: 'The bearer’s failed saves against attacks with Damage above 1 are re-rolled.',
    when: 'always',
    against: true,
    given: [{ is: 'damageAbove', than: 1 }],
    effects: [{ do: 'reroll', roll: 'save', which: 'failed' }],
  },
  {
    id: 'mirrorshield',
    name: 'Mirrorshield',
    text: 'Missile attacks against the bearer have −2 to hit.',
    when: 'always',
    against: true,
    given: [{ is: 'missile' }],
    effects: [{ do: 'modify', roll: 'hit', by: -2 }],
  },
  {
    id: 'spellshield',
    name: 'Spellshield',
    text: 'The bearer may try to unbind 1 spell in each enemy hero phase, or 1 more if it is a wizard.',
    when: 'always',
    effects: [{ do: 'unbinds', by: 1 }],
  },
  {
    id: 'featherfoe-torc',
    name: 'Featherfoe Torc',
    text: 'Successful hit rolls against the bearer by models that fly are rolled again.',
    when: 'always',
    against: true,
    given: [{ is: 'attackerFlies' }],
    effects: [{ do: 'spoil', which: 'passed' }],
  },
];
