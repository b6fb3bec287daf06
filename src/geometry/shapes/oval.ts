/**
 * A point and an oval, and a segment and an oval, in the oval's own frame: half-axes `a` along x and `b` along y.
 *
 * The signed distance of a point p is the maximum over directions n of n·p − h(n), where h is the support width.
 * Mirrored into the first quadrant that function has exactly one critical point there, inside and outside alike, so
 * Newton finds it or, kept in a shrinking bracket of directions, finds it the second time. The last correction is of
 * second order: error below 1e-11" for bases that are sold, 1e-9" for needles eighty times as long as wide.
 */
import { type Bracket, cutArc, type Direction, MOST_STEPS, setDirection, stepOn } from '../gaps/bracket';
import type { Inches } from './shape';

/** Ovals thinner than this count as this thin, so that no division by zero can arise. */
export const THINNEST: Inches = 1e-12;

/** A step whose gain is below this is the last: what is left after it is of third order, below 1e-11" for bases that are sold. */
const CLOSE_ENOUGH = 1e-8;
/** The last turn, squared, is at most this, because third-order errors matter near the rim's centre of curvature. */
const SMALL_TURN = 1e-6;
/** Newton steps tried without a bracket first: a peak in the quadrant is the only one there. */
const QUICK_STEPS = 6;

/** Distance from (px, py) to the oval, negative inside; `normal` receives the outward direction at the nearest rim point. */
export function signedToOval(px: number, py: number, a: Inches, b: Inches, normal?: Direction): Inches {
  const x = Math.abs(px);
  const y = Math.abs(py);
  const aa = Math.max(a * a, THINNEST * THINNEST);
  const bb = Math.max(b * b, THINNEST * THINNEST);
  let c = x * bb;
  let s = y * aa;
  for (let step = 0; step < QUICK_STEPS; step++) {
    const scale = 1 / Math.sqrt(c * c + s * s);
    c *= scale;
    s *= scale;
    const h = Math.sqrt(aa * c * c + bb * s * s);
    const per = 1 / h;
    const signed = x * c + y * s - h;
    const slope = y * c - x * s + (aa - bb) * c * s * per;
    const bend = signed + aa * bb * per * per * per;
    if (!(bend > 0) || c < 0 || s < 0) break;
    const turn = slope / bend;
    if (slope * turn < CLOSE_ENOUGH && turn * turn < SMALL_TURN) {
      if (normal !== undefined)
        setDirection(normal, px < 0 ? -c : c, py < 0 ? -s : s, px < 0 === py < 0 ? turn : -turn);
      return signed + (slope * turn) / 2;
    }
    const turned = c - turn * s;
    s += turn * c;
    c = turned;
  }
  return searchOval(px, py, aa, bb, normal);
}

/** The same with a guarantee: the bracket shrinks at every step. */
function searchOval(px: number, py: number, aa: number, bb: number, normal?: Direction): Inches {
  const x = Math.abs(px);
  const y = Math.abs(py);
  const at: Bracket = { c: Math.SQRT1_2, s: Math.SQRT1_2, loC: 1, loS: 0, hiC: 0, hiS: 1 };
  let signed = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { c, s } = at;
    const h = Math.sqrt(aa * c * c + bb * s * s);
    signed = x * c + y * s - h;
    const slope = y * c - x * s + ((aa - bb) * c * s) / h;
    const bend = signed + (aa * bb) / (h * h * h);
    if (bend > 0 && slope * slope < Math.min(CLOSE_ENOUGH * bend, SMALL_TURN * bend * bend)) {
      signed += (slope * slope) / bend / 2;
      stepOn(at, slope, bend, 0);
      break;
    }
    cutArc(at, slope, 0);
    stepOn(at, slope, bend, step);
  }
  if (normal !== undefined) setDirection(normal, px < 0 ? -at.c : at.c, py < 0 ? -at.s : at.s, 0);
  return signed;
}

/** Where along the segment, from 0 to 1, the oval comes nearest to it or, if they cross, a part inside the oval. */
export function shareNearestOval(x1: number, y1: number, x2: number, y2: number, a: Inches, b: Inches): number {
  const ex = x2 - x1;
  const ey = y2 - y1;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return 0;
  const nx = ey / length;
  const ny = -ex / length;
  const aa = Math.max(a * a, THINNEST * THINNEST);
  const bb = Math.max(b * b, THINNEST * THINNEST);
  const h = Math.sqrt(aa * nx * nx + bb * ny * ny);
  const away = nx * x1 + ny * y1;
  // Beyond the oval: its foremost point towards the line. Across it: the middle of the chord, which lies on the same ray.
  const scale = Math.max(-1, Math.min(1, away / h)) / h;
  const share = ((aa * nx * scale - x1) * ex + (bb * ny * scale - y1) * ey) / (length * length);
  return Math.max(0, Math.min(1, share));
}
