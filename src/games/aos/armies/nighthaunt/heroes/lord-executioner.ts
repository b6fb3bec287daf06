import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';
import { ethereal } from '../shared';

export const lordExecutioner: Warscroll = {
  id: 'lord-executioner',
  name: 'Lord Executioner',
  army: 'Nighthaunt',
  move: 6,
  wounds: 5,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(40),
  height: 2.2,
  size: { least: 1, step: 1, most: 1 },
  points: 80,
  weapons: [melee('decapitating-greataxe', 'Decapitating Greataxe', [1, 3, 3, 3, -2, 1])],
  loadouts: [{ id: 'greataxe', name: 'Decapitating greataxe', weapons: ['decapitating-greataxe'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'lord-executioner-beheading-strike',
      name: 'Beheading Strike',
      text: 'An unmodified wound roll of 6 adds 2 to the Damage of that attack.',
      when: 'always',
      given: [{ is: 'weapon', any: ['decapitating-greataxe'] }],
      effects: [{ do: 'onSix', roll: 'wound', what: { kind: 'damage', by: 2 } }],
    },
    {
      id: 'lord-executioner-staring-death-in-the-face',
      name: 'Staring Death in the Face',
      text: 'At the start of the combat phase, an enemy hero within 3″ has −1 to hit this phase.',
      when: 'combatStart',
      reach: { side: 'enemy', within: 3, keywords: ['HERO'] },
      choices: [
        {
          name: 'Stare it in the face',
          deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'phase' }],
        },
      ],
    },
    {
      id: 'lord-executioner-disembodied-skulls',
      name: 'Disembodied Skulls',
      text: 'Mortal wounds on this model are negated on a 5+.',
      when: 'always',
      effects: [{ do: 'negate', on: 5, kind: 'mortal' }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'LORD EXECUTIONER'],
};
