import type { Model, Unit } from '../../types';
import { linksAmong } from '../../ways/coherency';

type Links = readonly (readonly number[])[];

/**
 * UNIT-05, SPLIT-01: in which order a unit best loses its models. The `first` are given; of the others those come early
 * in the order of `preference` that keep the unit one group, if any choice of that many losses does.
 */
export function casualtyOrder(
  unit: Unit,
  preference: readonly Model[],
  first: readonly Model[],
  losses: number,
): readonly Model[] {
  const rest = preference.filter(model => !first.includes(model));
  if (unit.where.kind !== 'table') return [...first, ...rest]; // GARR-04: a garrison is one group wherever it stands
  const links = linksAmong(rest);
  const standing = new Set(rest.keys());
  const order: Model[] = [...first];
  while (standing.size > 0 && order.length <= losses) {
    const next = nextLoss(standing, links, losses - order.length);
    standing.delete(next);
    order.push(rest[next] as Model);
  }
  return [...order, ...rest.filter((_, index) => standing.has(index))];
}

/**
 * Of a unit in one group the first model whose loss leaves it one; there always is one. Of a torn unit the first outside
 * the largest group: no other group takes fewer losses to be left alone.
 */
function nextLoss(standing: ReadonlySet<number>, links: Links, losses: number): number {
  const groups = groupsAmong(standing, links);
  const [largest = new Set<number>()] = groups.toSorted((a, b) => b.size - a.size);
  const indices = [...standing];
  if (groups.length > 1 && losses > 0) return indices.find(index => !largest.has(index)) ?? 0;
  return indices.find(index => isSpare(index, standing, links, groups.length)) ?? indices[0] ?? 0;
}

/** Whether the unit is in no more groups without this model. */
function isSpare(index: number, standing: ReadonlySet<number>, links: Links, groups: number): boolean {
  const rest = new Set(standing);
  rest.delete(index);
  return groupsAmong(rest, links).length <= groups;
}

/** UNIT-02: the groups that those who stand form. */
function groupsAmong(standing: ReadonlySet<number>, links: Links): readonly ReadonlySet<number>[] {
  const groups: Set<number>[] = [];
  const seen = new Set<number>();
  for (const start of standing) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    for (const at of group) {
      seen.add(at);
      for (const next of links[at] ?? []) if (standing.has(next)) group.add(next);
    }
    groups.push(group);
  }
  return groups;
}
