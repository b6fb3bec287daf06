/**
 * Spots and the edges of an area: inside or not, how far. Closed forms over the edges of any simple polygon, concave
 * ones too; error that of floating point. A spot on the boundary counts as inside, with EPS to spare.
 */

import { EPS } from '../gaps/within';
import type { Inches, Polygon, Spot } from './shape';

/** The axis-aligned rectangle around something. */
export interface Bounds {
  readonly minX: Inches;
  readonly minY: Inches;
  readonly maxX: Inches;
  readonly maxY: Inches;
}

/** Whether the spot lies in the polygon or, within EPS, on its boundary. */
export function containsSpot(polygon: Polygon, spot: Spot): boolean {
  return isStrictlyInside(polygon, spot) || distanceToEdge(polygon, spot) <= EPS;
}

/** How far the spot is from the nearest point of the boundary, from inside or outside. */
export function distanceToEdge(polygon: Polygon, spot: Spot): Inches {
  let nearest = Number.POSITIVE_INFINITY;
  let from = polygon[polygon.length - 1];
  if (from === undefined) return nearest;
  for (const to of polygon) {
    nearest = Math.min(nearest, squaredToSegment(from, to, spot.x, spot.y));
    from = to;
  }
  return Math.sqrt(nearest);
}

/** How far the spot is from the polygon, 0 inside. */
export function distanceToPolygon(polygon: Polygon, spot: Spot): Inches {
  return isStrictlyInside(polygon, spot) ? 0 : distanceToEdge(polygon, spot);
}

/** The axis-aligned rectangle around the polygon. */
export function boundsOf(polygon: Polygon): Bounds {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of polygon) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** The square of the distance from (x, y) to the segment. */
export function squaredToSegment(from: Spot, to: Spot, x: Inches, y: Inches): number {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const squared = ex * ex + ey * ey;
  const along = (x - from.x) * ex + (y - from.y) * ey;
  const share = squared > 0 ? Math.max(0, Math.min(1, along / squared)) : 0;
  const dx = x - from.x - share * ex;
  const dy = y - from.y - share * ey;
  return dx * dx + dy * dy;
}

/**
 * Whether a ray from the spot crosses the polygon an odd number of times; on the boundary either answer is possible.
 */
export function isStrictlyInside(polygon: Polygon, spot: Spot): boolean {
  let inside = false;
  let from = polygon[polygon.length - 1];
  if (from === undefined) return false;
  for (const to of polygon) {
    if (from.y > spot.y !== to.y > spot.y) {
      const crossing = from.x + ((spot.y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (spot.x < crossing) inside = !inside;
    }
    from = to;
  }
  return inside;
}
