/**
 * Concave polygons as convex parts: ears are clipped into triangles, then triangles and parts are joined again wherever
 * the common diagonal leaves no dent. The parts cover the polygon exactly, with its own corners only, and there are at
 * most four times as many as the fewest possible. Each polygon is cut once and remembered.
 */
import { boundsOf } from './edges';
import type { Polygon, Spot } from './shape';
import { areaOf, turn } from './simple-polygon';

/** Corners off a line by less than this share of the polygon's squared size count as on it. */
const ROUNDING = 1e-12;

const known = new WeakMap<Polygon, readonly Polygon[]>();

/** Convex polygons, anticlockwise, that together cover the simple polygon and overlap in edges only. */
export function convexParts(polygon: Polygon): readonly Polygon[] {
  const before = known.get(polygon);
  if (before !== undefined) return before;
  const parts = joined(triangles(areaOf(polygon) < 0 ? [...polygon].reverse() : [...polygon]));
  known.set(polygon, parts);
  return parts;
}

/** Triangles, anticlockwise, that together cover the simple polygon. */
export const trianglesOf = (polygon: Polygon): readonly (readonly Spot[])[] =>
  convexParts(polygon).flatMap(([first, ...rest]) =>
    rest.slice(1).map((last, i) => [first as Spot, rest[i] as Spot, last]),
  );

function triangles(corners: Spot[]): Spot[][] {
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const slack = ROUNDING * Math.max(maxX - minX, maxY - minY) ** 2;
  const found: Spot[][] = [];
  while (corners.length > 2) {
    const ear = earOf(corners, slack);
    const count = corners.length;
    const a = corners[(ear + count - 1) % count] as Spot;
    const b = corners[ear] as Spot;
    const c = corners[(ear + 1) % count] as Spot;
    if (turn(a, b, c) > 0) found.push([a, b, c]);
    corners.splice(ear, 1);
  }
  return found;
}

/**
 * A corner that can be cut off: it turns left and no other corner lies in its triangle or, by rounding, on the cut, for a
 * cut along other corners would leave a rest that touches itself. A sound polygon has one at every stage; of an unsound
 * one the flattest corner goes, so that the work ends in any case.
 */
function earOf(corners: readonly Spot[], slack: number): number {
  const count = corners.length;
  let flattest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const a = corners[(i + count - 1) % count] as Spot;
    const b = corners[i] as Spot;
    const c = corners[(i + 1) % count] as Spot;
    const bend = turn(a, b, c);
    if (bend > slack && !corners.some(p => p !== a && p !== b && p !== c && isInTriangle(a, b, c, p, slack))) return i;
    if (Math.abs(bend) < least) {
      least = Math.abs(bend);
      flattest = i;
    }
  }
  return flattest;
}

function isInTriangle(a: Spot, b: Spot, c: Spot, p: Spot, slack: number): boolean {
  return turn(a, b, p) >= -slack && turn(b, c, p) >= -slack && turn(c, a, p) >= -slack;
}

/** Joins parts over common diagonals as long as the result stays convex. */
function joined(parts: Spot[][]): Spot[][] {
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const whole = joinedPair(parts[i] as Spot[], parts[j] as Spot[]);
      if (whole === undefined) continue;
      parts[i] = whole;
      parts.splice(j, 1);
      j = i;
    }
  }
  return parts;
}

function joinedPair(one: Spot[], two: Spot[]): Spot[] | undefined {
  for (let i = 0; i < one.length; i++) {
    const from = one[i] as Spot;
    const to = one[(i + 1) % one.length] as Spot;
    const back = two.indexOf(to);
    if (back < 0 || two[(back + 1) % two.length] !== from) continue;
    const rest = [...two.slice(back + 1), ...two.slice(0, back)].filter(p => p !== from);
    const whole = [...one.slice(0, i + 1), ...rest, ...one.slice(i + 1)];
    return isConvex(whole) ? whole : undefined;
  }
  return undefined;
}

function isConvex(corners: readonly Spot[]): boolean {
  const count = corners.length;
  return corners.every(
    (b, i) => turn(corners[(i + count - 1) % count] as Spot, b, corners[(i + 1) % count] as Spot) >= 0,
  );
}
