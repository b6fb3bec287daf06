import type { Allegiance } from './types';

/** ALG-03, ALG-04: an army of any ORDER units. */
export const order: Allegiance = {
  id: 'order',
  name: 'Order',
  keyword: 'ORDER',
  reserves: undefined,
  battleTraits: [
    {
      id: 'defiant-avengers',
      name: 'Defiant Avengers',
      text: 'Failed battleshock tests are re-rolled.',
      when: 'always',
      effects: [{ do: 'reroll', roll: 'nerve', which: 'failed' }],
    },
  ],
  commandTraits: [
    {
      id: 'tenacious',
      name: 'Tenacious',
      text: 'The general has 1 more wound.',
      when: 'always',
      given: [{ is: 'general' }],
      effects: [{ do: 'wounds', by: 1 }],
    },
    {
      id: 'master-of-defence',
      name: 'Master of Defence',
      text: 'Wounds on the general are negated on a 6+.',
      when: 'always',
      given: [{ is: 'general' }],
      effects: [{ do: 'negate', on: 6, kind: 'any' }],
    },
  ],
  artefacts: [
    {
      id: 'relic-blade',
      name: 'Relic Blade',
      text: 'One melee weapon of the bearer does 1 more damage.',
      when: 'always',
      given: [{ is: 'chosenWeapon' }],
      effects: [{ do: 'damage', by: 1 }],
    },
  ],
  lore: [],
  allies: ['ORDER'],
};

/** ALG-03, ALG-04: an army of any DEATH units. */
export const death: Allegiance = {
  id: 'death',
  name: 'Death',
  keyword: 'DEATH',
  reserves: undefined,
  battleTraits: [
    {
      id: 'deathless-minions',
      name: 'Deathless Minions',
      text: 'Wounds on this unit are negated on a 6+ while it is within 6″ of the general or a friendly Death hero.',
      when: 'always',
      given: [
        {
          is: 'anyOf',
          conditions: [
            { is: 'near', any: ['HERO'], and: 'DEATH', inches: 6, wholly: false },
            { is: 'nearGeneral', inches: 6, wholly: false },
          ],
        },
      ],
      effects: [{ do: 'negate', on: 6, kind: 'any' }],
    },
  ],
  commandTraits: [],
  artefacts: [
    {
      id: 'blade-of-dark-summons',
      name: 'Blade of Dark Summons',
      text: 'Once per battle, in your hero phase, roll 2D6, then choose Summonable spirits: as many of them as have so many Wounds together rise wholly within 12″, more than 3″ from enemies.',
      when: 'hero',
      turn: 'your',
      limit: 'battle',
      choices: [
        {
          name: 'Raise the dead',
          deals: [{ do: 'summonAny', keywords: ['SUMMONABLE', 'DEATH'], within: 12, away: 3 }],
        },
      ],
    },
  ],
  lore: [],
  allies: ['DEATH'],
};
