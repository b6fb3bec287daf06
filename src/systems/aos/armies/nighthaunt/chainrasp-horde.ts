import { roundBase } from '../../../../geometry/shape';
import type { Warscroll } from '../../warscroll';

export const chainraspHorde: Warscroll = {
  id: 'chainrasp-horde',
  name: 'Chainrasp Horde',
  army: 'Nighthaunt',
  move: 6,
  wounds: 1,
  bravery: 6,
  save: 5,
  flies: true,
  base: roundBase(25),
  height: 1.4,
  size: { least: 10, step: 10, most: 40 },
  points: 80,
  weapons: [
    {
      id: 'malignant-weapon',
      name: 'Malignant Weapon',
      type: 'melee',
      range: 1,
      attacks: 2,
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
    },
  ],
  champion: { name: 'Dreadwarden', extraAttacks: 1 },
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'CHAINRASP HORDE'],
};
