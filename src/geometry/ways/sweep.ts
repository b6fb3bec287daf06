/**
 * Collisions of a moving base. The base is swept along every leg in one piece (see crossing.ts), so nothing slips
 * between samples. A stretch where it overlaps another outline is a collision if their heights also overlap; heights
 * come from the exact pieces of the climb.
 */

import { EPS } from '../gaps/within';
import { boundingRadius } from '../shapes/outline';
import { type PreparedOutline, prepareOutline, reachAlong } from '../shapes/prepared-outline';
import type { Body, Field, Inches, Spot } from '../shapes/shape';
import { FURTHEST } from '../shapes/validate';
import type { Climb } from './climb';
import { crossLeg, type Span } from './crossing';
import type { Stretch, Way } from './path';

/** The first collision. */
export interface Hit {
  /** Its index in the list of obstacles. */
  readonly index: number;
  readonly body: Body;
  /** The mover's centre at that moment, and its distance travelled in plan. */
  readonly at: Spot;
  readonly after: Inches;
  /** Whether only the final pose collides, not the path. */
  readonly isEnd: boolean;
}

/** Where a way leaves the table. */
export interface EdgeCrossing {
  readonly at: Spot;
  readonly after: Inches;
}

/** The heights, open at both ends, between which a mover's standing height brings it into another body. */
export interface Heights {
  readonly above: Inches;
  readonly below: Inches;
}

const span: Span = { enter: 0, leave: 0 };

/** The first body that the path runs into; a flyer collides only at its end. */
export function firstHit(way: Way, obstacles: readonly Body[]): Hit | undefined {
  if (!way.flies) {
    for (const stretch of way.stretches) {
      const hit = hitOnStretch(way, stretch, obstacles);
      if (hit !== undefined) return hit;
    }
  }
  return hitAtEnd(way, obstacles);
}

/** A garrisoned feature cannot be climbed or crossed; among the obstacles it is a body without a top. */
export const withoutTop = (body: Body): Body => ({ ...body, height: FURTHEST });

/** Where any part of the base first leaves the table. */
export function edgeCrossing(way: Way, field: Field): EdgeCrossing | undefined {
  for (const stretch of way.stretches) {
    const after = leavesAfter(way.prepared, stretch, field);
    if (after !== undefined) return { at: placeOn(stretch, after), after: stretch.before + after };
  }
  const { end } = way;
  if (isOnTable(prepareOutline(end.outline, end.facing), end, field)) return undefined;
  return { at: { x: end.x, y: end.y }, after: lengthOf(way) };
}

/** Whether all of the outline lies on the table when its centre is here. */
export function isOnTable(prepared: PreparedOutline, { x, y }: Spot, field: Field): boolean {
  return (
    x - reachAlong(prepared, -1, 0) >= -EPS &&
    y - reachAlong(prepared, 0, -1) >= -EPS &&
    x + reachAlong(prepared, 1, 0) <= field.width + EPS &&
    y + reachAlong(prepared, 0, 1) <= field.depth + EPS
  );
}

/** The path's length in plan. */
export function lengthOf({ stretches }: Way): Inches {
  const last = stretches[stretches.length - 1];
  return last === undefined ? 0 : last.before + last.length;
}

/** The spot at a distance along the stretch. */
export const placeOn = (stretch: Stretch, along: Inches): Spot => ({
  x: stretch.x + along * stretch.dx,
  y: stretch.y + along * stretch.dy,
});

function hitOnStretch(way: Way, stretch: Stretch, obstacles: readonly Body[]): Hit | undefined {
  let first = Number.POSITIVE_INFINITY;
  let index = -1;
  eachHit(way, stretch, obstacles, (i, at) => {
    if (at >= first) return;
    first = at;
    index = i;
  });
  const met = obstacles[index];
  if (met === undefined) return undefined;
  return { index, body: met, at: placeOn(stretch, first), after: stretch.before + first, isEnd: false };
}

/** Every body that the path runs into, by index; some may occur twice. */
export function bodiesHit(way: Way, obstacles: readonly Body[]): number[] {
  const hit: number[] = [];
  for (const stretch of way.stretches) eachHit(way, stretch, obstacles, i => hit.push(i));
  return hit;
}

