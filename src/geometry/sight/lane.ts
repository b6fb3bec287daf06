/**
 * The lane of a look: the space between viewers and targets, in plan the hull of two circles, and a range of heights.
 * Nothing outside the lane can block, so a look first collects what is inside. Bounds only: the lane is never narrower
 * than the rays, and what it lets through is tested exactly later.
 */

import type { Body, Inches, Spot } from '../shapes/shape';
import type { Blocker, BlockerGroup, Blockers } from './blockers';
import type { Pillar } from './pillar';

/** Bounds of a thing: a circle in plan and a range of heights. */
export type Bounded = Spot & Pick<Pillar, 'reach' | 'low' | 'high'>;

/** From a circle around (x, y), `length` inches along (ux, uy), to another. */
export interface Lane extends Spot {
  readonly ux: number;
  readonly uy: number;
  readonly length: Inches;
  readonly start: Inches;
  readonly end: Inches;
  /** How fast the lane widens, and how much further its slanted edges are from the axis than the circle radii. */
  readonly taper: number;
  readonly slant: number;
  readonly low: Inches;
  readonly high: Inches;
}

/** Far more than the margins of the pillars. */
const SPARE: Inches = 1e-3;
/** The square of the steepest taper for which slanted edges are used. */
const STEEPEST = 0.9;

/** The lane that holds every line from one thing to the other. */
export function laneBetween(from: Bounded, to: Bounded): Lane {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const start = from.reach + SPARE;
  const end = to.reach + SPARE;
  const low = Math.min(from.low, to.low) - SPARE;
  const high = Math.max(from.high, to.high) + SPARE;
  const taper = (end - start) / length;
  // One circle contains the other, or nearly: then the wider one bounds the whole lane.
  if (!(taper * taper < STEEPEST)) {
    const widest = Math.max(start, end);
    const ux = length > 0 ? dx / length : 1;
    const uy = length > 0 ? dy / length : 0;
    return { x: from.x, y: from.y, ux, uy, length, start: widest, end: widest, taper: 0, slant: 1, low, high };
  }
  const slant = 1 / Math.sqrt(1 - taper * taper);
  return { x: from.x, y: from.y, ux: dx / length, uy: dy / length, length, start, end, taper, slant, low, high };
}

/** Everything in the lane that blocks sight for `own`, a unit that sees through itself. */
export function gather(blockers: Blockers, lane: Lane, own: BlockerGroup | undefined): Blocker[] {
  const found: Blocker[] = [];
  for (const group of blockers.groups) {
    if (group === own || !isInLane(lane, group)) continue;
    for (const blocker of group.members) if (reachesInto(lane, blocker.inner)) found.push(blocker);
  }
  return found;
}

/**
 * Writes those of `some` that are in the lane, except the target, over the list `found`. Emptying the list first would
 * make the engine free its memory each time.
 */
export function sift(some: readonly Blocker[], lane: Lane, target: Body | undefined, found: Blocker[]): void {
  let count = 0;
  for (const blocker of some) {
    if (!reachesInto(lane, blocker.inner)) continue;
    if (blocker.is.kind === 'model' && blocker.is.body === target) continue;
    found[count] = blocker;
    count++;
  }
  found.length = count;
}

function reachesInto(lane: Lane, pillar: Pillar): boolean {
  return isInLane(lane, pillar) && (pillar.sides.length === 0 || !isBesideLane(lane, pillar));
}

/**
 * Treats the thing as a point and widens both circles of the lane by its radius. Before and beyond the tangent points
 * of the slanted edges, the circles bound the lane.
 */
function isInLane(lane: Lane, thing: Bounded): boolean {
  if (thing.high <= lane.low || thing.low >= lane.high) return false;
  const ox = thing.x - lane.x;
  const oy = thing.y - lane.y;
  const { length, taper } = lane;
  const start = lane.start + thing.reach;
  const end = lane.end + thing.reach;
  const along = ox * lane.ux + oy * lane.uy;
  const across = ox * lane.uy - oy * lane.ux;
  if (along < -start * taper) return along * along + across * across <= start * start;
  if (along > length - end * taper) return (along - length) ** 2 + across * across <= end * end;
  const room = (start + along * taper) * lane.slant;
  return across <= room && -across <= room;
}

/** Long walls have wide circles: one of their sides, or the lane's own edge, often separates them from the lane. */
function isBesideLane(lane: Lane, { sides, corners }: Pillar): boolean {
  const { x, y, ux, uy, length, start, end, taper, slant } = lane;
  for (let i = 0; i < sides.length; i += 3) {
    const nx = sides[i] as number;
    const ny = sides[i + 1] as number;
    const away = nx * x + ny * y - (sides[i + 2] as number);
    if (away > start && away + (nx * ux + ny * uy) * length > end) return true;
  }
  let isLeft = true;
  let isRight = true;
  for (const corner of corners) {
    const ox = corner.x - x;
    const oy = corner.y - y;
    const across = ox * uy - oy * ux;
    const room = (start + (ox * ux + oy * uy) * taper) * slant;
    isRight &&= across > room;
    isLeft &&= -across > room;
    if (!isLeft && !isRight) return false;
  }
  return true;
}
