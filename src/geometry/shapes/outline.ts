/**
 * Outlines as they lie on the table: how far they reach, their rim, their corners. All closed forms, so the only error
 * is that of floating point, some 1e-15 of the size. The support width h(n) of an outline is how far it reaches from
 * its centre in direction n; every measurement between round shapes is made of it.
 */

import type { Inches, Outline, Pose, Spot } from './shape';
import { meanOf } from './spots';

/** Anything with an outline and a position. */
export type Placed = Pose & { readonly outline: Outline };

const TURN = 2 * Math.PI;

/** The radius of the smallest circle around the outline's own centre that holds all of it. */
export function boundingRadius(outline: Outline): Inches {
  if (outline.kind === 'circle') return outline.radius;
  if (outline.kind === 'oval') return Math.max(outline.length, outline.width) / 2;
  let furthest = 0;
  for (const { x, y } of outline.points) furthest = Math.max(furthest, x * x + y * y);
  return Math.sqrt(furthest);
}

/** The radius of a circle around the outline's own centre that lies wholly within it; 0 for a hull, whose centre may lie anywhere. */
export function innerRadius(outline: Outline): Inches {
  if (outline.kind === 'circle') return outline.radius;
  return outline.kind === 'oval' ? Math.min(outline.length, outline.width) / 2 : 0;
}

/** How far the body reaches from its centre in the direction (nx, ny), which has length 1. */
export function support(body: Placed, nx: number, ny: number): Inches {
  const { outline } = body;
  if (outline.kind === 'circle') return outline.radius;
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  const along = nx * cos + ny * sin;
  const across = ny * cos - nx * sin;
  if (outline.kind === 'oval') {
    const a = (outline.length / 2) * along;
    const b = (outline.width / 2) * across;
    return Math.sqrt(a * a + b * b);
  }
  let furthest = Number.NEGATIVE_INFINITY;
  for (const { x, y } of outline.points) furthest = Math.max(furthest, x * along + y * across);
  return furthest;
}

/** The corners of a hull in table coordinates, anticlockwise; a round base has none. */
export function cornersOf(body: Placed): Spot[] {
  if (body.outline.kind !== 'hull') return [];
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  return body.outline.points.map(({ x, y }) => ({ x: body.x + x * cos - y * sin, y: body.y + x * sin + y * cos }));
}

/** A spot well inside the outline: the centre of a base, the mean of a hull's corners. */
export function middleOf(body: Placed): Spot {
  if (body.outline.kind !== 'hull') return { x: body.x, y: body.y };
  return meanOf(cornersOf(body));
}

/**
 * `count` spots on the rim in table coordinates. A circle's are evenly spaced from its facing on; an oval's hold both
 * tips; a hull gives all its corners first, even more than `count`, then points along its edges.
 */
export function rimPoints(body: Placed, count: number): Spot[] {
  const { outline } = body;
  if (outline.kind === 'hull') return hullRim(cornersOf(body), count);
  const a = outline.kind === 'circle' ? outline.radius : outline.length / 2;
  const b = outline.kind === 'circle' ? outline.radius : outline.width / 2;
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  return roundRim(outline.kind, count).map(way => {
    const x = a * way.x;
    const y = b * way.y;
    return { x: body.x + x * cos - y * sin, y: body.y + x * sin + y * cos };
  });
}

const roundRims: Record<'circle' | 'oval', Map<number, readonly Spot[]>> = { circle: new Map(), oval: new Map() };

/** The directions of n spots on a round rim, computed once for each n. */
function roundRim(kind: 'circle' | 'oval', count: number): readonly Spot[] {
  const known = roundRims[kind].get(count);
  if (known !== undefined) return known;
  const firstHalf = Math.ceil(count / 2);
  const ways = Array.from({ length: count }, (_, i) => {
    const turn = i < firstHalf ? i / firstHalf / 2 : 0.5 + (i - firstHalf) / (count - firstHalf) / 2;
    const angle = kind === 'circle' ? (TURN * i) / count : TURN * turn;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  roundRims[kind].set(count, ways);
  return ways;
}

/** Each further point goes to the edge with the widest spacing, so that the points are spread evenly. */
function hullRim(corners: Spot[], count: number): Spot[] {
  const edges = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return { from, to, length: Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2), inner: 0 };
  });
  for (let left = count - corners.length; left > 0 && edges.length > 0; left--) {
    const widest = edges.reduce((best, edge) =>
      edge.length / (edge.inner + 1) > best.length / (best.inner + 1) ? edge : best,
    );
    widest.inner++;
  }
  const spots = [...corners];
  for (const { from, to, inner } of edges) {
    for (let i = 1; i <= inner; i++) {
      const share = i / (inner + 1);
      spots.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  }
  return spots;
}
