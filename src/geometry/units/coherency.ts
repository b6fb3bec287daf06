/**
 * Coherency for rules and previews: UNIT-02 to UNIT-05. What holds together stands in linked.ts, how to mend it in
 * repair.ts; here are the questions of a player: is it one group, and if not, where does it break?
 */

import { gapOrMeeting, heightApart } from '../gaps/plan-gap';
import type { Body, Inches } from '../shapes/shape';
import { coherencyGroups, LINK_IN_HEIGHT, LINK_IN_PLAN, largestOf } from './linked';

export { areLinked, coherencyGroups, LINK_IN_HEIGHT, LINK_IN_PLAN, linksAmong } from './linked';
export { proposeRepair, type Repair, type Shift } from './repair';

/** A group that has come loose, and the pair that would link it to the main group with the least ado. */
export interface BrokenLink {
  /** The members of the loose group. */
  readonly group: readonly number[];
  /** The member of the loose group nearest to the main group. */
  readonly from: number;
  /** Its counterpart in the main group. */
  readonly to: number;
  /** Their gap in plan; more than 1" breaks the link. */
  readonly gap: Inches;
  /** Their gap in height; more than 6" breaks the link. */
  readonly height: Inches;
}

/** UNIT-02, UNIT-03: whether the bodies form one group; one body alone, or none, always does. */
export function isCoherent(bodies: readonly Body[]): boolean {
  return bodies.length < 2 || coherencyGroups(bodies).length === 1;
}

/** UNIT-02: for every group but the largest, its nearest pair to the largest; nothing when the unit is coherent. */
export function brokenLinks(bodies: readonly Body[]): readonly BrokenLink[] {
  const groups = coherencyGroups(bodies);
  if (groups.length < 2) return [];
  const largest = largestOf(groups);
  const main = groups[largest] ?? [];
  return groups.filter((_, i) => i !== largest).map(group => weakestLink(bodies, group, main));
}

/** The pair that lacks least: what is over 1" in plan and what is over 6" in height, taken together. */
function weakestLink(bodies: readonly Body[], group: readonly number[], main: readonly number[]): BrokenLink {
  let best: BrokenLink | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const from of group) {
    for (const to of main) {
      const a = bodies[from] as Body;
      const b = bodies[to] as Body;
      const gap = Math.max(0, gapOrMeeting(a, b));
      const height = heightApart(a, b);
      const lacks = Math.max(0, gap - LINK_IN_PLAN) ** 2 + Math.max(0, height - LINK_IN_HEIGHT) ** 2;
      if (lacks >= least) continue;
      least = lacks;
      best = { group, from, to, gap, height };
    }
  }
  return best ?? { group, from: group[0] ?? 0, to: main[0] ?? 0, gap: least, height: least };
}
