import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Condition } from '../../../abilities/types';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';
import { ethereal } from '../shared';

const CAPTURED = 'spirit-torment-captured-soul-energy';
const stormcastSlain: Condition = { is: 'enemiesSlain', atLeast: 3, keyword: 'STORMCAST ETERNAL' };

export const spiritTorment: Warscroll = {
  id: 'spirit-torment',
  name: 'Spirit Torment',
  army: 'Nighthaunt',
  move: 6,
  wounds: 5,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(40),
  height: 2.2,
  size: { least: 1, step: 1, most: 1 },
  points: 120,
  weapons: [melee('shacklegheist-chains', 'Shacklegheist Chains', [2, 3, 4, 3, -2, 'D3'])],
  loadouts: [{ id: 'chains', name: 'Shacklegheist chains', weapons: ['shacklegheist-chains'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'spirit-torment-nagashs-bidding',
      name: 'Nagash’s Bidding',
      text: 'Friendly Nighthaunt units wholly within 12″ may re-roll hit rolls of 1.',
      when: 'always',
      reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'] },
      effects: [{ do: 'reroll', roll: 'hit', which: 'ones' }],
    },
    {
      id: CAPTURED,
      name: 'Captured Soul Energy',
      text: 'As the battleshock phase begins, for every 3 enemy models slain this turn one Spirit Torment may heal a friendly Nighthaunt unit within 6″ of D3 wounds (3 if 3 or more Stormcast Eternals were slain), or return slain models to it worth up to D3 wounds.',
      when: 'battleshockStart',
      given: [{ is: 'enemiesSlain', atLeast: 3, forEach: CAPTURED }],
      reach: { side: 'friend', within: 6, keywords: ['NIGHTHAUNT'] },
      choices: [
        {
          name: 'Heal with captured souls',
          deals: [
            { do: 'heal', amount: 3, given: [stormcastSlain] },
            { do: 'heal', amount: 'D3', given: [{ is: 'not', condition: stormcastSlain }] },
          ],
        },
        { name: 'Return the slain', deals: [{ do: 'return', amount: 'D3', count: 'wounds' }] },
      ],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'SPIRIT TORMENT'],
};
