import type { Model, Unit } from '../../types';
import { linksAmong } from '../../ways/coherency';

type Links = readonly (readonly number[])[];

/**
 * UNIT-05, SPLIT-01: the order in which a unit best loses its models. `first` is fixed; the rest follow `preference` as
 * far as the unit stays one group, if that is possible with this many losses.
 */
export function casualtyOrder(
  unit: Unit,
  preference: readonly Model[],
  first: readonly Model[],
  losses: number,
): readonly Model[] {
  const rest = preference.filter(model => !first.includes(model));
  if (unit.where.kind !== 'table') return [...first, ...rest]; // GARR-04: a garrison is always one group
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
 * In a unit of one group: the first model whose loss leaves one group; there always is one. In a split unit: the first
 * model outside the largest group, since keeping the largest group costs the fewest losses.
 */
function nextLoss(standing: ReadonlySet<number>, links: Links, losses: number): number {
  const groups = groupsAmong(standing, links);
  const [largest = new Set<number>()] = groups.toSorted((a, b) => b.size - a.size);
  const indices = [...standing];
  if (groups.length > 1 && losses > 0) return indices.find(index => !largest.has(index)) ?? 0;
  return indices.find(index => isSpare(index, standing, links, groups.length)) ?? indices[0] ?? 0;
}

/** Whether removing this model adds no group. */
function isSpare(index: number, standing: ReadonlySet<number>, links: Links, groups: number): boolean {
  const rest = new Set(standing);
  rest.delete(index);
  return groupsAmong(rest, links).length <= groups;
}

/** UNIT-02: the groups of the standing models. */
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
