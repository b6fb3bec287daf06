import { melee } from '../../../src/systems/aos/armies/weapons';
import type { Warscroll } from '../../../src/systems/aos/warscroll';
import { atMoment } from './staged-moments';
import { lasting, scroll } from './staged-scroll';

/** RAND-01: warscrolls whose numbers are dice of every kind. */
export const DICE_SCROLLS: readonly Warscroll[] = [
  scroll('hydra', { move: '3D6', weapons: [melee('jaws', 'Jaws', [1, 'D3+3', 3, 3, 0, '2D6-1'])] }),
  scroll('crawler', { move: 'D6-3' }),
  scroll('fate-weaver', {
    weapons: [melee('club', 'Club', [1, 2, 3, 3, 0, '2D3+1'])],
    abilities: [lasting('turn', { effects: [{ do: 'changeDie', rolls: ['damage'], into: 'chosen' }] })],
  }),
  scroll('duellist'),
  scroll('storm-caller', {
    wounds: 9,
    abilities: [
      atMoment('mend', 'hero', { choices: [{ name: 'mend', deals: [{ do: 'heal', amount: 'D3+1' }] }] }),
      atMoment('burn', 'hero', {
        reach: { side: 'enemy' },
        choices: [{ name: 'burn', deals: [{ do: 'mortalWounds', amount: '3D3-2' }] }],
      }),
    ],
  }),
];
