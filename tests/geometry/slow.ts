import type { Body, Polygon, Spot } from '../../src/geometry/shapes/shape';

/**
 * The slow way: rims as curves of one parameter, sampled and then searched around the best samples; edge by edge where
 * there are edges, since the distance from a convex thing has one valley along each. Nothing
 * here shares a line with the code it judges. Distances between convex shapes come out right to 1e-8" or so.
 */
export interface Rim {
  /** The point at a share of the way round, from 0 to 1. */
  at(share: number): Spot;
  /** The corners, each edge an equal share of the way; none for a round rim. */
  readonly corners?: Polygon;
  /** Centre and radius of a circle: the distance to it needs no search. */
  readonly circle?: { readonly middle: Spot; readonly radius: number };
}

/** The rim of a body as a closed curve. */
export function rimOf(body: Body): Rim {
  const { outline } = body;
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  const placed = (x: number, y: number): Spot => ({ x: body.x + x * cos - y * sin, y: body.y + x * sin + y * cos });
  if (outline.kind === 'hull') return edgesAsRim(outline.points.map(({ x, y }) => placed(x, y)));
  const a = outline.kind === 'circle' ? outline.radius : outline.length / 2;
  const b = outline.kind === 'circle' ? outline.radius : outline.width / 2;
  const at = (share: number): Spot => placed(a * Math.cos(2 * Math.PI * share), b * Math.sin(2 * Math.PI * share));
  return outline.kind === 'circle' ? { at, circle: { middle: body, radius: a } } : { at };
}

/** The boundary of a polygon as a closed curve. */
export function edgesAsRim(corners: Polygon): Rim {
  const at = (share: number): Spot => {
    const along = (share - Math.floor(share)) * corners.length;
    const i = Math.min(corners.length - 1, Math.floor(along));
    return between(corners[i] as Spot, corners[(i + 1) % corners.length] as Spot, along - i);
  };
  return { at, corners };
}

export const apart = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The least distance between two rims: for each point of the first the nearest of the second, and of these the least. */
export function slowRimGap(one: Rim, two: Rim): number {
  if (two.corners !== undefined && one.corners === undefined) return slowRimGap(two, one);
  if (one.circle !== undefined && two.circle === undefined) return slowRimGap(two, one);
  if (one.corners === undefined) return leastOver(share => slowToRim(one.at(share), two), 32);
  let least = Number.POSITIVE_INFINITY;
  one.corners.forEach((from, i, corners) => {
    const to = corners[(i + 1) % corners.length] as Spot;
    const [first, last] = [slowToRim(from, two), slowToRim(to, two)];
    least = Math.min(least, first, last);
    // A distance changes by no more than the path, so half the edge is the most that its ends can hide.
    if ((first + last - apart(from, to)) / 2 > least) return;
    least = Math.min(
      least,
      leastBetween(share => slowToRim(between(from, to, share), two), 0, 1),
    );
  });
  return least;
}

/** The least distance from a spot to a rim. */
export function slowToRim(spot: Spot, rim: Rim): number {
  if (rim.circle !== undefined) return Math.abs(apart(spot, rim.circle.middle) - rim.circle.radius);
  if (rim.corners === undefined) return leastOver(share => apart(spot, rim.at(share)), 24);
  let least = Number.POSITIVE_INFINITY;
  rim.corners.forEach((from, i, corners) => {
    const to = corners[(i + 1) % corners.length] as Spot;
    const length = apart(from, to) || 1;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const along = (spot.x - from.x) * ux + (spot.y - from.y) * uy;
    const isBeside = along > 0 && along < length;
    const across = Math.abs((spot.x - from.x) * uy - (spot.y - from.y) * ux);
    least = Math.min(least, isBeside ? across : apart(spot, from));
  });
  return least;
}

/**
 * The least value of a smooth function over [0, 1), which may have several valleys: around every sample that is no
 * higher than its neighbours the valley is searched by golden sections.
 */
export function leastOver(value: (share: number) => number, coarse: number): number {
  const values = Array.from({ length: coarse }, (_, i) => value(i / coarse));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  let least = lowest;
  values.forEach((middle, i) => {
    const left = values[(i + coarse - 1) % coarse] as number;
    const right = values[(i + 1) % coarse] as number;
    if (middle > left || middle > right || middle > lowest + (highest - lowest) / 2) return;
    least = Math.min(least, leastBetween(value, (i - 1) / coarse, (i + 1) / coarse));
  });
  return least;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The least value of a function with one valley between two places. */
function leastBetween(value: (share: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let [atLeft, atRight] = [value(left), value(right)];
  for (let step = 0; step < 42; step++) {
    if (atLeft < atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = value(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = value(right);
    }
  }
  return Math.min(atLeft, atRight);
}

/** The shortest shift that parts two bodies, by trying directions. */
export function slowDepth(a: Body, b: Body): number {
  return leastOver(share => {
    const nx = Math.cos(2 * Math.PI * share);
    const ny = Math.sin(2 * Math.PI * share);
    return reachOf(a, nx, ny) - (b.x - a.x) * nx - (b.y - a.y) * ny + reachOf(b, -nx, -ny);
  }, 720);
}

function reachOf(body: Body, nx: number, ny: number): number {
  const { outline } = body;
  if (outline.kind === 'circle') return outline.radius;
  const angle = Math.atan2(ny, nx) - body.facing;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  if (outline.kind === 'hull') return Math.max(...outline.points.map(({ x, y }) => x * c + y * s));
  return Math.sqrt(((outline.length / 2) * c) ** 2 + ((outline.width / 2) * s) ** 2);
}

/** Whether the spot is inside the outline, from its defining inequality. */
export function slowContains(body: Body, spot: Spot): boolean {
  const { outline } = body;
  const dx = spot.x - body.x;
  const dy = spot.y - body.y;
  const x = dx * Math.cos(-body.facing) - dy * Math.sin(-body.facing);
  const y = dx * Math.sin(-body.facing) + dy * Math.cos(-body.facing);
  if (outline.kind === 'circle') return x * x + y * y <= outline.radius ** 2;
  if (outline.kind === 'oval') return ((2 * x) / outline.length) ** 2 + ((2 * y) / outline.width) ** 2 <= 1;
  return windingOf(outline.points, { x, y }) !== 0;
}

/** How often a polygon runs round a spot, by adding up angles. */
export function windingOf(polygon: Polygon, spot: Spot): number {
  let turned = 0;
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Spot;
    const [ax, ay, bx, by] = [from.x - spot.x, from.y - spot.y, to.x - spot.x, to.y - spot.y];
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  return Math.round(turned / (2 * Math.PI));
}

/** Distance from a spot to a body, 0 inside. */
export function slowToSpot(body: Body, spot: Spot): number {
  return slowContains(body, spot) ? 0 : slowToRim(spot, rimOf(body));
}
