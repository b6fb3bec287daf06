import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { oneMoreAttack } from './shared';

export const retributors: Warscroll = {
  id: 'retributors',
  name: 'Retributors',
  army: 'Stormcast Eternals',
  move: 4,
  wounds: 3,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.8,
  size: { least: 5, step: 5, most: 20 },
  points: 220,
  weapons: [
    melee('lightning-hammer', 'Lightning Hammer', [1, 2, 3, 3, -1, 2]),
    melee('starsoul-mace', 'Starsoul Mace', [1, 1, 0, 0, 0, 0], { special: 'starsoul-mace' }),
  ],
  loadouts: [{ id: 'hammers', name: 'Lightning hammer', weapons: ['lightning-hammer'], wargear: [] }],
  swaps: [{ id: 'starsoul-mace', name: 'Starsoul mace', weapons: ['starsoul-mace'], wargear: [], most: 2, per: 5 }],
  command: [{ role: 'champion', name: 'Retributor-Prime' }],
  abilities: [
    oneMoreAttack('retributors', 'Retributor-Prime'),
    {
      id: 'retributors-blast-to-ashes',
      name: 'Blast to Ashes',
      text: 'An unmodified hit roll of 6 with a lightning hammer is 2 mortal wounds, and the attack ends there.',
      when: 'always',
      given: [{ is: 'weapon', any: ['lightning-hammer'] }],
      effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount: 2 } }],
    },
    {
      id: 'retributors-starsoul-mace',
      name: 'Starsoul Mace',
      text: 'Instead of attacking, roll a die: on 2 to 5 the target suffers D3 mortal wounds, on a 6 D3+1.',
      when: 'always',
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'PALADIN', 'RETRIBUTORS'],
};
