import type { Ability } from '../../../abilities/types';
import type { Prayer } from '../types';

const OWN_HERO_PHASE = { when: 'hero', turn: 'your' } as const;
/** Larger than any table. */
const ANYWHERE = 500;
const UNTIL = { until: 'yourHero' } as const;

const prayer = (ability: Ability): Prayer => ({ id: ability.id, name: ability.name, abilities: [ability] });

const divineLight = { name: 'Divine Light', ...OWN_HERO_PHASE, limitWith: 'divine-light' } as const;

/** LORE-01: each PRIEST knows one. */
export const prayers: readonly Prayer[] = [
  {
    id: 'divine-light',
    name: 'Divine Light',
    abilities: [
      {
        ...divineLight,
        id: 'divine-light-on-foes',
        text: 'On a 3+, hit rolls of 1 against an enemy unit wholly within 18″ may be re-rolled until your next hero phase.',
        reach: { side: 'enemy', within: 18, wholly: true },
        choices: [
          {
            name: 'Divine Light on a foe',
            deals: [
              {
                do: 'onRoll',
                on: 3,
                deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'hit', which: 'ones' }, against: true, ...UNTIL }],
              },
            ],
          },
        ],
      },
      {
        ...divineLight,
        id: 'divine-light-on-friends',
        text: 'On a 3+, unmodified hit rolls of 6 against a friendly unit wholly within 18″ are rolled again until your next hero phase.',
        reach: { side: 'friend', within: 18, wholly: true },
        choices: [
          {
            name: 'Divine Light on a friend',
            deals: [
              {
                do: 'onRoll',
                on: 3,
                deals: [{ do: 'grant', effect: { do: 'spoil', which: 'sixes' }, against: true, ...UNTIL }],
              },
            ],
          },
        ],
      },
    ],
  },
  prayer({
    id: 'bless-weapons',
    name: 'Bless Weapons',
    text: 'On a 4+, unmodified hit rolls of 6 by a friendly unit wholly within 18″ score 1 more hit until your next hero phase.',
    ...OWN_HERO_PHASE,
    reach: { side: 'friend', within: 18, wholly: true },
    choices: [
      {
        name: 'Bless Weapons',
        deals: [
          {
            do: 'onRoll',
            on: 4,
            deals: [{ do: 'grant', effect: { do: 'onSix', roll: 'hit', what: { kind: 'moreHits', by: 1 } }, ...UNTIL }],
          },
        ],
      },
    ],
  }),
  prayer({
    id: 'bolster-faith',
    name: 'Bolster Faith',
    text: 'On a 3+, a friendly Stormcast unit within 9″ takes no battleshock tests until your next hero phase.',
    ...OWN_HERO_PHASE,
    reach: { side: 'friend', within: 9, keywords: ['STORMCAST ETERNAL'] },
    choices: [
      {
        name: 'Bolster Faith',
        deals: [{ do: 'onRoll', on: 3, deals: [{ do: 'grant', effect: { do: 'spareNerve' }, ...UNTIL }] }],
      },
    ],
  }),
  prayer({
    id: 'abjuration',
    name: 'Abjuration',
    text: 'As the enemy hero phase begins, on a 3+ this priest may try to unbind 1 spell of an enemy wizard within 12″ this phase.',
    when: 'heroStart',
    turn: 'enemy',
    reach: { side: 'enemy', within: 12, keywords: ['WIZARD'] },
    choices: [{ name: 'Abjuration', deals: [{ do: 'onRoll', on: 3, deals: [{ do: 'abjure' }] }] }],
  }),
  prayer({
    id: 'god-kings-aspect',
    name: 'God-King’s Aspect',
    text: 'On a 3+, enemy units within 6″ of this priest have −1 Bravery until your next hero phase.',
    ...OWN_HERO_PHASE,
    choices: [
      {
        name: 'God-King’s Aspect',
        deals: [
          {
            do: 'onRoll',
            on: 3,
            deals: [
              {
                do: 'grant',
                effect: { do: 'bravery', by: -1 },
                reach: { side: 'enemy', within: 6 },
                ...UNTIL,
              },
            ],
          },
        ],
      },
    ],
  }),
  prayer({
    id: 'translocation',
    name: 'Translocation',
    text: 'On a 3+, a friendly Stormcast unit wholly within 9″ is set up anywhere more than 9″ from enemies and does not move in the next movement phase.',
    ...OWN_HERO_PHASE,
    reach: { side: 'friend', within: 9, wholly: true, keywords: ['STORMCAST ETERNAL'] },
    choices: [
      {
        name: 'Translocation',
        deals: [{ do: 'onRoll', on: 3, deals: [{ do: 'relocate', within: ANYWHERE, away: 9 }] }],
      },
    ],
  }),
];
