import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { ethereal } from './shared';

export const chainraspHorde: Warscroll = {
  id: 'chainrasp-horde',
  name: 'Chainrasp Horde',
  army: 'Nighthaunt',
  move: 6,
  wounds: 1,
  bravery: 6,
  save: 5,
  flies: true,
  base: roundBase(25),
  height: 1.4,
  size: { least: 10, step: 10, most: 40 },
  points: 80,
  fullPoints: 280,
  weapons: [
    {
      id: 'malignant-weapon',
      name: 'Malignant Weapon',
      type: 'melee',
      range: 1,
      attacks: 2,
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
    },
  ],
  loadouts: [{ id: 'weapon', name: 'Malignant weapon', weapons: ['malignant-weapon'], wargear: [] }],
  swaps: [],
  command: [{ role: 'champion', name: 'Dreadwarden' }],
  abilities: [
    ethereal,
    {
      id: 'chainrasp-horde-dreadwarden',
      name: 'Dreadwarden',
      text: 'The Dreadwarden makes 1 more attack.',
      when: 'always',
      given: [{ is: 'modelRole', role: 'champion' }, { is: 'melee' }],
      effects: [{ do: 'attacks', by: 1 }],
    },
    {
      id: 'chainrasp-horde-dreadwardens-hold',
      name: 'Dreadwarden’s hold',
      text: 'While the Dreadwarden lives, the unit has Bravery 10.',
      when: 'always',
      given: [{ is: 'unitHasRole', role: 'champion' }],
      effects: [{ do: 'setBravery', to: 10 }],
    },
    {
      id: 'chainrasp-horde-chilling-horde',
      name: 'Chilling Horde',
      text: 'Wound rolls of 1 are re-rolled while the unit has more than 10 models.',
      when: 'always',
      given: [{ is: 'models', atLeast: 11 }],
      effects: [{ do: 'reroll', roll: 'wound', which: 'ones' }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'SUMMONABLE', 'CHAINRASP HORDE'],
};
