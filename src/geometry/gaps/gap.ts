/**
 * The gap between two bodies. A base is flat at its standing height, a hull is a prism as tall as the
 * model; both are a plan shape times a range of heights, so the distance in space is exactly the hypotenuse of the plan
 * gap and the height gap. Right to 1e-9" or better (plan-gap.ts says how). Numbers that are not finite are refused with
 * an error that names them.
 */
import { cornersSeen, roomForCorners } from '../shapes/corners';
import type { Body, Inches, Pose, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { meetsOval } from './hull-oval';
import type { Oval } from './oval-gap';
import { gapOrMeeting, heightApart, ovalToOval, signedGap, signedToOutline, topOf } from './plan-gap';
import { EPS } from './within';

export { closestPoints, type Point, type Tape } from './tape';

/** Buffer for the corners in overlap tests. */
const SEEN = roomForCorners();

/** The gap as seen from above; 0 when the outlines touch or overlap. */
export function planGap(a: Body, b: Body): Inches {
  if (a.outline.kind === 'hull' || b.outline.kind === 'hull') assertFiniteBody(a, b);
  const gap = gapOrMeeting(a, b);
  // Between round bases every number enters the gap, so checking the result is enough.
  if (!(Math.abs(gap) < Number.POSITIVE_INFINITY)) assertFiniteBody(a, b);
  return gap > 0 ? gap : 0;
}

/** The gap as seen from above; if the outlines overlap, minus the shortest shift that separates them. */
export function signedPlanGap(a: Body, b: Body): Inches {
  assertFiniteBody(a, b);
  return signedGap(a, b);
}

/** How far the height ranges are apart: a base is flat, a hull as tall as its model. */
function heightGap(a: Body, b: Body): Inches {
  const height = heightApart(a, b);
  if (!(height < Number.POSITIVE_INFINITY)) assertFiniteBody(a, b);
  return height;
}

/** The distance between the closest points of two bases or hulls. */
export function gapBetween(a: Body, b: Body): Inches {
  const plan = planGap(a, b);
  const height = heightGap(a, b);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

/** The distance from a base or hull to a point in space. */
export function gapToSpot(body: Body, spot: Spot & { readonly z: Inches }): Inches {
  assertFiniteBody(body);
  if (!Number.isFinite(spot.x + spot.y + spot.z))
    throw new Error(`cannot measure to (${spot.x}, ${spot.y}, ${spot.z})`);
  const signed = signedToOutline(body, spot.x, spot.y);
  const plan = Math.max(0, signed);
  const height = Math.max(0, spot.z - topOf(body), body.z - spot.z);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

/** Whether the outlines share more than a rim, and the models' heights more than a point. */
export function doOverlap(a: Body, b: Body): boolean {
  assertFiniteBody(a, b);
  const shared = Math.min(a.z + a.height, b.z + b.height) - Math.max(a.z, b.z);
  return shared > EPS && overlapsInPlan(a, b);
}

/**
 * Whether the depth of overlap is more than EPS. An oval is shrunk by EPS instead and tested again, which needs no
 * search for the depth.
 */
function overlapsInPlan(a: Body, b: Body): boolean {
  const one = a.outline;
  const two = b.outline;
  if (one.kind === 'oval' && two.kind === 'oval') return !(ovalToOval(a, one, b, two, EPS) > 0);
  if (one.kind === 'oval' && two.kind === 'hull') return meetsSmaller(b, a, one);
  if (one.kind === 'hull' && two.kind === 'oval') return meetsSmaller(a, b, two);
  return signedGap(a, b) < -EPS;
}

function meetsSmaller(hull: Body, pose: Pose, oval: Oval): boolean {
  const a = oval.length / 2 - EPS;
  const b = oval.width / 2 - EPS;
  return a > 0 && b > 0 && meetsOval(cornersSeen(pose, hull, SEEN), a, b);
}
