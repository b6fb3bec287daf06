import type { Body, Inches } from '../../geometry/shapes/shape';
import { spanOf } from '../minis/bases/footing';
import type { TableRay } from './surface';

/**
 * The model under the pointer: each stands in an upright cylinder over its base. Triangles would be exact and
 * slower, and would miss the gaps between a raised arm and the body, where players do point.
 */
export function pickModel<B extends Body & { readonly id: string }>(
  ray: TableRay,
  bodies: readonly B[],
  slack: Inches = 0,
): B | undefined {
  let nearest = Infinity;
  let picked: B | undefined;
  for (const body of bodies) {
    const t = meet(ray, body, slack);
    if (t !== undefined && t < nearest) {
      nearest = t;
      picked = body;
    }
  }
  return picked;
}

/** How far along the ray it enters the body's cylinder. */
function meet(ray: TableRay, body: Body, slack: Inches): number | undefined {
  const { long, wide } = spanOf(body.outline);
  const [cos, sin] = [Math.cos(body.facing), Math.sin(body.facing)];
  const [ox, oy] = [ray.x - body.x, ray.y - body.y];
  // turned into the base's own axes and scaled until it is a unit circle
  const [a, b] = [long / 2 + slack, wide / 2 + slack];
  const x = (ox * cos + oy * sin) / a;
  const y = (oy * cos - ox * sin) / b;
  const dx = (ray.dx * cos + ray.dy * sin) / a;
  const dy = (ray.dy * cos - ray.dx * sin) / b;
  const [from, to] = [insideCircle(x, y, dx, dy), insideSlab(ray, body.z, body.z + body.height)];
  if (!from || !to) return undefined;
  const enter = Math.max(from[0], to[0], 0);
  return enter <= Math.min(from[1], to[1]) ? enter : undefined;
}

type Stretch = readonly [from: number, to: number];

function insideCircle(x: number, y: number, dx: number, dy: number): Stretch | undefined {
  const [a, b, c] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - 1];
  if (a < 1e-12) return c <= 0 ? [-Infinity, Infinity] : undefined;
  const root = b * b - a * c;
  if (root < 0) return undefined;
  const half = Math.sqrt(root);
  return [(-b - half) / a, (-b + half) / a];
}

function insideSlab(ray: TableRay, low: Inches, high: Inches): Stretch | undefined {
  if (Math.abs(ray.dz) < 1e-12) return ray.z >= low && ray.z <= high ? [-Infinity, Infinity] : undefined;
  const [one, other] = [(low - ray.z) / ray.dz, (high - ray.z) / ray.dz];
  return [Math.min(one, other), Math.max(one, other)];
}
