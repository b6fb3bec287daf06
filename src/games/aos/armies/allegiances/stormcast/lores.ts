import type { Spell } from '../../../magic';

const STORMCAST = ['STORMCAST ETERNAL'];
const NOT_EVOCATORS = { notFor: 'EVOCATORS' } as const;
const EVOCATORS = { onlyFor: 'EVOCATORS' } as const;

/** LORE-01: one for each wizard except Evocators. */
export const loreOfTheStorm: readonly Spell[] = [
  {
    id: 'lightning-blast',
    name: 'Lightning Blast',
    text: 'The closest visible enemy unit suffers D3 mortal wounds.',
    value: 5,
    ...NOT_EVOCATORS,
    reach: { side: 'enemy', isVisible: true, isNearest: true },
    deals: [{ do: 'mortalWounds', amount: 'D3' }],
  },
  {
    id: 'starfall',
    name: 'Starfall',
    text: 'Choose a visible point within 12″: each enemy unit within 3″ of it suffers 1 mortal wound on a 4+.',
    value: 5,
    ...NOT_EVOCATORS,
    point: { within: 12 },
    reach: { side: 'enemy', within: 3 },
    deals: [{ do: 'mortalWounds', amount: 1, on: 4 }],
  },
  {
    id: 'thundershock',
    name: 'Thundershock',
    text: 'On a 4+ each visible enemy unit within 6″ suffers 1 mortal wound and has −1 to hit until your next hero phase.',
    value: 6,
    ...NOT_EVOCATORS,
    reach: { side: 'enemy', within: 6, isVisible: true, isAll: true },
    deals: [
      {
        do: 'onRoll',
        on: 4,
        deals: [
          { do: 'mortalWounds', amount: 1 },
          { do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'yourHero' },
        ],
      },
    ],
  },
  {
    id: 'azyrite-halo',
    name: 'Azyrite Halo',
    text: 'Until your next hero phase, each unmodified save of 6 by a visible friendly Stormcast unit wholly within 12″ does 1 mortal wound to the attacker when its attacks are done.',
    value: 5,
    ...NOT_EVOCATORS,
    reach: { side: 'friend', within: 12, wholly: true, isVisible: true, keywords: STORMCAST },
    deals: [{ do: 'grant', effect: { do: 'saveSixes', mortals: 1 }, until: 'yourHero', against: true }],
  },
  {
    id: 'chain-lightning',
    name: 'Chain Lightning',
    text: 'A visible enemy unit within 24″ suffers D3 mortal wounds, and each enemy unit within 3″ of it 1 on a 4+.',
    value: 7,
    ...NOT_EVOCATORS,
    reach: { side: 'enemy', within: 24, isVisible: true },
    deals: [
      { do: 'mortalWounds', amount: 'D3' },
      { do: 'spread', within: 3, deals: [{ do: 'mortalWounds', amount: 1, on: 4 }] },
    ],
  },
  {
    id: 'stormcaller',
    name: 'Stormcaller',
    text: 'Each enemy unit on the table suffers D3 mortal wounds on a 6.',
    value: 7,
    ...NOT_EVOCATORS,
    reach: { side: 'enemy', isAll: true },
    deals: [{ do: 'mortalWounds', amount: 'D3', on: 6 }],
  },
];

/** LORE-01: one for each unit of Evocators. */
export const loreOfInvigoration: readonly Spell[] = [
  {
    id: 'terrifying-aspect',
    name: 'Terrifying Aspect',
    text: 'Until your next hero phase, enemy units within 3″ of a visible friendly Stormcast unit wholly within 18″ have −1 Bravery.',
    value: 5,
    ...EVOCATORS,
    reach: { side: 'friend', within: 18, wholly: true, isVisible: true, keywords: STORMCAST },
    deals: [
      {
        do: 'grant',
        effect: { do: 'bravery', by: -1 },
        until: 'yourHero',
        reach: { side: 'enemy', within: 3 },
      },
    ],
  },
  {
    id: 'celestial-blades',
    name: 'Celestial Blades',
    text: 'A visible friendly Stormcast unit wholly within 18″ has +1 to wound with melee weapons until your next hero phase.',
    value: 5,
    ...EVOCATORS,
    reach: { side: 'friend', within: 18, wholly: true, isVisible: true, keywords: STORMCAST },
    deals: [
      {
        do: 'grant',
        effect: { do: 'modify', roll: 'wound', by: 1 },
        until: 'yourHero',
        given: [{ is: 'melee' }],
      },
    ],
  },
  {
    id: 'speed-of-lightning',
    name: 'Speed of Lightning',
    text: 'A visible friendly Stormcast unit wholly within 9″ may re-roll charge rolls until your next hero phase.',
    value: 5,
    ...EVOCATORS,
    reach: { side: 'friend', within: 9, wholly: true, isVisible: true, keywords: STORMCAST },
    deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'charge', which: 'failed' }, until: 'yourHero' }],
  },
];
