import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal, retreatAndCharge } from './shared';

export const bladegheistRevenants: Warscroll = {
  id: 'bladegheist-revenants',
  name: 'Bladegheist Revenants',
  army: 'Nighthaunt',
  move: 8,
  wounds: 1,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 1.8,
  size: { least: 5, step: 5, most: 20 },
  points: 90,
  fullPoints: 320,
  weapons: [melee('tomb-greatblade', 'Tomb Greatblade', [1, 2, 3, 3, -1, 1])],
  loadouts: [{ id: 'greatblade', name: 'Tomb greatblade', weapons: ['tomb-greatblade'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'bladegheist-revenants-fearful-frenzy',
      name: 'Fearful Frenzy',
      text: 'Failed hit rolls may be re-rolled while wholly within 12″ of a friendly Spirit Torment or Chainghasts.',
      when: 'always',
      given: [{ is: 'near', any: ['SPIRIT TORMENT', 'CHAINGHASTS'], inches: 12, wholly: true }],
      effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }],
    },
    {
      id: 'bladegheist-revenants-whirling-retreat',
      name: 'Whirling Death',
      text: 'May retreat and charge in the same turn.',
      ...retreatAndCharge,
    },
    {
      id: 'bladegheist-revenants-whirling-death',
      name: 'Whirling Death',
      text: '1 more attack in a turn in which the unit charged.',
      when: 'always',
      given: [{ is: 'charged' }, { is: 'melee' }],
      effects: [{ do: 'attacks', by: 1 }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'BLADEGHEIST REVENANTS'],
};
