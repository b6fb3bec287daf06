/**
 * How near a base comes to one other on one straight leg of its way.
 *
 * In plan the gap to a convex outline is a convex function of the way along a leg. Where the leg passes the outline by,
 * its least value lies across the leg's direction, so it is a difference of support widths, in closed form for every
 * shape; else it lies at an end of the leg. On a level piece of the climb the height gap is fixed and the least distance
 * follows at once; on a slope the distance is still convex, and a narrowing search finds its least value to 1e-9".
 */

import { gapOrMeeting, topOf } from '../gaps/plan-gap';
import { boundingRadius } from '../shapes/outline';
import { type PreparedOutline, prepareOutline, reachAlong } from '../shapes/prepared-outline';
import type { Body, Inches } from '../shapes/shape';
import type { Piece } from './climb';
import { crossLine, type Span } from './crossing';
import type { Stretch, Way } from './path';
import { placeOn } from './sweep';

/** The least gap, and how far along the leg it is. */
interface Nearest {
  gap: Inches;
  at: Inches;
}

const NARROWINGS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const FLUSH = 1e-9;
const span: Span = { enter: 0, leave: 0 };

/** A lower bound by bounding circles and the leg's plan alone. */
export function leastPossible({ prepared }: Way, leg: Stretch, enemy: Body): Inches {
  const px = enemy.x - leg.x;
  const py = enemy.y - leg.y;
  const along = Math.max(0, Math.min(leg.length, px * leg.dx + py * leg.dy));
  const dx = px - along * leg.dx;
  const dy = py - along * leg.dy;
  return Math.sqrt(dx * dx + dy * dy) - prepared.reach - boundingRadius(enemy.outline);
}

/** Where on the leg the enemy is nearest, if that is nearer than `limit`. */
export function nearestOnStretch(way: Way, stretch: Stretch, enemy: Body, limit: Inches): Nearest {
  const other = prepareOutline(enemy.outline, enemy.facing);
  const best: Nearest = { gap: limit, at: 0 };
  let z = stretch.zBefore;
  for (const piece of stretch.climb.pieces) {
    if (piece.zStart !== z) atStep(way, stretch, enemy, other, piece.start, z, piece.zStart, best);
    onPiece(way, stretch, enemy, other, piece, best);
    z = piece.zEnd;
  }
  return best;
}

/** Going straight up or down, the body passes every height between the two. */
function atStep(
  way: Way,
  stretch: Stretch,
  enemy: Body,
  other: PreparedOutline,
  at: Inches,
  zOne: Inches,
  zTwo: Inches,
  best: Nearest,
): void {
  const low = Math.min(zOne, zTwo);
  const high = Math.max(zOne, zTwo);
  const z = Math.max(low, Math.min(high, enemy.z));
  const height = Math.min(rise(way, enemy, low), rise(way, enemy, high), rise(way, enemy, z));
  if (height >= best.gap) return;
  const plan = leastPlanGap(way.body, way.prepared, enemy, other, stretch, at, at).gap;
  keep(best, Math.sqrt(plan * plan + height * height), at);
}

function onPiece(way: Way, stretch: Stretch, enemy: Body, other: PreparedOutline, piece: Piece, best: Nearest): void {
  const plan = leastPlanGap(way.body, way.prepared, enemy, other, stretch, piece.start, piece.end);
  if (piece.zStart === piece.zEnd) {
    const height = rise(way, enemy, piece.zStart);
    keep(best, height === 0 ? plan.gap : Math.sqrt(plan.gap ** 2 + height * height), plan.at);
    return;
  }
  if (plan.gap >= best.gap) return;
  const perInch = (piece.zEnd - piece.zStart) / (piece.end - piece.start);
  const gapAt = (at: Inches): Inches => {
    const height = rise(way, enemy, piece.zStart + (at - piece.start) * perInch);
    const flat = leastPlanGap(way.body, way.prepared, enemy, other, stretch, at, at).gap;
    return Math.sqrt(flat * flat + height * height);
  };
  let low = piece.start;
  let high = piece.end;
  for (let i = 0; i < NARROWINGS; i++) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (gapAt(left) <= gapAt(right)) high = right;
    else low = left;
  }
  for (const at of [piece.start, (low + high) / 2, piece.end]) keep(best, gapAt(at), at);
}

