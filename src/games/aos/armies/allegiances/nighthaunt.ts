import { nighthauntArtefacts } from './nighthaunt/artefacts';
import { nighthauntTraits } from './nighthaunt/command-traits';
import { loreOfTheUnderworlds } from './nighthaunt/lore-of-the-underworlds';
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
        {
          is: 'anyOf',
          conditions: [
            { is: 'near', any: ['HERO'], and: 'NIGHTHAUNT', inches: 12, wholly: true },
            { is: 'nearGeneral', inches: 12, wholly: true },
          ],
        },
      ],
      effects: [{ do: 'negate', on: 6, kind: 'any' }],
    },
    {
      id: 'feed-on-terror',
      name: 'Feed on Terror',
      text: 'When an enemy unit within 6″ of this hero fails a battleshock test, it heals 1 wound; one hero for each test.',
      when: 'nerveFailed',
      limit: 'none',
      given: [{ is: 'keyword', any: ['HERO'] }, { is: 'wounded' }],
      reach: { side: 'enemy', within: 6 },
      choices: [{ name: 'Feed on its terror', deals: [{ do: 'heal', amount: 1, isBearers: true }] }],
    },
    {
      id: 'wave-of-terror',
      name: 'Wave of Terror',
      text: 'After an unmodified charge roll of 10 or more this unit may fight at once, and again in the combat phase.',
      when: 'afterCharge',
      turn: 'your',
      given: [{ is: 'chargeRoll', atLeast: 10 }],
      choices: [{ name: 'Fight at once', deals: [{ do: 'attackNow', how: 'fight' }] }],
    },
    {
      id: 'spectral-summons',
      name: 'Spectral Summons',
      text: 'As your movement phase begins, a friendly Nighthaunt unit leaves the table and appears wholly within 12″ of the general, more than 9″ from enemies, in place of its move.',
      when: 'movementStart',
      turn: 'your',
      isCommand: true,
      isGenerals: true,
      reach: { side: 'friend', keywords: ['NIGHTHAUNT'], isOther: true },
      choices: [{ name: 'Summon them', deals: [{ do: 'relocate', within: 12, away: 9 }] }],
    },
  ],
  commandTraits: nighthauntTraits,
  artefacts: nighthauntArtefacts,
  lore: loreOfTheUnderworlds,
  allies: ['DEATH'],
};
