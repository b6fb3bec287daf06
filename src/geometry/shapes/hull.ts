/**
 * Hulls: convex polygons given by their corners, anticlockwise. Distances are closed forms over edges and corners, so the
 * error is that of floating point. Two hulls are apart along one of their edge normals or not at all, and the depth of
 * their overlap, too, lies along one of these. Where the other hull's foremost corner lies in front of an edge, that is
 * the gap; where no edge has one in front, the gap is from corner to corner.
 */
import type { Corners } from './corners';
import type { Inches, Spot } from './shape';

/** Corners this near to the same distance from an edge, in shares of its length, count as one parallel edge. */
const TIE = 1e-12;

/** Distance from the spot to the hull, negative inside. A hull without area has no inside. */
export function signedToHull(corners: readonly Spot[], x: number, y: number): Inches {
  let nearest = Number.POSITIVE_INFINITY;
  let sides = 0;
  let behind = 0;
  let from = corners[corners.length - 1];
  if (from === undefined) return nearest;
  for (const to of corners) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const px = x - from.x;
    const py = y - from.y;
    if (ex !== 0 || ey !== 0) {
      sides++;
      if (px * ey < py * ex) behind++;
    }
    nearest = Math.min(nearest, squaredToEdge(px, py, ex, ey));
    from = to;
  }
  // From inside, the nearest boundary point is the nearest of any edge, so one search serves both.
  return behind === sides && sides > 0 ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** The gap between two hulls in the same frame; 0 when they meet. */
export function hullToHull(some: Corners, others: Corners): Inches {
  const one = gapInFront(some, others);
  if (one > 0) return one;
  const two = gapInFront(others, some);
  if (two > 0) return two;
  if (one < 0 && two < 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2 * some.count; i += 2) {
    const x = some.xy[i] as number;
    const y = some.xy[i + 1] as number;
    for (let j = 0; j < 2 * others.count; j += 2) {
      const dx = (others.xy[j] as number) - x;
      const dy = (others.xy[j + 1] as number) - y;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(nearest);
}

/** The depth of overlap of two hulls that meet; 0 if they only touch. */
export function depthOfHulls(some: Corners, others: Corners): Inches {
  const least = Math.min(leastDepth(some, others), leastDepth(others, some));
  return least < Number.POSITIVE_INFINITY ? Math.max(0, least) : 0;
}

/** The square of the distance from (px, py) to the edge from (0, 0) to (ex, ey). */
export function squaredToEdge(px: number, py: number, ex: number, ey: number): number {
  const along = px * ex + py * ey;
  if (along <= 0) return px * px + py * py;
  const squared = ex * ex + ey * ey;
  if (along >= squared) return (px - ex) * (px - ex) + (py - ey) * (py - ey);
  const across = px * ey - py * ex;
  return (across * across) / squared;
}

/**
 * The gap, if a corner of the others lies in front of an edge of the hull and none is nearer to its line; 0 if an edge
 * separates them but nothing lies in front of it; -1 if no edge separates them.
 */
function gapInFront(hull: Corners, others: Corners): Inches {
  const { xy, count } = hull;
  let parted = -1;
  let fromX = xy[2 * count - 2] as number;
  let fromY = xy[2 * count - 1] as number;
  for (let i = 0; i < 2 * count; i += 2) {
    const toX = xy[i] as number;
    const toY = xy[i + 1] as number;
    const ex = toX - fromX;
    const ey = toY - fromY;
    const least = leastInFront(fromX, fromY, ex, ey, others);
    if (least > 0) {
      parted = 0;
      if (isInFront(fromX, fromY, ex, ey, others, least)) return least / Math.sqrt(ex * ex + ey * ey);
    }
    fromX = toX;
    fromY = toY;
  }
  return parted;
}

/** How far in front of the edge's line the nearest corner is, times the edge's length; 0 or less as soon as one is not. */
function leastInFront(fromX: number, fromY: number, ex: number, ey: number, { xy, count }: Corners): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2 * count; i += 2) {
    const front = ((xy[i] as number) - fromX) * ey - ((xy[i + 1] as number) - fromY) * ex;
    if (front <= 0) return front;
    if (front < least) least = front;
  }
  return least;
}

/** Whether those of the corners that are nearest to the edge's line, ties included, lie in front of the edge. */
function isInFront(
  fromX: number,
  fromY: number,
  ex: number,
  ey: number,
  { xy, count }: Corners,
  least: number,
): boolean {
  const length = ex * ex + ey * ey;
  const tie = least + TIE * length;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 2 * count; i += 2) {
    const px = (xy[i] as number) - fromX;
    const py = (xy[i + 1] as number) - fromY;
    if (px * ey - py * ex > tie) continue;
    const along = px * ex + py * ey;
    first = Math.min(first, along);
    last = Math.max(last, along);
  }
  return first <= length && last >= 0;
}

/** The shortest separation along a normal of the hull's edges. */
function leastDepth(hull: Corners, others: Corners): Inches {
  const { xy, count } = hull;
  let least = Number.POSITIVE_INFINITY;
  let fromX = xy[2 * count - 2] as number;
  let fromY = xy[2 * count - 1] as number;
  for (let i = 0; i < 2 * count; i += 2) {
    const toX = xy[i] as number;
    const toY = xy[i + 1] as number;
    const ex = toX - fromX;
    const ey = toY - fromY;
    let deepest = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < 2 * others.count; j += 2) {
      const depth = ((others.xy[j + 1] as number) - fromY) * ex - ((others.xy[j] as number) - fromX) * ey;
      if (depth > deepest) deepest = depth;
    }
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) least = Math.min(least, deepest / length);
    fromX = toX;
    fromY = toY;
  }
  return least;
}
