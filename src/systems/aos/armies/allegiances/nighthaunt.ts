import type { Allegiance } from './types';

export const nighthaunt: Allegiance = {
  id: 'nighthaunt',
  name: 'Nighthaunt',
  keyword: 'NIGHTHAUNT',
  reserves: {
    place: 'the underworlds',
    keyword: 'NIGHTHAUNT',
    awayFromEnemies: 9,
    slainFromRound: 4,
    countsAsMove: true,
  },
  battleTraits: [
    {
      id: 'aura-of-dread',
      name: 'Aura of Dread',
      text: 'Enemy units within 6″ of this unit have −1 Bravery.',
      when: 'always',
      reach: { side: 'enemy', within: 6 },
      stacks: false,
      effects: [{ do: 'bravery', by: -1 }],
    },
    {
      id: 'deathless-spirits',
      name: 'Deathless Spirits',
      text: 'Wounds on this unit are negated on a 6+ while it is wholly within 12″ of the general or a friendly Nighthaunt hero.',
      when: 'always',
      given: [
        { is: 'anyOf', conditions: [{ is: 'near', any: ['HERO'], inches: 12, wholly: true }, { is: 'general' }] },
      ],
      effects: [{ do: 'negate', on: 6, kind: 'any' }],
    },
  ],
  commandTraits: [
    {
      id: 'cloaked-in-shadow',
      name: 'Cloaked in Shadow',
      text: 'Missile attacks against the general have −1 to hit.',
      when: 'always',
      against: true,
      given: [{ is: 'general' }, { is: 'missile' }],
      effects: [{ do: 'modify', roll: 'hit', by: -1 }],
    },
  ],
  artefacts: [
    {
      id: 'shrieking-blade',
      name: 'Shrieking Blade',
      text: 'Melee attacks against the bearer have −1 to hit.',
      when: 'always',
      against: true,
      given: [{ is: 'melee' }],
      effects: [{ do: 'modify', roll: 'hit', by: -1 }],
    },
  ],
  lore: [],
  allies: ['DEATH'],
};