/** The height gap when the mover stands at z. */
function rise({ body }: Way, enemy: Body, z: Inches): Inches {
  const top = body.outline.kind === 'hull' ? z + body.height : z;
  return Math.max(0, enemy.z - top, z - topOf(enemy));
}

function keep(best: Nearest, gap: Inches, at: Inches): void {
  if (gap >= best.gap) return;
  best.gap = gap;
  best.at = at;
}

/** The least plan gap on the part of the leg between `from` and `to`, and where. */
function leastPlanGap(
  body: Body,
  prepared: PreparedOutline,
  enemy: Body,
  other: PreparedOutline,
  leg: Stretch,
  from: Inches,
  to: Inches,
): Nearest {
  const px = leg.x - enemy.x;
  const py = leg.y - enemy.y;
  const along = -(px * leg.dx + py * leg.dy);
  if (prepared.kind === 'circle' && other.kind === 'circle') {
    const at = Math.max(from, Math.min(to, along));
    const x = px + at * leg.dx;
    const y = py + at * leg.dy;
    return { gap: Math.max(0, Math.sqrt(x * x + y * y) - prepared.reach - other.reach), at };
  }
  const aside = py * leg.dx - px * leg.dy;
  const side = aside < 0 ? -1 : 1;
  const nx = -leg.dy * side;
  const ny = leg.dx * side;
  const passing = Math.abs(aside) - reachAlong(other, nx, ny) - reachAlong(prepared, -nx, -ny);
  if (passing <= 0 && crossLine(prepared, other, px, py, leg.dx, leg.dy, span)) {
    if (span.enter <= to && span.leave >= from) return { gap: 0, at: Math.max(from, span.enter) };
    return gapAtPlace(body, enemy, leg, span.enter > to ? to : from);
  }
  faceAlong(other, nx, ny, leg.dx, leg.dy, theirFace);
  faceAlong(prepared, -nx, -ny, leg.dx, leg.dy, ourFace);
  const first = along + theirFace.enter - ourFace.leave;
  const last = along + theirFace.leave - ourFace.enter;
  if (last < from) return gapAtPlace(body, enemy, leg, from);
  if (first > to) return gapAtPlace(body, enemy, leg, to);
  return { gap: Math.max(0, passing), at: Math.max(from, Math.min(to, (first + last) / 2)) };
}

function gapAtPlace(body: Body, enemy: Body, leg: Stretch, at: Inches): Nearest {
  const { x, y } = placeOn(leg, at);
  return { gap: Math.max(0, gapOrMeeting({ ...body, x, y }, enemy)), at };
}

const ourFace: Span = { enter: 0, leave: 0 };
const theirFace: Span = { enter: 0, leave: 0 };

/** Where the outermost part in direction n, a point or a side, lies along the direction d. */
function faceAlong(prepared: PreparedOutline, nx: number, ny: number, dx: number, dy: number, face: Span): void {
  face.enter = 0;
  face.leave = 0;
  if (prepared.kind === 'circle') return;
  const reach = reachAlong(prepared, nx, ny);
  if (prepared.kind === 'oval') {
    const { xx, xy, yy } = prepared.form;
    face.enter = ((xx * nx + xy * ny) * dx + (xy * nx + yy * ny) * dy) / reach;
    face.leave = face.enter;
    return;
  }
  face.enter = Number.POSITIVE_INFINITY;
  face.leave = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < prepared.corners.length; i += 2) {
    const x = prepared.corners[i] ?? 0;
    const y = prepared.corners[i + 1] ?? 0;
    if (x * nx + y * ny < reach - FLUSH) continue;
    face.enter = Math.min(face.enter, x * dx + y * dy);
    face.leave = Math.max(face.leave, x * dx + y * dy);
  }
}
