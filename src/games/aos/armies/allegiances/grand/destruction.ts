import type { Ability } from '../../../abilities/types';
import type { Allegiance } from '../types';

const RAMPAGE = 'rampaging-destroyers';

const battleTraits: readonly Ability[] = [
  {
    id: RAMPAGE,
    name: 'Rampaging Destroyers',
    text: 'In your hero phase roll for the general (+2) and each hero. On a 6+ a friendly Destruction unit within 6″ of it moves 6″ if it is more than 12″ from the enemy, piles in if it is within 3″, and charges otherwise. It may still act later in the turn.',
    when: 'hero',
    turn: 'your',
    given: [{ is: 'anyOf', conditions: [{ is: 'general' }, { is: 'keyword', any: ['HERO'] }] }],
    choices: [
      {
        name: 'Rampage',
        deals: [{ do: 'onRoll', on: 6, deals: [{ do: 'rampage', within: 6, keyword: 'DESTRUCTION' }] }],
      },
    ],
  },
  {
    id: 'rampaging-general',
    name: 'Rampaging Destroyers',
    text: 'The general adds 2 to its roll for Rampaging Destroyers.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'abilityRoll', ability: RAMPAGE, by: 2 }],
  },
];

const commandTraits: readonly Ability[] = [
  {
    id: 'nothing-left-standing',
    name: 'Nothing Left Standing',
    text: 'In your hero phase a piece of scenery within 6″ of the general and of 5 other friendly Destruction models gives no cover for the rest of the battle.',
    when: 'hero',
    turn: 'your',
    isGenerals: true,
    given: [{ is: 'sceneryToLevel', inches: 6, keyword: 'DESTRUCTION', models: 5 }],
    choices: [{ name: 'Tear it down', deals: [{ do: 'level', inches: 6, keyword: 'DESTRUCTION', models: 5 }] }],
  },
  {
    id: 'might-is-right',
    name: 'Might is Right',
    text: 'The general’s melee attacks have +1 to wound.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'melee' }, { is: 'ridersWeapon' }],
    effects: [{ do: 'modify', roll: 'wound', by: 1 }],
  },
  {
    id: 'wild-fury',
    name: 'Wild Fury',
    text: 'When the general is picked to fight, one of its melee weapons makes 1 more attack in that fight, or 2 more with 3 or more wounds on the general.',
    when: 'picked',
    given: [{ is: 'general' }],
    choices: [
      {
        name: 'Choose the weapon',
        deals: [
          {
            do: 'grantWeapon',
            effects: [
              { do: 'attacks', by: 1 },
              { do: 'attacks', by: 1, given: [{ is: 'wounded', atLeast: 3 }] },
            ],
            until: 'fight',
            only: 'ridersMelee',
          },
        ],
      },
    ],
  },
  {
    id: 'bellowing-tyrant',
    name: 'Bellowing Tyrant',
    text: 'In your hero phase a friendly Destruction unit within 6″ of the general gets +1 to run and charge rolls and the general’s Bravery until your next hero phase.',
    when: 'hero',
    turn: 'your',
    isGenerals: true,
    reach: { side: 'friend', within: 6, keywords: ['DESTRUCTION'] },
    choices: [
      {
        name: 'Bellow',
        deals: [
          { do: 'grant', effect: { do: 'modify', roll: 'charge', by: 1 }, until: 'yourHero' },
          { do: 'grant', effect: { do: 'modify', roll: 'run', by: 1 }, until: 'yourHero' },
          { do: 'lendBravery', until: 'yourHero' },
        ],
      },
    ],
  },
  {
    id: 'big-and-brutish',
    name: 'Big and Brutish',
    text: 'The general has 1 more wound.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'wounds', by: 1 }],
  },
  {
    id: 'ravager',
    name: 'Ravager',
    text: 'The general adds 3 instead of 2 to its roll for Rampaging Destroyers.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'abilityRoll', ability: RAMPAGE, by: 1 }],
  },
];

