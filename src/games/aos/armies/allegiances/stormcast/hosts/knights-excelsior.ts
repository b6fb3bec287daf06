import type { Host } from '../../types';
import { nearHero } from '../near-hero';

const KNIGHTS = 'KNIGHTS EXCELSIOR';

export const knightsExcelsior: Host = {
  name: 'Knights Excelsior',
  keyword: KNIGHTS,
  abilities: [
    {
      id: 'storm-of-annihilation',
      name: 'Storm of Annihilation',
      text: 'Once an attack of this unit has destroyed an enemy unit, it re-rolls hit rolls of 1 for the rest of the battle.',
      when: 'slew',
      limit: 'battle',
      isAutomatic: true,
      given: [{ is: 'slewLast' }],
      choices: [
        {
          name: 'Storm of Annihilation',
          deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'hit', which: 'ones' }, until: 'battle' }],
        },
      ],
    },
  ],
  commands: [
    {
      id: 'no-mercy',
      name: 'No Mercy',
      text: 'In your hero phase: a unit of the host wholly within 9″ of its hero (18″ of a general) re-rolls wound rolls of 1 until the turn ends.',
      when: 'hero',
      turn: 'your',
      isCommand: true,
      reach: nearHero(KNIGHTS),
      choices: [
        {
          name: 'No Mercy',
          deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'wound', which: 'ones' }, until: 'turn' }],
        },
      ],
    },
  ],
  trait: {
    id: 'divine-executioner',
    name: 'Divine Executioner',
    text: 'The general’s melee weapons do 1 more damage to Heroes.',
    when: 'always',
    given: [{ is: 'general' }, { is: 'melee' }, { is: 'ridersWeapon' }, { is: 'targetKeyword', any: ['HERO'] }],
    effects: [{ do: 'damage', by: 1 }],
  },
  artefact: {
    id: 'chains-of-celestial-lightning',
    name: 'Chains of Celestial Lightning',
    text: 'Once per battle, in your hero phase: 3D6 against 2D6 of an enemy Hero within 3″, or 3D6 of a Monster. If yours is higher, its Move, run and charge rolls and melee attacks are halved, rounding up, until your next hero phase.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    onlyFor: KNIGHTS,
    reach: { side: 'enemy', within: 3, anyKeyword: ['HERO', 'MONSTER'] },
    choices: [
      {
        name: 'Throw the chains',
        deals: [{ do: 'contest', deals: [{ do: 'grant', effect: { do: 'halve' }, until: 'yourHero' }] }],
      },
    ],
  },
};
