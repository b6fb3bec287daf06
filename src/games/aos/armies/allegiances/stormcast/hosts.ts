import type { Host } from '../types';
import { anvilsOfTheHeldenhammer } from './hosts/anvils-of-the-heldenhammer';
import { celestialWarbringers } from './hosts/celestial-warbringers';
import { hallowedKnights } from './hosts/hallowed-knights';
import { knightsExcelsior } from './hosts/knights-excelsior';
import { nearHero } from './near-hero';

const HAMMERS = 'HAMMERS OF SIGMAR';
const VINDICATORS = 'CELESTIAL VINDICATORS';
const TEMPEST = 'TEMPEST LORDS';
const TEMPLARS = 'ASTRAL TEMPLARS';

const hammersOfSigmar: Host = {
  name: 'Hammers of Sigmar',
  keyword: HAMMERS,
  abilities: [
    {
      id: 'first-to-be-forged',
      name: 'First to be Forged',
      text: 'This unit has +1 Bravery.',
      when: 'always',
      effects: [{ do: 'bravery', by: 1 }],
    },
  ],
  commands: [
    {
      id: 'soul-of-the-stormhost',
      name: 'Soul of the Stormhost',
      text: 'Once per phase, when a Redeemer unit of the host is destroyed: on a 5+ a unit like it joins the army anywhere more than 9″ from enemies.',
      when: 'unitDestroyed',
      isCommand: true,
      isArmys: true,
      limit: 'phase',
      given: [{ is: 'destroyed', all: [HAMMERS, 'REDEEMER'] }],
      choices: [
        { name: 'Call on the soul of the host', deals: [{ do: 'onRoll', on: 5, deals: [{ do: 'raise', away: 9 }] }] },
      ],
    },
  ],
  trait: {
    id: 'we-cannot-fail',
    name: 'We Cannot Fail',
    text: 'Wounds on units of the host wholly within 9″ of the general are negated on a 6+.',
    when: 'always',
    bearerGiven: [{ is: 'general' }],
    reach: { side: 'friend', within: 9, wholly: true, keywords: [HAMMERS] },
    effects: [{ do: 'negate', on: 6, kind: 'any' }],
  },
  artefact: {
    id: 'god-forged-blade',
    name: 'God-forged Blade',
    text: 'An unmodified hit roll of 6 with one melee weapon does 1 more damage.',
    when: 'always',
    onlyFor: HAMMERS,
    given: [{ is: 'chosenWeapon' }],
    effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'damage', by: 1 } }],
  },
};

const celestialVindicators: Host = {
  name: 'Celestial Vindicators',
  keyword: VINDICATORS,
  abilities: [
    {
      id: 'driven-by-vengeance',
      name: 'Driven by Vengeance',
      text: 'Hit rolls of 1 are re-rolled in a turn in which this unit charged.',
      when: 'always',
      given: [{ is: 'charged' }],
      effects: [{ do: 'reroll', roll: 'hit', which: 'ones' }],
    },
  ],
  commands: [
    {
      id: 'righteous-hatred',
      name: 'Righteous Hatred',
      text: 'As the combat phase begins: a unit of the host wholly within 9″ of its hero (18″ of a general) makes 1 more attack with each melee weapon this phase; once per unit.',
      when: 'combatStart',
      isCommand: true,
      reach: { ...nearHero(VINDICATORS), notMarkedBy: 'righteous-hatred' },
      choices: [
        {
          name: 'Righteous Hatred',
          deals: [{ do: 'grant', effect: { do: 'attacks', by: 1 }, until: 'phase', given: [{ is: 'melee' }] }],
        },
      ],
    },
  ],
  trait: {
    id: 'single-minded-fury',
    name: 'Single-minded Fury',
    text: 'Unmodified hit rolls of 6 by the general do 1 more damage.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'ridersWeapon' }],
    effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'damage', by: 1 } }],
  },
  artefact: {
    id: 'stormrage-blade',
    name: 'Stormrage Blade',
    text: 'As the combat phase begins, one melee weapon may make 2 more attacks this phase; the bearer then has −1 to save.',
    when: 'combatStart',
    onlyFor: VINDICATORS,
    choices: [
      {
        name: 'Give in to the storm',
        deals: [
          { do: 'grant', effect: { do: 'attacks', by: 2 }, until: 'phase', given: [{ is: 'chosenWeapon' }] },
          { do: 'grant', effect: { do: 'modify', roll: 'save', by: -1 }, until: 'phase' },
        ],
      },
    ],
  },
};

