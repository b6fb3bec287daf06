import { roundBase } from '../../../../geometry/shape';
import type { Warscroll } from '../../warscroll';

export const liberators: Warscroll = {
  id: 'liberators',
  name: 'Liberators',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 2,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.75,
  size: { least: 5, step: 5, most: 30 },
  points: 100,
  weapons: [
    {
      id: 'warhammer',
      name: 'Warhammer',
      type: 'melee',
      range: 1,
      attacks: 2,
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
    },
  ],
  champion: { name: 'Liberator-Prime', extraAttacks: 1 },
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'REDEEMER', 'LIBERATORS'],
};
