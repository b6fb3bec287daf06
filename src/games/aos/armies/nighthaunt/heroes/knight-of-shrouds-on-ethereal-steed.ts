import { ovalBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';
import { ethereal } from '../shared';

const GHEISTS = 'knight-of-shrouds-lord-of-gheists';

export const knightOfShroudsOnEtherealSteed: Warscroll = {
  id: 'knight-of-shrouds-on-ethereal-steed',
  name: 'Knight of Shrouds on Ethereal Steed',
  army: 'Nighthaunt',
  move: 12,
  wounds: 6,
  bravery: 10,
  save: 4,
  flies: true,
  base: ovalBase(75, 42),
  height: 2.8,
  size: { least: 1, step: 1, most: 1 },
  points: 140,
  weapons: [
    melee('sword-of-stolen-hours', 'Sword of Stolen Hours', [1, 4, 3, 3, -1, 2], { allocated: 'first' }),
    melee('ghostly-hooves-and-teeth', 'Ghostly Hooves and Teeth', [1, 2, 4, 5, 0, 1], { isMounts: true }),
  ],
  loadouts: [
    {
      id: 'sword',
      name: 'Sword of Stolen Hours',
      weapons: ['sword-of-stolen-hours', 'ghostly-hooves-and-teeth'],
      wargear: [],
    },
  ],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'knight-of-shrouds-stolen-hours',
      name: 'Stolen Hours',
      text: 'Wounds of the sword are allocated before those of the steed. Whenever the sword slays an enemy hero, this model heals 1 wound.',
      when: 'slew',
      limit: 'none',
      isAutomatic: true,
      given: [
        { is: 'slewWith', any: ['sword-of-stolen-hours'] },
        { is: 'slewKeyword', any: ['HERO'] },
      ],
      choices: [{ name: 'Steal its hours', deals: [{ do: 'heal', amount: 1 }] }],
    },
    {
      id: GHEISTS,
      name: 'Lord of Gheists',
      text: 'As the combat phase begins, a friendly Nighthaunt unit wholly within 18″ makes 1 more attack with each melee weapon this phase; a unit only once.',
      when: 'combatStart',
      isCommand: true,
      reach: { side: 'friend', within: 18, wholly: true, keywords: ['NIGHTHAUNT'], notMarkedBy: GHEISTS },
      choices: [
        {
          name: 'Drive them on',
          deals: [{ do: 'grant', effect: { do: 'attacks', by: 1 }, until: 'phase', given: [{ is: 'melee' }] }],
        },
      ],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'KNIGHT OF SHROUDS'],
};
