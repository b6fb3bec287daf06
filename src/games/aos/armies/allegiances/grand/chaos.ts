import type { Ability } from '../../../abilities/types';
import type { Allegiance } from '../types';

const MALICE = 'unbridled-malice';

const battleTraits: readonly Ability[] = [
  {
    id: MALICE,
    name: 'Unbridled Malice',
    text: 'When a unit within 12″ of the general or 3″ of a friendly hero is picked to fight, on a 6+ it has +1 to hit in that fight.',
    when: 'picked',
    limit: 'none',
    isAutomatic: true,
    given: [
      {
        is: 'anyOf',
        conditions: [
          { is: 'nearGeneral', inches: 12, wholly: false },
          { is: 'near', any: ['HERO'], inches: 3, wholly: false },
        ],
      },
    ],
    choices: [
      {
        name: 'Malice',
        deals: [
          {
            do: 'onRoll',
            on: 6,
            deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: 1 }, until: 'fight' }],
          },
        ],
      },
    ],
  },
];

const commandTraits: readonly Ability[] = [
  {
    id: 'dark-avenger',
    name: 'Dark Avenger',
    text: 'The general’s melee attacks have +1 to hit Order units.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'melee' }, { is: 'ridersWeapon' }, { is: 'targetKeyword', any: ['ORDER'] }],
    effects: [{ do: 'modify', roll: 'hit', by: 1 }],
  },
  {
    id: 'spiteful-duellist',
    name: 'Spiteful Duellist',
    text: 'Each time the general fights, one failed wound roll may be re-rolled.',
    when: 'always',
    limit: 'fight',
    given: [{ is: 'general' }, { is: 'melee' }, { is: 'ridersWeapon' }],
    effects: [{ do: 'changeDie', rolls: ['wound'], into: 'again' }],
  },
  {
    id: 'cunning-deceiver',
    name: 'Cunning Deceiver',
    text: 'As your hero phase begins with the general alive, you gain 1 command point on a 5+.',
    when: 'heroStart',
    turn: 'your',
    isAutomatic: true,
    given: [{ is: 'general' }],
    choices: [{ name: 'Command', deals: [{ do: 'points', by: 1, on: 5 }] }],
  },
  {
    id: 'lord-of-war',
    name: 'Lord of War',
    text: 'In your hero phase choose a friendly Chaos unit within 3″ of the general: on a 4+ it has +1 to hit until your next hero phase.',
    when: 'hero',
    turn: 'your',
    isGenerals: true,
    reach: { side: 'friend', within: 3, keywords: ['CHAOS'] },
    choices: [
      {
        name: 'Drive them on',
        deals: [
          {
            do: 'onRoll',
            on: 4,
            deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: 1 }, until: 'yourHero' }],
          },
        ],
      },
    ],
  },
  {
    id: 'terrifying-presence',
    name: 'Terrifying Presence',
    text: 'Enemy units within 3″ of the general have −1 Bravery.',
    when: 'always',
    reach: { side: 'enemy', within: 3 },
    bearerGiven: [{ is: 'general' }],
    effects: [{ do: 'bravery', by: -1 }],
  },
  {
    id: 'great-destroyer',
    name: 'Great Destroyer',
    text: 'Rolls for Unbridled Malice of units within 12″ of the general have +1.',
    when: 'always',
    reach: { side: 'friend', within: 12 },
    bearerGiven: [{ is: 'general' }],
    effects: [{ do: 'abilityRoll', ability: MALICE, by: 1 }],
  },
];

const artefacts: readonly Ability[] = [
  {
    id: 'daemonic-weapon',
    name: 'Daemonic Weapon',
    text: 'A wound roll of 6 or more with one melee weapon of the bearer deals 1 mortal wound besides its damage.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'onSix', roll: 'wound', what: { kind: 'alsoMortal', amount: 1 }, isModified: true }],
  },
  {
    id: 'chaos-runeblade',
    name: 'Chaos Runeblade',
    text: 'One melee weapon of the bearer makes 1 more attack.',
    when: 'always',
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'attacks', by: 1 }],
  },
  {
    id: 'beguiling-gem',
    name: 'Beguiling Gem',
    text: 'Once per battle, as a combat phase begins, an enemy model within 3″ has −1 to hit in that phase.',
    when: 'combatStart',
    limit: 'battle',
    reach: { side: 'enemy', within: 3, isModel: true },
    choices: [
      {
        name: 'Beguile',
        deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'phase', isModels: true }],
      },
    ],
  },
  {
    id: 'chaos-talisman',
    name: 'Chaos Talisman',
    text: 'Each wound on the bearer is negated on a 6+, or on a 5+ if an Order model caused it.',
    when: 'always',
    effects: [{ do: 'negate', on: 6, kind: 'any', easier: { by: 1, against: 'ORDER' } }],
  },
  {
    id: 'favour-of-the-gods',
    name: 'Favour of the Gods',
    text: 'The bearer has 1 more wound.',
    when: 'always',
    effects: [{ do: 'wounds', by: 1 }],
  },
  {
    id: 'crown-of-conquest',
    name: 'Crown of Conquest',
    text: 'Friendly Chaos units within 6″ of the bearer take no battleshock tests.',
    when: 'always',
    reach: { side: 'friend', within: 6, keywords: ['CHAOS'] },
    effects: [{ do: 'spareNerve' }],
  },
];

/** ALG-03, ALG-04: an army of any CHAOS units. */
export const chaos: Allegiance = {
  id: 'chaos',
  name: 'Chaos',
  keyword: 'CHAOS',
  reserves: undefined,
  battleTraits,
  commandTraits,
  artefacts,
  lore: [],
  allies: ['CHAOS'],
};