const artefacts: readonly Ability[] = [
  {
    id: 'hammerblade',
    name: 'Hammerblade',
    text: 'When the bearer is picked to fight, instead of attacking with one melee weapon roll for each other model within 3″: on a 5+ its unit suffers 1 mortal wound.',
    when: 'picked',
    choices: [
      {
        name: 'Swing it round',
        deals: [
          { do: 'sweep', within: 3, on: 5 },
          {
            do: 'grant',
            effect: { do: 'noAttacks' },
            until: 'fight',
            given: [{ is: 'chosenWeapon' }],
          },
        ],
      },
    ],
  },
  {
    id: 'battered-talisman',
    name: 'Battered Talisman',
    text: 'Mortal wounds on the bearer are negated on a 5+.',
    when: 'always',
    effects: [{ do: 'negate', on: 5, kind: 'mortal' }],
  },
  {
    id: 'rockeye',
    name: 'Rockeye',
    text: 'In your hero phase choose an enemy unit within 12″: the bearer has +1 to hit it until your next hero phase.',
    when: 'hero',
    turn: 'your',
    reach: { side: 'enemy', within: 12 },
    choices: [{ name: 'Look them over', deals: [{ do: 'remember', until: 'yourHero' }] }],
    also: [
      {
        id: 'rockeye-sight',
        name: 'Rockeye',
        text: 'The bearer has +1 to hit the unit it has looked over.',
        when: 'always',
        given: [{ is: 'targetMarkedBy', ability: 'rockeye' }],
        effects: [{ do: 'modify', roll: 'hit', by: 1 }],
      },
    ],
  },
  {
    id: 'bellowing-blade',
    name: 'Bellowing Blade',
    text: 'Each time the bearer fights, it may re-roll one failed wound roll for each enemy hero within 12″.',
    when: 'always',
    limit: 'fight',
    given: [{ is: 'melee' }, { is: 'ridersWeapon' }],
    effects: [{ do: 'changeDie', rolls: ['wound'], into: 'again', perEnemyHero: 12 }],
  },
  {
    id: 'collar-of-domination',
    name: 'Collar of Domination',
    text: 'As the enemy movement phase begins, choose an enemy monster within 3″ and roll 2D6: if that is at least its Bravery, it must retreat.',
    when: 'movementStart',
    turn: 'enemy',
    reach: { side: 'enemy', within: 3, keywords: ['MONSTER'] },
    choices: [
      {
        name: 'Command the beast',
        deals: [
          {
            do: 'overBravery',
            dice: '2D6',
            orEqual: true,
            deals: [{ do: 'grant', effect: { do: 'mustRetreat' }, until: 'phase' }],
          },
        ],
      },
    ],
  },
  {
    id: 'battle-brew',
    name: 'Battle Brew',
    text: 'Once per battle, in your hero phase: one swig gives +1 to hit and wound until your next hero phase; two give +2, but D6 mortal wounds at the end of the turn.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    choices: [
      {
        name: 'One swig',
        deals: [
          { do: 'grant', effect: { do: 'modify', roll: 'hit', by: 1 }, until: 'yourHero' },
          { do: 'grant', effect: { do: 'modify', roll: 'wound', by: 1 }, until: 'yourHero' },
        ],
      },
      {
        name: 'Two swigs',
        deals: [
          { do: 'grant', effect: { do: 'modify', roll: 'hit', by: 2 }, until: 'yourHero' },
          { do: 'grant', effect: { do: 'modify', roll: 'wound', by: 2 }, until: 'yourHero' },
          { do: 'grant', effect: { do: 'hangover' }, until: 'turn' },
        ],
      },
    ],
    also: [
      {
        id: 'battle-brew-hangover',
        name: 'Battle Brew',
        text: 'Who took two swigs suffers D6 mortal wounds at the end of the turn.',
        when: 'battleshockEnd',
        isAutomatic: true,
        given: [{ is: 'bears', effect: 'hangover' }],
        choices: [{ name: 'Hangover', deals: [{ do: 'mortalWounds', amount: 'D6' }] }],
      },
    ],
  },
];

/** ALG-03, ALG-04: an army of any DESTRUCTION units. */
export const destruction: Allegiance = {
  id: 'destruction',
  name: 'Destruction',
  keyword: 'DESTRUCTION',
  reserves: undefined,
  battleTraits,
  commandTraits,
  artefacts,
  lore: [],
  allies: ['DESTRUCTION'],
};
