import { roundBase } from '../../../../geometry/shape';
import type { Warscroll } from '../../warscroll';

export const lordCelestant: Warscroll = {
  id: 'lord-celestant',
  name: 'Lord-Celestant',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 5,
  bravery: 9,
  save: 3,
  flies: false,
  base: roundBase(40),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 100,
  weapons: [
    {
      id: 'runeblade',
      name: 'Sigmarite Runeblade',
      type: 'melee',
      range: 1,
      attacks: 4,
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
    },
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
  champion: undefined,
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'HERO', 'LORD-CELESTANT'],
};
