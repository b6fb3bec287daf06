import { roundBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { ethereal } from '../shared';

export const guardianOfSouls: Warscroll = {
  id: 'guardian-of-souls',
  name: 'Guardian of Souls',
  army: 'Nighthaunt',
  move: 6,
  wounds: 5,
  bravery: 10,
  save: 4,
  flies: true,
  base: roundBase(32),
  height: 2,
  size: { least: 1, step: 1, most: 1 },
  points: 140,
  weapons: [
    {
      id: 'chill-blade',
      name: 'Chill Blade',
      type: 'melee',
      range: 1,
      attacks: 3,
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
    },
    {
      id: 'maul-of-judgement',
      name: 'Maul of Judgement',
      type: 'melee',
      range: 1,
      attacks: 2,
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 2,
    },
  ],
  loadouts: [
    { id: 'blade', name: 'Chill Blade', weapons: ['chill-blade'], wargear: [] },
    { id: 'maul', name: 'Maul of Judgement', weapons: ['maul-of-judgement'], wargear: [] },
  ],
  swaps: [],
  command: [],
  abilities: [
    ethereal,
    {
      id: 'guardian-of-souls-nightmare-lantern',
      name: 'Nightmare Lantern',
      text: 'Friendly Nighthaunt units wholly within 12″ have +1 to wound with melee weapons.',
      when: 'always',
      reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'] },
      given: [{ is: 'melee' }],
      effects: [{ do: 'modify', roll: 'wound', by: 1 }],
    },
  ],
  wizard: { casts: 1, unbinds: 1, spells: ['arcane-bolt', 'mystic-shield', 'spectral-lure'] },
  spells: [
    {
      id: 'spectral-lure',
      name: 'Spectral Lure',
      text: 'A friendly Summonable Nighthaunt unit wholly within 24″ heals D6 wounds or, if it has none, slain models return to it worth up to D6 wounds.',
      value: 6,
      reach: { side: 'friend', within: 24, wholly: true, keywords: ['SUMMONABLE', 'NIGHTHAUNT'] },
      deals: [{ do: 'healOrReturn', amount: 'D6' }],
    },
  ],
  keywords: ['DEATH', 'MALIGNANT', 'NIGHTHAUNT', 'HERO', 'WIZARD', 'GUARDIAN OF SOULS'],
};
