/**
 * Where along a straight leg a moving outline overlaps a standing one. Seen from the mover's centre the standing
 * outline grows by the mover's, and a line meets such a convex shape in one stretch. Two circles: a quadratic. A hull
 * and a circle: the outermost meetings with the rounded hull's corners and sides. A hull and an oval: the same after
 * squeezing the plane until the oval is a circle, which keeps the shares of a line. Two hulls: clipping by the normals
 * of both. Two ovals: the gap is a convex function along the line, so Newton from outside never jumps past its zero.
 * Touching is not overlapping: the grown shape is first made smaller by EPS, all else is exact to float error.
 */

import { type Form, gapOfOvals } from '../gaps/oval-gap';
import { EPS } from '../gaps/within';
import { type PreparedOutline, reachAlong, roundForm } from '../shapes/prepared-outline';

/** A stretch of a line, in inches from the leg's start; a function that finds one fills it. */
export interface Span {
  enter: number;
  leave: number;
}

const NEWTON_STEPS = 60;
const ON_THE_RIM = 1e-11;
const normal = { x: 0, y: 0 };
let squeezed = new Float64Array(64);

/**
 * Fills `span` with the stretch of the whole line on which they overlap; false if they nowhere do. The mover's centre
 * starts at (px, py) as seen from the other's centre and goes along (dx, dy), which has length 1.
 */
export function crossLine(
  mover: PreparedOutline,
  other: PreparedOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  span: Span,
): boolean {
  if (other.kind === 'hull') {
    if (mover.kind === 'hull') return hullThroughHull(mover, other, px, py, dx, dy, span);
    return roundThroughHull(mover, other, px, py, dx, dy, span);
  }
  // A hull past a round shape is that shape going the other way past the hull.
  if (mover.kind === 'hull') return roundThroughHull(other, mover, -px, -py, -dx, -dy, span);
  if (mover.kind === 'circle' && other.kind === 'circle') {
    return lineThroughDisc(px, py, dx, dy, mover.reach + other.reach - EPS, span);
  }
  return ovalThroughOval(mover, other, px, py, dx, dy, span);
}

/** As `crossLine`, but only for the leg of this length: false unless they overlap somewhere on it. */
export function crossLeg(
  mover: PreparedOutline,
  other: PreparedOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  length: number,
  span: Span,
): boolean {
  const reach = mover.reach + other.reach;
  const toNearest = -(px * dx + py * dy);
  if (toNearest < -reach || toNearest > length + reach) return false;
  if (Math.abs(px * dy - py * dx) >= reach) return false;
  return crossLine(mover, other, px, py, dx, dy, span) && span.enter < length && span.leave > 0;
}

function lineThroughDisc(px: number, py: number, dx: number, dy: number, radius: number, span: Span): boolean {
  const half = px * dx + py * dy;
  const aside = px * dy - py * dx;
  const rest = radius * radius - aside * aside;
  if (radius <= 0 || rest <= 0) return false;
  const root = Math.sqrt(rest);
  span.enter = -half - root;
  span.leave = -half + root;
  return true;
}

function roundThroughHull(
  round: PreparedOutline,
  hull: PreparedOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  span: Span,
): boolean {
  if (round.kind === 'circle') return lineThroughRounded(hull.corners, px, py, dx, dy, round.reach - EPS, span);
  const { cos, sin } = round;
  const perAlong = 1 / Math.max(round.along - EPS, EPS);
  const perAcross = 1 / Math.max(round.across - EPS, EPS);
  const { length } = hull.corners;
  if (squeezed.length < length) squeezed = new Float64Array(2 * length);
  for (let i = 0; i < length; i += 2) {
    const x = hull.corners[i] ?? 0;
    const y = hull.corners[i + 1] ?? 0;
    squeezed[i] = (x * cos + y * sin) * perAlong;
    squeezed[i + 1] = (y * cos - x * sin) * perAcross;
  }
  return lineThroughRounded(
    squeezed.subarray(0, length),
    (px * cos + py * sin) * perAlong,
    (py * cos - px * sin) * perAcross,
    (dx * cos + dy * sin) * perAlong,
    (dy * cos - dx * sin) * perAcross,
    1,
    span,
  );
}

