/**
 * The farthest point of a body from something, which is what "wholly within" asks for. The distance to a
 * convex thing is a convex function, so of a hull only corners can be farthest; for a circle the radius adds to the
 * signed distance of its centre; an oval is dealt with by depth.ts. Plan and height are independent, as for gaps, so
 * the farthest distance in space is the hypotenuse of the farthest in each. Right to 1e-9".
 */

import { cornersOf } from '../shapes/outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { reachBeyond } from './depth';
import { signedToOutline, topOf } from './plan-gap';

/** How far the farthest point of `body` is from `other`, heights included. */
export function farthestFrom(body: Body, other: Body): Inches {
  assertFiniteBody(body, other);
  const plan = farthestInPlan(body, other);
  const height = Math.max(0, other.z - body.z, topOf(body) - topOf(other));
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

/** How far the farthest point of `body` is from a point in space. */
export function farthestFromSpot(body: Body, spot: Spot & { readonly z: Inches }): Inches {
  return farthestFrom(body, { ...spot, facing: 0, height: 0, outline: { kind: 'circle', radius: 0 } });
}

/** How far the farthest point of `body` is from `other` as seen from above. */
export function farthestInPlan(body: Body, other: Body): Inches {
  const { outline } = body;
  if (outline.kind === 'circle') return Math.max(0, signedToOutline(other, body.x, body.y) + outline.radius);
  if (outline.kind === 'oval') return reachBeyond(body, other);
  let farthest = 0;
  for (const { x, y } of cornersOf(body)) farthest = Math.max(farthest, signedToOutline(other, x, y));
  return farthest;
}
