import type { Ability } from '../../../abilities/types';

/** Command traits for the general of a Nighthaunt army. */
export const nighthauntTraits: readonly Ability[] = [
  {
    id: 'hatred-of-the-living',
    name: 'Hatred of the Living',
    text: 'The general’s failed melee hit rolls are re-rolled, unless the target is Death.',
    when: 'always',
    given: [
      { is: 'general' },
      { is: 'melee' },
      { is: 'ridersWeapon' },
      { is: 'not', condition: { is: 'targetKeyword', any: ['DEATH'] } },
    ],
    effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }],
  },
  {
    id: 'terrifying-entity',
    name: 'Terrifying Entity',
    text: 'As the enemy movement phase begins, a die is rolled for each enemy unit within 3″ of the general: it must retreat if the die is at least its Bravery.',
    when: 'movementStart',
    turn: 'enemy',
    isGenerals: true,
    isAutomatic: true,
    given: [{ is: 'enemyNear', inches: 3 }],
    reach: { side: 'enemy', within: 3, isAll: true },
    choices: [
      {
        name: 'Terrify them',
        deals: [
          {
            do: 'overBravery',
            dice: 'D6',
            orEqual: true,
            deals: [{ do: 'grant', effect: { do: 'mustRetreat' }, until: 'phase' }],
          },
        ],
      },
    ],
  },
  {
    id: 'lingering-spirit',
    name: 'Lingering Spirit',
    text: 'The general has 1 more wound.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'wounds', by: 1 }],
  },
  {
    id: 'spiteful-spirit',
    name: 'Spiteful Spirit',
    text: 'For each wound of a melee weapon that is allocated to the general, the attacker suffers 1 mortal wound on a 5+.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'spite', on: 5 }],
  },
  {
    id: 'cloaked-in-shadow',
    name: 'Cloaked in Shadow',
    text: 'Missile attacks against the general have −1 to hit.',
    when: 'always',
    against: true,
    given: [{ is: 'general' }, { is: 'missile' }],
    effects: [{ do: 'modify', roll: 'hit', by: -1 }],
  },
  {
    id: 'ruler-of-the-spirit-hosts',
    name: 'Ruler of the Spirit Hosts',
    text: 'As your hero phase begins, D3 slain models return to a friendly Summonable Nighthaunt unit within 9″, set up within 9″ of the general.',
    when: 'heroStart',
    turn: 'your',
    isGenerals: true,
    reach: { side: 'friend', within: 9, keywords: ['SUMMONABLE', 'NIGHTHAUNT'] },
    choices: [{ name: 'Call the slain back', deals: [{ do: 'return', amount: 'D3', count: 'models', within: 9 }] }],
  },
];
