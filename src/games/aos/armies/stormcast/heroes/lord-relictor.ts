import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';

export const lordRelictor: Warscroll = {
  id: 'lord-relictor',
  name: 'Lord-Relictor',
  army: 'Stormcast Eternals',
  move: 4,
  wounds: 5,
  bravery: 9,
  save: 3,
  flies: false,
  base: roundBase(40),
  height: 2.2,
  size: { least: 1, step: 1, most: 1 },
  points: 100,
  weapons: [melee('relic-hammer', 'Relic Hammer', [1, 4, 3, 3, -1, 1])],
  loadouts: [{ id: 'hammer', name: 'Relic hammer', weapons: ['relic-hammer'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    {
      id: 'lord-relictor-lightning-storm',
      name: 'Lightning Storm',
      text: 'In your hero phase, on a 3+ an enemy unit within 12″ suffers D3 mortal wounds and has −1 to hit until your next hero phase. Not in a turn with Healing Storm.',
      when: 'hero',
      turn: 'your',
      limit: 'turn',
      limitWith: 'lord-relictor-storms',
      reach: { side: 'enemy', within: 12 },
      choices: [
        {
          name: 'Lightning Storm',
          deals: [
            {
              do: 'onRoll',
              on: 3,
              deals: [
                { do: 'mortalWounds', amount: 'D3' },
                { do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'yourHero' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'lord-relictor-healing-storm',
      name: 'Healing Storm',
      text: 'In your hero phase, on a 3+ a friendly Stormcast model within 12″ heals D3 wounds. Not in a turn with Lightning Storm.',
      when: 'hero',
      turn: 'your',
      limit: 'turn',
      limitWith: 'lord-relictor-storms',
      reach: { side: 'friend', within: 12, keywords: ['STORMCAST ETERNAL'], toWounded: true },
      choices: [{ name: 'Healing Storm', deals: [{ do: 'heal', amount: 'D3', on: 3 }] }],
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'HERO', 'PRIEST', 'LORD-RELICTOR'],
};
