import { ovalBase } from '../../../../../geometry/shapes/shape';
import type { Warscroll } from '../../../warscroll';
import { melee } from '../../parts/weapons';
import { spiritFlask } from '../shared';
import { soulEnergy } from '../soul-energy';

export const lordArcanumOnGryphCharger: Warscroll = {
  id: 'lord-arcanum-on-gryph-charger',
  name: 'Lord-Arcanum on Gryph-charger',
  army: 'Stormcast Eternals',
  move: 12,
  wounds: 7,
  bravery: 9,
  save: 3,
  flies: false,
  base: ovalBase(90, 52),
  height: 3,
  size: { least: 1, step: 1, most: 1 },
  points: 240,
  weapons: [
    melee('aetherstave', 'Aetherstave', [2, 4, 3, 3, -1, 'D3']),
    melee('razor-beak-and-claws', 'Razor Beak and Claws', [1, 3, 3, 3, -2, 1], { isMounts: true }),
  ],
  loadouts: [{ id: 'stave', name: 'Aetherstave', weapons: ['aetherstave', 'razor-beak-and-claws'], wargear: [] }],
  swaps: [],
  command: [],
  abilities: [
    {
      id: 'lord-arcanum-on-gryph-charger-aethereal-strike',
      name: 'Aethereal Strike',
      text: 'An unmodified hit roll of 6 with beak and claws is 1 mortal wound, and the attack ends there.',
      when: 'always',
      given: [{ is: 'weapon', any: ['razor-beak-and-claws'] }],
      effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount: 1 } }],
    },
    {
      id: 'lord-arcanum-on-gryph-charger-ride-the-winds-aetheric',
      name: 'Ride the Winds Aetheric',
      text: 'Instead of a normal move, name a direction and roll 6D6: this model may fly up to so far in a straight line, ends more than 3″ from enemies and cannot charge this turn.',
      when: 'always',
      effects: [{ do: 'rideWinds', dice: 6 }],
    },
    {
      id: 'lord-arcanum-on-gryph-charger-cycle-of-the-storm',
      name: 'Cycle of the Storm',
      text: 'Once per turn, when another friendly Stormcast model within 18″ would be slain, it stays and heals 1 wound instead.',
      when: 'slaying',
      limit: 'turn',
      reach: { side: 'friend', within: 18, keywords: ['STORMCAST ETERNAL'], isOther: true, toWounded: true },
      choices: [{ name: 'Keep it in the cycle', deals: [{ do: 'heal', amount: 1 }] }],
    },
    spiritFlask('lord-arcanum-on-gryph-charger'),
    {
      id: 'lord-arcanum-on-gryph-charger-prime-electrids',
      name: 'Prime Electrids',
      text: 'This model’s Arcane Bolt does D3 mortal wounds, or D6 on a casting roll of 10 or more.',
      when: 'always',
      effects: [
        {
          do: 'changeSpell',
          spell: 'arcane-bolt',
          deals: [{ do: 'mortalWounds', amount: 'D3' }],
          greater: { from: 10, deals: [{ do: 'mortalWounds', amount: 'D6' }] },
        },
      ],
    },
    ...soulEnergy('lord-arcanum-on-gryph-charger'),
  ],
  wizard: { casts: 1, unbinds: 1, spells: ['arcane-bolt', 'mystic-shield', 'healing-light'] },
  spells: [
    {
      id: 'healing-light',
      name: 'Healing Light',
      text: 'A friendly Stormcast model within 18″ heals D3 wounds, or D6 on a casting roll of 8 or more.',
      value: 5,
      reach: { side: 'friend', within: 18, keywords: ['STORMCAST ETERNAL'], toWounded: true },
      deals: [{ do: 'heal', amount: 'D3' }],
      greater: { from: 8, deals: [{ do: 'heal', amount: 'D6' }] },
    },
  ],
  keywords: [
    'ORDER',
    'CELESTIAL',
    'HUMAN',
    'GRYPH-CHARGER',
    'STORMCAST ETERNAL',
    'SACROSANCT',
    'HERO',
    'WIZARD',
    'LORD-ARCANUM',
  ],
};
