import type { Ability, Condition } from '../../abilities/types';

const level = (atLeast: number): Condition => ({ is: 'power', atLeast });

/** The Black Coach gains power during the battle; every level keeps the effects of those below. */
export const evocationOfDeath: readonly Ability[] = [
  {
    id: 'black-coach-evocation-of-death',
    name: 'Evocation of Death',
    text: 'As each round begins, roll 3 dice: each 4+ raises this model by one level of power, for the rest of the battle.',
    when: 'roundStart',
    limit: 'none',
    isAutomatic: true,
    choices: [{ name: 'Gather power', deals: [{ do: 'empower', dice: 3, on: 4 }] }],
  },
  {
    id: 'black-coach-nimbus-of-power',
    name: 'Evocation of Death, level 1',
    text: 'In your hero phase this model heals D3 wounds.',
    when: 'hero',
    turn: 'your',
    given: [level(1), { is: 'wounded' }],
    choices: [{ name: 'Heal', deals: [{ do: 'heal', amount: 'D3' }] }],
  },
  {
    id: 'black-coach-call-of-the-slain',
    name: 'Evocation of Death, level 1',
    text: 'As your hero phase begins, D3 slain models return to a friendly Summonable Nighthaunt unit wholly within 12″, set up within 12″.',
    when: 'heroStart',
    turn: 'your',
    given: [level(1)],
    reach: { side: 'friend', within: 12, wholly: true, keywords: ['SUMMONABLE', 'NIGHTHAUNT'] },
    choices: [{ name: 'Call the slain back', deals: [{ do: 'return', amount: 'D3', count: 'models', within: 12 }] }],
  },
  {
    id: 'black-coach-soul-hunger',
    name: 'Evocation of Death, level 2',
    text: 'Melee hit rolls of 1 are re-rolled.',
    when: 'always',
    given: [level(2), { is: 'melee' }],
    effects: [{ do: 'reroll', roll: 'hit', which: 'ones' }],
  },
  {
    id: 'black-coach-headlong',
    name: 'Evocation of Death, level 2',
    text: 'May run and charge in the same turn.',
    when: 'always',
    given: [level(2)],
    effects: [{ do: 'waive', refusal: 'charge.hasRun' }],
  },
  {
    id: 'black-coach-spectral-impact',
    name: 'Evocation of Death, level 3',
    text: 'After this model charges, an enemy unit within 1″ suffers D3 mortal wounds on a 2+.',
    when: 'afterCharge',
    turn: 'your',
    given: [level(3)],
    reach: { side: 'enemy', within: 1 },
    choices: [{ name: 'Trample them', deals: [{ do: 'mortalWounds', amount: 'D3', on: 2 }] }],
  },
  {
    id: 'black-coach-unstoppable',
    name: 'Evocation of Death, level 4',
    text: 'May retreat and charge in the same turn.',
    when: 'always',
    given: [level(4)],
    effects: [{ do: 'waive', refusal: 'charge.hasRetreated' }],
  },
  {
    id: 'black-coach-witch-fire',
    name: 'Evocation of Death, level 5',
    text: 'In your hero phase each enemy unit within 3″ suffers D3 mortal wounds on a 4+.',
    when: 'hero',
    turn: 'your',
    given: [level(5), { is: 'enemyNear', inches: 3 }],
    reach: { side: 'enemy', within: 3, isAll: true },
    choices: [{ name: 'Let the fires of death burn', deals: [{ do: 'mortalWounds', amount: 'D3', on: 4 }] }],
  },
];
