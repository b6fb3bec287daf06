import type { Allegiance } from '../../../src/games/aos/armies/allegiances/types';
import type { Battalion } from '../../../src/games/aos/armies/parts/battalion-scrolls';
import { melee, missile } from '../../../src/games/aos/armies/parts/weapons';
import type { Warscroll } from '../../../src/games/aos/warscroll';
import { DICE_SCROLLS } from './staged-dice';
import { AMBUSHER, atMoment, VIGIL } from './staged-moments';
import { ORACLE } from './staged-oracle';
import { lasting, scroll } from './staged-scroll';

/** Warscrolls that exist in tests alone, for the rules that no army of ours exercises. */
export const STAGED: readonly Warscroll[] = [
  ...DICE_SCROLLS,
  // KEY-03: a warrior who may take a keyword of its player's choice
  scroll('sworn', {
    keywords: ['STAGED', 'STORMCAST ETERNAL', 'ORDER'],
    keywordChoice: ['HERO', 'KHORNE', 'NIGHTHAUNT'],
  }),
  // LOOK-02, COVER-03, DTAB-01: a hero and monster that weakens as it is wounded
  scroll('hulk', {
    wounds: 9,
    move: 10,
    weapons: [melee('claws', 'Claws', [2, 6, 3, 3, -1, 2])],
    damageTable: [
      { upTo: 3, move: 10, weapons: { claws: { attacks: 6 } } },
      { upTo: 6, move: 8, weapons: { claws: { attacks: 4 } } },
      { upTo: 9, move: 5, weapons: { claws: { attacks: 2 } } },
    ],
    keywords: ['STAGED', 'HERO', 'MONSTER'],
  }),
  scroll('beast-8', { wounds: 8, keywords: ['STAGED', 'MONSTER'] }),
  scroll('beast-7', { wounds: 7, keywords: ['STAGED', 'MONSTER'] }),
  scroll('engine-8', { wounds: 8, keywords: ['STAGED', 'WAR MACHINE'] }),
  scroll('horse-12', { wounds: 12 }),
  // WS-02, WS-03: no save
  scroll('bare', { wounds: 12, save: undefined }),
  // ATK-10, RAND-03: a bow for far targets, and a hail of random length
  scroll('mortar', { weapons: [missile('mortar', 'Mortar', [48, 2, 3, 3, 0, 1], { leastRange: 6 })] }),
  scroll('hail', { weapons: [missile('hail', 'Hail', [18, 'D6', 4, 4, 0, 1])] }),
  scroll('thresher', { weapons: [melee('flail', 'Flail', [1, 'D6', 4, 4, 0, 'D3'])] }),
  // RAND-02: nobody knows how far it goes
  scroll('lurcher', { move: '2D6' }),
  scroll('shuffler', { move: 'D3' }),
  // WIZ-02: no wizard, but can cast and unbind; and an aura for those who roll
  scroll('hexer', { wizard: { casts: 1, unbinds: 1, spells: ['arcane-bolt'] } }),
  scroll('attuner', {
    abilities: [
      {
        id: 'attuned',
        name: 'Attuned',
        text: '+1 to casting and unbinding rolls within 6″.',
        when: 'always',
        reach: { side: 'friend', within: 6 },
        effects: [
          { do: 'modify', roll: 'cast', by: 1 },
          { do: 'modify', roll: 'unbind', by: 1 },
        ],
      },
      atMoment('bless-wizard', 'hero', { turn: 'your', reach: { side: 'friend', keywords: ['WIZARD'] } }),
    ],
  }),
  // RNF-01, RNF-02
  scroll('summoner', {
    abilities: [
      atMoment('call', 'hero', {
        turn: 'your',
        choices: [
          {
            name: 'call',
            deals: [{ do: 'summon', warscroll: 'chainrasp-horde', models: 10, within: 12, away: 3 }],
          },
        ],
      }),
    ],
    keywords: ['STAGED', 'STORMCAST ETERNAL', 'ORDER', 'NIGHTHAUNT', 'DEATH'],
  }),
  // NAMED-01
  scroll('legend', { isNamed: true, keywords: ['STAGED', 'STORMCAST ETERNAL', 'ORDER', 'HERO'] }),
  // ABIL-01, ABIL-08, GEN-05
  scroll('headlong', {
    abilities: [
      {
        id: 'headlong',
        name: 'Headlong',
        text: 'May run and charge.',
        when: 'always',
        effects: [{ do: 'waive', refusal: 'charge.hasRun' }],
      },
    ],
  }),
  scroll('banner', {
    abilities: [
      {
        id: 'bold',
        name: 'Bold',
        text: '+1 Bravery to friends within 12″.',
        when: 'always',
        reach: { side: 'friend', within: 12 },
        effects: [{ do: 'bravery', by: 1 }],
      },
    ],
  }),
  scroll('plague', {
    abilities: [
      atMoment('burst', 'hero', {
        turn: 'your',
        reach: { side: 'any', within: 3, isAll: true },
        choices: [{ name: 'burst', deals: [{ do: 'mortalWounds', amount: 1 }] }],
      }),
    ],
  }),
  scroll('storm', {
    abilities: [
      atMoment('thunder', 'combatStart', {
        reach: { side: 'any', within: 3, isAll: true },
        choices: [{ name: 'thunder', deals: [{ do: 'mortalWounds', amount: 1 }] }],
      }),
    ],
  }),
  // PRE-01, HERO-01, CMD-02, CMD-03, CMD-09, ABIL-03 to ABIL-07
  scroll('herald', {
    abilities: [
      atMoment('omen', 'beforeBattle'),
      atMoment('dawn', 'heroStart'),
      atMoment('prayer', 'hero', { turn: 'your' }),
      atMoment('chant', 'hero', { turn: 'your' }),
      atMoment('dusk', 'heroEnd', { turn: 'your' }),
      atMoment('warcry', 'combatStart'),
    ],
    keywords: ['STAGED', 'HERO'],
  }),
  scroll('warlord', {
    abilities: [
      atMoment('rally', undefined, { isCommand: true }),
      atMoment('lead', undefined, { isCommand: true, isGenerals: true }),
    ],
    keywords: ['STAGED', 'HERO'],
  }),
  scroll('oracle', { abilities: ORACLE }),
  scroll('vigil', { abilities: VIGIL, wounds: 6 }),
  scroll('ambusher', { abilities: AMBUSHER, wounds: 9 }),
  // ABIL-09, RR-05, MULT-02, MW-02: what sixes do
  scroll('berserk', {
    weapons: [melee('axe', 'Axe', [1, 2, 4, 4, 0, 1])],
    abilities: [lasting('frenzy', { effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'attacks', amount: 1 } }] })],
  }),
  scroll('doubler', {
    weapons: [melee('axe', 'Axe', [1, 2, 4, 4, 0, 1])],
    abilities: [lasting('doubling', { effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'hits', amount: 3 } }] })],
  }),
  scroll('reaper', {
    weapons: [melee('scythe', 'Scythe', [1, 2, 4, 4, 0, 1]), melee('hook', 'Hook', [1, 1, 4, 4, 0, 1])],
    abilities: [lasting('reaping', { effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'mortal', amount: 1 } }] })],
  }),
  // RR-06: hits of 4+ with +1 and leave to roll failed ones again, with and without something that a 6 does
  scroll('gambler', {
    weapons: [melee('axe', 'Axe', [1, 3, 4, 4, 0, 1])],
    abilities: [
      lasting('luck', { effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }] }),
      lasting('skill', { effects: [{ do: 'modify', roll: 'hit', by: 1 }] }),
      lasting('doubling', { effects: [{ do: 'onSix', roll: 'hit', what: { kind: 'hits', amount: 2 } }] }),
    ],
  }),
  scroll('plodder', {
    weapons: [melee('axe', 'Axe', [1, 3, 4, 4, 0, 1])],
    abilities: [
      lasting('luck', { effects: [{ do: 'reroll', roll: 'hit', which: 'failed' }] }),
      lasting('skill', { effects: [{ do: 'modify', roll: 'hit', by: 1 }] }),
    ],
  }),
  scroll('marksman', {
    weapons: [melee('axe', 'Axe', [1, 3, 4, 4, 0, 1])],
    abilities: [lasting('skill', { effects: [{ do: 'modify', roll: 'hit', by: 1 }] })],
  }),
  // WND-01: negates wounds of those near it while it lives
  scroll('warder', {
    wounds: 1,
    abilities: [
      lasting('ward', { reach: { side: 'friend', within: 12 }, effects: [{ do: 'negate', on: 4, kind: 'any' }] }),
    ],
  }),
  // SHOCK-05, RR-06: may take a failed test again
  scroll('stubborn', {
    size: { least: 1, step: 1, most: 20 },
    wounds: 1,
    abilities: [lasting('again', { effects: [{ do: 'reroll', roll: 'nerve', which: 'failed' }] })],
  }),
  scroll('fearless', { wounds: 1, abilities: [lasting('calm', { effects: [{ do: 'spareNerve' }] })] }),
  // BATT-03: with and without a sub-heading
  scroll('guard'),
  scroll('guard-of-the-east', { name: 'guard (of the east)' }),
  // TRAIT-04, ART-03: a rider whose mount fights too
  scroll('rider', {
    weapons: [
      melee('sword', 'Sword', [1, 3, 3, 3, 0, 1]),
      melee('claws', 'Claws', [1, 2, 3, 3, 0, 1], { isMounts: true }),
    ],
    keywords: ['STAGED', 'ORDER', 'HERO'],
  }),
];

