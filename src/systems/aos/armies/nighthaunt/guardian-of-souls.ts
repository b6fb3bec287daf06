import { roundBase } from '../../../../geometry/shape';
import type { Warscroll } from '../../warscroll';

export const guardianOfSouls: Warscroll = {
  id: 'guardian-of-souls',
  name: 'Guardian of Souls',
  army: 'Nighthaunt',
  move: 6,
  wounds: 5,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 140,
  weapons: [
    {
      id: 'chill-blade',
      name: 'Chill Blade',
      type: 'melee',
      range: 1,
      attacks: 3,
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
    },
  ],
  champion: undefined,
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'WIZARD', 'GUARDIAN OF SOULS'],
};
