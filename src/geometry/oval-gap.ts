/**
 * Two ovals. Their gap is the maximum over directions n of F(n) = n·d − h1(n) − h2(n), with d from centre to centre and
 * h the support widths. As a function of all vectors F is concave and scales with its argument, hence: where F is
 * positive it has a single peak; all positive directions lie within a right angle of d; and where F(n) is not positive
 * the tangent at n rules out everything on its falling side, and some way beyond n on the other. So Newton runs within
 * a bracket of directions that only shrinks. An empty bracket proves that the ovals meet. Error below 1e-11" for bases that
 * are sold, 1e-9" for needles eighty times as long as wide.
 */
import { type Direction, THINNEST, turnTowards } from './oval';
import type { Inches, Outline, Pose } from './shape';

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
const MOST_STEPS = 100;
const TRUST_NEWTON = 10;
/** An oval's width is at least this share of its length, or its form could come out as nothing by rounding. */
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

/** Writes the form of an oval into one that is kept for it. */
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
export function gapOfOvals(
  dx: number,
  dy: number,
  one: Readonly<Form>,
  two: Readonly<Form>,
  shrink: Inches,
  normal?: Direction,
): Inches {
  const { xx: xx1, xy: xy1, yy: yy1, det: det1 } = one;
  const { xx: xx2, xy: xy2, yy: yy2, det: det2 } = two;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return -1;
  let c = dx / apart;
  let s = dy / apart;
  let loC = s;
  let loS = -c;
  let hiC = -s;
  let hiS = c;
  let gap = -1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const p1 = xx1 * c + xy1 * s;
    const q1 = xy1 * c + yy1 * s;
    const p2 = xx2 * c + xy2 * s;
    const q2 = xy2 * c + yy2 * s;
    const h1 = Math.sqrt(c * p1 + s * q1);
    const h2 = Math.sqrt(c * p2 + s * q2);
    const per1 = 1 / h1;
    const per2 = 1 / h2;
    gap = dx * c + dy * s - h1 - h2 + shrink;
    const slope = dy * c - dx * s - (c * q1 - s * p1) * per1 - (c * q2 - s * p2) * per2;
    const bend = gap + det1 * per1 * per1 * per1 + det2 * per2 * per2 * per2 - shrink;
    if (gap > 0 && slope * slope < CLOSE_ENOUGH * bend) {
      gap += (slope * slope) / bend / 2;
      if (normal !== undefined) turnTowards(normal, c, s, slope / bend);
      return gap;
    }
    // Where the gap is positive the peak lies uphill of n; where it is not, beyond the tangent's zero.
    const beyond = gap > 0 ? 0 : gap / slope;
    const cutC = c + beyond * s;
    const cutS = s - beyond * c;
    if (slope > 0) {
      loC = cutC;
      loS = cutS;
    } else {
      hiC = cutC;
      hiS = cutS;
    }
    if (!(loC * hiS - loS * hiC > 0)) break;
    const turn = slope / bend;
    const newtonC = c - turn * s;
    const newtonS = s + turn * c;
    const trusted = bend > 0 && (step < TRUST_NEWTON || (step & 1) === 0);
    if (trusted && loC * newtonS - loS * newtonC > 0 && newtonC * hiS - newtonS * hiC > 0) {
      c = newtonC;
      s = newtonS;
    } else {
      const lo = Math.sqrt(loC * loC + loS * loS);
      const hi = Math.sqrt(hiC * hiC + hiS * hiS);
      c = loC / lo + hiC / hi;
      s = loS / lo + hiS / hi;
    }
    const scale = 1 / Math.sqrt(c * c + s * s);
    c *= scale;
    s *= scale;
  }
  if (normal !== undefined) turnTowards(normal, c, s, 0);
  return gap <= 0 ? -1 : gap;
}
