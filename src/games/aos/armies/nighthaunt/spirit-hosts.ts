import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal, frightfulTouch } from './shared';

export const spiritHosts: Warscroll = {
  id: 'spirit-hosts',
  name: 'Spirit Hosts',
  army: 'Nighthaunt',
  move: 6,
  wounds: 3,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(50),
  height: 2,
  size: { least: 3, step: 3, most: 12 },
  points: 120,
  weapons: [melee('spectral-claws-and-daggers', 'Spectral Claws and Daggers', [1, 6, 5, 4, 0, 1])],
  loadouts: [{ id: 'claws', name: 'Claws and daggers', weapons: ['spectral-claws-and-daggers'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [ethereal, frightfulTouch('spirit-hosts', 'spectral-claws-and-daggers', 1)],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'SPIRIT HOSTS'],
};
