/**
 * Bodies and areas: how far a body is from a polygon and whether all of it lies inside.
 *
 * A convex outline lies inside a simple polygon exactly when its middle does and no edge of the polygon enters its
 * interior. Circles test the distance of every edge; ovals do the same after the plane is squeezed so that the oval
 * becomes a circle; hulls clip every edge against their sides. No samples: an edge or corner of the area that pokes
 * into the outline between any two rim points is found. The outline is first made smaller by EPS, which is the tolerance.
 */

import {
  type Bounds,
  boundsOf,
  containsSpot,
  distanceToPolygon,
  isStrictlyInside,
  squaredToSegment,
} from '../shapes/edges';
import { signedToHull } from '../shapes/hull';
import { boundingRadius, cornersOf, middleOf } from '../shapes/outline';
import { shareNearestOval, signedToOval, THINNEST } from '../shapes/oval';
import type { Body, Inches, Polygon, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { EPS, isWithin } from './within';

/** The gap in plan between a body and an area; 0 when they touch or overlap. */
export function planGapToPolygon(body: Body, polygon: Polygon): Inches {
  assertFiniteBody(body);
  const { outline } = body;
  if (outline.kind === 'circle') return Math.max(0, distanceToPolygon(polygon, body) - outline.radius);
  const middle = middleOf(body);
  if (isStrictlyInside(polygon, middle)) return 0;
  const reach = boundingRadius(outline);
  const gapToEdge =
    outline.kind === 'oval' ? ovalToEdge(body, outline.length / 2, outline.width / 2) : hullToEdge(body);
  let nearest = Number.POSITIVE_INFINITY;
  let from = polygon[polygon.length - 1];
  if (from === undefined) return nearest;
  for (const to of polygon) {
    const least = nearest + reach;
    if (squaredToSegment(from, to, body.x, body.y) < least * least) nearest = Math.min(nearest, gapToEdge(from, to));
    if (nearest <= 0) return 0;
    from = to;
  }
  return nearest;
}

const bounds = new WeakMap<Polygon, Bounds>();

/** Whether a body comes within `limit` of an area; most are ruled out by its bounding box. */
export function isNearPolygon(body: Body, polygon: Polygon, limit: Inches): boolean {
  let box = bounds.get(polygon);
  if (box === undefined) {
    box = boundsOf(polygon);
    bounds.set(polygon, box);
  }
  const room = boundingRadius(body.outline) + limit + 2 * EPS;
  const isFar =
    body.x < box.minX - room || body.x > box.maxX + room || body.y < box.minY - room || body.y > box.maxY + room;
  return !isFar && isWithin(planGapToPolygon(body, polygon), limit);
}

/** Whether all of the outline lies in the area; touching its boundary from inside is inside. */
export function isWhollyInside(body: Body, polygon: Polygon): boolean {
  assertFiniteBody(body);
  const { outline } = body;
  if (!containsSpot(polygon, middleOf(body))) return false;
  if (outline.kind === 'hull') {
    const corners = cornersOf(body);
    return corners.every(corner => containsSpot(polygon, corner)) && !anyEdgeEntersHull(polygon, corners);
  }
  const a = outline.kind === 'circle' ? outline.radius : outline.length / 2;
  const b = outline.kind === 'circle' ? outline.radius : outline.width / 2;
  return !anyEdgeEntersOval(polygon, body, Math.max(a - EPS, THINNEST), Math.max(b - EPS, THINNEST));
}

function anyEdgeEntersOval(polygon: Polygon, body: Body, a: Inches, b: Inches): boolean {
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  const squeezed = ({ x, y }: Spot): Spot => ({
    x: ((x - body.x) * cos + (y - body.y) * sin) / a,
    y: ((y - body.y) * cos - (x - body.x) * sin) / b,
  });
  let from = squeezed(polygon[polygon.length - 1] ?? body);
  for (const corner of polygon) {
    const to = squeezed(corner);
    if (squaredToSegment(from, to, 0, 0) < 1) return true;
    from = to;
  }
  return false;
}

function anyEdgeEntersHull(polygon: Polygon, corners: readonly Spot[]): boolean {
  let from = polygon[polygon.length - 1];
  if (from === undefined) return false;
  for (const to of polygon) {
    if (entersHull(from, to, corners)) return true;
    from = to;
  }
  return false;
}

/** Clips the segment against every side, moved inwards by EPS, and tests whether anything is left. */
function entersHull(from: Spot, to: Spot, corners: readonly Spot[]): boolean {
  let enter = 0;
  let leave = 1;
  let start = corners[corners.length - 1];
  if (start === undefined) return false;
  for (const end of corners) {
    const ex = end.x - start.x;
    const ey = end.y - start.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) {
      const first = (ex * (from.y - start.y) - ey * (from.x - start.x)) / length - EPS;
      const last = (ex * (to.y - start.y) - ey * (to.x - start.x)) / length - EPS;
      if (first <= 0 && last <= 0) return false;
      if (first < 0) enter = Math.max(enter, first / (first - last));
      if (last < 0) leave = Math.min(leave, first / (first - last));
      if (enter >= leave) return false;
    }
    start = end;
  }
  return true;
}

function ovalToEdge(body: Body, a: Inches, b: Inches): (from: Spot, to: Spot) => Inches {
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  return (from, to) => {
    const x1 = (from.x - body.x) * cos + (from.y - body.y) * sin;
    const y1 = (from.y - body.y) * cos - (from.x - body.x) * sin;
    const x2 = (to.x - body.x) * cos + (to.y - body.y) * sin;
    const y2 = (to.y - body.y) * cos - (to.x - body.x) * sin;
    const share = shareNearestOval(x1, y1, x2, y2, a, b);
    return signedToOval(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, a, b);
  };
}

function hullToEdge(body: Body): (from: Spot, to: Spot) => Inches {
  const corners = cornersOf(body);
  return (from, to) => {
    if (entersHull(from, to, corners)) return 0;
    let nearest = Math.min(signedToHull(corners, from.x, from.y), signedToHull(corners, to.x, to.y));
    for (const { x, y } of corners) nearest = Math.min(nearest, Math.sqrt(squaredToSegment(from, to, x, y)));
    return nearest;
  };
}
