import type { Fault } from '../../../kernel/system';
import type { Ability } from '../abilities/types';
import type { ArmyList, Muster } from '../setup';
import { findWarscroll } from '.';

/** BATT-03, BATT-04: units by their title or by a keyword, and how many of them. */
export interface BattalionEntry {
  readonly title?: string;
  readonly keyword?: string;
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
  /** BATT-07: borne by its units alone. */
  readonly abilities: readonly Ability[];
}

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
        effects: [{ do: 'negate', on: 5, kind: 'any', instead: 'Deathless Spirits' }],
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

/** The battalion of this name; a number behind it tells two of one kind apart ("shroudguard-2"). */
export const findBattalion = (id: string): Battalion | undefined =>
  BATTALIONS.find(
    battalion =>
      id === battalion.id || (id.startsWith(`${battalion.id}-`) && /^\d+$/.test(id.slice(battalion.id.length + 1))),
  );

/** BATT-01 to BATT-05, BATT-08: what the battalions of a list get wrong. A unit names one battalion, so it is in no other. */
export function battalionFaults({ units }: ArmyList): readonly Fault[] {
  const names = [...new Set(units.flatMap(({ battalion }) => battalion ?? []))];
  return names.flatMap(name => {
    const battalion = findBattalion(name);
    if (!battalion) return [{ path: 'units', reason: `GEN-07: there is no battalion "${name}"` }];
    const members = units.filter(muster => muster.battalion === name);
    const small =
      members.length < 2 ? [{ path: 'units', reason: `BATT-01: ${battalion.name} needs two units or more` }] : [];
    return [...small, ...entryFaults(battalion, members)];
  });
}

function entryFaults(battalion: Battalion, members: readonly Muster[]): readonly Fault[] {
  const left = [...members];
  const faults: Fault[] = [];
  for (const entry of battalion.entries) {
    const fitting = left.filter(muster => fits(muster, entry)).slice(0, entry.most);
    for (const muster of fitting) left.splice(left.indexOf(muster), 1);
    if (fitting.length < entry.least) {
      const what = entry.title ?? entry.keyword ?? '';
      faults.push({
        path: 'units',
        reason: `BATT-03: ${battalion.name} needs ${entry.least} of ${what}, not ${fitting.length}`,
      });
    }
  }
  return [
    ...faults,
    ...left.map(({ id }) => ({ path: 'units', reason: `BATT-03: there is no place for "${id}" in ${battalion.name}` })),
  ];
}

/** BATT-03, BATT-04: sub-headings are ignored; assigned keywords count. */
function fits(muster: Muster, { title, keyword, modelsAtLeast = 0 }: BattalionEntry): boolean {
  const warscroll = findWarscroll(muster.warscroll);
  if (!warscroll || muster.models < modelsAtLeast) return false;
  const keywords = [...warscroll.keywords, ...(muster.keywords ?? []).map(each => each.toUpperCase())];
  return title !== undefined
    ? warscroll.name.split(' (')[0] === title
    : keyword !== undefined && keywords.includes(keyword);
}
