/**
 * The places where a shortest path may bend: corners of the tangent polygons around all known obstacles, and the
 * notches between blocks that a path may stay on top of. At a corner of a polygon a shortest path hugs that polygon, so
 * only directions between its two tangents there are useful; that leaves few pairs of corners.
 */

import { EPS } from '../../gaps/within';
import type { Body, Inches, Spot } from '../../shapes/shape';
import type { Span } from '../crossing';
import type { Block } from '../ground';
import { angleOfPinch, angleTowards, crossGrown, crossRim, type Grown, type Rim } from '../grown';

/** An obstacle, at some standing heights of the mover or at all. */
export interface Hindrance {
  readonly grown: Grown;
  readonly rim: Rim;
  /** A body bars standing heights strictly between these. */
  readonly above: Inches;
  readonly below: Inches;
  /** The enemy whose zone it is; none for a body. */
  readonly zone?: Body;
}

/** A block that may be climbed or walked around. */
export interface Hill {
  readonly block: Block;
  readonly grown: Grown;
  readonly rim: Rim;
}

/** Bends, with the directions of the two tangents that meet there; zero vectors where any direction will do. */
export interface Waypoints {
  readonly x: number[];
  readonly y: number[];
  readonly inX: number[];
  readonly inY: number[];
  readonly outX: number[];
  readonly outY: number[];
}

/** Room for float error in a direction between two corners that lie close together. */
const SPARE = 1e-7;
const NUDGE: Inches = 1e-4;
const SLOPE_SPACING: Inches = 0.25;
const span: Span = { enter: 0, leave: 0 };

/** The angles at which extra tangents are laid: towards both ends of the way and towards near neighbours. */
export function anglesFor(grown: Grown, ends: readonly Spot[], neighbours: readonly Grown[]): number[] {
  const angles = ends.map(({ x, y }) => angleTowards(grown, x, y));
  for (const other of neighbours) {
    if (other === grown) continue;
    const pinch = angleOfPinch(grown, other);
    if (pinch !== undefined) angles.push(pinch);
  }
  return angles;
}

/** Every bend for these hindrances and hills within the bounds of the mover's centre. */
export function waypointsOf(
  from: Spot,
  to: Spot,
  hindrances: readonly Hindrance[],
  hills: readonly Hill[],
  isWithinBounds: (x: Inches, y: Inches) => boolean,
): Waypoints {
  const points: Waypoints = { x: [], y: [], inX: [], inY: [], outX: [], outY: [] };
  addFree(points, from.x, from.y);
  addFree(points, to.x, to.y);
  const isOpen = (x: Inches, y: Inches, own: Hindrance | undefined): boolean =>
    isWithinBounds(x, y) && (hills.length > 0 || !isInsideAny(hindrances, own, x, y));
  for (const hindrance of hindrances) addCorners(points, hindrance.rim, (x, y) => isOpen(x, y, hindrance));
  for (const hill of hills) {
    addCorners(points, hill.rim, isWithinBounds);
    addSides(points, hill, [from, to], isWithinBounds);
  }
  for (let i = 0; i < hills.length; i++) {
    for (let j = i + 1; j < hills.length; j++) addNotches(points, hills[i] as Hill, hills[j] as Hill, isWithinBounds);
    for (const hindrance of hindrances) addNotches(points, hills[i] as Hill, hindrance, isWithinBounds);
  }
  return points;
}

/** Whether a path through waypoint i in the direction (dx, dy) hugs the polygon there. */
export function isTaut(points: Waypoints, i: number, dx: number, dy: number): boolean {
  const inX = points.inX[i] ?? 0;
  const inY = points.inY[i] ?? 0;
  const afterIn = inX * dy - inY * dx;
  const beforeOut = dx * (points.outY[i] ?? 0) - dy * (points.outX[i] ?? 0);
  return (afterIn >= -SPARE && beforeOut >= -SPARE) || (afterIn <= SPARE && beforeOut <= SPARE);
}

function addFree(points: Waypoints, x: number, y: number): void {
  points.x.push(x);
  points.y.push(y);
  points.inX.push(0);
  points.inY.push(0);
  points.outX.push(0);
  points.outY.push(0);
}

function addCorners(points: Waypoints, rim: Rim, isOpen: (x: number, y: number) => boolean): void {
  for (let i = 0; i < rim.x.length; i++) {
    const x = rim.x[i] ?? 0;
    const y = rim.y[i] ?? 0;
    if (!isOpen(x, y)) continue;
    const next = (i + 1) % rim.x.length;
    points.x.push(x);
    points.y.push(y);
    points.inX.push(-(rim.ny[i] ?? 0));
    points.inY.push(rim.nx[i] ?? 0);
    points.outX.push(-(rim.ny[next] ?? 0));
    points.outY.push(rim.nx[next] ?? 0);
  }
}

