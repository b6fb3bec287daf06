import type { Deal } from '../../../../abilities/types';
import type { Host } from '../../types';
import { nearHero } from '../near-hero';

const ANVILS = 'ANVILS OF THE HELDENHAMMER';
const HEROES = 'heroes-of-another-age';
/** Once for each unit in a hero phase. */
const spent: Deal = { do: 'remember', until: 'phase' };

export const anvilsOfTheHeldenhammer: Host = {
  name: 'Anvils of the Heldenhammer',
  keyword: ANVILS,
  abilities: [
    {
      id: 'no-true-death',
      name: 'No True Death',
      text: 'Failed battleshock tests of this unit may be re-rolled.',
      when: 'always',
      effects: [{ do: 'reroll', roll: 'nerve', which: 'failed' }],
    },
  ],
  commands: [
    {
      id: HEROES,
      name: 'Heroes of Another Age',
      text: 'In your hero phase: a unit of the host wholly within 9″ of its hero (18″ of a general) shoots, or piles in and fights; a unit only once.',
      when: 'hero',
      turn: 'your',
      isCommand: true,
      reach: { ...nearHero(ANVILS), notMarkedBy: HEROES },
      choices: [
        { name: 'Shoot at once', deals: [spent, { do: 'attackNow', how: 'shoot' }] },
        { name: 'Fight at once', deals: [spent, { do: 'attackNow', how: 'fight' }] },
      ],
    },
  ],
  trait: {
    id: 'deathly-aura',
    name: 'Deathly Aura',
    text: 'Enemy units within 6″ of the general have −1 Bravery.',
    when: 'always',
    bearerGiven: [{ is: 'general' }],
    reach: { side: 'enemy', within: 6 },
    effects: [{ do: 'bravery', by: -1 }],
  },
  artefact: {
    id: 'soulthief',
    name: 'Soulthief',
    text: 'As the combat phase ends, each enemy model that one melee weapon of the bearer wounded in it suffers 1 mortal wound on a 3+.',
    when: 'combatEnd',
    limit: 'none',
    onlyFor: ANVILS,
    isAutomatic: true,
    reach: { side: 'enemy', isAll: true, markedBy: 'soulthief' },
    effects: [{ do: 'taint' }],
    choices: [
      { name: 'Take what is left', deals: [{ do: 'mortalWounds', amount: 1, on: 3, given: [{ is: 'wounded' }] }] },
    ],
  },
};
