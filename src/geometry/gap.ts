/**
 * The gap between two bodies: MEAS-01, MEAS-02. In plan it is a closed form between circles and hulls, and a search for
 * the best separating direction where an oval takes part (see oval.ts, oval-gap.ts); right to 1e-9" or better. A base
 * is flat at its standing height, a hull is a prism as tall as the model; both are a plan shape times a range of
 * heights, so the distance in space is exactly the hypotenuse of plan gap and height gap.
 */
import { depthOfOverlap } from './depth';
import { hullToOval, signedHullToHull, signedToHull } from './hull';
import { cornersOf } from './outline';
import { signedToOval } from './oval';
import { type Form, formOf, gapOfOvals } from './oval-gap';
import type { Body, Inches, Outline, Pose, Spot } from './shape';
import { EPS } from './within';

type Circle = Extract<Outline, { kind: 'circle' }>;
type Oval = Extract<Outline, { kind: 'oval' }>;

/** The gap as seen from above; 0 when the outlines touch or overlap. */
export function planGap(a: Body, b: Body): Inches {
  const gap = signedOrMeeting(a, b);
  return gap > 0 ? gap : 0;
}

/** The gap as seen from above; when the outlines overlap, minus the shortest shift that would part them. */
export function signedPlanGap(a: Body, b: Body): Inches {
  const gap = signedOrMeeting(a, b);
  if (gap > 0 || !needsDepth(a.outline, b.outline)) return gap;
  return -depthOfOverlap(a, b);
}

/** How far the height ranges are apart: a base is flat, a hull as tall as its model. */
export function heightGap(a: Body, b: Body): Inches {
  const below = b.z - topOf(a);
  const above = a.z - topOf(b);
  return Math.max(0, below, above);
}

/** MEAS-01, MEAS-02: the distance between the closest points of two bases or hulls. */
export function gapBetween(a: Body, b: Body): Inches {
  const plan = planGap(a, b);
  const height = heightGap(a, b);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

/** MEAS-01: the distance from a base or hull to a point in space. */
export function gapToSpot(body: Body, spot: Spot & { readonly z: Inches }): Inches {
  const plan = Math.max(0, signedToOutline(body, spot.x, spot.y));
  const height = Math.max(0, spot.z - topOf(body), body.z - spot.z);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}

/** MOVE-06: whether the outlines share more than a rim and the models' heights more than a point. */
export function doOverlap(a: Body, b: Body): boolean {
  const shared = Math.min(a.z + a.height, b.z + b.height) - Math.max(a.z, b.z);
  return shared > EPS && signedPlanGap(a, b) < -EPS;
}

/** The top of what is measured to: the base itself, or the whole hull. */
export function topOf(body: Body): Inches {
  return body.outline.kind === 'hull' ? body.z + body.height : body.z;
}

/** Distance from a spot to the outline, negative inside. */
export function signedToOutline(body: Body, x: Inches, y: Inches): Inches {
  const { outline } = body;
  const dx = x - body.x;
  const dy = y - body.y;
  if (outline.kind === 'circle') return Math.sqrt(dx * dx + dy * dy) - outline.radius;
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  const along = dx * cos + dy * sin;
  const across = dy * cos - dx * sin;
  if (outline.kind === 'hull') return signedToHull(outline.points, along, across);
  return signedToOval(along, across, outline.length / 2, outline.width / 2);
}

/** The signed gap where it is cheap; 0 or less, and no more than that, where an oval meets an oval or a hull. */
function signedOrMeeting(a: Body, b: Body): Inches {
  const one = a.outline;
  const two = b.outline;
  if (one.kind === 'circle') {
    if (two.kind !== 'circle') return signedToOutline(b, a.x, a.y) - one.radius;
    return circleToCircle(a, one, b, two);
  }
  if (two.kind === 'circle') return signedToOutline(a, b.x, b.y) - two.radius;
  if (one.kind === 'oval') {
    if (two.kind === 'hull') return hullAndOval(b, a, one);
    return gapOfOvals(b.x - a.x, b.y - a.y, formOfOval(a, one), formOfOval(b, two), 0);
  }
  if (two.kind === 'oval') return hullAndOval(a, b, two);
  return signedHullToHull(cornersOf(a), cornersOf(b));
}

function needsDepth(one: Outline, two: Outline): boolean {
  return one.kind === 'oval' ? two.kind !== 'circle' : one.kind === 'hull' && two.kind === 'oval';
}

function circleToCircle(a: Body, one: Circle, b: Body, two: Circle): Inches {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy) - one.radius - two.radius;
}

function hullAndOval(hull: Body, pose: Pose, oval: Oval): Inches {
  const cos = Math.cos(pose.facing);
  const sin = Math.sin(pose.facing);
  const corners = cornersOf(hull).map(({ x, y }) => ({
    x: (x - pose.x) * cos + (y - pose.y) * sin,
    y: (y - pose.y) * cos - (x - pose.x) * sin,
  }));
  return hullToOval(corners, oval.length / 2, oval.width / 2);
}

function formOfOval(pose: Pose, oval: Oval): Form {
  return formOf(oval.length / 2, oval.width / 2, Math.cos(pose.facing), Math.sin(pose.facing));
}

/** The two closest points in space and the distance between them, to lay a tape. */
export { closestPoints, type Tape } from './tape';
