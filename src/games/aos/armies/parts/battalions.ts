import type { Fault } from '../../../../kernel/system';
import type { ArmyList, Muster } from '../../battle-setup';
import { findWarscroll } from '..';
import { keywordsOf } from '../checks/keywords';
import { BATTALIONS, type Battalion, type BattalionEntry } from './battalion-scrolls';

/** The battalion with this id; a trailing number distinguishes two of one kind ("shroudguard-2"). */
export const findBattalion = (id: string): Battalion | undefined =>
  BATTALIONS.find(
    battalion =>
      id === battalion.id || (id.startsWith(`${battalion.id}-`) && /^\d+$/.test(id.slice(battalion.id.length + 1))),
  );

/** BATT-08: the battalions a unit is in: its own, and the larger one that holds it. */
export const battalionsOf = ({ battalion, greater }: Muster): readonly string[] =>
  [battalion, greater].filter(name => name !== undefined);

/** BATT-09, BATT-10: every battalion of an army, a large one and those inside it counting as one each. */
export const battalionsIn = (musters: readonly Muster[]): readonly string[] => [
  ...new Set(musters.flatMap(battalionsOf)),
];

/** One entry of a battalion: a unit, or a smaller battalion. */
type Member =
  | { readonly name: string; readonly muster: Muster }
  | { readonly name: string; readonly battalion: string };

/** BATT-01 to BATT-05, BATT-08: what the battalions of a list get wrong. */
export function battalionFaults({ units }: ArmyList): readonly Fault[] {
  const strays = units.filter(({ battalion, greater }) => greater !== undefined && battalion === undefined);
  return [
    ...strays.map(({ id }) => fault(`BATT-08: "${id}" is in a larger battalion through no smaller one`)),
    ...battalionsIn(units).flatMap(name => {
      const battalion = findBattalion(name);
      if (!battalion) return [fault(`GEN-07: there is no battalion "${name}"`)];
      const inside = units.filter(muster => battalionsOf(muster).includes(name));
      const small = inside.length < 2 ? [fault(`BATT-01: ${battalion.name} needs two units or more`)] : [];
      return [...small, ...tornFaults(name, units), ...entryFaults(battalion, membersOf(name, units))];
    }),
  ];
}

const fault = (reason: string): Fault => ({ path: 'units', reason });

/** BATT-08: a smaller battalion is wholly inside a larger one. */
function tornFaults(name: string, units: readonly Muster[]): readonly Fault[] {
  const greater = new Set(units.filter(({ battalion }) => battalion === name).map(muster => muster.greater));
  return greater.size > 1 ? [fault(`BATT-08: "${name}" is in a larger battalion as a whole, or not at all`)] : [];
}

function membersOf(name: string, units: readonly Muster[]): readonly Member[] {
  const own = units.filter(({ battalion }) => battalion === name).map(muster => ({ name: muster.id, muster }));
  const inner = new Set(units.filter(({ greater }) => greater === name).flatMap(({ battalion }) => battalion ?? []));
  return [...own, ...[...inner].map(battalion => ({ name: battalion, battalion }))];
}

/** BATT-03: every member has a place and every entry enough members; a member that fits two entries takes either. */
function entryFaults(battalion: Battalion, members: readonly Member[]): readonly Fault[] {
  const places = battalion.entries.map(() => 0);
  if (canSeat(battalion.entries, members, places)) return [];
  const strangers = members.filter(member => !battalion.entries.some(entry => fits(member, entry)));
  const shortages = battalion.entries.flatMap(entry => {
    const { least, most, title, keyword, battalion: inner } = entry;
    const fitting = members.filter(member => fits(member, entry)).length;
    if (fitting >= least && fitting <= most) return [];
    const what = title ?? keyword ?? inner ?? '';
    return [fault(`BATT-03: ${battalion.name} has ${least} to ${most} of ${what}, not ${fitting}`)];
  });
  return [
    ...shortages,
    ...strangers.map(({ name }) => fault(`BATT-03: there is no place for "${name}" in ${battalion.name}`)),
  ];
}

/** Whether the members can be assigned to the entries, by backtracking. */
function canSeat(entries: readonly BattalionEntry[], members: readonly Member[], taken: readonly number[]): boolean {
  const [first, ...rest] = members;
  if (!first) return entries.every(({ least }, i) => (taken[i] ?? 0) >= least);
  return entries.some(
    (entry, i) =>
      fits(first, entry) &&
      (taken[i] ?? 0) < entry.most &&
      canSeat(
        entries,
        rest,
        taken.map((count, j) => (j === i ? count + 1 : count)),
      ),
  );
}

/** BATT-03, BATT-04, BATT-08: sub-headings are ignored unless the entry names one; assigned keywords count. */
function fits(member: Member, { title, keyword, battalion, modelsAtLeast = 0 }: BattalionEntry): boolean {
  if ('battalion' in member) return battalion !== undefined && findBattalion(member.battalion)?.id === battalion;
  const { muster } = member;
  const warscroll = findWarscroll(muster.warscroll);
  if (!warscroll || muster.models < modelsAtLeast) return false;
  if (title !== undefined) return title === (title.includes(' (') ? warscroll.name : warscroll.name.split(' (')[0]);
  return keyword !== undefined && keywordsOf(muster).includes(keyword);
}
