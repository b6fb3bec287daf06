import { melee, missile } from '../../../src/games/aos/armies/parts/weapons';
import type { Warscroll } from '../../../src/games/aos/warscroll';
import { atMoment } from './staged-moments';
import { lasting, scroll } from './staged-scroll';

/** DTAB-01: a monster of which every number sinks with its wounds. */
const titan = scroll('titan', {
  wounds: 12,
  move: 12,
  save: 3,
  bravery: 9,
  weapons: [
    missile('stone', 'Stone', [24, 2, 3, 3, -2, 3]),
    melee('fists', 'Fists', [3, 6, 2, 2, -2, 3]),
    melee('tail', 'Tail', [1, 1, 3, 3, 0, 1]),
  ],
  abilities: [
    atMoment('stomp', 'combatStart', {
      reach: { side: 'enemy', within: 3 },
      choices: [{ name: 'stomp', deals: [{ do: 'pool', dicePerModel: { inTable: 'stomp' }, on: 5 }] }],
    }),
    atMoment('roar', 'hero', {
      reach: { side: 'enemy', within: 24 },
      choices: [{ name: 'roar', deals: [{ do: 'mortalWounds', amount: { inTable: 'roar' } }] }],
    }),
    lasting('hide', { given: [{ is: 'woundsTaken', atMost: 4 }], effects: [{ do: 'negate', on: 5, kind: 'any' }] }),
  ],
  damageTable: [
    {
      upTo: 4,
      weapons: { stone: { range: 24 }, fists: { attacks: 6 } },
      numbers: { stomp: 4, roar: 'D3+1' },
    },
    {
      upTo: 8,
      move: 'D6+2',
      save: 4,
      bravery: 7,
      weapons: {
        stone: { range: 18 },
        fists: { range: 2, attacks: 'D3', toHit: 3, toWound: 4, rend: -1, damage: 'D3' },
      },
      numbers: { stomp: 2, roar: 1 },
    },
    {
      upTo: 12,
      move: 4,
      save: 7,
      bravery: 5,
      weapons: { stone: { range: 12 }, fists: { attacks: 1, toHit: 5, damage: 1 } },
      numbers: { stomp: 1, roar: 1 },
    },
  ],
});

/** RAND-01: warscrolls whose numbers are dice of every kind. */
export const DICE_SCROLLS: readonly Warscroll[] = [
  titan,
  scroll('hydra', { move: '3D6', weapons: [melee('jaws', 'Jaws', [1, 'D3+3', 3, 3, 0, '2D6-1'])] }),
  scroll('crawler', { move: 'D6-3' }),
  scroll('fate-weaver', {
    weapons: [melee('club', 'Club', [1, 2, 3, 3, 0, '2D3+1'])],
    abilities: [lasting('turn', { effects: [{ do: 'changeDie', rolls: ['damage'], into: 'chosen' }] })],
  }),
  // RAND-03: every value of a weapon but its Damage
  scroll('far-thrower', { weapons: [missile('sling', 'Sling', ['2D6', 1, 4, 4, 0, 1])] }),
  scroll('reacher', { weapons: [melee('whip', 'Whip', ['D3', 2, 3, 3, 0, 1])] }),
  scroll('wavering', { weapons: [melee('axe', 'Axe', [1, 2, 'D6', 3, 0, 1])] }),
  scroll('hacker', { weapons: [melee('cleaver', 'Cleaver', [1, 2, 3, 'D6', 0, 1])] }),
  scroll('render', { weapons: [melee('pick', 'Pick', [1, 2, 3, 3, '-D3', 1])] }),
  scroll('card-sharp', { weapons: [missile('cards', 'Cards', ['D6+6', 'D3', 'D6', 'D6', '-D3', 'D3'])] }),
  // RAND-01: rolled once before the battle
  scroll('changeling', { wounds: 'D3+3', bravery: '2D6', save: 'D6', keywords: ['STAGED', 'DEATH', 'NIGHTHAUNT'] }),
  scroll('waning', {
    wounds: 6,
    damageTable: [
      { upTo: 2, save: 'D3' },
      { upTo: 6, bravery: 'D6', save: 5 },
    ],
  }),
  scroll('caller-of-changelings', {
    abilities: [
      atMoment('call', 'hero', {
        turn: 'your',
        choices: [{ name: 'call', deals: [{ do: 'summon', warscroll: 'changeling', models: 1, within: 12, away: 3 }] }],
      }),
    ],
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
