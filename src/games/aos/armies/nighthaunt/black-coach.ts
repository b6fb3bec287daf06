import { ovalBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee, missile } from '../parts/weapons';
import { evocationOfDeath } from './evocation-of-death';
import { ethereal, frightfulTouch, reapedLikeCorn } from './shared';

const CLAWS = 'relic-bearers-spectral-claws';
const HOOVES = 'nightmares-hooves-and-teeth';
const crew = { isMounts: true } as const;

export const blackCoach: Warscroll = {
  id: 'black-coach',
  name: 'Black Coach',
  army: 'Nighthaunt',
  move: 14,
  wounds: 12,
  bravery: 10,
  save: 4,
  flies: true,
  base: ovalBase(170, 105),
  height: 4,
  size: { least: 1, step: 1, most: 1 },
  points: 280,
  weapons: [
    missile('soulreach-grasp-missile', 'Cairn Wraith’s Soulreach Grasp', [10, 1, 3, 3, -3, 'D3'], crew),
    melee('soulreach-grasp', 'Cairn Wraith’s Soulreach Grasp', [3, 1, 3, 3, -3, 'D3'], crew),
    melee('reaper-scythe', 'Cairn Wraith’s Reaper Scythe', [1, 3, 4, 3, -1, 2], crew),
    melee(CLAWS, 'Relic Bearers’ Spectral Claws', [1, 9, 4, 4, -1, 1], crew),
    melee(HOOVES, 'Nightmares’ Hooves and Teeth', [1, 8, 4, 4, 0, 1], crew),
  ],
  loadouts: [
    { id: 'scythe', name: 'Reaper scythe', weapons: ['reaper-scythe', CLAWS, HOOVES], wargear: [] },
    {
      id: 'grasp',
      name: 'Soulreach grasp',
      weapons: ['soulreach-grasp-missile', 'soulreach-grasp', CLAWS, HOOVES],
      wargear: [],
    },
  ],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    reapedLikeCorn('black-coach', 'reaper-scythe'),
    frightfulTouch('black-coach', 'reaper-scythe', 2),
    frightfulTouch('black-coach', CLAWS, 1),
    ...evocationOfDeath,
  ],
  damageTable: [
    { upTo: 2, move: 14, weapons: { [CLAWS]: { attacks: 9 } } },
    { upTo: 4, move: 12, weapons: { [CLAWS]: { attacks: 8 } } },
    { upTo: 7, move: 10, weapons: { [CLAWS]: { attacks: 7 } } },
    { upTo: 9, move: 8, weapons: { [CLAWS]: { attacks: 6 } } },
    { upTo: 12, move: 6, weapons: { [CLAWS]: { attacks: 5 } } },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'BLACK COACH'],
};
