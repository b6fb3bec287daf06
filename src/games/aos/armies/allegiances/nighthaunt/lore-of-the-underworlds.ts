import type { Spell } from '../../../magic';

/** LORE-01: every Nighthaunt wizard knows one of these. */
export const loreOfTheUnderworlds: readonly Spell[] = [
  {
    id: 'soul-cage',
    name: 'Soul Cage',
    text: 'Until your next hero phase a visible enemy unit within 12″ cannot retreat and fights after everyone else.',
    value: 6,
    reach: { side: 'enemy', within: 12, isVisible: true },
    deals: [
      { do: 'grant', effect: { do: 'forbid', commands: ['retreat'] }, until: 'yourHero' },
      { do: 'grant', effect: { do: 'fightsLast' }, until: 'yourHero' },
    ],
  },
  {
    id: 'spirit-drain',
    name: 'Spirit Drain',
    text: 'A die for each of the Wounds of a visible enemy model within 18″: each 6 is 1 mortal wound on its unit.',
    value: 4,
    reach: { side: 'enemy', within: 18, isVisible: true },
    deals: [{ do: 'woundPool', on: 6 }],
  },
  {
    id: 'lifestealer',
    name: 'Lifestealer',
    text: 'A visible enemy unit within 12″ suffers D3 mortal wounds; the caster heals 1 wound for each.',
    value: 7,
    reach: { side: 'enemy', within: 12, isVisible: true },
    deals: [{ do: 'mortalWounds', amount: 'D3', heals: true }],
  },
  {
    id: 'reaping-scythe',
    name: 'Reaping Scythe',
    text: 'Failed hit and wound rolls with one of the caster’s weapons, which you choose, may be re-rolled until your next hero phase.',
    value: 4,
    reach: { side: 'friend', isSelf: true, isAll: true },
    deals: [
      {
        do: 'grantWeapon',
        effects: [
          { do: 'reroll', roll: 'hit', which: 'failed' },
          { do: 'reroll', roll: 'wound', which: 'failed' },
        ],
        until: 'yourHero',
      },
    ],
  },
  {
    id: 'shademist',
    name: 'Shademist',
    text: 'Attacks against a visible friendly Nighthaunt unit wholly within 12″ have −1 to wound until your next hero phase.',
    value: 6,
    reach: { side: 'friend', within: 12, wholly: true, keywords: ['NIGHTHAUNT'], isVisible: true },
    deals: [{ do: 'grant', effect: { do: 'modify', roll: 'wound', by: -1 }, until: 'yourHero', against: true }],
  },
  {
    id: 'spectral-tether',
    name: 'Spectral Tether',
    text: 'A friendly Nighthaunt hero within 12″ heals D3 wounds.',
    value: 6,
    reach: { side: 'friend', within: 12, keywords: ['NIGHTHAUNT', 'HERO'] },
    deals: [{ do: 'heal', amount: 'D3' }],
  },
];
