import type { Ability } from '../../../abilities/types';

/** ART-03: applies to the weapon chosen for the artefact. */
const weapon: Pick<Ability, 'when' | 'given'> = { when: 'always', given: [{ is: 'chosenWeapon' }] };

const weaponsOfTheDamned: readonly Ability[] = [
  {
    id: 'shadows-edge',
    name: 'Shadow’s Edge',
    text: 'An unmodified hit roll of 6 with this weapon becomes D3 mortal wounds, and the attack ends.',
    ...weapon,
    effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount: 'D3' } }],
  },
  {
    id: 'reaper-of-sorrows',
    name: 'Reaper of Sorrows',
    text: 'Before this weapon strikes, roll 2D6: if that beats the Bravery of the target, it has Rend −3.',
    ...weapon,
    effects: [{ do: 'dreadRend', to: -3 }],
  },
  {
    id: 'balefire-blade',
    name: 'Balefire Blade',
    text: 'This weapon does 1 more damage.',
    ...weapon,
    effects: [{ do: 'damage', by: 1 }],
  },
  {
    id: 'slitter',
    name: 'Slitter',
    text: 'When the bearer is picked to fight, before it piles in, an enemy model within 1″ is slain if a die is higher than its Wounds.',
    when: 'picked',
    reach: { side: 'enemy', within: 1, isModel: true },
    choices: [{ name: 'Slit a throat', deals: [{ do: 'slayModel' }] }],
  },
  {
    id: 'headsmans-judgement',
    name: 'Headsman’s Judgement',
    text: 'This weapon has +1 to hit and wound.',
    ...weapon,
    effects: [
      { do: 'modify', roll: 'hit', by: 1 },
      { do: 'modify', roll: 'wound', by: 1 },
    ],
  },
  {
    id: 'shrieking-blade',
    name: 'Shrieking Blade',
    text: 'Melee attacks against the bearer have −1 to hit.',
    when: 'always',
    against: true,
    given: [{ is: 'melee' }],
    effects: [{ do: 'modify', roll: 'hit', by: -1 }],
  },
];

const relicsOfTheUnderworlds: readonly Ability[] = [
  {
    id: 'cloak-of-the-waxing-moon',
    name: 'Cloak of the Waxing Moon',
    text: 'Deathless Spirits negates wounds of melee weapons on the bearer on a 5+.',
    when: 'always',
    effects: [{ do: 'negate', on: 5, kind: 'melee', instead: 'deathless-spirits' }],
  },
  {
    id: 'pendant-of-the-fell-wind',
    name: 'Pendant of the Fell Wind',
    text: 'Friendly Nighthaunt units that begin a normal move wholly within 12″ of the bearer move 3″ further.',
    when: 'always',
    reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'] },
    effects: [{ do: 'move', by: 3 }],
  },
  {
    id: 'dreadbolt-ring',
    name: 'Dreadbolt Ring',
    text: 'When the bearer has inflicted wounds in a fight, an enemy unit within 3″ suffers D3 mortal wounds.',
    when: 'afterFight',
    limit: 'none',
    isAutomatic: true,
    given: [{ is: 'inflicted' }],
    choices: [
      {
        name: 'Loose the dreadbolt',
        deals: [{ do: 'strikes', count: 1, amount: 'D3', reach: { side: 'enemy', within: 3 } }],
      },
    ],
  },
  {
    id: 'mirror-of-screaming-souls',
    name: 'Mirror of Screaming Souls',
    text: 'As your shooting phase begins, 2D6 are rolled for each enemy unit within 8″: it suffers 1 mortal wound if that beats its Bravery.',
    when: 'shootingStart',
    turn: 'your',
    isAutomatic: true,
    given: [{ is: 'enemyNear', inches: 8 }],
    reach: { side: 'enemy', within: 8, isAll: true },
    choices: [
      {
        name: 'Raise the mirror',
        deals: [{ do: 'overBravery', dice: '2D6', deals: [{ do: 'mortalWounds', amount: 1 }] }],
      },
    ],
  },
  {
    id: 'midnight-tome',
    name: 'Midnight Tome',
    text: 'The bearer is a wizard with a spell of the Lore of the Underworlds; one that is a wizard already may cast once more.',
    when: 'always',
    makesWizard: true,
  },
  {
    id: 'covetous-familiar',
    name: 'Covetous Familiar',
    text: 'As the combat phase begins, each enemy unit within 3″ suffers 1 mortal wound on a 2+.',
    when: 'combatStart',
    isAutomatic: true,
    given: [{ is: 'enemyNear', inches: 3 }],
    reach: { side: 'enemy', within: 3, isAll: true },
    choices: [{ name: 'Send the familiar', deals: [{ do: 'mortalWounds', amount: 1, on: 2 }] }],
  },
];

const GUARDIAN = 'GUARDIAN OF SOULS';

const infernalLanterns: readonly Ability[] = [
  {
    id: 'lightshard-of-the-harvest-moon',
    name: 'Lightshard of the Harvest Moon',
    text: 'Once per battle, as the combat phase begins: this phase friendly Nighthaunt units re-roll failed hit rolls while wholly within 12″ of the bearer.',
    onlyFor: GUARDIAN,
    when: 'combatStart',
    limit: 'battle',
    choices: [
      {
        name: 'Uncover the lightshard',
        deals: [
          {
            do: 'grant',
            effect: { do: 'reroll', roll: 'hit', which: 'failed' },
            until: 'phase',
            reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'] },
          },
        ],
      },
    ],
  },
  {
    id: 'wychlight-lantern',
    name: 'Wychlight Lantern',
    text: 'The bearer has +1 to casting rolls.',
    onlyFor: GUARDIAN,
    when: 'always',
    effects: [{ do: 'modify', roll: 'cast', by: 1 }],
  },
  {
    id: 'beacon-of-nagashizzar',
    name: 'Beacon of Nagashizzar',
    text: 'The bearer’s Spectral Lure heals or returns D6 + 3 rather than D6.',
    onlyFor: GUARDIAN,
    when: 'always',
    effects: [{ do: 'changeSpell', spell: 'spectral-lure', deals: [{ do: 'healOrReturn', amount: 'D6', plus: 3 }] }],
  },
];

/** Artefacts for heroes of a Nighthaunt army. */
export const nighthauntArtefacts: readonly Ability[] = [
  ...weaponsOfTheDamned,
  ...relicsOfTheUnderworlds,
  ...infernalLanterns,
];
