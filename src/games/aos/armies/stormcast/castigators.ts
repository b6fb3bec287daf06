import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee, missile } from '../parts/weapons';
import { intoAccuracy, intoPower } from './aetheric-channelling';

export const castigators: Warscroll = {
  id: 'castigators',
  name: 'Castigators',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 2,
  bravery: 7,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.75,
  size: { least: 3, step: 3, most: 18 },
  points: 80,
  weapons: [
    missile('thunderhead-greatbow', 'Thunderhead Greatbow', [18, 1, 3, 3, -1, 1]),
    melee('heavy-stock', 'Heavy Stock', [1, 2, 4, 4, 0, 1]),
  ],
  loadouts: [{ id: 'greatbow', name: 'Greatbow', weapons: ['thunderhead-greatbow', 'heavy-stock'], wargear: [] }],
  swaps: [],
  command: [{ role: 'champion', name: 'Castigator-Prime' }],
  abilities: [
    {
      id: 'castigators-prime',
      name: 'Castigator-Prime',
      text: 'The Castigator-Prime has +1 to hit with its greatbow.',
      when: 'always',
      given: [
        { is: 'modelRole', role: 'champion' },
        { is: 'weapon', any: ['thunderhead-greatbow'] },
      ],
      effects: [{ do: 'modify', roll: 'hit', by: 1 }],
    },
    {
      id: 'castigators-burst-of-celestial-energy',
      name: 'Burst of Celestial Energy',
      text: 'An unmodified hit roll of 6 with a greatbow scores D3 hits against Daemons and Nighthaunt.',
      when: 'always',
      given: [
        { is: 'weapon', any: ['thunderhead-greatbow'] },
        { is: 'targetKeyword', any: ['DAEMON', 'NIGHTHAUNT'] },
      ],
      effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'hits', amount: 'D3' } }],
    },
    {
      id: 'castigators-aetheric-channelling',
      name: 'Aetheric Channelling',
      text: 'At the start of your shooting phase, choose accuracy (hit rolls of 1 are re-rolled) or power (greatbows have Rend −2).',
      when: 'shootingStart',
      turn: 'your',
      isForced: true,
      choices: [
        { name: 'Channel into accuracy', deals: [intoAccuracy] },
        { name: 'Channel into power', deals: [intoPower] },
      ],
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'SACROSANCT', 'JUSTICAR', 'CASTIGATORS'],
};
