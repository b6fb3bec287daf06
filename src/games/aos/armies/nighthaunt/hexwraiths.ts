import { ovalBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal, frightfulTouch, oneMoreAttack } from './shared';

export const hexwraiths: Warscroll = {
  id: 'hexwraiths',
  name: 'Hexwraiths',
  army: 'Nighthaunt',
  move: 12,
  wounds: 2,
  bravery: 10,
  save: 4,
  flies: true,
  base: ovalBase(60, 35),
  height: 2.4,
  size: { least: 5, step: 5, most: 20 },
  points: 160,
  weapons: [
    melee('spectral-scythe', 'Spectral Scythe', [1, 2, 4, 3, -1, 1]),
    melee('hooves-and-teeth', 'Hooves and Teeth', [1, 2, 4, 5, 0, 1], { isMounts: true }),
  ],
  loadouts: [{ id: 'scythe', name: 'Spectral scythe', weapons: ['spectral-scythe', 'hooves-and-teeth'], wargear: [] }],
  swaps: [],
  command: [{ role: 'champion', name: 'Hellwraith' }],
  abilities: [
    ethereal,
    oneMoreAttack('hexwraiths', 'Hellwraith', 'spectral-scythe'),
    frightfulTouch('hexwraiths', 'spectral-scythe', 1),
    {
      id: 'hexwraiths-spectral-hunters',
      name: 'Spectral Hunters',
      text: 'After this unit moves, choose an enemy unit that it passed across: a die for each model that did, and each 5+ is 1 mortal wound.',
      when: 'afterMove',
      turn: 'your',
      reach: { side: 'enemy', isCrossed: true },
      choices: [{ name: 'Reap in passing', deals: [{ do: 'crossing', on: 5 }] }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'HEXWRAITHS'],
};
