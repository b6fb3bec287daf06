import type { Clay } from '../clay/clay';
import type { P3 } from '../clay/vec';

const DIRECTIONS = sphere(40);
const STEPS = 13;

/** The lump as small cubes: how much sky a point sees, cheaply. */
export class Voxels {
  readonly #filled: Uint8Array;
  readonly #low: P3;
  readonly #size: P3;
  readonly #cell: number;

  constructor(clay: Clay, cells: number) {
    const { low, high } = bounds(clay.xyz);
    const span: P3 = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
    const cell = Math.max(...span) / cells;
    this.#cell = cell;
    this.#low = [low[0] - cell, low[1] - cell, low[2] - cell];
    this.#size = [Math.ceil(span[0] / cell) + 3, Math.ceil(span[1] / cell) + 3, Math.ceil(span[2] / cell) + 3];
    this.#filled = new Uint8Array(this.#size[0] * this.#size[1] * this.#size[2]);
    for (let t = 0; t < clay.triangles; t++) this.#fill(clay, t);
  }

  /** Share of the sky seen from a point of a surface, 0 to 1; near hindrances darken more than far ones. */
  openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const h = this.#cell;
    let sky = 0;
    let all = 0;
    for (const [dx, dy, dz] of DIRECTIONS) {
      const facing = dx * nx + dy * ny + dz * nz;
      if (facing < 0.12) continue;
      const weight = facing * (0.75 + 0.25 * dy);
      all += weight;
      sky += weight * this.#freedom(x + nx * h * 1.5, y + ny * h * 1.5, z + nz * h * 1.5, dx * h, dy * h, dz * h);
    }
    return all > 0 ? Math.min(1, (sky / all) * 1.12) : 1;
  }

  /** How far a ray gets before it hits something, 0 to 1. The table counts as a soft hindrance. */
  #freedom(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    for (let s = 0; s < STEPS; s++) {
      const k = 0.6 + s * 1.1;
      if (y + dy * k < 0) return Math.min(1, s / STEPS + 0.25);
      const cell = this.#index(x + dx * k, y + dy * k, z + dz * k);
      if (cell >= 0 && this.#filled[cell] === 1) return s / STEPS;
    }
    return 1;
  }

  #index(x: number, y: number, z: number): number {
    const [w, h, d] = this.#size;
    const i = Math.floor((x - this.#low[0]) / this.#cell);
    const j = Math.floor((y - this.#low[1]) / this.#cell);
    const k = Math.floor((z - this.#low[2]) / this.#cell);
    return i < 0 || j < 0 || k < 0 || i >= w || j >= h || k >= d ? -1 : (k * h + j) * w + i;
  }

  #fill({ xyz, corners }: Clay, t: number): void {
    const corner = (k: number): P3 => {
      const v = (corners[t * 3 + k] ?? 0) * 3;
      return [xyz[v] ?? 0, xyz[v + 1] ?? 0, xyz[v + 2] ?? 0];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const steps = Math.ceil(Math.max(gap(a, b), gap(b, c), gap(c, a)) / (this.#cell * 0.7)) + 1;
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps - i; j++) {
        const [p, q] = [i / steps, j / steps];
        const on = (k: 0 | 1 | 2) => a[k] * (1 - p - q) + b[k] * p + c[k] * q;
        const cell = this.#index(on(0), on(1), on(2));
        if (cell >= 0) this.#filled[cell] = 1;
      }
  }
}

const gap = (a: P3, b: P3) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

function bounds(xyz: readonly number[]): { readonly low: P3; readonly high: P3 } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  xyz.forEach((value, i) => {
    const axis = (i % 3) as 0 | 1 | 2;
    low[axis] = Math.min(low[axis], value);
    high[axis] = Math.max(high[axis], value);
  });
  return { low, high };
}

/** Directions spread evenly over a sphere along a golden spiral. */
function sphere(n: number): readonly P3[] {
  return Array.from({ length: n }, (_, i): P3 => {
    const y = 1 - (2 * i + 1) / n;
    const r = Math.sqrt(1 - y * y);
    return [Math.cos(i * 2.39996) * r, y, Math.sin(i * 2.39996) * r];
  });
}
