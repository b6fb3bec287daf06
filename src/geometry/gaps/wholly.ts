/**
 * "Wholly within". The whole base must be within the limit, so its farthest point decides (farthest.ts, right
 * to 1e-9"). Several models do not add up: a base must be wholly within the limit of one and the same model of a unit.
 * Heights count for distances, where a hull counts with its top as well, and are ignored for areas.
 */

import type { Body, Inches, Polygon } from '../shapes/shape';
import { isWhollyNear } from './area-reach';
import { farthestFrom } from './farthest';
import { isWhollyInside } from './inside';
import { isWithin } from './within';

export { farthestFrom, farthestFromSpot } from './farthest';

/** Whether all of the body is within `limit` of the other. */
export function isWhollyWithin(body: Body, other: Body, limit: Inches): boolean {
  return isWithin(farthestFrom(body, other), limit);
}

/** Whether all of the body is within `limit` of one and the same member of the group. */
export function isWhollyWithinOfGroup(body: Body, group: readonly Body[], limit: Inches): boolean {
  return group.some(other => isWhollyWithin(body, other, limit));
}

/** Whether every body is wholly within `limit` of the group, each of a member of its own choice. */
export function areWhollyWithin(bodies: readonly Body[], group: readonly Body[], limit: Inches): boolean {
  return bodies.every(body => isWhollyWithinOfGroup(body, group, limit));
}

/** Whether all of the body is, in plan, within `limit` of an area; with a limit of 0, inside it. */
export function isWhollyWithinOfArea(body: Body, area: Polygon, limit: Inches): boolean {
  if (limit < 0) return false;
  return limit > 0 ? isWhollyNear(body, area, limit) : isWhollyInside(body, area);
}
