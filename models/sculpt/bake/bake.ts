import type { Clay } from '../clay/clay';
import type { Paint, Rgb } from '../paint/recipe';
import { brush } from './brush';
import { type Faces, faces } from './faces';
import type { Mesh } from './mesh';
import { Voxels } from './voxels';
import { type Weld, weld } from './weld';

export interface BakeOptions {
  /** Cubes along the longest side, for the wash. */
  readonly voxels?: number;
  /** Strength of the edge highlight. */
  readonly edges?: number;
  /** Neighbours within this cosine share a normal; beyond it the crease stays sharp. */
  readonly crease?: number;
  /** Casts shade on this lump as well as the lump itself. */
  readonly among?: Clay;
}

/** Paints a lump: shared normals, three values by the lamp, edge highlights, a wash in the recesses. */
export function bake(clay: Clay, options: BakeOptions = {}): Mesh {
  const { voxels = 64, edges = 1, crease = 0.7, among = clay } = options;
  const touching = weld(clay);
  const flat = faces(clay);
  const sky = new Voxels(among, voxels);
  const brushes = clay.paints.map(paint => brush(paint, edges));
  const top = highest(among.xyz);
  const merge = new Merge();
  const seen = new Map<string, number>();
  for (let t = 0; t < clay.triangles; t++)
    for (let k = 0; k < 3; k++) {
      const v = clay.corners[t * 3 + k] ?? 0;
      const place = touching.placeOf[v] ?? 0;
      const [x, y, z] = [clay.xyz[v * 3] ?? 0, clay.xyz[v * 3 + 1] ?? 0, clay.xyz[v * 3 + 2] ?? 0];
      const { normal, bend } = shape(clay, touching, flat, { place, t, at: [x, y, z], crease });
      const [nx, ny, nz] = normal;
      const key = `${place},${step(nx)},${step(ny)},${step(nz)}`;
      const open = seen.get(key) ?? sky.openness(x, y, z, nx, ny, nz);
      seen.set(key, open);
      const number = clay.paintOf[t] ?? 0;
      const paint = clay.paints[number];
      const mixed = brushes[number]?.({
        up: ny,
        ahead: nz,
        bend,
        bevel: clay.bevelled[t] === 1,
        open,
        height: y,
        rise: y / top,
      });
      if (paint && mixed) merge.add(key, [x, y, z], normal, mixed.rgb, surfaceOf(paint, mixed.glow));
    }
  return merge.mesh();
}

interface Corner {
  readonly place: number;
  readonly t: number;
  readonly at: Rgb;
  readonly crease: number;
}

/**
 * The normal that a corner of triangle t shares with its neighbours of the same paint, and how far all neighbours rise
 * above it: negative on ridges.
 */
function shape(clay: Clay, { start, around }: Weld, flat: Faces, { place, t, at: p, crease }: Corner) {
  const { area, middle } = flat;
  const near = around.subarray(start[place] ?? 0, start[place + 1] ?? 0);
  let [nx, ny, nz] = [0, 0, 0];
  for (const o of smoothGroup(clay, flat, near, t, crease)) {
    const [ox, oy, oz, a] = [...normalOf(flat, o), area[o] ?? 0];
    [nx, ny, nz] = [nx + ox * a, ny + oy * a, nz + oz * a];
  }
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const shared: Rgb = l > 0 ? [nx / l, ny / l, nz / l] : normalOf(flat, t);
  let bend = 0;
  for (const o of near) {
    const [mx, my, mz] = [0, 1, 2].map(j => (middle[o * 3 + j] ?? 0) - (p[j] ?? 0)) as [number, number, number];
    const far = Math.sqrt(mx * mx + my * my + mz * mz) || 1;
    bend += (mx * shared[0] + my * shared[1] + mz * shared[2]) / far;
  }
  return { normal: shared, bend: bend / Math.max(1, near.length) };
}

/** The triangles at a place that go over into t without a crease, each into the next. */
function smoothGroup(clay: Clay, flat: Faces, near: Int32Array, t: number, crease: number): readonly number[] {
  const group = [t];
  for (let i = 0; i < group.length; i++) {
    const [x, y, z] = normalOf(flat, group[i] ?? t);
    for (const o of near) {
      if (group.includes(o) || clay.paintOf[o] !== clay.paintOf[t] || clay.bevelled[o] !== clay.bevelled[t]) continue;
      const [ox, oy, oz] = normalOf(flat, o);
      if (x * ox + y * oy + z * oz > crease) group.push(o);
    }
  }
  return group.sort((a, b) => a - b);
}

const normalOf = ({ normal }: Faces, t: number): Rgb => [
  normal[t * 3] ?? 0,
  normal[t * 3 + 1] ?? 0,
  normal[t * 3 + 2] ?? 0,
];

const step = (x: number) => Math.round(x * 100);
const surfaceOf = (paint: Paint, glow: number) =>
  [paint.metal ?? 0, paint.rough ?? 0.72, glow, paint.role ?? 0] as const;

function highest(xyz: readonly number[]): number {
  let top = 1e-6;
  for (let i = 1; i < xyz.length; i += 3) top = Math.max(top, xyz[i] ?? 0);
  return top;
}

/** Gathers corners; corners that look alike become one vertex. */
class Merge {
  readonly #known = new Map<string, number>();
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #color: number[] = [];
  readonly #surf: number[] = [];
  readonly #index: number[] = [];

  add(key: string, p: Rgb, n: Rgb, rgb: Rgb, surf: readonly [number, number, number, number]): void {
    const look = `${key};${rgb.map(step)};${surf.map(step)}`;
    let vertex = this.#known.get(look);
    if (vertex === undefined) {
      vertex = this.#known.size;
      this.#known.set(look, vertex);
      this.#position.push(...p);
      this.#normal.push(...n);
      this.#color.push(...rgb);
      this.#surf.push(...surf);
    }
    this.#index.push(vertex);
  }

  mesh(): Mesh {
    return {
      position: Float32Array.from(this.#position),
      normal: Float32Array.from(this.#normal),
      color: Float32Array.from(this.#color),
      surf: Float32Array.from(this.#surf),
      index: Uint32Array.from(this.#index),
    };
  }
}
