import { roundBase } from '../../../../geometry/shapes/shape';
import type { Swap, Warscroll } from '../../warscroll';
import { melee, missile } from '../parts/weapons';
import { shields } from './shared';

const HAMMERS = ['celestial-hammer-thrown', 'celestial-hammer'] as const;
const JAVELIN = ['stormcall-javelin-thrown', 'stormcall-javelin'] as const;

const grand = (id: string, name: string): Swap => ({
  id,
  name,
  weapons: [id],
  wargear: [],
  most: 1,
  per: 3,
  shares: 'grand-weapon',
  onlyWith: ['paired-hammers', 'hammer-and-shield'],
});

export const prosecutors: Warscroll = {
  id: 'prosecutors',
  name: 'Prosecutors',
  army: 'Stormcast Eternals',
  move: 12,
  wounds: 2,
  bravery: 7,
  save: 4,
  flies: true,
  base: roundBase(40),
  height: 2.2,
  size: { least: 3, step: 3, most: 12 },
  points: 100,
  weapons: [
    missile('celestial-hammer-thrown', 'Celestial Hammer', [18, 2, 4, 4, 0, 1]),
    missile('stormcall-javelin-thrown', 'Stormcall Javelin', [18, 1, 3, 3, 0, 1]),
    missile('stormsurge-trident-thrown', 'Stormsurge Trident', [18, 1, 3, 3, -1, 2]),
    melee('celestial-hammer', 'Celestial Hammer', [1, 2, 3, 3, 0, 1]),
    melee('stormcall-javelin', 'Stormcall Javelin', [2, 1, 4, 4, 0, 1]),
    melee('stormsurge-trident', 'Stormsurge Trident', [2, 1, 4, 4, -1, 2]),
    melee('grandaxe', 'Grandaxe', [1, 0, 3, 3, -1, 1]),
    melee('grandblade', 'Grandblade', [1, 2, 3, 4, -1, 2]),
    melee('grandhammer', 'Grandhammer', [1, 2, 4, 3, -1, 2]),
  ],
  loadouts: [
    { id: 'paired-hammers', name: 'Pair of celestial hammers', weapons: HAMMERS, wargear: ['pair'] },
    { id: 'hammer-and-shield', name: 'Celestial hammer and shield', weapons: HAMMERS, wargear: ['shield'] },
    { id: 'javelin-and-shield', name: 'Stormcall javelin and shield', weapons: JAVELIN, wargear: ['shield'] },
  ],
  swaps: [
    grand('grandaxe', 'Grandaxe'),
    grand('grandblade', 'Grandblade'),
    grand('grandhammer', 'Grandhammer'),
    {
      id: 'stormsurge-trident',
      name: 'Stormsurge trident',
      weapons: ['stormsurge-trident-thrown', 'stormsurge-trident'],
      wargear: ['shield'],
      most: 1,
      per: 3,
      onlyWith: ['javelin-and-shield'],
    },
  ],
  command: [{ role: 'champion', name: 'Prosecutor-Prime' }],
  abilities: [
    {
      id: 'prosecutors-prime',
      name: 'Prosecutor-Prime',
      text: 'The Prosecutor-Prime makes 1 more attack: with hammers in melee, with javelin or trident when thrown.',
      when: 'always',
      given: [
        { is: 'modelRole', role: 'champion' },
        { is: 'weapon', any: ['celestial-hammer', 'stormcall-javelin-thrown', 'stormsurge-trident-thrown'] },
      ],
      effects: [{ do: 'attacks', by: 1 }],
    },
    {
      id: 'prosecutors-heralds-of-righteousness',
      name: 'Heralds of Righteousness',
      text: 'This unit may try to charge with an enemy within 18″, and rolls 3D6.',
      when: 'always',
      effects: [{ do: 'chargeDice', dice: 3, range: 18 }],
    },
    {
      id: 'prosecutors-paired-celestial-hammers',
      name: 'Paired Celestial Hammers',
      text: 'Hit rolls of 1 with a pair of celestial hammers may be re-rolled.',
      when: 'always',
      given: [
        { is: 'modelCarries', wargear: 'pair' },
        { is: 'weapon', any: HAMMERS },
      ],
      effects: [{ do: 'reroll', roll: 'hit', which: 'ones' }],
    },
    {
      id: 'prosecutors-cleaving-blow',
      name: 'Cleaving Blow',
      text: 'A grandaxe makes one attack for each enemy model within 1″ of its bearer.',
      when: 'always',
      given: [{ is: 'weapon', any: ['grandaxe'] }],
      effects: [{ do: 'attacksEqualEnemies', within: 1 }],
    },
    {
      id: 'prosecutors-stormcall-javelin',
      name: 'Stormcall Javelin',
      text: 'Stormcall javelins do 1 more damage to a target more than 9″ away.',
      when: 'always',
      given: [
        { is: 'weapon', any: JAVELIN },
        { is: 'targetBeyond', inches: 9 },
      ],
      effects: [{ do: 'damage', by: 1 }],
    },
    shields('prosecutors', 'Sigmarite Shields', 'shield'),
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'ANGELOS', 'PROSECUTORS'],
};
