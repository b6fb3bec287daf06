/**
 * Units as groups of bodies: MEAS-03. Every pair is asked, but only those whose bounding circles come closer than the
 * best gap so far are measured. At a few hundred models that beats an index that must be rebuilt after every move.
 * The same error bound as a single gap.
 */
import { closestPoints, gapBetween, heightGap, type Tape } from './gap';
import { boundingRadius } from './outline';
import type { Body, Inches } from './shape';
import { isWithin } from './within';

/** The closest two bodies of two groups, and the tape between them. */
export interface ClosestPair<A extends Body, B extends Body> extends Tape {
  readonly one: A;
  readonly other: B;
}

/** MEAS-03: the gap between the closest pair, one from each group; Infinity when a group is empty. */
export function gapBetweenGroups(some: readonly Body[], others: readonly Body[]): Inches {
  return nearest(some, others).gap;
}

/** MEAS-03: the closest pair, the first in order when several tie; nothing when a group is empty. */
export function closestPair<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): ClosestPair<A, B> | undefined {
  const { one, other } = nearest(some, others);
  if (one === undefined || other === undefined) return undefined;
  return { ...closestPoints(one, other), one, other };
}

/** MEAS-04: the bodies that are within `limit` of one of the group, in their order. */
export function bodiesWithin<B extends Body>(
  bodies: readonly B[],
  group: readonly Body[],
  limit: Inches,
): readonly B[] {
  return bodies.filter(body => group.some(other => isWithinGap(body, other, limit)));
}

/** MEAS-04: whether two bodies are within `limit`, measured only when their bounding circles leave it open. */
export function isWithinGap(a: Body, b: Body, limit: Inches): boolean {
  const reach = limit + boundingRadius(a.outline) + boundingRadius(b.outline) + 1e-3;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return !(dx * dx + dy * dy > reach * reach) && isWithin(gapBetween(a, b), limit);
}

function nearest<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): { gap: Inches; one: A | undefined; other: B | undefined } {
  const radii = others.map(body => boundingRadius(body.outline));
  let gap = Number.POSITIVE_INFINITY;
  let one: A | undefined;
  let other: B | undefined;
  for (const a of some) {
    const radius = boundingRadius(a.outline);
    for (let i = 0; i < others.length; i++) {
      const b = others[i] as B;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const dz = heightGap(a, b);
      const reach = gap + radius + (radii[i] as number);
      if (dx * dx + dy * dy >= reach * reach || dz >= gap) continue;
      const distance = gapBetween(a, b);
      if (distance >= gap) continue;
      gap = distance;
      one = a;
      other = b;
    }
  }
  return { gap, one, other };
}
