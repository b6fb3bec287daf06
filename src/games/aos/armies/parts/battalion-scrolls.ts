import type { Ability } from '../../abilities/types';

/** BATT-03, BATT-04, BATT-08: units by title or keyword, or smaller battalions, and how many. */
export interface BattalionEntry {
  /** A title with a sub-heading takes only units with that sub-heading. */
  readonly title?: string;
  readonly keyword?: string;
  readonly battalion?: string;
  readonly least: number;
  readonly most: number;
  readonly modelsAtLeast?: number;
}

/** GEN-07: a formation that adds rules to the warscrolls of its units. */
export interface Battalion {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly entries: readonly BattalionEntry[];
  /** BATT-07: only for its units. */
  readonly abilities: readonly Ability[];
}

/** Every warscroll battalion that can be fielded. */
export const BATTALIONS: readonly Battalion[] = [
  {
    id: 'shroudguard',
    name: 'Shroudguard',
    points: 110,
    entries: [
      { keyword: 'KNIGHT OF SHROUDS', least: 1, most: 1 },
      { title: 'Bladegheist Revenants', least: 2, most: 2 },
    ],
    abilities: [
      {
        id: 'shroudguard-frenzied-fervour',
        name: 'Frenzied Fervour',
        text: 'Wounds on Bladegheists of this battalion wholly within 12″ of its leader are negated on a 5+, in place of Deathless Spirits.',
        when: 'always',
        given: [
          { is: 'keyword', any: ['BLADEGHEIST REVENANTS'] },
          { is: 'near', any: ['KNIGHT OF SHROUDS'], inches: 12, wholly: true, sameBattalion: true },
        ],
        effects: [{ do: 'negate', on: 5, kind: 'any', instead: 'deathless-spirits' }],
      },
    ],
  },
  {
    id: 'cleansing-phalanx',
    name: 'Cleansing Phalanx',
    points: 120,
    entries: [
      { title: 'Sequitors', least: 2, most: 2 },
      { title: 'Evocators', least: 2, most: 2 },
    ],
    abilities: [
      {
        id: 'cleansing-phalanx-channelled-empowerment',
        name: 'Channelled Empowerment',
        text: 'When Evocators of this battalion cast Empower on its Sequitors, they may re-roll failed hit rolls too.',
        when: 'always',
        effects: [
          {
            do: 'alsoSpell',
            spell: 'empower',
            keyword: 'SEQUITORS',
            deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'hit', which: 'failed' }, until: 'yourHero' }],
          },
        ],
      },
    ],
  },
];