const tempestLords: Host = {
  name: 'Tempest Lords',
  keyword: TEMPEST,
  abilities: [
    {
      id: 'grand-strategists',
      name: 'Grand Strategists',
      text: 'As your hero phase begins, you gain 1 command point on a 4+.',
      when: 'heroStart',
      turn: 'your',
      isAutomatic: true,
      isArmys: true,
      choices: [{ name: 'Grand Strategists', deals: [{ do: 'points', by: 1, on: 4 }] }],
    },
  ],
  commands: [
    {
      id: 'rousing-oratory',
      name: 'Rousing Oratory',
      text: 'As the combat phase begins: a unit of the host wholly within 9″ of its hero (18″ of a general) re-rolls wound rolls of 1 until your next hero phase.',
      when: 'combatStart',
      isCommand: true,
      reach: nearHero(TEMPEST),
      choices: [
        {
          name: 'Rousing Oratory',
          deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'wound', which: 'ones' }, until: 'yourHero' }],
        },
      ],
    },
  ],
  trait: {
    id: 'bonds-of-noble-duty',
    name: 'Bonds of Noble Duty',
    text: 'The general has +1 to wound in melee while within 6″ of another unit of the host.',
    when: 'always',
    given: [
      { is: 'general' },
      { is: 'melee' },
      { is: 'ridersWeapon' },
      { is: 'near', any: [TEMPEST], inches: 6, wholly: false, other: true },
    ],
    effects: [{ do: 'modify', roll: 'wound', by: 1 }],
  },
  artefact: {
    id: 'patricians-helm',
    name: 'Patrician’s Helm',
    text: 'While the bearer is on the table, each command point you spend comes back on a 5+.',
    when: 'always',
    onlyFor: TEMPEST,
    effects: [{ do: 'refund', on: 5 }],
  },
};

const astralTemplars: Host = {
  name: 'Astral Templars',
  keyword: TEMPLARS,
  abilities: [
    {
      id: 'beast-stalkers',
      name: 'Beast Stalkers',
      text: 'This unit has +1 to hit against Monsters.',
      when: 'always',
      given: [{ is: 'targetKeyword', any: ['MONSTER'] }],
      effects: [{ do: 'modify', roll: 'hit', by: 1 }],
    },
  ],
  commands: [
    {
      id: 'cut-off-the-head',
      name: 'Cut off the Head',
      text: 'As the combat phase begins: a unit of the host wholly within 9″ of its hero (18″ of a general) has +1 to wound against Heroes this phase.',
      when: 'combatStart',
      isCommand: true,
      reach: nearHero(TEMPLARS),
      choices: [
        {
          name: 'Cut off the Head',
          deals: [
            {
              do: 'grant',
              effect: { do: 'modify', roll: 'wound', by: 1 },
              until: 'phase',
              given: [{ is: 'targetKeyword', any: ['HERO'] }],
            },
          ],
        },
      ],
    },
  ],
  trait: {
    id: 'dauntless-hunters',
    name: 'Dauntless Hunters',
    text: 'Before the battle, units of the host wholly within 12″ of the general may move up to 6″.',
    when: 'beforeBattle',
    limit: 'battle',
    given: [{ is: 'general' }],
    choices: [
      {
        name: 'Let the hunters out',
        deals: [
          {
            do: 'scout',
            units: 'all',
            inches: 6,
            reach: { side: 'friend', within: 12, wholly: true, keywords: [TEMPLARS] },
          },
        ],
      },
    ],
  },
  artefact: {
    id: 'godbeast-plate',
    name: 'Godbeast Plate',
    text: 'Monsters that attack the bearer have −1 to wound.',
    when: 'always',
    onlyFor: TEMPLARS,
    against: true,
    given: [{ is: 'attackerKeyword', any: ['MONSTER'] }],
    effects: [{ do: 'modify', roll: 'wound', by: -1 }],
  },
};

/** The eight stormhosts. */
export const hosts: readonly Host[] = [
  hammersOfSigmar,
  hallowedKnights,
  celestialVindicators,
  anvilsOfTheHeldenhammer,
  knightsExcelsior,
  celestialWarbringers,
  tempestLords,
  astralTemplars,
];
