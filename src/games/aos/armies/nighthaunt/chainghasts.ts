import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee, missile } from '../parts/weapons';
import { ethereal } from './shared';

export const chainghasts: Warscroll = {
  id: 'chainghasts',
  name: 'Chainghasts',
  army: 'Nighthaunt',
  move: 6,
  wounds: 2,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 1.8,
  size: { least: 2, step: 2, most: 4 },
  points: 80,
  weapons: [
    missile('ghastflails-missile', 'Ghastflails', [15, 'D3', 4, 3, -2, 1]),
    melee('ghastflails', 'Ghastflails', [2, 0, 4, 3, -1, 1]),
  ],
  loadouts: [{ id: 'flails', name: 'Ghastflails', weapons: ['ghastflails-missile', 'ghastflails'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'chainghasts-another-link-in-the-chain',
      name: 'Another Link in the Chain',
      text: 'While wholly within 12″ of a friendly Spirit Torment, friendly Nighthaunt units wholly within 12″ of this unit may re-roll hit rolls of 1.',
      when: 'always',
      reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'] },
      bearerGiven: [{ is: 'near', any: ['SPIRIT TORMENT'], inches: 12, wholly: true }],
      effects: [{ do: 'reroll', roll: 'hit', which: 'ones' }],
    },
    {
      id: 'chainghasts-sweeping-blows',
      name: 'Sweeping Blows',
      text: 'A model makes one melee attack for each enemy model within 2″ of it.',
      when: 'always',
      given: [{ is: 'weapon', any: ['ghastflails'] }],
      effects: [{ do: 'attacksEqualEnemies', within: 2 }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'CHAINGHASTS'],
};
