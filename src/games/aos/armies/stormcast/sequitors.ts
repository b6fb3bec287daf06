import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { intoShields, intoWeapons } from './aetheric-channelling';
import { oneMoreAttack, shields } from './shared';

export const sequitors: Warscroll = {
  id: 'sequitors',
  name: 'Sequitors',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 2,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.75,
  size: { least: 5, step: 5, most: 20 },
  points: 120,
  fullPoints: 400,
  weapons: [
    melee('stormsmite-maul', 'Stormsmite Maul', [1, 2, 3, 3, 0, 1]),
    melee('tempest-blade', 'Tempest Blade', [1, 3, 3, 4, 0, 1]),
    melee('stormsmite-greatmace', 'Stormsmite Greatmace', [1, 2, 3, 3, -1, 2]),
  ],
  loadouts: [
    { id: 'mauls', name: 'Stormsmite maul and soulshield', weapons: ['stormsmite-maul'], wargear: ['soulshield'] },
    { id: 'blades', name: 'Tempest blade and soulshield', weapons: ['tempest-blade'], wargear: ['soulshield'] },
  ],
  swaps: [
    { id: 'greatmace', name: 'Greatmace', weapons: ['stormsmite-greatmace'], wargear: [], most: 2, per: 5 },
    {
      id: 'prime-greatmace',
      name: 'Greatmace of the Prime',
      weapons: ['stormsmite-greatmace'],
      wargear: [],
      role: 'champion',
      most: 1,
      per: 1,
      without: 'redemption-cache',
    },
    {
      id: 'redemption-cache',
      name: 'Redemption Cache',
      weapons: [],
      wargear: ['redemption-cache'],
      keeps: true,
      role: 'champion',
      most: 1,
      per: 1,
      without: 'prime-greatmace',
    },
  ],
  command: [{ role: 'champion', name: 'Sequitor-Prime' }],
  abilities: [
    oneMoreAttack('sequitors', 'Sequitor-Prime'),
    {
      id: 'sequitors-greatmace-blast',
      name: 'Greatmace Blast',
      text: 'An unmodified hit roll of 6 with a greatmace scores D3 hits against Daemons and Nighthaunt.',
      when: 'always',
      given: [
        { is: 'weapon', any: ['stormsmite-greatmace'] },
        { is: 'targetKeyword', any: ['DAEMON', 'NIGHTHAUNT'] },
      ],
      effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'hits', amount: 'D3' } }],
    },
    {
      id: 'sequitors-redemption-cache',
      name: 'Redemption Cache',
      text: 'At the start of your shooting phase, a Chaos or Death unit within 6″ of the cache suffers 1 mortal wound on a 4+.',
      when: 'shootingStart',
      turn: 'your',
      given: [{ is: 'unitCarries', wargear: 'redemption-cache' }],
      reach: { side: 'enemy', within: 6, from: 'redemption-cache', anyKeyword: ['CHAOS', 'DEATH'] },
      choices: [{ name: 'Open the cache', deals: [{ do: 'mortalWounds', amount: 1, on: 4 }] }],
    },
    {
      id: 'sequitors-aetheric-channelling',
      name: 'Aetheric Channelling',
      text: 'At the start of the combat phase, choose weapons (failed hit rolls may be re-rolled) or shields (failed saves, not only 1s).',
      when: 'combatStart',
      isForced: true,
      choices: [
        { name: 'Channel into weapons', deals: [intoWeapons] },
        { name: 'Channel into shields', deals: [intoShields] },
      ],
    },
    shields('sequitors', 'Soulshields', 'soulshield'),
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'SACROSANCT', 'REDEEMER', 'SEQUITORS'],
};
