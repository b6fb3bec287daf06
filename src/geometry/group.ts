/**
 * Units as groups of bodies: MEAS-03, MEAS-04. Every pair is asked, but only those whose bounding circles come closer
 * than the best gap so far, or the limit, are measured. At a few hundred models that beats an index that must be rebuilt
 * after every move. The same error bound as a single gap.
 */
import { boundingRadius } from './outline';
import { gapOrMeeting, heightApart } from './plan-gap';
import type { Body, Inches } from './shape';
import { refuseUnsound } from './sound';
import { closestPoints, type Tape } from './tape';
import { EPS, isWithin } from './within';

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

/** MEAS-04: the bodies that are within `limit` of at least one of the group, in their order. */
export function bodiesWithin<B extends Body>(bodies: readonly B[], group: readonly Body[], limit: Inches): B[] {
  const reaches = reachesOf(group);
  return bodies.filter(body => {
    refuseUnsound(body);
    const reach = boundingRadius(body.outline) + limit + EPS;
    return group.some(
      (other, i) => mayBeWithin(body, other, reach + (reaches[i] as number)) && isNear(body, other, limit),
    );
  });
}

/** MEAS-04: for each body the indices, ascending, of the others within `limit` of it. */
export function neighboursWithin(bodies: readonly Body[], limit: Inches): number[][] {
  const count = bodies.length;
  const reaches = reachesOf(bodies);
  const neighbours: number[][] = bodies.map(() => []);
  for (let i = 0; i < count; i++) {
    const a = bodies[i] as Body;
    const reach = (reaches[i] as number) + limit + EPS;
    for (let j = i + 1; j < count; j++) {
      const b = bodies[j] as Body;
      if (!mayBeWithin(a, b, reach + (reaches[j] as number)) || !isNear(a, b, limit)) continue;
      (neighbours[i] as number[]).push(j);
      (neighbours[j] as number[]).push(i);
    }
  }
  return neighbours;
}

function reachesOf(bodies: readonly Body[]): Float64Array {
  const reaches = new Float64Array(bodies.length);
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i] as Body;
    refuseUnsound(body);
    reaches[i] = boundingRadius(body.outline);
  }
  return reaches;
}

function mayBeWithin(a: Body, b: Body, reach: Inches): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy <= reach * reach;
}

const isNear = (a: Body, b: Body, limit: Inches): boolean => isWithin(gapOf(a, b), limit);

function gapOf(a: Body, b: Body): Inches {
  const signed = gapOrMeeting(a, b);
  const plan = signed > 0 ? signed : 0;
  const height = heightApart(a, b);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

function nearest<A extends Body, B extends Body>(
  some: readonly A[],
  others: readonly B[],
): { gap: Inches; one: A | undefined; other: B | undefined } {
  const reaches = reachesOf(others);
  let gap = Number.POSITIVE_INFINITY;
  let one: A | undefined;
  let other: B | undefined;
  for (const a of some) {
    refuseUnsound(a);
    const reach = boundingRadius(a.outline);
    for (let i = 0; i < others.length; i++) {
      const b = others[i] as B;
      if (!mayBeWithin(a, b, gap + reach + (reaches[i] as number))) continue;
      const distance = gapOf(a, b);
      if (distance >= gap) continue;
      gap = distance;
      one = a;
      other = b;
    }
  }
  return { gap, one, other };
}
