/**
 * Hulls: convex polygons given by their corners, anticlockwise. Distances are closed forms over edges and corners, so the
 * error is that of floating point. Two hulls are apart along one of their edge normals or not at all, and their depth of
 * overlap, too, lies along one of these.
 */
import { shareNearestOval, signedToOval } from './oval';
import type { Inches, Spot } from './shape';

/** Distance from the spot to the hull, negative inside. A hull without area has no inside. */
export function signedToHull(corners: readonly Spot[], x: number, y: number): Inches {
  let deepest = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  let from = corners[corners.length - 1];
  if (from === undefined) return nearest;
  for (const to of corners) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const px = x - from.x;
    const py = y - from.y;
    const squared = ex * ex + ey * ey;
    if (squared > 0) deepest = Math.max(deepest, (px * ey - py * ex) / Math.sqrt(squared));
    const share = squared > 0 ? Math.max(0, Math.min(1, (px * ex + py * ey) / squared)) : 0;
    const offX = px - share * ex;
    const offY = py - share * ey;
    nearest = Math.min(nearest, offX * offX + offY * offY);
    from = to;
  }
  return deepest < 0 && deepest > Number.NEGATIVE_INFINITY ? deepest : Math.sqrt(nearest);
}

/** How far two hulls are apart, negative by the depth of their overlap. */
export function signedHullToHull(some: readonly Spot[], others: readonly Spot[]): Inches {
  const apart = Math.max(widestAlongNormals(some, others), widestAlongNormals(others, some));
  if (apart < 0 && apart > Number.NEGATIVE_INFINITY) return apart;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { x, y } of some) nearest = Math.min(nearest, signedToHull(others, x, y));
  for (const { x, y } of others) nearest = Math.min(nearest, signedToHull(some, x, y));
  return nearest;
}

/** The gap between a hull and an oval around (0, 0) with its length along x, both in the oval's frame; 0 when they meet. */
export function hullToOval(corners: readonly Spot[], a: Inches, b: Inches): Inches {
  if (signedToHull(corners, 0, 0) <= 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  let from = corners[corners.length - 1];
  if (from === undefined) return nearest;
  for (const to of corners) {
    const share = shareNearestOval(from.x, from.y, to.x, to.y, a, b);
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    nearest = Math.min(nearest, signedToOval(x, y, a, b));
    if (nearest <= 0) return 0;
    from = to;
  }
  return nearest;
}

/** The largest gap that a line along one of this hull's edges leaves between it and the others; negative if none does. */
function widestAlongNormals(hull: readonly Spot[], others: readonly Spot[]): Inches {
  let widest = Number.NEGATIVE_INFINITY;
  let from = hull[hull.length - 1];
  if (from === undefined) return widest;
  for (const to of hull) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) {
      let least = Number.POSITIVE_INFINITY;
      for (const { x, y } of others) least = Math.min(least, ((x - from.x) * ey - (y - from.y) * ex) / length);
      widest = Math.max(widest, least);
    }
    from = to;
  }
  return widest;
}