/**
 * Places along the sides of a block, just off it and just on it. Crossing a slope low or high differs in cost, so a
 * slope offers some along its whole length; any block offers those nearest to both ends, to step up or down there.
 */
function addSides(
  points: Waypoints,
  hill: Hill,
  ends: readonly Spot[],
  isOpen: (x: number, y: number) => boolean,
): void {
  const { rim, grown, block } = hill;
  const inside = depthInside(grown);
  for (let i = 0; i < rim.x.length; i++) {
    const next = (i + 1) % rim.x.length;
    const x = rim.x[i] ?? 0;
    const y = rim.y[i] ?? 0;
    const ex = (rim.x[next] ?? 0) - x;
    const ey = (rim.y[next] ?? 0) - y;
    const squared = ex * ex + ey * ey;
    const count = block.steepness > 0 ? Math.floor(Math.sqrt(squared) / SLOPE_SPACING) : 0;
    const shares = ends.map(end => ((end.x - x) * ex + (end.y - y) * ey) / squared);
    for (let k = 0; k <= count && block.steepness > 0; k++) shares.push(k / (count + 1));
    for (const share of shares) {
      if (!(share >= 0 && share < 1)) continue;
      for (const out of [-inside, NUDGE]) {
        const px = x + ex * share + out * (rim.nx[next] ?? 0);
        const py = y + ey * share + out * (rim.ny[next] ?? 0);
        if (isOpen(px, py)) addFree(points, px, py);
      }
    }
  }
}

/** The rim's corners stick out of the rounded shape by half a percent of the mover; inside means further in than that. */
const depthInside = ({ mover }: Grown): Inches => NUDGE + 0.006 * mover.reach;

/**
 * Where a block's rim crosses another rim: the inner corner between two blocks that can be passed without climbing
 * down, or the last place to climb before a body that blocks only one of the heights. On both sides of each rim.
 */
function addNotches(
  points: Waypoints,
  { grown, rim }: Hill,
  other: { readonly grown: Grown; readonly rim: Rim },
  isOpen: (x: number, y: number) => boolean,
): void {
  const reach = grown.reach + other.grown.reach;
  if ((other.grown.x - grown.x) ** 2 + (other.grown.y - grown.y) ** 2 >= reach * reach) return;
  for (let i = 0; i < rim.x.length; i++) {
    const next = (i + 1) % rim.x.length;
    const x = rim.x[i] ?? 0;
    const y = rim.y[i] ?? 0;
    const length = Math.sqrt(((rim.x[next] ?? 0) - x) ** 2 + ((rim.y[next] ?? 0) - y) ** 2);
    if (length < EPS) continue;
    const nx = rim.nx[next] ?? 0;
    const ny = rim.ny[next] ?? 0;
    for (const at of crossings(other, x, y, -ny, nx)) {
      if (at < -NUDGE || at > length + NUDGE) continue;
      for (const out of [-depthInside(grown), NUDGE]) {
        const px = x - at * ny + out * nx;
        const py = y + at * nx + out * ny;
        if (isOpen(px, py)) addFree(points, px, py);
      }
    }
  }
}

/** Where the line enters and leaves: just outside the polygon of tangents and just inside the shape itself. */
function crossings({ grown, rim }: { grown: Grown; rim: Rim }, x: number, y: number, dx: number, dy: number): number[] {
  const found: number[] = [];
  if (crossRim(rim, x - grown.x, y - grown.y, dx, dy, span)) found.push(span.enter - NUDGE, span.leave + NUDGE);
  if (!crossGrown(grown, rim, x, y, dx, dy, span)) return found;
  const inside = Math.min(depthInside(grown), (span.leave - span.enter) / 2);
  found.push(span.enter + inside, span.leave - inside);
  return found;
}

function isInsideAny(hindrances: readonly Hindrance[], own: Hindrance | undefined, x: number, y: number): boolean {
  for (const hindrance of hindrances) {
    if (hindrance === own) continue;
    const { grown } = hindrance;
    const dx = x - grown.x;
    const dy = y - grown.y;
    if (dx * dx + dy * dy >= grown.reach * grown.reach) continue;
    if (crossGrown(grown, hindrance.rim, x, y, 1, 0, span) && span.enter < 0 && span.leave > 0) return true;
  }
  return false;
}
