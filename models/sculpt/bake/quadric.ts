type Point = readonly [number, number, number];

/** Ten numbers that give the summed squared distance of a point to a set of planes. */
export type Quadric = Float64Array;

export const quadrics = (count: number): Quadric[] => Array.from({ length: count }, () => new Float64Array(10));

/** Adds the plane of a triangle, by its area. */
export function addPlane(into: Quadric | undefined, a: Point, b: Point, c: Point, weight = 1): void {
  if (!into) return;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (l === 0) return;
  const [x, y, z] = [nx / l, ny / l, nz / l];
  const w = -(x * a[0] + y * a[1] + z * a[2]);
  const k = (l / 2) * weight;
  [x * x, x * y, x * z, x * w, y * y, y * z, y * w, z * z, z * w, w * w].forEach((term, i) => {
    into[i] = (into[i] ?? 0) + term * k;
  });
}

export function sumOf(a: Quadric | undefined, b: Quadric | undefined): Quadric {
  return Float64Array.from({ length: 10 }, (_, i) => (a?.[i] ?? 0) + (b?.[i] ?? 0));
}

/** What it costs to move everything that this quadric remembers to one point. */
export function cost(q: Quadric, [x, y, z]: Point): number {
  const [xx = 0, xy = 0, xz = 0, xw = 0, yy = 0, yz = 0, yw = 0, zz = 0, zw = 0, ww = 0] = q;
  const across = xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z);
  return Math.max(0, across + 2 * (xw * x + yw * y + zw * z) + ww);
}
