/**
 * Gaps as seen from above, for every pair of outlines: closed forms between circles and hulls, a search for the best
 * separating direction where an oval takes part (oval.ts, oval-gap.ts). Right to 1e-9" or better. Nothing is checked
 * here, so that loops over many bodies check each of them once; gap.ts is the door for everyone else.
 */
import { depthOfOverlap } from './depth';
import { hullToOval, signedHullToHull, signedToHull } from './hull';
import { cornersOf, type Placed } from './outline';
import { type Direction, signedToOval } from './oval';
import { type Form, formOf, gapOfOvals } from './oval-gap';
import type { Body, Inches, Outline, Pose, Spot } from './shape';

export type Circle = Extract<Outline, { kind: 'circle' }>;
export type Oval = Extract<Outline, { kind: 'oval' }>;

/** The gap in plan, above 0; when the outlines meet, some number that is not. */
export function gapOrMeeting(a: Placed, b: Placed): Inches {
  const one = a.outline;
  const two = b.outline;
  if (one.kind === 'circle') {
    if (two.kind !== 'circle') return signedToOutline(b, a.x, a.y) - one.radius;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return Math.sqrt(dx * dx + dy * dy) - one.radius - two.radius;
  }
  if (two.kind === 'circle') return signedToOutline(a, b.x, b.y) - two.radius;
  if (one.kind === 'oval') {
    if (two.kind === 'oval') return ovalToOval(a, one, b, two);
    return hullToOval(seenFrom(a, cornersOf(b)), one.length / 2, one.width / 2);
  }
  if (two.kind === 'oval') return hullToOval(seenFrom(b, cornersOf(a)), two.length / 2, two.width / 2);
  return signedHullToHull(cornersOf(a), cornersOf(b));
}

/** The gap in plan, or minus the depth of overlap. */
export function signedGap(a: Placed, b: Placed): Inches {
  const gap = gapOrMeeting(a, b);
  if (gap > 0) return gap;
  const one = a.outline.kind;
  const two = b.outline.kind;
  const isSigned = one === 'circle' || two === 'circle' || (one === 'hull' && two === 'hull');
  return isSigned ? gap : -depthOfOverlap(a, b);
}

/** Distance from a spot to the outline, negative inside. */
export function signedToOutline(body: Placed, x: Inches, y: Inches): Inches {
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

/** The gap of two ovals, both together made smaller by `shrink`, or -1; see gapOfOvals. */
export function ovalToOval(a: Pose, one: Oval, b: Pose, two: Oval, shrink: Inches = 0, normal?: Direction): Inches {
  return gapOfOvals(b.x - a.x, b.y - a.y, formOfOval(a, one), formOfOval(b, two), shrink, normal);
}

/** The form of an oval as it lies on the table. */
export function formOfOval(pose: Pose, oval: Oval): Form {
  return formOf(oval.length / 2, oval.width / 2, Math.cos(pose.facing), Math.sin(pose.facing));
}

/** Spots of the table in the frame of someone standing there. */
export function seenFrom(pose: Pose, spots: readonly Spot[]): Spot[] {
  const cos = Math.cos(pose.facing);
  const sin = Math.sin(pose.facing);
  return spots.map(({ x, y }) => ({
    x: (x - pose.x) * cos + (y - pose.y) * sin,
    y: (y - pose.y) * cos - (x - pose.x) * sin,
  }));
}

/** The top of what is measured to: a base is flat, a hull as tall as its model (MEAS-02). */
export function topOf(body: Body): Inches {
  return body.outline.kind === 'hull' ? body.z + body.height : body.z;
}

/** How far the height ranges of two bodies are apart. */
export function heightApart(a: Body, b: Body): Inches {
  const below = b.z - topOf(a);
  const above = a.z - topOf(b);
  if (below > 0) return below;
  return above > 0 ? above : 0;
}
