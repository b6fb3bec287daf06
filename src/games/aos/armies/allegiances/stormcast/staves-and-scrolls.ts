import type { Ability } from '../../../abilities/types';

const WIZARD = { onlyFor: 'WIZARD' } as const;

/** ART-01: celestial staves and scrolls of power, only for wizards. */
export const stavesAndScrolls: readonly Ability[] = [
  {
    id: 'staff-of-focus',
    name: 'Staff of Focus',
    text: 'Once per battle, in your hero phase: +1 to casting rolls this phase, and the bearer’s spells do 1 more mortal wound to each unit they hurt.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    ...WIZARD,
    choices: [
      {
        name: 'Staff of Focus',
        deals: [
          { do: 'grant', effect: { do: 'modify', roll: 'cast', by: 1 }, until: 'phase' },
          { do: 'grant', effect: { do: 'spellMortals', by: 1 }, until: 'phase' },
        ],
      },
    ],
  },
  {
    id: 'mindlock-staff',
    name: 'Mindlock Staff',
    text: 'Once per battle, as the enemy hero phase begins: an enemy wizard within 12″ cannot cast this phase.',
    when: 'heroStart',
    turn: 'enemy',
    limit: 'battle',
    ...WIZARD,
    reach: { side: 'enemy', within: 12, keywords: ['WIZARD'] },
    choices: [
      { name: 'Lock its mind', deals: [{ do: 'grant', effect: { do: 'forbid', commands: ['cast'] }, until: 'phase' }] },
    ],
  },
  {
    id: 'staff-of-azyr',
    name: 'Staff of Azyr',
    text: 'When the bearer has cast a spell that was not unbound, attacks against it have −1 to hit until your next hero phase.',
    when: 'afterCast',
    limit: 'turn',
    isAutomatic: true,
    ...WIZARD,
    choices: [
      {
        name: 'Staff of Azyr',
        deals: [{ do: 'grant', effect: { do: 'modify', roll: 'hit', by: -1 }, until: 'yourHero', against: true }],
      },
    ],
  },
  {
    id: 'scroll-of-unravelling',
    name: 'Scroll of Unravelling',
    text: 'Once per battle, for one enemy hero phase: enemy casting rolls that just reach the casting value fail, and the caster suffers D3 mortal wounds.',
    when: 'heroStart',
    turn: 'enemy',
    limit: 'battle',
    ...WIZARD,
    choices: [
      {
        name: 'Unravel their spells',
        deals: [{ do: 'grant', effect: { do: 'unravel', mortals: 'D3' }, until: 'phase', reach: { side: 'enemy' } }],
      },
    ],
  },
  {
    id: 'scroll-of-condemnation',
    name: 'Scroll of Condemnation',
    text: 'Once per battle, in your hero phase: Stormcast attacks on an enemy Hero within 12″ have +1 to wound this turn.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    ...WIZARD,
    reach: { side: 'enemy', within: 12, keywords: ['HERO'] },
    choices: [
      {
        name: 'Condemn',
        deals: [
          {
            do: 'grant',
            effect: { do: 'modify', roll: 'wound', by: 1 },
            until: 'turn',
            against: true,
            given: [{ is: 'attackerKeyword', any: ['STORMCAST ETERNAL'] }],
          },
        ],
      },
    ],
  },
  {
    id: 'storm-scroll',
    name: 'Storm Scroll',
    text: 'Once per battle, in your hero phase: number up to 6 enemy units and roll a die; the unit of that number suffers D6 mortal wounds.',
    when: 'hero',
    turn: 'your',
    limit: 'battle',
    ...WIZARD,
    choices: [{ name: 'Read the scroll', deals: [{ do: 'numbered', deals: [{ do: 'mortalWounds', amount: 'D6' }] }] }],
  },
];
