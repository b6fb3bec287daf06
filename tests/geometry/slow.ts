import type { Body, Polygon, Spot } from '../../src/geometry/shape';

/**
 * The slow way: rims as curves of one parameter, sampled and then searched by thirds around the best samples. Nothing
 * here shares a line with the code it judges. Distances between convex shapes come out right to 1e-8" or so.
 */
export type Rim = (share: number) => Spot;

/** The rim of a body as a closed curve over [0, 1). */
export function rimOf(body: Body): Rim {
  const { outline } = body;
  const cos = Math.cos(body.facing);
  const sin = Math.sin(body.facing);
  const placed = (x: number, y: number): Spot => ({ x: body.x + x * cos - y * sin, y: body.y + x * sin + y * cos });
  if (outline.kind === 'hull') return edgesAsRim(outline.points.map(({ x, y }) => placed(x, y)));
  const a = outline.kind === 'circle' ? outline.radius : outline.length / 2;
  const b = outline.kind === 'circle' ? outline.radius : outline.width / 2;
  return share => placed(a * Math.cos(2 * Math.PI * share), b * Math.sin(2 * Math.PI * share));
}

/** The boundary of a polygon as a closed curve over [0, 1), each edge an equal share. */
export function edgesAsRim(corners: Polygon): Rim {
  return share => {
    const at = (share - Math.floor(share)) * corners.length;
    const i = Math.min(corners.length - 1, Math.floor(at));
    const from = corners[i] as Spot;
    const to = corners[(i + 1) % corners.length] as Spot;
    return { x: from.x + (to.x - from.x) * (at - i), y: from.y + (to.y - from.y) * (at - i) };
  };
}

export const apart = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The least distance between two rims: for each point of the first the nearest of the second, and of these the least. */
export function slowRimGap(one: Rim, two: Rim, coarse = 48, inner = 24): number {
  return leastOver(s => {
    const p = one(s);
    return leastOver(t => apart(p, two(t)), inner);
  }, coarse);
}

/** The least value of a function over [0, 1), which may have several valleys, each searched by thirds. */
export function leastOver(value: (share: number) => number, coarse: number): number {
  const values = Array.from({ length: coarse }, (_, i) => value(i / coarse));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  let least = lowest;
  values.forEach((middle, i) => {
    const left = values[(i + coarse - 1) % coarse] as number;
    const right = values[(i + 1) % coarse] as number;
    if (middle > left || middle > right || middle > lowest + (highest - lowest) / 2) return;
    let low = (i - 1) / coarse;
    let high = (i + 1) / coarse;
    for (let step = 0; step < 45; step++) {
      const third = (high - low) / 3;
      if (value(low + third) < value(high - third)) high -= third;
      else low += third;
    }
    least = Math.min(least, value((low + high) / 2));
  });
  return least;
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
  if (slowContains(body, spot)) return 0;
  const rim = rimOf(body);
  return leastOver(share => apart(rim(share), spot), 96);
}