function eachHit(
  { prepared, body }: Way,
  stretch: Stretch,
  obstacles: readonly Body[],
  found: (index: number, at: Inches) => void,
): void {
  const { x, y, dx, dy, length, climb, zBefore } = stretch;
  for (let i = 0; i < obstacles.length; i++) {
    const other = obstacles[i] as Body;
    const px = x - other.x;
    const py = y - other.y;
    const reach = prepared.reach + boundingRadius(other.outline);
    const nearest = -(px * dx + py * dy);
    if (nearest < -reach || nearest > length + reach) continue;
    if (Math.abs(px * dy - py * dx) >= reach || other === body) continue;
    if (!crossLeg(prepared, prepareOutline(other.outline, other.facing), px, py, dx, dy, length, span)) continue;
    const heights = { above: other.z - body.height + EPS, below: other.z + other.height - EPS };
    const at = firstWithin(climb, zBefore, span, heights);
    if (at < Number.POSITIVE_INFINITY) found(i, at);
  }
}

function hitAtEnd(way: Way, obstacles: readonly Body[]): Hit | undefined {
  const { end, body } = way;
  const prepared = end.facing === body.facing ? way.prepared : prepareOutline(end.outline, end.facing);
  for (let i = 0; i < obstacles.length; i++) {
    const other = obstacles[i] as Body;
    if (other === body || !meets(prepared, end, other)) continue;
    return { index: i, body: other, at: { x: end.x, y: end.y }, after: lengthOf(way), isEnd: true };
  }
  return undefined;
}

/** Whether a body with this outline overlaps the other, in plan and in height; touching is not overlapping. */
export function meets(prepared: PreparedOutline, body: Body, other: Body): boolean {
  if (other.z >= body.z + body.height - EPS || body.z >= other.z + other.height - EPS) return false;
  const px = body.x - other.x;
  const py = body.y - other.y;
  const reach = prepared.reach + boundingRadius(other.outline) - EPS;
  const isNear = px * px + py * py < reach * reach;
  // Two circles this near overlap; other shapes need the exact test.
  if (!isNear || (prepared.kind === 'circle' && other.outline.kind === 'circle')) return isNear;
  return crossLeg(prepared, prepareOutline(other.outline, other.facing), px, py, 1, 0, 0, span);
}

/** Whether the standing height lies within the heights anywhere on the span of the leg. */
export const doHeightsMeet = (climb: Climb, zBefore: Inches, on: Span, heights: Heights): boolean =>
  firstWithin(climb, zBefore, on, heights) < Number.POSITIVE_INFINITY;

/** The first place within the span, by inches along the stretch, where the standing height lies within the heights. */
function firstWithin(climb: Climb, zBefore: Inches, { enter, leave }: Span, heights: Heights): Inches {
  let z = zBefore;
  for (const piece of climb.pieces) {
    const isStepOverlapped = piece.start > enter && piece.start < leave;
    const { above, below } = heights;
    if (isStepOverlapped && Math.min(z, piece.zStart) < below && Math.max(z, piece.zStart) > above) return piece.start;
    const from = Math.max(enter, piece.start);
    const to = Math.min(leave, piece.end);
    z = piece.zEnd;
    if (from > to || from >= leave || to <= enter) continue;
    const perInch = piece.end > piece.start ? (piece.zEnd - piece.zStart) / (piece.end - piece.start) : 0;
    const at = firstOnPiece(from, to, piece.zStart + (from - piece.start) * perInch, perInch, heights);
    if (at <= to) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function firstOnPiece(from: Inches, to: Inches, z: Inches, perInch: number, { above, below }: Heights): Inches {
  if (z > above && z < below) return from;
  if (perInch === 0 || above >= below) return Number.POSITIVE_INFINITY;
  const at = from + ((z <= above ? above : below) - z) / perInch;
  return at >= from && at < to ? at : Number.POSITIVE_INFINITY;
}

/** How far along the stretch the outline first crosses an edge; a straight leg that ends on the table never does. */
function leavesAfter(prepared: PreparedOutline, leg: Stretch, field: Field): Inches | undefined {
  const out = Math.min(
    crosses(leg.x, -leg.dx, reachAlong(prepared, -1, 0)),
    crosses(leg.y, -leg.dy, reachAlong(prepared, 0, -1)),
    crosses(field.width - leg.x, leg.dx, reachAlong(prepared, 1, 0)),
    crosses(field.depth - leg.y, leg.dy, reachAlong(prepared, 0, 1)),
  );
  return out < leg.length ? Math.max(0, out) : undefined;
}

/** When something that reaches this far ahead of its centre passes an edge at distance `room`, at this speed. */
function crosses(room: Inches, speed: number, reach: Inches): Inches {
  const left = room - reach + EPS;
  if (left < 0) return 0;
  return speed > 0 ? left / speed : Number.POSITIVE_INFINITY;
}
