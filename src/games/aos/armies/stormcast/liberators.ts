import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { oneMoreAttack, shields } from './shared';

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
  fullPoints: 520,
  weapons: [
    melee('warhammer', 'Warhammer', [1, 2, 4, 3, 0, 1]),
    melee('warblade', 'Warblade', [1, 2, 3, 4, 0, 1]),
    melee('grandhammer', 'Grandhammer', [1, 2, 4, 3, -1, 2]),
    melee('grandblade', 'Grandblade', [1, 2, 3, 4, -1, 2]),
  ],
  loadouts: [
    { id: 'hammer-and-shield', name: 'Warhammer and shield', weapons: ['warhammer'], wargear: ['shield'] },
    { id: 'blade-and-shield', name: 'Warblade and shield', weapons: ['warblade'], wargear: ['shield'] },
    { id: 'two-hammers', name: 'Two warhammers', weapons: ['warhammer'], wargear: ['pair'] },
    { id: 'two-blades', name: 'Two warblades', weapons: ['warblade'], wargear: ['pair'] },
  ],
  swaps: [
    {
      id: 'grandhammer',
      name: 'Grandhammer',
      weapons: ['grandhammer'],
      wargear: [],
      most: 1,
      per: 5,
      without: 'grandblade',
    },
    {
      id: 'grandblade',
      name: 'Grandblade',
      weapons: ['grandblade'],
      wargear: [],
      most: 1,
      per: 5,
      without: 'grandhammer',
    },
  ],
  command: [{ role: 'champion', name: 'Liberator-Prime' }],
  abilities: [
    oneMoreAttack('liberators', 'Liberator-Prime'),
    {
      id: 'liberators-paired-weapons',
      name: 'Paired Weapons',
      text: 'An unmodified hit roll of 6 by a model with two weapons scores 2 hits.',
      when: 'always',
      given: [{ is: 'modelCarries', wargear: 'pair' }],
      effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'hits', amount: 2 } }],
    },
    {
      id: 'liberators-lay-low-the-tyrants',
      name: 'Lay Low the Tyrants',
      text: '+1 to hit against units with a Wounds characteristic of 5 or more.',
      when: 'always',
      given: [{ is: 'targetWounds', atLeast: 5 }],
      effects: [{ do: 'modify', roll: 'hit', by: 1 }],
    },
    shields('liberators', 'Sigmarite Shields', 'shield'),
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'REDEEMER', 'LIBERATORS'],
};
