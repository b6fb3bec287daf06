import type { Body } from '../../src/geometry/shapes/shape';

/**
 * A plain GJK distance in the plane, the usual way to measure convex shapes: walk a simplex of the Minkowski difference
 * towards the origin until it no longer comes nearer. Support points are analytic, so ovals are not made of corners.
 * It is written for speed as well: plain numbers, no objects in the loop, sine and cosine once per shape.
 */
interface Shape {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly a: number;
  readonly b: number;
  readonly points: readonly { readonly x: number; readonly y: number }[] | undefined;
}

const MOST_STEPS = 64;
const CLOSE_ENOUGH = 1e-10;

let supportX = 0;
let supportY = 0;

/** The gap in plan between two bodies, 0 when they meet, right to about 1e-9". */
export function gjkGap(one: Body, two: Body): number {
  const a = shapeOf(one);
  const b = shapeOf(two);
  if (a.x === b.x && a.y === b.y) return 0;
  differenceSupport(a, b, b.x - a.x, b.y - a.y);
  let px = supportX;
  let py = supportY;
  let qx = px;
  let qy = py;
  let x = px;
  let y = py;
  for (let step = 0; step < MOST_STEPS; step++) {
    const squared = x * x + y * y;
    if (squared < CLOSE_ENOUGH * CLOSE_ENOUGH) return 0;
    differenceSupport(a, b, -x, -y);
    const wx = supportX;
    const wy = supportY;
    if (squared - (x * wx + y * wy) <= CLOSE_ENOUGH * Math.sqrt(squared)) return Math.sqrt(squared);
    if (step > 0) {
      if (holdsOrigin(px, py, qx, qy, wx, wy)) return 0;
      // Of the two edges with the new corner the one nearer to the origin stays.
      if (squaredToOrigin(px, py, wx, wy) > squaredToOrigin(qx, qy, wx, wy)) {
        px = qx;
        py = qy;
      }
    }
    qx = wx;
    qy = wy;
    const share = shareNearOrigin(px, py, qx - px, qy - py);
    x = px + share * (qx - px);
    y = py + share * (qy - py);
    if (x * x + y * y >= squared) return Math.sqrt(squared);
  }
  return Math.sqrt(x * x + y * y);
}

function shapeOf(body: Body): Shape {
  const { outline } = body;
  const isCircle = outline.kind === 'circle';
  const a = isCircle ? outline.radius : outline.kind === 'oval' ? outline.length / 2 : 0;
  const b = isCircle ? outline.radius : outline.kind === 'oval' ? outline.width / 2 : 0;
  return {
    x: body.x,
    y: body.y,
    cos: isCircle ? 1 : Math.cos(body.facing),
    sin: isCircle ? 0 : Math.sin(body.facing),
    a,
    b,
    points: outline.kind === 'hull' ? outline.points : undefined,
  };
}

function differenceSupport(a: Shape, b: Shape, nx: number, ny: number): void {
  supportOf(a, nx, ny);
  const x = supportX;
  const y = supportY;
  supportOf(b, -nx, -ny);
  supportX = x - supportX;
  supportY = y - supportY;
}

function supportOf(shape: Shape, nx: number, ny: number): void {
  const along = nx * shape.cos + ny * shape.sin;
  const across = ny * shape.cos - nx * shape.sin;
  let x = 0;
  let y = 0;
  if (shape.points === undefined) {
    const h = Math.sqrt(shape.a * shape.a * along * along + shape.b * shape.b * across * across);
    x = (shape.a * shape.a * along) / h;
    y = (shape.b * shape.b * across) / h;
  } else {
    let furthest = Number.NEGATIVE_INFINITY;
    for (const point of shape.points) {
      const reach = point.x * along + point.y * across;
      if (reach <= furthest) continue;
      furthest = reach;
      x = point.x;
      y = point.y;
    }
  }
  supportX = shape.x + x * shape.cos - y * shape.sin;
  supportY = shape.y + x * shape.sin + y * shape.cos;
}

function holdsOrigin(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean {
  const ab = ax * by - ay * bx;
  const bc = bx * cy - by * cx;
  const ca = cx * ay - cy * ax;
  return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
}

function squaredToOrigin(ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  const share = shareNearOrigin(ax, ay, ex, ey);
  return (ax + share * ex) ** 2 + (ay + share * ey) ** 2;
}

function shareNearOrigin(x: number, y: number, ex: number, ey: number): number {
  return Math.max(0, Math.min(1, -(x * ex + y * ey) / (ex * ex + ey * ey)));
}
