/**
 * A point and an oval, and a segment and an oval, in the oval's own frame: half-axes `a` along x and `b` along y.
 *
 * The signed distance of a point p is the maximum over directions n of n·p − h(n), where h is the support width.
 * Mirrored into the first quadrant that function has exactly one critical point there, inside and outside alike, so
 * Newton kept in a shrinking bracket of directions always finds it. The last correction is of second order: error
 * below 1e-11" for bases that are sold, 1e-9" for needles eighty times as long as wide.
 */
import type { Inches } from './shape';

/** A direction that a function hands back besides its result; only filled when given. */
export interface Direction {
  x: number;
  y: number;
}

/** Ovals thinner than this count as this thin, so that no division by zero can arise. */
export const THINNEST: Inches = 1e-12;

/** A step whose gain is below this is the last: what is left after it is of third order, below 1e-11" for bases that are sold. */
const CLOSE_ENOUGH = 1e-8;
const MOST_STEPS = 80;
const TRUST_NEWTON = 10;

/** Distance from (px, py) to the oval, negative inside; `normal` receives the outward direction at the nearest rim point. */
export function signedToOval(px: number, py: number, a: Inches, b: Inches, normal?: Direction): Inches {
  if (a < b) {
    const signed = signedToOval(py, px, b, a, normal);
    if (normal !== undefined) [normal.x, normal.y] = [normal.y, normal.x];
    return signed;
  }
  const x = Math.abs(px);
  const y = Math.abs(py);
  const aa = Math.max(a * a, THINNEST * THINNEST);
  const bb = Math.max(b * b, THINNEST * THINNEST);
  let c = x / aa;
  let s = y / bb;
  if (c + s === 0) s = 1;
  let loC = 1;
  let loS = 0;
  let hiC = 0;
  let hiS = 1;
  let signed = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const scale = 1 / Math.sqrt(c * c + s * s);
    c *= scale;
    s *= scale;
    const h = Math.sqrt(aa * c * c + bb * s * s);
    const per = 1 / h;
    signed = x * c + y * s - h;
    const slope = y * c - x * s + (aa - bb) * c * s * per;
    const bend = signed + aa * bb * per * per * per;
    if (bend > 0 && slope * slope < CLOSE_ENOUGH * bend) {
      if (normal !== undefined) turnTowards(normal, c, s, slope / bend);
      signed += (slope * slope) / bend / 2;
      break;
    }
    if (step === MOST_STEPS - 1 && normal !== undefined) turnTowards(normal, c, s, 0);
    if (slope > 0) {
      loC = c;
      loS = s;
    } else {
      hiC = c;
      hiS = s;
    }
    const turn = slope / bend;
    const nextC = c - turn * s;
    const nextS = s + turn * c;
    const trusted = bend > 0 && (step < TRUST_NEWTON || (step & 1) === 0);
    const inside = loC * nextS - loS * nextC > 0 && nextC * hiS - nextS * hiC > 0;
    c = trusted && inside ? nextC : loC + hiC;
    s = trusted && inside ? nextS : loS + hiS;
  }
  if (normal !== undefined) {
    if (px < 0) normal.x = -normal.x;
    if (py < 0) normal.y = -normal.y;
  }
  return signed;
}

/** Sets the direction to (c, s) turned left by a small angle. */
export function turnTowards(direction: Direction, c: number, s: number, angle: number): void {
  const x = c - angle * s;
  const y = s + angle * c;
  const length = Math.sqrt(x * x + y * y);
  direction.x = x / length;
  direction.y = y / length;
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
