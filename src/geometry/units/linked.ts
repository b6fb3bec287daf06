/**
 * Which bodies are linked, and the groups that the links form. Two bodies are linked when they are near enough in plan and
 * in height, each tested on its own. Groups are the connected parts of that graph, found by joining sets; a pair is
 * measured only if its bounding circles are near and it is not in one group already. As exact as the plan gap.
 */

import { gapOrMeeting, heightApart } from '../gaps/plan-gap';
import { EPS, isWithin } from '../gaps/within';
import type { Body, Inches } from '../shapes/shape';
import { columnsOf } from './columns';

/** How far apart two linked bodies may be. The game sets it. */
export interface LinkLimits {
  readonly inPlan: Inches;
  readonly inHeight: Inches;
}

/** Whether two bodies are near enough to be linked. */
export function areLinked(a: Body, b: Body, { inPlan, inHeight }: LinkLimits): boolean {
  return isWithin(heightApart(a, b), inHeight) && isWithin(gapOrMeeting(a, b), inPlan);
}

/** The groups as indices into `bodies`, each ascending, in the order of their first member. */
export function linkedGroups(bodies: readonly Body[], limits: LinkLimits): number[][] {
  const count = bodies.length;
  const { x, y, reach } = columnsOf(bodies);
  const parent = bodies.map((_, i) => i);
  for (let i = 0; i < count; i++) {
    const xi = x[i] as number;
    const yi = y[i] as number;
    const reached = limits.inPlan + EPS + (reach[i] as number);
    for (let j = i + 1; j < count; j++) {
      const dx = (x[j] as number) - xi;
      const dy = (y[j] as number) - yi;
      const most = reached + (reach[j] as number);
      if (dx * dx + dy * dy > most * most) continue;
      const one = rootOf(parent, i);
      const two = rootOf(parent, j);
      if (one === two || !areLinked(bodies[i] as Body, bodies[j] as Body, limits)) continue;
      parent[Math.max(one, two)] = Math.min(one, two);
    }
  }
  return groupsOf(parent);
}

/** For each body the indices of those it is linked to. */
export function linksAmong(bodies: readonly Body[], limits: LinkLimits): readonly (readonly number[])[] {
  const { x, y, reach } = columnsOf(bodies);
  const links = bodies.map((): number[] => []);
  for (let i = 0; i < bodies.length; i++) {
    for (let j = i + 1; j < bodies.length; j++) {
      const dx = (x[j] as number) - (x[i] as number);
      const dy = (y[j] as number) - (y[i] as number);
      const most = limits.inPlan + EPS + (reach[i] as number) + (reach[j] as number);
      if (dx * dx + dy * dy > most * most || !areLinked(bodies[i] as Body, bodies[j] as Body, limits)) continue;
      links[i]?.push(j);
      links[j]?.push(i);
    }
  }
  return links;
}

function rootOf(parent: number[], start: number): number {
  let i = start;
  while (parent[i] !== i) {
    const above = parent[parent[i] as number] as number;
    parent[i] = above;
    i = above;
  }
  return i;
}

/** The sets as lists. The root of a group is its smallest index, so it comes first when counting up. */
function groupsOf(parent: number[]): number[][] {
  const groups: number[][] = [];
  const groupOf = new Map<number, number[]>();
  for (let i = 0; i < parent.length; i++) {
    const root = rootOf(parent, i);
    let group = groupOf.get(root);
    if (group === undefined) {
      group = [];
      groupOf.set(root, group);
      groups.push(group);
    }
    group.push(i);
  }
  return groups;
}

/** The position of the group with the most members, the first of them when several tie. */
export function largestOf(groups: readonly (readonly number[])[]): number {
  let largest = 0;
  groups.forEach((group, i) => {
    if (group.length > (groups[largest]?.length ?? 0)) largest = i;
  });
  return largest;
}
