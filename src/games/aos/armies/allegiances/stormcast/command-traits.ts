import type { Ability } from '../../../abilities/types';

/** TRAIT-02: command traits for a general of the Stormcast Eternals. */
export const commandTraits: readonly Ability[] = [
  {
    id: 'shielded-by-faith',
    name: 'Shielded by Faith',
    text: 'Mortal wounds on the general are negated on a 5+.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'negate', on: 5, kind: 'mortal' }],
  },
  {
    id: 'consummate-commander',
    name: 'Consummate Commander',
    text: 'As your hero phase begins with the general on the table, you gain 1 command point on a 4+.',
    when: 'heroStart',
    turn: 'your',
    isAutomatic: true,
    given: [{ is: 'general' }],
    choices: [{ name: 'Command', deals: [{ do: 'points', by: 1, on: 4 }] }],
  },
  {
    id: 'cunning-strategist',
    name: 'Cunning Strategist',
    text: 'Before the battle, D3 friendly Stormcast units may move up to 5″.',
    when: 'beforeBattle',
    limit: 'battle',
    given: [{ is: 'general' }],
    choices: [
      {
        name: 'Move up',
        deals: [{ do: 'scout', units: 'D3', inches: 5, reach: { side: 'friend', keywords: ['STORMCAST ETERNAL'] } }],
      },
    ],
  },
  {
    id: 'zealous-crusader',
    name: 'Zealous Crusader',
    text: 'Charge rolls of the general may be re-rolled.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'reroll', roll: 'charge', which: 'failed' }],
  },
  {
    id: 'staunch-defender',
    name: 'Staunch Defender',
    text: 'Friendly Stormcast units wholly within 9″ of the general that have not charged this turn have +1 to save.',
    when: 'always',
    reach: { side: 'friend', within: 9, wholly: true, keywords: ['STORMCAST ETERNAL'] },
    bearerGiven: [{ is: 'general' }],
    given: [{ is: 'notCharged' }],
    effects: [{ do: 'modify', roll: 'save', by: 1 }],
  },
  {
    id: 'champion-of-the-realms',
    name: 'Champion of the Realms',
    text: 'One melee weapon of the general makes 1 more attack.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'chosenWeapon', of: 'trait' }],
    effects: [{ do: 'attacks', by: 1 }],
  },
];
