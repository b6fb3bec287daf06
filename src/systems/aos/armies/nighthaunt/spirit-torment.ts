import { roundBase } from '../../../../geometry/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../weapons';
import { ethereal } from './shared';

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
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'SPIRIT TORMENT'],
};
