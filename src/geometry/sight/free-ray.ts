/**
 * Whether a ray is free. A ray is blocked when it passes through something made smaller by EPS; it is free when it misses
 * everything made larger by EPS. In between it grazes: that alone blocks nothing, but a ray that slides along the seam of
 * two walls, or between a model and the roof it stands on, grazes on both sides and must not slip through. So a grazing
 * ray is free only if it is also free when shifted by three EPS into one of the four quarters around it, that is, if
 * there is air on some side of it. Tolerance: a face cuts in if the ray is more than 1e-6" inside it.
 */

import type { Point } from '../gaps/tape';
import { EPS } from '../gaps/within';
import type { Blocker, Blockers } from './blockers';
import type { Pillar } from './pillar';
import { entry, NEVER } from './ray';

/** A line of sight. */
export interface Ray {
  readonly from: Point;
  readonly to: Point;
}

/** What a ray hits first, and where. */
export interface Met {
  readonly blocker: Blocker;
  readonly at: Point;
}

const NUDGE = 3 * EPS;

/** Whether nothing on the table is between p and q: for a single ray, where building a lane would cost more. */
export function isClear({ groups }: Blockers, p: Point, q: Point): boolean {
  let grazed: Blocker[] | undefined;
  for (const group of groups) {
    if (missesCircle(group, p, q)) continue;
    for (const blocker of group.members) {
      if (missesCircle(blocker.outer, p, q) || entry(blocker.outer, p, q) === NEVER) continue;
      if (entry(blocker.inner, p, q) !== NEVER) return false;
      grazed ??= [];
      grazed.push(blocker);
    }
  }
  return grazed === undefined || hasAirBeside(grazed, p, q);
}

/** A blocker of one ray often blocks the next, so it is swapped to the front. */
export function moveToFront(blockers: Blocker[], place: number): void {
  const blocker = blockers[place] as Blocker;
  blockers[place] = blockers[0] as Blocker;
  blockers[0] = blocker;
}

/** Whether nothing stands between p and q. */
export function isFree(blockers: Blocker[], p: Point, q: Point): boolean {
  let grazes = false;
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Blocker;
    if (entry(blocker.outer, p, q) === NEVER) continue;
    if (entry(blocker.inner, p, q) !== NEVER) {
      moveToFront(blockers, i);
      return false;
    }
    grazes = true;
  }
  return !grazes || hasAirBeside(blockers, p, q);
}

/** The first thing a blocked ray hits; if only several together block it, the first that is grazed. */
export function firstMet(blockers: readonly Blocker[], { from, to }: Ray): Met | undefined {
  let first: Blocker | undefined;
  let share = NEVER;
  for (const smaller of [true, false]) {
    for (const blocker of blockers) {
      const enters = entry(smaller ? blocker.inner : blocker.outer, from, to);
      if (enters >= share) continue;
      share = enters;
      first = blocker;
    }
    if (first !== undefined) break;
  }
  if (first === undefined) return undefined;
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return { blocker: first, at: { x, y, z: from.z + (to.z - from.z) * share } };
}

/** Whether the line passes outside the bounding circle, or ends before it. */
function missesCircle({ x, y, reach }: Pick<Pillar, 'x' | 'y' | 'reach'>, p: Point, q: Point): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const ox = x - p.x;
  const oy = y - p.y;
  const room = reach + NUDGE;
  const across = ox * dy - oy * dx;
  const squared = dx * dx + dy * dy;
  if (across * across > room * room * squared) return true;
  const along = ox * dx + oy * dy;
  if (along < 0) return ox * ox + oy * oy > room * room;
  return along > squared && (ox - dx) ** 2 + (oy - dy) ** 2 > room * room;
}

function hasAirBeside(blockers: readonly Blocker[], p: Point, q: Point): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const dz = q.z - p.z;
  const plan = Math.sqrt(dx * dx + dy * dy);
  const length = Math.sqrt(plan * plan + dz * dz);
  if (!(length > 0)) return true;
  const sideX = plan > 0 ? -dy / plan : 1;
  const sideY = plan > 0 ? dx / plan : 0;
  const upX = (-sideY * dz) / length;
  const upY = (sideX * dz) / length;
  const upZ = plan / length;
  return QUARTERS.some(({ side, up }) => {
    const x = NUDGE * (side * sideX + up * upX);
    const y = NUDGE * (side * sideY + up * upY);
    const z = NUDGE * up * upZ;
    const from = { x: p.x + x, y: p.y + y, z: p.z + z };
    const to = { x: q.x + x, y: q.y + y, z: q.z + z };
    return blockers.every(blocker => entry(blocker.inner, from, to) === NEVER);
  });
}

const QUARTERS = [
  { side: 1, up: 1 },
  { side: -1, up: 1 },
  { side: 1, up: -1 },
  { side: -1, up: -1 },
];
