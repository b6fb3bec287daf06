import type { Deal, Effect } from '../../../../abilities/types';
import type { Host } from '../../types';
import { nearHero } from '../near-hero';

const KNIGHTS = 'HALLOWED KNIGHTS';
const granted = (effect: Effect): Deal => ({ do: 'grant', effect, until: 'yourHero' });

export const hallowedKnights: Host = {
  name: 'Hallowed Knights',
  keyword: KNIGHTS,
  abilities: [
    {
      id: 'only-the-faithful',
      name: 'Only the Faithful',
      text: 'A spell, whosever it is, has no effect on this unit on a 6.',
      when: 'always',
      effects: [{ do: 'ignoreSpells', on: 6 }],
    },
  ],
  commands: [
    {
      id: 'holy-crusaders',
      name: 'Holy Crusaders',
      text: 'As your hero phase begins: a unit of the host wholly within 9″ of its hero (18″ of a general) has +1 to run and charge rolls and may run and charge until your next hero phase.',
      when: 'heroStart',
      turn: 'your',
      isCommand: true,
      reach: nearHero(KNIGHTS),
      choices: [
        {
          name: 'Holy Crusaders',
          deals: [
            granted({ do: 'modify', roll: 'run', by: 1 }),
            granted({ do: 'modify', roll: 'charge', by: 1 }),
            granted({ do: 'waive', refusal: 'charge.hasRun' }),
          ],
        },
      ],
    },
  ],
  trait: {
    id: 'martyrs-strength',
    name: 'Martyr’s Strength',
    text: 'When the general is slain in the combat phase, on a 2+ it piles in and fights before it falls.',
    when: 'always',
    given: [{ is: 'general' }],
    effects: [{ do: 'lastStand', on: 2 }],
  },
  artefact: {
    id: 'parchment-of-purity',
    name: 'Parchment of Purity',
    text: 'In your hero phase the bearer heals 1 wound.',
    when: 'hero',
    turn: 'your',
    onlyFor: KNIGHTS,
    given: [{ is: 'wounded' }],
    choices: [{ name: 'Read the parchment', deals: [{ do: 'heal', amount: 1 }] }],
  },
};
