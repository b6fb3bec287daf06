/**
 * Units as groups of bodies. Every pair is considered, but only those whose bounding circles are closer than the best
 * gap so far, or the limit, are measured. For a few hundred models that is faster than an index rebuilt after every
 * move. The same error bound as a single gap.
 */
import { nearestTo } from '../gaps/along-path';
import { gapOfChecked } from '../gaps/plan-gap';
import { closestPoints, type Tape } from '../gaps/tape';
import { EPS, isWithin } from '../gaps/within';
import type { Body, Inches } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { cachedColumnsOf } from './columns';

export { neighboursWithin } from './neighbours';

/** The closest two bodies of two groups, and the tape between them. */
export interface ClosestPair<A extends Body, B extends Body> extends Tape {
  readonly one: A;
  readonly other: B;
}

/** The gap between the closest pair, one from each group; Infinity when a group is empty. */
export function gapBetweenGroups(some: readonly Body[], others: readonly Body[]): Inches {
  return nearest(some, others).gap;
}

/** The closest pair, the first in order when several tie; nothing when a group is empty. */
export function closestPair<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): ClosestPair<A, B> | undefined {
  const { one, other } = nearest(some, others);
  if (one === undefined || other === undefined) return undefined;
  const { gap, from, to } = closestPoints(one, other);
  return { gap, from, to, one, other };
}

/** The bodies that are within `limit` of at least one of the group, in their order. */
export function bodiesWithin<B extends Body>(bodies: readonly B[], group: readonly Body[], limit: Inches): B[] {
  const ours = cachedColumnsOf(bodies);
  const theirs = cachedColumnsOf(group);
  return bodies.filter((body, i) => {
    const x = ours.x[i] as number;
    const y = ours.y[i] as number;
    const reach = (ours.reach[i] as number) + limit + EPS;
    for (let j = 0; j < group.length; j++) {
      const dx = (theirs.x[j] as number) - x;
      const dy = (theirs.y[j] as number) - y;
      const most = reach + (theirs.reach[j] as number);
      if (dx * dx + dy * dy <= most * most && isWithin(gapOfChecked(body, group[j] as Body), limit)) return true;
    }
    return false;
  });
}

function nearest<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): { gap: Inches; one: A | undefined; other: B | undefined } {
  const [one] = some;
  if (one !== undefined && some.length === 1) {
    // Columns do not pay off for a single body.
    assertFiniteBody(one);
    for (const other of others) assertFiniteBody(other);
    const found = nearestTo(one, others);
    return { gap: found?.gap ?? Number.POSITIVE_INFINITY, one, other: found && others[found.index] };
  }
  return nearestByColumns(some, others);
}

function nearestByColumns<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): { gap: Inches; one: A | undefined; other: B | undefined } {
  const ours = cachedColumnsOf(some);
  const theirs = cachedColumnsOf(others);
  let gap = Number.POSITIVE_INFINITY;
  let one = -1;
  let other = -1;
  for (let i = 0; i < some.length; i++) {
    const x = ours.x[i] as number;
    const y = ours.y[i] as number;
    const reach = ours.reach[i] as number;
    for (let j = 0; j < others.length; j++) {
      const dx = (theirs.x[j] as number) - x;
      const dy = (theirs.y[j] as number) - y;
      const most = gap + reach + (theirs.reach[j] as number);
      if (dx * dx + dy * dy >= most * most) continue;
      const distance = gapOfChecked(some[i] as A, others[j] as B);
      if (distance >= gap) continue;
      gap = distance;
      one = i;
      other = j;
    }
  }
  return { gap, one: some[one], other: others[other] };
}
