import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee, missile } from '../parts/weapons';

const STORMBOLTS = ['stormbolts-single-shot', 'stormbolts-rapid-fire'] as const;

export const celestarBallista: Warscroll = {
  id: 'celestar-ballista',
  name: 'Celestar Ballista',
  army: 'Stormcast Eternals',
  move: 3,
  wounds: 7,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(60),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 100,
  weapons: [
    missile('stormbolts-single-shot', 'Stormbolts: Single Shot', [36, 1, 3, 3, -2, 1], { oneOf: 'stormbolts' }),
    missile('stormbolts-rapid-fire', 'Stormbolts: Rapid Fire', [18, 4, 5, 3, -2, 1], { oneOf: 'stormbolts' }),
    melee('sigmarite-blades', 'Sigmarite Blades', [1, 4, 4, 4, 0, 1], { isMounts: true }),
  ],
  loadouts: [{ id: 'stormbolts', name: 'Stormbolts', weapons: [...STORMBOLTS, 'sigmarite-blades'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    {
      id: 'celestar-ballista-versatile-weapon',
      name: 'Versatile Weapon',
      text: 'Each time it shoots, choose between the single shot and rapid fire.',
      when: 'always',
    },
    {
      id: 'celestar-ballista-chained-lightning',
      name: 'Chained Lightning',
      text: 'Each hit with stormbolts scores D6 hits.',
      when: 'always',
      given: [{ is: 'weapon', any: STORMBOLTS }],
      effects: [{ do: 'hits', amount: 'D6' }],
    },
    {
      id: 'celestar-ballista-bastions-of-death',
      name: 'Bastions of Death',
      text: 'In cover it has +2 to save against missiles, not +1.',
      when: 'always',
      against: true,
      given: [{ is: 'missile' }],
      effects: [{ do: 'coverBonus', by: 2 }],
    },
    {
      id: 'celestar-ballista-crewed-weapon',
      name: 'Crewed Weapon',
      text: 'Machine and crew are one model.',
      when: 'always',
    },
  ],
  keywords: [
    'ORDER',
    'CELESTIAL',
    'HUMAN',
    'STORMCAST ETERNAL',
    'SACROSANCT',
    'ORDINATOS',
    'WAR MACHINE',
    'CELESTAR BALLISTA',
  ],
};
