import { roundBase } from '../../../../geometry/shapes/shape';
import type { Warscroll } from '../../warscroll';
import { melee } from '../parts/weapons';
import { oneMoreAttack } from './shared';

export const evocators: Warscroll = {
  id: 'evocators',
  name: 'Evocators',
  army: 'Stormcast Eternals',
  move: 5,
  wounds: 3,
  bravery: 8,
  save: 4,
  flies: false,
  base: roundBase(40),
  height: 1.75,
  size: { least: 5, step: 5, most: 20 },
  points: 200,
  weapons: [
    melee('tempest-blade-and-stormstave', 'Tempest Blade and Stormstave', [1, 4, 3, 3, -1, 1]),
    melee('grandstave', 'Grandstave', [2, 3, 3, 3, 0, 2]),
  ],
  loadouts: [
    {
      id: 'blade-and-stave',
      name: 'Tempest blade and stormstave',
      weapons: ['tempest-blade-and-stormstave'],
      wargear: [],
    },
  ],
  swaps: [{ id: 'grandstave', name: 'Grandstave', weapons: ['grandstave'], wargear: [], most: 1, per: 1 }],
  command: [{ role: 'champion', name: 'Evocator-Prime' }],
  abilities: [
    oneMoreAttack('evocators', 'Evocator-Prime'),
    {
      id: 'evocators-celestial-lightning',
      name: 'Celestial Lightning Arc',
      text: 'Save rolls of 1 against missiles may be re-rolled.',
      when: 'always',
      against: true,
      given: [{ is: 'missile' }],
      effects: [{ do: 'reroll', roll: 'save', which: 'ones' }],
    },
    {
      id: 'evocators-celestial-lightning-arc',
      name: 'Celestial Lightning Arc',
      text: 'After the first fight of a phase, roll 2 dice for each model: each 4+ is 1 mortal wound on an enemy unit within 3″.',
      when: 'afterFight',
      reach: { side: 'enemy', within: 3 },
      choices: [{ name: 'Let the lightning arc', deals: [{ do: 'pool', dicePerModel: 2, on: 4 }] }],
    },
  ],
  wizard: { casts: 1, unbinds: 1, spells: ['empower'], leastModels: 2 },
  spells: [
    {
      id: 'empower',
      name: 'Empower',
      text: 'A friendly Redeemer or Sacrosanct unit wholly within 12″ may re-roll failed wound rolls until your next hero phase.',
      value: 6,
      reach: { side: 'friend', within: 12, wholly: true, anyKeyword: ['REDEEMER', 'SACROSANCT'] },
      deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'wound', which: 'failed' }, until: 'yourHero' }],
      isUnlimited: true,
    },
  ],
  keywords: ['ORDER', 'CELESTIAL', 'HUMAN', 'STORMCAST ETERNAL', 'SACROSANCT', 'CORPUSCANT', 'WIZARD', 'EVOCATORS'],
};
