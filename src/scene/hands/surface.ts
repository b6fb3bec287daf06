import { isStrictlyInside } from '../../geometry/shapes/edges';
import type { Inches, Polygon, Solid, Spot, Top } from '../../geometry/shapes/shape';

/** A line of sight in table inches: from (x, y, z) along (dx, dy, dz). */
export interface TableRay {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** A spot and the height of what lies there. */
export interface SurfacePoint {
  readonly spot: Spot;
  readonly z: Inches;
}

/** Height of a solid's upper face at a spot. */
export const topAt = (top: Top, spot: Spot): Inches =>
  top.kind === 'flat' ? top.z : top.z + (spot.x - top.from.x) * top.rise.x + (spot.y - top.from.y) * top.rise.y;

/** How broad a shape is, roughly: its area over its longest stretch, enough to distinguish a wall from a hill. */
export function breadthOf(outline: Polygon): Inches {
  let [doubleArea, longest] = [0, 0];
  outline.forEach((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    doubleArea += corner.x * next.y - next.x * corner.y;
    for (const other of outline) longest = Math.max(longest, (corner.x - other.x) ** 2 + (corner.y - other.y) ** 2);
  });
  return Math.abs(doubleArea) / 2 / Math.max(Math.sqrt(longest), 0.01);
}

/** How far along the ray it meets the plane of an upper face. */
function reach(ray: TableRay, top: Top): number {
  if (top.kind === 'flat') return (top.z - ray.z) / ray.dz;
  const rising = top.rise.x * ray.dx + top.rise.y * ray.dy;
  return (topAt(top, { x: ray.x, y: ray.y }) - ray.z) / (ray.dz - rising);
}

const along = (ray: TableRay, t: number): Spot => ({ x: ray.x + ray.dx * t, y: ray.y + ray.dy * t });

/** The point under the pointer: on the nearest upper face of scenery, else on the mat. Undefined for the sky. */
export function surfaceUnder(ray: TableRay, solids: readonly Solid[]): SurfacePoint | undefined {
  const down = -ray.z / ray.dz;
  let nearest = down > 0 && Number.isFinite(down) ? down : undefined;
  let z = 0;
  for (const { outline, top } of solids) {
    const t = reach(ray, top);
    if (!(t > 0) || t >= (nearest ?? Infinity) || !isStrictlyInside(outline, along(ray, t))) continue;
    nearest = t;
    z = topAt(top, along(ray, t));
  }
  return nearest === undefined ? undefined : { spot: along(ray, nearest), z };
}
