/**
 * The closest points of two bodies. For separate bodies they lie where the separating direction meets both rims,
 * accurate to 1e-6" (on a flat rim the position is arbitrary, the length is not). Bodies that overlap in plan share
 * spots; the chosen one is where they would first touch if both grew from nothing around their middles, found by
 * bisection, so that it lies in both and moves smoothly with them.
 */

import { cornersOf, middleOf, type Placed } from '../shapes/outline';
import type { Body, Inches, Outline, Pose, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { nearestOn, nearestToOval } from './nearest';
import { formOf, type Oval } from './oval-gap';
import { gapOrMeeting, heightApart, ovalToOval, topOf } from './plan-gap';

/** A place in space. */
export type Point = Spot & { readonly z: Inches };

/** A tape from one body to another. */
export interface Tape {
  readonly gap: Inches;
  readonly from: Point;
  readonly to: Point;
}

type SpotPair = readonly [Spot, Spot];

const HALVINGS = 60;

/** The distance between two bodies and their two closest points. */
export function closestPoints(a: Body, b: Body): Tape {
  assertFiniteBody(a, b);
  const plan = Math.max(0, gapOrMeeting(a, b));
  const height = heightApart(a, b);
  const gap = height === 0 ? plan : Math.sqrt(plan * plan + height * height);
  const [from, to] = plan > 0 ? spotsApart(a, b) : sharedSpots(a, b);
  // If the heights overlap, the tape is level, as low as possible.
  const low = Math.max(a.z, b.z);
  const fromZ = Math.min(low, topOf(a));
  const toZ = Math.min(low, topOf(b));
  return { gap, from: { x: from.x, y: from.y, z: fromZ }, to: { x: to.x, y: to.y, z: toZ } };
}

/** The closest spots of two outlines that do not meet. */
function spotsApart(a: Placed, b: Placed): SpotPair {
  const one = a.outline;
  const two = b.outline;
  if (one.kind === 'circle') {
    const to = nearestOn(b, a.x, a.y);
    return [nearestOn(a, to.x, to.y), to];
  }
  if (two.kind === 'circle') return swapped(spotsApart(b, a));
  if (one.kind === 'oval') {
    if (two.kind === 'oval') return spotsOfOvals(a, one, b, two);
    const to = nearestToOval(b, a, one);
    return [nearestOn(a, to.x, to.y), to];
  }
  if (two.kind === 'oval') return swapped(spotsApart(b, a));
  return spotsOfHulls(a, b);
}

function spotsOfOvals(a: Pose, one: Oval, b: Pose, two: Oval): SpotPair {
  const normal = { x: 1, y: 0 };
  ovalToOval(a, one, b, two, 0, normal);
  return [rimTowards(a, one, normal.x, normal.y), rimTowards(b, two, -normal.x, -normal.y)];
}

/** The rim point of an oval that lies furthest in direction (nx, ny). */
function rimTowards(pose: Pose, oval: Oval, nx: number, ny: number): Spot {
  const { xx, xy, yy } = formOf(oval.length / 2, oval.width / 2, Math.cos(pose.facing), Math.sin(pose.facing));
  const px = xx * nx + xy * ny;
  const py = xy * nx + yy * ny;
  const h = Math.sqrt(nx * px + ny * py);
  return { x: pose.x + px / h, y: pose.y + py / h };
}

function spotsOfHulls(a: Placed, b: Placed): SpotPair {
  const pairs: SpotPair[] = [
    ...cornersOf(a).map((corner): SpotPair => [corner, nearestOn(b, corner.x, corner.y)]),
    ...cornersOf(b).map((corner): SpotPair => [nearestOn(a, corner.x, corner.y), corner]),
  ];
  return pairs.reduce((best, pair) => (squaredLength(pair) < squaredLength(best) ? pair : best));
}

/** A spot in both outlines, twice. */
function sharedSpots(a: Placed, b: Placed): SpotPair {
  const middle = middleOf(a);
  let apart = 0;
  let meeting = 1;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const share = (apart + meeting) / 2;
    if (gapOrMeeting(shrunk(a, share), shrunk(b, share)) > 0) apart = share;
    else meeting = share;
  }
  if (apart === 0) return [middle, middle];
  const [from, to] = spotsApart(shrunk(a, apart), shrunk(b, apart));
  const spot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [spot, spot];
}

/** The same body made smaller around its middle. */
function shrunk(body: Placed, share: number): Placed {
  return { x: body.x, y: body.y, z: body.z, facing: body.facing, outline: shrunkOutline(body.outline, share) };
}

function shrunkOutline(outline: Outline, share: number): Outline {
  if (outline.kind === 'circle') return { kind: 'circle', radius: outline.radius * share };
  if (outline.kind === 'oval') return { kind: 'oval', length: outline.length * share, width: outline.width * share };
  const middle = middleOf({ outline, x: 0, y: 0, z: 0, facing: 0 });
  const points = outline.points.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }));
  return { kind: 'hull', points };
}

const swapped = ([from, to]: SpotPair): SpotPair => [to, from];

const squaredLength = ([from, to]: SpotPair): number => (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
