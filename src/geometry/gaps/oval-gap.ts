/**
 * Two ovals. Their gap is the maximum over directions n of F(n) = n·d − h1(n) − h2(n), with d from centre to centre and
 * h the support widths. As a function of all vectors F is concave and scales with its argument. So where F is positive
 * it has a single peak; all positive directions lie within a right angle of d; and where F(n) is not positive the
 * tangent at n rules out everything on its falling side, and some way beyond n on the other. Newton is tried first, and
 * where it fails it runs again within a shrinking bracket of directions. An empty bracket proves that the ovals meet.
 * Error below 1e-11" for bases that are sold, 1e-9" for needles eighty times as long as wide.
 */

import { THINNEST } from '../shapes/oval';
import type { Inches, Outline, Pose } from '../shapes/shape';
import { type Bracket, cutArc, type Direction, MOST_STEPS, setDirection, stepOn } from './bracket';

export type Oval = Extract<Outline, { kind: 'oval' }>;

/** The square of an oval's support width as a quadratic form: h² = xx·nx² + 2·xy·nx·ny + yy·ny². */
export interface Form {
  xx: number;
  xy: number;
  yy: number;
  /** (a·b)², which over h³ is the radius of curvature. */
  det: number;
}

/** A step whose gain is below this is the last: what is left after it is of third order, below 1e-11" for bases that are sold. */
const CLOSE_ENOUGH = 1e-8;
/** Newton steps tried without a bracket first: a peak above 0 is the only one, however it was found. */
const QUICK_STEPS = 6;
/** Minimum ratio of an oval's width to its length; below it rounding could make its form zero. */
const SLENDEREST = 1e-7;

/** The form of an oval with these half-axes, turned so that its length lies along (cos, sin). */
export function formOf(halfLength: Inches, halfWidth: Inches, cos: number, sin: number): Form {
  const least = Math.max(THINNEST, SLENDEREST * Math.max(halfLength, halfWidth));
  const aa = Math.max(least * least, halfLength * halfLength);
  const bb = Math.max(least * least, halfWidth * halfWidth);
  return {
    xx: aa * cos * cos + bb * sin * sin,
    xy: (aa - bb) * cos * sin,
    yy: aa * sin * sin + bb * cos * cos,
    det: aa * bb,
  };
}

/** Writes the form of an oval into an existing object. */
export function setForm(form: Form, { facing }: Pose, { length, width }: Oval): void {
  const cos = Math.cos(facing);
  const sin = Math.sin(facing);
  const a = length / 2;
  const b = width / 2;
  const least = Math.max(THINNEST, SLENDEREST * Math.max(a, b));
  const aa = Math.max(least * least, a * a);
  const bb = Math.max(least * least, b * b);
  form.xx = aa * cos * cos + bb * sin * sin;
  form.xy = (aa - bb) * cos * sin;
  form.yy = aa * sin * sin + bb * cos * cos;
  form.det = aa * bb;
}

/**
 * The gap between two ovals whose centres are (dx, dy) apart, or -1 when they meet. Both together are first made
 * smaller by `shrink`, which must stay below the smallest radius of curvature; `normal` receives the direction of the gap.
 */
export function gapOfOvals(dx: number, dy: number, one: Form, two: Form, shrink: Inches, normal?: Direction): Inches {
  const per = 1 / Math.sqrt(dx * dx + dy * dy);
  let c = dx * per;
  let s = dy * per;
  for (let step = 0; step < QUICK_STEPS; step++) {
    const p1 = one.xx * c + one.xy * s;
    const q1 = one.xy * c + one.yy * s;
    const p2 = two.xx * c + two.xy * s;
    const q2 = two.xy * c + two.yy * s;
    const h1 = Math.sqrt(c * p1 + s * q1);
    const h2 = Math.sqrt(c * p2 + s * q2);
    const per1 = 1 / h1;
    const per2 = 1 / h2;
    const gap = dx * c + dy * s - h1 - h2 + shrink;
    if (!(gap > 0)) break;
    const slope = dy * c - dx * s - (c * q1 - s * p1) * per1 - (c * q2 - s * p2) * per2;
    const bend = gap + one.det * per1 * per1 * per1 + two.det * per2 * per2 * per2 - shrink;
    if (slope * slope < CLOSE_ENOUGH * bend) {
      if (normal !== undefined) setDirection(normal, c, s, slope / bend);
      return gap + (slope * slope) / bend / 2;
    }
    const turn = slope / bend;
    const scale = 1 / Math.sqrt(1 + turn * turn);
    const turned = (c - turn * s) * scale;
    s = (s + turn * c) * scale;
    c = turned;
  }
  return searchGap(dx, dy, one, two, shrink, normal);
}

/** The same with a guarantee: the bracket shrinks at every step, until the peak is found or nothing is left. */
function searchGap(dx: number, dy: number, one: Form, two: Form, shrink: Inches, normal?: Direction): Inches {
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return -1;
  const x = dx / apart;
  const y = dy / apart;
  const at: Bracket = { c: x, s: y, loC: y, loS: -x, hiC: -y, hiS: x };
  for (let step = 0; step < MOST_STEPS; step++) {
    const { c, s } = at;
    const h1 = widthOf(one, c, s);
    const h2 = widthOf(two, c, s);
    const gap = dx * c + dy * s - h1 - h2 + shrink;
    const slope = dy * c - dx * s - slopeOf(one, c, s) / h1 - slopeOf(two, c, s) / h2;
    const bend = gap + one.det / (h1 * h1 * h1) + two.det / (h2 * h2 * h2) - shrink;
    if (gap > 0 && slope * slope < CLOSE_ENOUGH * bend) {
      if (normal !== undefined) setDirection(normal, c, s, slope / bend);
      return gap + (slope * slope) / bend / 2;
    }
    // Where the gap is positive the peak lies uphill of n; where it is not, beyond the tangent's zero.
    if (!cutArc(at, slope, gap > 0 ? 0 : -gap / slope)) return gap <= 0 ? -1 : gap;
    stepOn(at, slope, bend, step);
  }
  return -1;
}

/** The support width in direction (c, s). */
export function widthOf({ xx, xy, yy }: Form, c: number, s: number): Inches {
  return Math.sqrt(xx * c * c + 2 * xy * c * s + yy * s * s);
}

/** How the square of the support width changes with the direction, halved. */
function slopeOf({ xx, xy, yy }: Form, c: number, s: number): number {
  return (yy - xx) * c * s + xy * (c * c - s * s);
}
