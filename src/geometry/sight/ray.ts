/**
 * A straight line from p to q against one pillar. In plan the line enters and leaves an oval where a quadratic has its
 * roots (solved in the frame where the oval is a unit circle), and a convex prism where it has crossed into the last of
 * its sides and out of the first; heights then cut the stretch further. Closed forms throughout, no allocation, only
 * + - * / and the square root, which every engine rounds alike; the error is below 1e-10" on a table.
 *
 * The stretch is open: a line that only touches a face has no stretch within. Float noise is kept out by the caller, who
 * asks of things made smaller by EPS (see free-ray.ts). A line that starts within enters at 0. NaN never enters.
 */

import type { Point } from '../gaps/tape';
import type { Spot } from '../shapes/shape';
import type { Pillar } from './pillar';

/**
 * A stretch of a line. Its ends have other names than a ray's: engines give objects with the same field names one
 * layout, and beside rays, whose ends are points, every number stored here would cost an allocation.
 */
export interface Stretch {
  start: number;
  end: number;
}

/** The `entry` of a line that stays outside. */
export const NEVER = Number.POSITIVE_INFINITY;

const stretch: Stretch = { start: 0, end: 1 };

/** The share of the way from p to q at which the line enters the pillar, or NEVER. */
export function entry(pillar: Pillar, p: Point, q: Point): number {
  const pz = p.z;
  const qz = q.z;
  if ((pz >= pillar.high && qz >= pillar.high) || (pz <= pillar.low && qz <= pillar.low)) return NEVER;
  if (!crossesInPlan(pillar, p, q, stretch)) return NEVER;
  let from = stretch.start;
  let to = stretch.end;
  const rise = qz - pz;
  const toBottom = pillar.low - pz;
  if (rise > 0) from = Math.max(from, toBottom / rise);
  else if (rise < 0) to = Math.min(to, toBottom / rise);
  else if (toBottom >= 0) return NEVER;

  const { topX, topY } = pillar;
  const toTop = pillar.topZ + topX * p.x + topY * p.y - pz;
  const closing = rise - topX * (q.x - p.x) - topY * (q.y - p.y);
  if (closing > 0) to = Math.min(to, toTop / closing);
  else if (closing < 0) from = Math.max(from, toTop / closing);
  else if (toTop <= 0) return NEVER;
  return from < to ? from : NEVER;
}

/** Whether the line crosses the pillar as seen from above; if so, `out` receives the stretch of it. */
export function crossesInPlan(pillar: Pillar, p: Spot, q: Spot, out: Stretch): boolean {
  return pillar.sides.length === 0 ? crossesRound(pillar, p, q, out) : crossesSides(pillar, p, q, out);
}

function crossesRound(pillar: Pillar, p: Spot, q: Spot, out: Stretch): boolean {
  const { cos, sin, perLength, perWidth } = pillar;
  const ox = p.x - pillar.x;
  const oy = p.y - pillar.y;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const u = (ox * cos + oy * sin) * perLength;
  const v = (oy * cos - ox * sin) * perWidth;
  const du = (dx * cos + dy * sin) * perLength;
  const dv = (dy * cos - dx * sin) * perWidth;
  const squared = du * du + dv * dv;
  const towards = -(u * du + v * dv);
  if (squared === 0) {
    out.start = 0;
    out.end = 1;
    return u * u + v * v < 1;
  }
  const apart = u * dv - v * du;
  const depth = squared - apart * apart;
  if (!(depth > 0)) return false;
  const half = Math.sqrt(depth);
  const from = (towards - half) / squared;
  const to = (towards + half) / squared;
  out.start = from > 0 ? from : 0;
  out.end = to < 1 ? to : 1;
  return out.start < out.end;
}

function crossesSides(pillar: Pillar, p: Spot, q: Spot, out: Stretch): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  let from = 0;
  let to = 1;
  const { sides } = pillar;
  for (let i = 0; i < sides.length; i += 3) {
    const nx = sides[i] as number;
    const ny = sides[i + 1] as number;
    const inside = (sides[i + 2] as number) - nx * p.x - ny * p.y;
    const outward = nx * dx + ny * dy;
    if (outward > 0) to = Math.min(to, inside / outward);
    else if (outward < 0) from = Math.max(from, inside / outward);
    else if (!(inside > 0)) return false;
    if (!(from < to)) return false;
  }
  out.start = from;
  out.end = to;
  return true;
}
