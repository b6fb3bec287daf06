/** Whether the links (linked.ts) make one group of some bodies, and where they break if not. repair.ts mends a break. */

import { gapOrMeeting, heightApart } from '../gaps/plan-gap';
import type { Body, Inches } from '../shapes/shape';
import { type LinkLimits, largestOf, linkedGroups } from './linked';

/** A group apart from the main group, and the closest pair of the two. */
export interface BrokenLink {
  /** The members of the group. */
  readonly group: readonly number[];
  /** The member of the group nearest to the main group. */
  readonly from: number;
  /** Its counterpart in the main group. */
  readonly to: number;
  /** Their gap in plan. */
  readonly gap: Inches;
  /** Their gap in height. */
  readonly height: Inches;
}

/** Whether the bodies form one group; one body alone, or none, always does. */
export function isOneGroup(bodies: readonly Body[], limits: LinkLimits): boolean {
  return bodies.length < 2 || linkedGroups(bodies, limits).length === 1;
}

/** For every group but the largest, its nearest pair to the largest; empty when all bodies form one group. */
export function brokenLinks(bodies: readonly Body[], limits: LinkLimits): readonly BrokenLink[] {
  const groups = linkedGroups(bodies, limits);
  if (groups.length < 2) return [];
  const largest = largestOf(groups);
  const main = groups[largest] ?? [];
  return groups.filter((_, i) => i !== largest).map(group => nearestPair(bodies, group, main, limits));
}

/** The closest pair: by the excess over the limits in plan and in height together. */
function nearestPair(
  bodies: readonly Body[],
  group: readonly number[],
  main: readonly number[],
  { inPlan, inHeight }: LinkLimits,
): BrokenLink {
  let best: BrokenLink | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const from of group) {
    for (const to of main) {
      const a = bodies[from] as Body;
      const b = bodies[to] as Body;
      const gap = Math.max(0, gapOrMeeting(a, b));
      const height = heightApart(a, b);
      const lacks = Math.max(0, gap - inPlan) ** 2 + Math.max(0, height - inHeight) ** 2;
      if (lacks >= least) continue;
      least = lacks;
      best = { group, from, to, gap, height };
    }
  }
  return best ?? { group, from: group[0] ?? 0, to: main[0] ?? 0, gap: least, height: least };
}
