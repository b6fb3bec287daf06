import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { ethereal, retreatAndCharge } from './shared';

export const glaivewraithStalkers: Warscroll = {
  id: 'glaivewraith-stalkers',
  name: 'Glaivewraith Stalkers',
  army: 'Nighthaunt',
  move: 6,
  wounds: 1,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 1.8,
  size: { least: 4, step: 4, most: 16 },
  points: 60,
  weapons: [melee('hunters-glaive', 'Hunter’s Glaive', [2, 2, 4, 3, 0, 1])],
  loadouts: [{ id: 'glaive', name: 'Hunter’s glaive', weapons: ['hunters-glaive'], wargear: [] }],
  // CMDM-01: every unit includes one drummer; any number of the others may be drummers too.
  swaps: [{ id: 'drum', name: 'More drummers', weapons: [], wargear: ['drum'], keeps: true, most: 1, per: 1 }],
  command: [{ role: 'musician', name: 'Deathbeat Drummer' }],
  abilities: [
    ethereal,
    {
      id: 'glaivewraith-stalkers-deathbeat-drummer',
      name: 'Deathbeat Drummer',
      text: 'A unit with a drummer may retreat and charge in the same turn.',
      given: [
        {
          is: 'anyOf',
          conditions: [
            { is: 'unitHasRole', role: 'musician' },
            { is: 'unitCarries', wargear: 'drum' },
          ],
        },
      ],
      ...retreatAndCharge,
    },
    {
      id: 'glaivewraith-stalkers-the-point-of-death',
      name: 'The Point of Death',
      text: 'Failed hit rolls may be re-rolled if this unit or its target charged this turn.',
      when: 'always',
      given: [
        { is: 'weapon', any: ['hunters-glaive'] },
        { is: 'anyOf', conditions: [{ is: 'charged' }, { is: 'targetCharged' }] },
      ],
      effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'GLAIVEWRAITH STALKERS'],
};
