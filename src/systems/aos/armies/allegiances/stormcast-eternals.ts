import type { Allegiance } from './types';

export const stormcastEternals: Allegiance = {
  id: 'stormcast-eternals',
  name: 'Stormcast Eternals',
  keyword: 'STORMCAST ETERNAL',
  reserves: {
    place: 'the Celestial Realm',
    keyword: 'STORMCAST ETERNAL',
    awayFromEnemies: 9,
    slainFromRound: 4,
    countsAsMove: false,
  },
  battleTraits: [
    {
      id: 'shock-and-awe',
      name: 'Shock and Awe',
      text: 'Attacks against this unit have −1 to hit in a turn in which it was set up on the table.',
      when: 'always',
      against: true,
      given: [{ is: 'arrived' }],
      effects: [{ do: 'modify', roll: 'hit', by: -1 }],
    },
  ],
  commandTraits: [
    {
      id: 'shielded-by-faith',
      name: 'Shielded by Faith',
      text: 'Mortal wounds on the general are negated on a 5+.',
      when: 'always',
      given: [{ is: 'general' }],
      effects: [{ do: 'negate', on: 5, kind: 'mortal' }],
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
  ],
  artefacts: [
    {
      id: 'armour-of-destiny',
      name: 'Armour of Destiny',
      text: 'Each wound or mortal wound on the bearer is negated on a 6+.',
      when: 'always',
      effects: [{ do: 'negate', on: 6, kind: 'any' }],
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
  ],
  lore: [],
  allies: ['ORDER'],
};
