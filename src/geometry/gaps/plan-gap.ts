/**
 * Gaps as seen from above, for every pair of outlines: closed forms between circles and hulls, a search for the best
 * separating direction where an oval takes part (oval.ts, oval-gap.ts). Right to 1e-9" or better. Nothing is checked
 * here, so that loops over many bodies check each of them once; gap.ts is the door for everyone else.
 */

import { cornersSeen, roomForCorners } from '../shapes/corners';
import { depthOfHulls, hullToHull, signedToHull } from '../shapes/hull';
import type { Placed } from '../shapes/outline';
import { signedToOval } from '../shapes/oval';
import type { Body, Inches, Pose } from '../shapes/shape';
import type { Direction } from './bracket';
import { depthOfOverlap } from './depth';
import { hullToOval } from './hull-oval';
import { formOf, gapOfOvals, type Oval, setForm } from './oval-gap';

/** Buffers that each measurement overwrites. */
const OURS = roomForCorners();
const THEIRS = roomForCorners();
const ONE = formOf(0.7, 0.3, 0.6, 0.8);
const TWO = formOf(0.7, 0.3, 0.6, 0.8);

/** The gap in plan, above 0; if the outlines meet, a number that is not. */
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
    return hullToOval(cornersSeen(a, b, THEIRS), one.length / 2, one.width / 2);
  }
  if (two.kind === 'oval') return hullToOval(cornersSeen(b, a, THEIRS), two.length / 2, two.width / 2);
  return hullToHull(cornersSeen(a, a, OURS), cornersSeen(a, b, THEIRS));
}

/** The gap in plan, or minus the depth of overlap. */
export function signedGap(a: Placed, b: Placed): Inches {
  const gap = gapOrMeeting(a, b);
  if (gap > 0) return gap;
  if (a.outline.kind === 'circle' || b.outline.kind === 'circle') return gap;
  if (a.outline.kind === 'oval' || b.outline.kind === 'oval') return -depthOfOverlap(a, b);
  return -depthOfHulls(cornersSeen(a, a, OURS), cornersSeen(a, b, THEIRS));
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
  setForm(ONE, a, one);
  setForm(TWO, b, two);
  return gapOfOvals(b.x - a.x, b.y - a.y, ONE, TWO, shrink, normal);
}

/** The top of what is measured to: a base is flat, a hull as tall as its model. */
export function topOf(body: Body): Inches {
  return body.outline.kind === 'hull' ? body.z + body.height : body.z;
}

/** How far the height ranges of two bodies are apart. */
export function heightApart(a: Body, b: Body): Inches {
  const rise = b.z - a.z;
  if (rise === 0) return 0;
  return Math.max(0, rise > 0 ? b.z - topOf(a) : a.z - topOf(b));
}

/** The gap in space of two bodies that have been checked already. */
export function gapOfChecked(a: Body, b: Body): Inches {
  const signed = gapOrMeeting(a, b);
  const plan = signed > 0 ? signed : 0;
  const height = heightApart(a, b);
  return height === 0 ? plan : Math.sqrt(plan * plan + height * height);
}
