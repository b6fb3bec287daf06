/**
 * The lane of a look: all the air between those who look and what they look at, as a broad line in plan with a range of
 * heights. What lies outside the lane can never be in the way, so a look first gathers what is inside. Bounds only: the
 * lane is never narrower than the rays, and what it lets through is tested in earnest later.
 */
import type { Blocker, BlockerGroup, Blockers } from './blockers';
import type { Pillar } from './pillar';
import type { Body, Inches, Spot } from './shape';

/** What bounds a thing: a circle in plan and a range of heights. */
export type Bounded = Spot & Pick<Pillar, 'reach' | 'low' | 'high'>;

/** A line from (x, y) over (dx, dy), `width` to either side. */
export interface Lane extends Spot {
  readonly dx: Inches;
  readonly dy: Inches;
  readonly squared: number;
  readonly width: Inches;
  readonly low: Inches;
  readonly high: Inches;
}

/** Far more than the margins of the pillars. */
const SPARE: Inches = 1e-3;

/** The lane that holds every line from one thing to the other. */
export function laneBetween(from: Bounded, to: Bounded): Lane {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return {
    x: from.x,
    y: from.y,
    dx,
    dy,
    squared: dx * dx + dy * dy,
    width: Math.max(from.reach, to.reach) + SPARE,
    low: Math.min(from.low, to.low),
    high: Math.max(from.high, to.high),
  };
}

/** Everything in the lane that hides something from `own`, a unit that sees through itself. */
export function gather(blockers: Blockers, lane: Lane, own: BlockerGroup | undefined): Blocker[] {
  const found: Blocker[] = [];
  for (const group of blockers.groups) {
    if (group === own || !isInLane(lane, group)) continue;
    for (const blocker of group.members) if (reachesInto(lane, blocker.outer)) found.push(blocker);
  }
  return found;
}

/** Those of `some` that are in the lane, save the one that is looked at, into the emptied list `found`. */
export function sift(some: readonly Blocker[], lane: Lane, target: Body | undefined, found: Blocker[]): void {
  found.length = 0;
  for (const blocker of some) {
    if (!reachesInto(lane, blocker.outer)) continue;
    if (blocker.is.kind !== 'model' || blocker.is.body !== target) found.push(blocker);
  }
}

function reachesInto(lane: Lane, pillar: Pillar): boolean {
  return isInLane(lane, pillar) && (pillar.sides.length === 0 || !isBesideLane(lane, pillar));
}

function isInLane(lane: Lane, thing: Bounded): boolean {
  if (thing.high <= lane.low || thing.low >= lane.high) return false;
  const ox = thing.x - lane.x;
  const oy = thing.y - lane.y;
  const room = lane.width + thing.reach;
  const along = ox * lane.dx + oy * lane.dy;
  if (along <= 0) return ox * ox + oy * oy <= room * room;
  if (along >= lane.squared) return (ox - lane.dx) ** 2 + (oy - lane.dy) ** 2 <= room * room;
  const across = ox * lane.dy - oy * lane.dx;
  return across * across <= room * room * lane.squared;
}

/** Long walls have wide circles: one of their sides, or the lane's own edge, often parts them from the lane. */
function isBesideLane(lane: Lane, pillar: Pillar): boolean {
  const { x, y, dx, dy, width } = lane;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const { sides } = pillar;
  for (let i = 0; i < sides.length; i += 3) {
    const nx = sides[i] as number;
    const ny = sides[i + 1] as number;
    const start = nx * x + ny * y - (sides[i + 2] as number);
    if (start > width && start + nx * dx + ny * dy > width) return true;
  }
  for (const corner of pillar.corners) {
    const across = (corner.x - x) * dy - (corner.y - y) * dx;
    if (across < least) least = across;
    if (across > most) most = across;
  }
  const room = width * Math.sqrt(lane.squared);
  return least > room || most < -room;
}
