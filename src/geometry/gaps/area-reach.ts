/**
 * Whether all of an outline is within some distance of an area that may be concave. The distance to one convex part of
 * the area is a convex function, so a piece of the outline is near enough for certain when all its corners are near
 * enough to one and the same part. A piece that is not is halved; a corner that is too far from every part ends the
 * search. Round outlines go in between two polygons, the one around them and the one inside, with more and more corners
 * until these agree. Right to 1e-6" (5e-5" where a slot of the area is exactly twice the limit wide).
 */
import { convexParts } from '../shapes/convex-parts';
import { distanceToPolygon } from '../shapes/edges';
import { signedToHull } from '../shapes/hull';
import { cornersOf, rimPoints } from '../shapes/outline';
import type { Body, Inches, Polygon, Spot } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { farthestInPlan } from './farthest';
import { isWithin } from './within';

const CORNERS = [64, 512, 4096];
const MOST_PIECES = 20_000;
const SMALLEST_PIECE: Inches = 1e-6;

/** Whether no point of the body is, in plan, further than `limit` from the area. */
export function isWhollyNear(body: Body, area: Polygon, limit: Inches): boolean {
  assertFiniteBody(body);
  const parts = convexParts(area);
  if (parts.some(part => isWithin(farthestInPlan(body, standing(part)), limit))) return true;
  if (body.outline.kind === 'hull') return isCovered(cornersOf(body), area, limit);
  for (const count of CORNERS) {
    const inner = rimPoints(body, count);
    if (!inner.every(spot => isWithin(distanceToPolygon(area, spot), limit))) return false;
    if (isCovered(around(body, inner), area, limit)) return true;
  }
  return isCovered(rimPoints(body, CORNERS[CORNERS.length - 1] ?? 0), area, limit);
}

function standing(part: Polygon): Body {
  return { x: 0, y: 0, z: 0, facing: 0, height: 0, outline: { kind: 'hull', points: part } };
}

/** The rim points moved out until the chords between them clear the rim. */
function around(body: Body, rim: readonly Spot[]): Spot[] {
  const out = 1 / Math.cos(Math.PI / rim.length);
  return rim.map(({ x, y }) => ({ x: body.x + (x - body.x) * out, y: body.y + (y - body.y) * out }));
}

function isCovered(outline: readonly Spot[], area: Polygon, limit: Inches): boolean {
  const parts = convexParts(area);
  const open: (readonly Spot[])[] = [outline];
  let pieces = 0;
  for (let piece = open.pop(); piece !== undefined && pieces < MOST_PIECES; piece = open.pop(), pieces++) {
    const corners = piece;
    if (!corners.every(spot => isWithin(distanceToPolygon(area, spot), limit))) return false;
    const isNearOne = parts.some(part => corners.every(({ x, y }) => isWithin(signedToHull(part, x, y), limit)));
    if (!isNearOne) open.push(...halved(corners));
  }
  return true;
}

/** Cuts a convex piece across its longer side; pieces too small to matter vanish. */
function halved(corners: readonly Spot[]): Spot[][] {
  const xs = corners.map(corner => corner.x);
  const ys = corners.map(corner => corner.y);
  const width = Math.max(...xs) - Math.min(...xs);
  const depth = Math.max(...ys) - Math.min(...ys);
  if (!(Math.max(width, depth) > SMALLEST_PIECE)) return [];
  const axis = width >= depth ? 'x' : 'y';
  const cut = axis === 'x' ? Math.min(...xs) + width / 2 : Math.min(...ys) + depth / 2;
  return [clipped(corners, axis, cut, 1), clipped(corners, axis, cut, -1)];
}

/** The part of a convex polygon on one side of an upright or level line. */
function clipped(corners: readonly Spot[], axis: 'x' | 'y', cut: Inches, side: 1 | -1): Spot[] {
  const kept: Spot[] = [];
  let from = corners[corners.length - 1];
  if (from === undefined) return kept;
  for (const to of corners) {
    const before = (from[axis] - cut) * side;
    const after = (to[axis] - cut) * side;
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const share = before / (before - after);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    if (after >= 0) kept.push(to);
    from = to;
  }
  return kept;
}
