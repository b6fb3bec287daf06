import type { Host } from '../../types';
import { nearHero } from '../near-hero';

const WARBRINGERS = 'CELESTIAL WARBRINGERS';
const FORESIGHT = 'fearless-foresight';

export const celestialWarbringers: Host = {
  name: 'Celestial Warbringers',
  keyword: WARBRINGERS,
  abilities: [
    {
      id: FORESIGHT,
      name: 'Fearless Foresight',
      text: 'When it is settled who has the first turn of the battle, up to D3 units of the host may be set up again.',
      when: 'roundStart',
      limit: 'none',
      given: [{ is: 'round', number: 1 }, { is: 'foresightLeft' }],
      reach: { side: 'friend', keywords: [WARBRINGERS], notMarkedBy: FORESIGHT, isSelf: true },
      choices: [{ name: 'Set it up again', deals: [{ do: 'foresee', units: 'D3' }] }],
    },
  ],
  commands: [
    {
      id: 'astral-conjunction',
      name: 'Astral Conjunction',
      text: 'In your hero phase: a wizard of the host wholly within 9″ of its hero (18″ of a general) has +1 to casting rolls this phase.',
      when: 'hero',
      turn: 'your',
      isCommand: true,
      reach: nearHero(WARBRINGERS, 'WIZARD'),
      choices: [
        {
          name: 'Astral Conjunction',
          deals: [{ do: 'grant', effect: { do: 'modify', roll: 'cast', by: 1 }, until: 'phase' }],
        },
      ],
    },
  ],
  trait: {
    id: 'portents-and-omens',
    name: 'Portents and Omens',
    text: 'Once per turn, one failed hit, wound or save roll of the general may be re-rolled.',
    when: 'always',
    limit: 'turn',
    given: [{ is: 'general' }],
    effects: [{ do: 'changeDie', rolls: ['hit', 'wound', 'save'], into: 'again' }],
  },
  artefact: {
    id: 'hammers-of-augury',
    name: 'Hammers of Augury',
    text: 'As the combat phase ends, an enemy unit within 3″ suffers 1 mortal wound on a 3+, and then 1 more on a 4+.',
    when: 'combatEnd',
    onlyFor: WARBRINGERS,
    reach: { side: 'enemy', within: 3 },
    choices: [
      {
        name: 'Let the hammers fall',
        deals: [
          {
            do: 'onRoll',
            on: 3,
            deals: [
              { do: 'mortalWounds', amount: 1 },
              { do: 'mortalWounds', amount: 1, on: 4 },
            ],
          },
        ],
      },
    ],
  },
};
