import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';
import { spiritFlask } from '../shared';

export const knightIncantor: Warscroll = {
  id: 'knight-incantor',
  name: 'Knight-Incantor',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 5,
  bravery: 9,
  save: 3,
  flies: false,
  base: roundBase(40),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 140,
  weapons: [melee('incantors-staff', 'Incantor’s Staff', [2, 3, 3, 3, -1, 'D3'])],
  loadouts: [{ id: 'staff', name: 'Incantor’s staff', weapons: ['incantors-staff'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    {
      id: 'knight-incantor-voidstorm-scroll',
      name: 'Voidstorm Scroll',
      text: 'Once per battle, when this model tries to unbind a spell, it is unbound without a roll.',
      when: 'unbind',
      limit: 'battle',
      choices: [{ name: 'Read the Voidstorm Scroll', deals: [{ do: 'unbindNow' }] }],
    },
    spiritFlask('knight-incantor'),
  ],
  wizard: { casts: 1, unbinds: 1, spells: ['arcane-bolt', 'mystic-shield', 'spirit-storm'] },
  spells: [
    {
      id: 'spirit-storm',
      name: 'Spirit Storm',
      text: 'Every enemy unit within 18″ suffers 1 mortal wound. Until your next hero phase enemies within 18″ of the caster have −1 to run and charge rolls.',
      value: 7,
      reach: { side: 'enemy', within: 18, isAll: true },
      deals: [{ do: 'mortalWounds', amount: 1 }],
      toCaster: (['run', 'charge'] as const).map(roll => ({
        do: 'grant',
        effect: { do: 'modify', roll, by: -1 },
        until: 'yourHero',
        reach: { side: 'enemy', within: 18 },
      })),
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'SACROSANCT', 'HERO', 'WIZARD', 'KNIGHT-INCANTOR'],
};
