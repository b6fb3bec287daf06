/**
 * Two ovals. Their gap is the maximum over directions n of F(n) = n·d − h1(n) − h2(n), with d from centre to centre and
 * h the support widths. As a function of all vectors F is concave and scales with its argument, hence: where F is
 * positive it has a single peak; all positive directions lie within a right angle of d; and where F(n) is not positive
 * the tangent at n rules out everything on its falling side, and some way beyond n on the other. So Newton runs within
 * a bracket of directions that only shrinks. An empty bracket proves that the ovals meet. Error below 1e-12".
 */
import { type Direction, THINNEST } from './oval';
import type { Inches } from './shape';

/** The square of an oval's support width as a quadratic form: h² = xx·nx² + 2·xy·nx·ny + yy·ny². */
export interface Form {
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
  /** (a·b)², which over h³ is the radius of curvature. */
  readonly det: number;
}

const CLOSE_ENOUGH = 1e-13;
const MOST_STEPS = 100;
const TRUST_NEWTON = 10;
/** An oval's width is at least this share of its length, or its form could come out as nothing by rounding. */
const SLENDEREST = 1e-7;

/** The form of an oval with these half-axes, turned so that its length lies along (cos, sin). */
export function formOf(halfLength: Inches, halfWidth: Inches, cos: number, sin: number): Form {
  const least = Math.max(THINNEST, SLENDEREST * Math.max(halfLength, halfWidth));
  const aa = halfLength > least ? halfLength * halfLength : least * least;
  const bb = halfWidth > least ? halfWidth * halfWidth : least * least;
  return {
    xx: aa * cos * cos + bb * sin * sin,
    xy: (aa - bb) * cos * sin,
    yy: aa * sin * sin + bb * cos * cos,
    det: aa * bb,
  };
}

/**
 * The gap between two ovals whose centres are (dx, dy) apart, or -1 when they meet. Both together are first made
 * smaller by `shrink`, which must stay below the smallest radius of curvature; `normal` receives the direction of the gap.
 */
export function gapOfOvals(dx: number, dy: number, one: Form, two: Form, shrink: Inches, normal?: Direction): Inches {
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
    const p1 = one.xx * c + one.xy * s;
    const q1 = one.xy * c + one.yy * s;
    const p2 = two.xx * c + two.xy * s;
    const q2 = two.xy * c + two.yy * s;
    const h1 = Math.sqrt(c * p1 + s * q1);
    const h2 = Math.sqrt(c * p2 + s * q2);
    gap = dx * c + dy * s - h1 - h2 + shrink;
    const slope = dy * c - dx * s - (c * q1 - s * p1) / h1 - (c * q2 - s * p2) / h2;
    const bend = gap + one.det / (h1 * h1 * h1) + two.det / (h2 * h2 * h2) - shrink;
    if (gap > 0 && slope * slope < CLOSE_ENOUGH * bend) {
      gap += (slope * slope) / bend / 2;
      break;
    }
    // Where the gap is positive the peak lies uphill of n; where it is not, beyond the tangent's zero.
    const steep = Math.abs(slope);
    const beyond = gap > 0 ? 0 : -gap / (steep > 0 ? steep : Number.MIN_VALUE);
    const side = slope > 0 ? beyond : -beyond;
    const cutC = c - side * s;
    const cutS = s + side * c;
    const cut = Math.sqrt(cutC * cutC + cutS * cutS);
    if (!(cut < Number.POSITIVE_INFINITY)) return -1;
    if (slope > 0) {
      loC = cutC / cut;
      loS = cutS / cut;
    } else {
      hiC = cutC / cut;
      hiS = cutS / cut;
    }
    if (loC * hiS - loS * hiC <= 0) break;
    const turn = slope / bend;
    const newtonC = c - turn * s;
    const newtonS = s + turn * c;
    const trusted = bend > 0 && (step < TRUST_NEWTON || (step & 1) === 0);
    const inside = loC * newtonS - loS * newtonC > 0 && newtonC * hiS - newtonS * hiC > 0;
    c = trusted && inside ? newtonC : loC + hiC;
    s = trusted && inside ? newtonS : loS + hiS;
    const length = Math.sqrt(c * c + s * s);
    c /= length;
    s /= length;
  }
  if (normal !== undefined) {
    normal.x = c;
    normal.y = s;
  }
  return gap > 0 ? gap : -1;
}
