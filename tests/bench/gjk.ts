import type { Body } from '../../src/geometry/shape';

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
  let px = a.x - b.x;
  let py = a.y - b.y;
  if (px === 0 && py === 0) return 0;
  [px, py] = differenceSupport(a, b, -px, -py);
  let size = 1;
  let qx = 0;
  let qy = 0;
  let x = px;
  let y = py;
  for (let step = 0; step < MOST_STEPS; step++) {
    const squared = x * x + y * y;
    if (squared < CLOSE_ENOUGH * CLOSE_ENOUGH) return 0;
    const [wx, wy] = differenceSupport(a, b, -x, -y);
    const gain = squared - (x * wx + y * wy);
    if (gain <= CLOSE_ENOUGH * Math.sqrt(squared)) return Math.sqrt(squared);
    if (size === 1) {
      qx = wx;
      qy = wy;
      size = 2;
    } else {
      if (holdsOrigin(px, py, qx, qy, wx, wy)) return 0;
      // Keep the edge with the new corner that lies nearer to the origin.
      const [p, q] = [squaredToOrigin(px, py, wx, wy), squaredToOrigin(qx, qy, wx, wy)];
      if (p > q) {
        px = qx;
        py = qy;
      }
      qx = wx;
      qy = wy;
    }
    const ex = qx - px;
    const ey = qy - py;
    const share = Math.max(0, Math.min(1, -(px * ex + py * ey) / (ex * ex + ey * ey)));
    x = px + share * ex;
    y = py + share * ey;
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

function differenceSupport(a: Shape, b: Shape, nx: number, ny: number): [number, number] {
  supportOf(a, nx, ny);
  const x = supportX;
  const y = supportY;
  supportOf(b, -nx, -ny);
  return [x - supportX, y - supportY];
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
  const share = Math.max(0, Math.min(1, -(ax * ex + ay * ey) / (ex * ex + ey * ey)));
  return (ax + share * ex) ** 2 + (ay + share * ey) ** 2;
}