/** The line meets the rounded hull's rim on a disc around a corner or on a side moved outwards; the outermost count. */
function lineThroughRounded(
  corners: Float64Array,
  px: number,
  py: number,
  dx: number,
  dy: number,
  radius: number,
  span: Span,
): boolean {
  const squared = dx * dx + dy * dy;
  span.enter = Number.POSITIVE_INFINITY;
  span.leave = Number.NEGATIVE_INFINITY;
  let ax = corners[corners.length - 2] ?? 0;
  let ay = corners[corners.length - 1] ?? 0;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] ?? 0;
    const by = corners[i + 1] ?? 0;
    const half = (px - bx) * dx + (py - by) * dy;
    const aside = (px - bx) * dy - (py - by) * dx;
    const rest = radius * radius * squared - aside * aside;
    if (rest > 0) {
      const root = Math.sqrt(rest);
      widen(span, (-half - root) / squared, (-half + root) / squared);
    }
    const ex = bx - ax;
    const ey = by - ay;
    const across = dx * ey - dy * ex;
    if (across !== 0) {
      const side = Math.sqrt(ex * ex + ey * ey);
      const at = (radius * side - ((px - ax) * ey - (py - ay) * ex)) / across;
      const along = (px + at * dx - ax) * ex + (py + at * dy - ay) * ey;
      if (along >= 0 && along <= side * side) widen(span, at, at);
    }
    ax = bx;
    ay = by;
  }
  return span.enter < span.leave;
}

function widen(span: Span, first: number, last: number): void {
  if (first < span.enter) span.enter = first;
  if (last > span.leave) span.leave = last;
}

function hullThroughHull(
  mover: PreparedOutline,
  other: PreparedOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  span: Span,
): boolean {
  span.enter = Number.NEGATIVE_INFINITY;
  span.leave = Number.POSITIVE_INFINITY;
  return (
    clipBySides(other, mover, 1, px, py, dx, dy, span) &&
    clipBySides(mover, other, -1, px, py, dx, dy, span) &&
    span.enter < span.leave
  );
}

/** `way` is 1 for the standing hull's own normals and -1 for the mover's, whose shape enters mirrored. */
function clipBySides(
  sides: PreparedOutline,
  partner: PreparedOutline,
  way: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  span: Span,
): boolean {
  const { corners } = sides;
  let ax = corners[corners.length - 2] ?? 0;
  let ay = corners[corners.length - 1] ?? 0;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] ?? 0;
    const by = corners[i + 1] ?? 0;
    const side = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    if (side > 0) {
      const nx = (by - ay) / side;
      const ny = (ax - bx) / side;
      const width = ax * nx + ay * ny + reachAlong(partner, -nx, -ny) - EPS;
      const room = width - way * (nx * px + ny * py);
      const speed = way * (nx * dx + ny * dy);
      if (speed === 0) {
        if (room <= 0) return false;
      } else if (speed < 0) span.enter = Math.max(span.enter, room / speed);
      else span.leave = Math.min(span.leave, room / speed);
    }
    ax = bx;
    ay = by;
  }
  return true;
}

function ovalThroughOval(
  mover: PreparedOutline,
  other: PreparedOutline,
  px: number,
  py: number,
  dx: number,
  dy: number,
  span: Span,
): boolean {
  const aside = Math.abs(px * dy - py * dx);
  if (aside >= reachAlong(mover, -dy, dx) + reachAlong(other, -dy, dx) - EPS) return false;
  const nearest = -(px * dx + py * dy);
  const away = mover.reach + other.reach + 1;
  const one = roundForm(other);
  const two = roundForm(mover);
  span.enter = approach(one, two, px, py, dx, dy, nearest - away);
  span.leave = approach(one, two, px, py, dx, dy, nearest + away);
  return span.enter < span.leave;
}

/** From a place `at` outside, along the line to the rim of the grown shape. */
function approach(one: Form, two: Form, px: number, py: number, dx: number, dy: number, at: number): number {
  let place = at;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const x = px + place * dx;
    const y = py + place * dy;
    const gap = gapOfOvals(x, y, one, two, EPS, normal);
    if (!(gap >= ON_THE_RIM)) break;
    const slope = normal.x * dx + normal.y * dy;
    if (slope === 0) break;
    place -= gap / slope;
  }
  return place;
}
