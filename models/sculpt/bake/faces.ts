import type { Clay } from '../clay/clay';

/** Normal, area and middle of every triangle, three numbers each but the area. */
export interface Faces {
  readonly normal: Float64Array;
  readonly area: Float64Array;
  readonly middle: Float64Array;
}

/** Measures the triangles of a lump. */
export function faces({ xyz, corners, triangles }: Clay): Faces {
  const normal = new Float64Array(triangles * 3);
  const middle = new Float64Array(triangles * 3);
  const area = new Float64Array(triangles);
  const read = (v: number | undefined, j: number) => xyz[(v ?? 0) * 3 + j] ?? 0;
  for (let t = 0; t < triangles; t++) {
    const [a, b, c] = [corners[t * 3], corners[t * 3 + 1], corners[t * 3 + 2]];
    const [ux, uy, uz] = [read(b, 0) - read(a, 0), read(b, 1) - read(a, 1), read(b, 2) - read(a, 2)];
    const [vx, vy, vz] = [read(c, 0) - read(a, 0), read(c, 1) - read(a, 1), read(c, 2) - read(a, 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const l = Math.sqrt(nx * nx + ny * ny + nz * nz);
    area[t] = l / 2;
    normal.set(l > 0 ? [nx / l, ny / l, nz / l] : [0, 1, 0], t * 3);
    for (let j = 0; j < 3; j++) middle[t * 3 + j] = (read(a, j) + read(b, j) + read(c, j)) / 3;
  }
  return { normal, area, middle };
}
