import type { Ability } from '../../../abilities/types';
import type { Allegiance } from '../types';

const RULER = 'ruler-of-the-night';

const battleTraits: readonly Ability[] = [
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
          { is: 'nearGeneral', inches: 12, wholly: false, trait: RULER },
        ],
      },
    ],
    effects: [{ do: 'negate', on: 6, kind: 'any' }],
  },
];

const commandTraits: readonly Ability[] = [
  {
    id: RULER,
    name: 'Ruler of the Night',
    text: 'Deathless Minions works within 12″ of the general instead of 6″.',
    when: 'always',
  },
  {
    id: 'predator-of-the-shadows',
    name: 'Predator of the Shadows',
    text: 'The general has +1 to hit and wound while it is in cover.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'inCover' }],
    effects: [
      { do: 'modify', roll: 'hit', by: 1 },
      { do: 'modify', roll: 'wound', by: 1 },
    ],
  },
  {
    id: 'death-incarnate',
    name: 'Death Incarnate',
    text: 'In your hero phase choose an enemy unit within 3″ of the general and roll 2D6: if that is at least its Bravery, it suffers D3 mortal wounds.',
    when: 'hero',
    turn: 'your',
    isGenerals: true,
    reach: { side: 'enemy', within: 3 },
    choices: [
      {
        name: 'Wither them',
        deals: [{ do: 'overBravery', dice: '2D6', orEqual: true, deals: [{ do: 'mortalWounds', amount: 'D3' }] }],
      },
    ],
  },
  {
    id: 'master-of-the-black-arts',
    name: 'Master of the Black Arts',
    text: 'The general is a wizard that knows Arcane Bolt and Mystic Shield. One that is a wizard already has +1 to casting and unbinding rolls.',
    when: 'always',
    makesWizard: 'ifNone',
    given: [{ is: 'general' }, { is: 'wizard' }],
    effects: [
      { do: 'modify', roll: 'cast', by: 1 },
      { do: 'modify', roll: 'unbind', by: 1 },
    ],
  },
  {
    id: 'red-fury',
    name: 'Red Fury',
    text: 'After its first fight in each combat phase the general fights again on a 5+.',
    when: 'afterFight',
    isGenerals: true,
    given: [
      { is: 'phase', phase: 'combat' },
      { is: 'enemyNear', inches: 3 },
    ],
    choices: [{ name: 'Fight again', deals: [{ do: 'onRoll', on: 5, deals: [{ do: 'attackNow', how: 'fight' }] }] }],
  },
  {
    id: 'supernatural-horror',
    name: 'Supernatural Horror',
    text: 'Twice as many models flee from enemy units within 12″ of the general.',
    when: 'always',
    reach: { side: 'enemy', within: 12 },
    bearerGiven: [{ is: 'general' }],
    effects: [{ do: 'fleeTimes', times: 2 }],
  },
];

const artefacts: readonly Ability[] = [
  {
    id: 'cursed-book',
    name: 'Cursed Book',
    text: 'Units within 3″ of the bearer that are not of Death have −1 to hit.',
    when: 'always',
    reach: { side: 'any', within: 3 },
    given: [{ is: 'not', condition: { is: 'keyword', any: ['DEATH'] } }],
    effects: [{ do: 'modify', roll: 'hit', by: -1 }],
  },
  {
    id: 'cloak-of-mists-and-shadows',
    name: 'Cloak of Mists and Shadows',
    text: 'As a combat phase begins, the bearer may be set up again within 12″ of where it stood, more than 3″ from enemies.',
    when: 'combatStart',
    choices: [{ name: 'Vanish', deals: [{ do: 'relocate', within: 12, away: 3, isPart: true }] }],
  },
  {
    id: 'blade-of-dark-summons',
    name: 'Blade of Dark Summons',
    text: 'Once per battle, in your hero phase, roll 2D6, then choose Summonable spirits: models whose Wounds come to no more than the roll rise wholly within 12″, more than 3″ from enemies.',
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
  {
    id: 'black-amulet',
    name: 'Black Amulet',
    text: 'Once per battle, in your hero phase, an enemy unit within 12″ suffers as many mortal wounds as the number of the battle round.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    reach: { side: 'enemy', within: 12 },
    choices: [{ name: 'Curse them', deals: [{ do: 'mortalWounds', amount: 1, perRound: true }] }],
  },
  {
    id: 'tomb-blade',
    name: 'Tomb Blade',
    text: 'For each wound roll of 6 or more with one melee weapon of the bearer, 1 wound of a friendly Death model within 6″ is healed after the fight.',
    when: 'afterFight',
    limit: 'none',
    given: [{ is: 'bears', effect: 'owed' }],
    reach: { side: 'friend', within: 6, keywords: ['DEATH'], toWounded: true },
    choices: [{ name: 'Feed the dead', deals: [{ do: 'heal', amount: 1 }, { do: 'spendMark' }] }],
    also: [
      {
        id: 'tomb-blade-edge',
        name: 'Tomb Blade',
        text: 'Each wound roll of 6 or more with one melee weapon of the bearer heals a wound.',
        when: 'always',
        given: [{ is: 'chosenWeapon' }],
        effects: [
          {
            do: 'onSix',
            roll: 'wound',
            what: { kind: 'owe', ability: 'tomb-blade' },
            isModified: true,
          },
        ],
      },
    ],
  },
  {
    id: 'ring-of-immortality',
    name: 'Ring of Immortality',
    text: 'The first time the bearer would be slain, on a 3+ it survives, D3 wounds are healed, and it is set up within 18″ of where it stood, more than 3″ from enemies.',
    when: 'slaying',
    limit: 'battle',
    reach: { side: 'friend', isSelf: true },
    choices: [
      {
        name: 'Cheat death',
        deals: [
          {
            do: 'onRoll',
            on: 3,
            deals: [
              { do: 'heal', amount: 'D3' },
              { do: 'relocate', within: 18, away: 3, isPart: true },
            ],
          },
        ],
      },
    ],
  },
];

/** ALG-03, ALG-04: an army of any DEATH units. */
export const death: Allegiance = {
  id: 'death',
  name: 'Death',
  keyword: 'DEATH',
  reserves: undefined,
  battleTraits,
  commandTraits,
  artefacts,
  lore: [],
  allies: ['DEATH'],
};
