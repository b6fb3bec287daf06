import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal, reapedLikeCorn } from './shared';

export const grimghastReapers: Warscroll = {
  id: 'grimghast-reapers',
  name: 'Grimghast Reapers',
  army: 'Nighthaunt',
  move: 8,
  wounds: 1,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 1.8,
  size: { least: 10, step: 10, most: 30 },
  points: 140,
  fullPoints: 360,
  weapons: [
    melee('slasher-scythe', 'Slasher Scythe', [2, 2, 4, 3, -1, 1]),
    melee('death-knell', 'Death Knell', [2, 1, 3, 3, -1, 2], { allocated: 'last' }),
  ],
  loadouts: [{ id: 'scythe', name: 'Slasher scythe', weapons: ['slasher-scythe'], wargear: [] }],
  swaps: [],
  command: [
    { role: 'champion', name: 'Extoller of Shyish', carries: { weapons: ['death-knell'], wargear: ['death-knell'] } },
  ],
  abilities: [
    ethereal,
    reapedLikeCorn('grimghast-reapers', 'slasher-scythe'),
    {
      id: 'grimghast-reapers-for-whom-the-bell-tolls',
      name: 'For Whom the Bell Tolls',
      text: 'Wounds of the Death Knell are allocated last. For each enemy model it slays, you may have an enemy unit within 3″ of its bearer suffer 1 mortal wound.',
      when: 'slew',
      limit: 'none',
      isAutomatic: true,
      given: [{ is: 'slewWith', any: ['death-knell'] }],
      choices: [
        {
          name: 'The bell tolls',
          deals: [{ do: 'strikes', count: 1, reach: { side: 'enemy', within: 3, from: 'death-knell' }, isLeave: true }],
        },
      ],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'GRIMGHAST REAPERS'],
};
