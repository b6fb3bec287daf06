import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';

export const lordCelestant: Warscroll = {
  id: 'lord-celestant',
  name: 'Lord-Celestant',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 5,
  bravery: 9,
  save: 3,
  flies: false,
  base: roundBase(40),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 100,
  weapons: [
    melee('runeblade', 'Sigmarite Runeblade', [1, 4, 3, 3, -1, 1]),
    melee('warhammer', 'Warhammer', [1, 2, 4, 3, 0, 1]),
  ],
  loadouts: [{ id: 'both', name: 'Runeblade and warhammer', weapons: ['runeblade', 'warhammer'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    {
      id: 'lord-celestant-inescapable-vengeance',
      name: 'Inescapable Vengeance',
      text: '1 more attack with each melee weapon in a turn in which this model charged.',
      when: 'always',
      given: [{ is: 'charged' }, { is: 'melee' }],
      effects: [{ do: 'attacks', by: 1 }],
    },
    {
      id: 'lord-celestant-sigmarite-warcloak',
      name: 'Sigmarite Warcloak',
      text: 'In your shooting phase, D6 hammers fly: each strikes a visible enemy unit within 16″ for 1 mortal wound on a 4+.',
      when: 'shooting',
      turn: 'your',
      limit: 'phase',
      choices: [
        {
          name: 'Throw the hammers',
          deals: [{ do: 'strikes', count: 'D6', on: 4, reach: { side: 'enemy', within: 16, isVisible: true } }],
        },
      ],
    },
    {
      id: 'lord-celestant-furious-retribution',
      name: 'Furious Retribution',
      text: 'At the start of the combat phase, with an enemy within 3″: this phase friendly Stormcast units have +1 to hit while wholly within 12″ of this model.',
      when: 'combatStart',
      isCommand: true,
      given: [{ is: 'enemyNear', inches: 3 }],
      choices: [
        {
          name: 'Call for retribution',
          deals: [
            {
              do: 'grant',
              effect: { do: 'modify', roll: 'hit', by: 1 },
              until: 'phase',
              reach: { side: 'friend', within: 12, wholly: true, keywords: ['STORMCAST ETERNAL'] },
            },
          ],
        },
      ],
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'HERO', 'LORD-CELESTANT'],
};