/** BATT-03, BATT-08: battalions that exist in tests alone. */
const STAGED_BATTALIONS: readonly Battalion[] = [
  {
    id: 'pair',
    name: 'pair',
    points: 0,
    entries: [
      { keyword: 'HERO', least: 1, most: 1 },
      { keyword: 'STAGED', least: 1, most: 1 },
    ],
    abilities: [atMoment('of-the-pair', 'hero')],
  },
  {
    id: 'host',
    name: 'host',
    points: 0,
    entries: [
      { battalion: 'pair', least: 1, most: 2 },
      { title: 'banner', least: 0, most: 1 },
    ],
    abilities: [atMoment('of-the-host', 'hero')],
  },
  { id: 'guards', name: 'guards', points: 0, entries: [{ title: 'guard', least: 2, most: 2 }], abilities: [] },
  {
    id: 'east-guards',
    name: 'east-guards',
    points: 0,
    entries: [{ title: 'guard (of the east)', least: 2, most: 2 }],
    abilities: [],
  },
];

/** The list of battalions with those of the tests behind them, for `vi.mock`. */
export const withStagedBattalions = <T extends { readonly BATTALIONS: readonly Battalion[] }>(scrolls: T): T => ({
  ...scrolls,
  BATTALIONS: [...scrolls.BATTALIONS, ...STAGED_BATTALIONS],
});

/** The grand alliances with traits and artefacts of the tests, for `vi.mock`. */
export const withStagedOrder = <T extends { readonly order: Allegiance }>(alliances: T): T => ({
  ...alliances,
  order: {
    ...alliances.order,
    battleTraits: [
      ...alliances.order.battleTraits,
      lasting('hymn', { reach: { side: 'friend', within: 12 }, effects: [{ do: 'bravery', by: 1 }] }),
    ],
    commandTraits: [
      ...alliances.order.commandTraits,
      lasting('fury', { given: [{ is: 'general' }], effects: [{ do: 'modify', roll: 'wound', by: 1 }] }),
    ],
    artefacts: [
      ...alliances.order.artefacts,
      lasting('edge', { given: [{ is: 'melee' }], effects: [{ do: 'attacks', by: 1 }] }),
      lasting('spurs', { given: [{ is: 'melee' }], effects: [{ do: 'attacks', by: 1 }], affectsMount: true }),
    ],
  },
});
