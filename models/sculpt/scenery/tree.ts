import { type Clay, chance, limb, loft, type P3 } from '../clay';
import { bark } from '../paint/paints';
import type { Paint } from '../paint/recipe';

export interface Tree {
  readonly at: P3;
  readonly tall: number;
  readonly seed: number;
}

/** The trunk leans and winds; a point of it at a share of its height. */
function trunk({ tall, seed }: Tree, t: number): P3 {
  const [lean, aside] = [(chance(seed) - 0.5) * 0.6, (chance(seed + 5) - 0.5) * 0.6];
  return [lean * t * t + 0.12 * Math.sin(t * 4 + seed), tall * t, aside * t * t + 0.1 * Math.cos(t * 3.4 + seed)];
}

const BOUGHS = 5;
function bough(tree: Tree, i: number): { readonly from: P3; readonly to: P3 } {
  const t = 0.62 + 0.4 * (i / BOUGHS);
  const a = i * 2.4 + tree.seed;
  const reach = (1 - Math.abs(t - 0.75)) * 1.0;
  const q = trunk(tree, t);
  return { from: trunk(tree, t - 0.14), to: [q[0] + Math.cos(a) * reach, q[1] + 0.3, q[2] + Math.sin(a) * reach] };
}

/** Trunk, roots and boughs: what stays when the crown is faded. */
export function stem(clay: Clay, tree: Tree): void {
  clay.at(tree.at, () => {
    const p = (t: number) => trunk(tree, t);
    limb(clay, [[0, -0.05, 0], p(0.08), p(0.35), p(0.65), p(0.95)], [0.46, 0.3, 0.23, 0.17, 0.07], 7, bark);
    for (let i = 0; i < 4; i++) {
      const a = i * 1.7 + tree.seed;
      const root = (d: number, y: number): P3 => [Math.cos(a) * d, y, Math.sin(a) * d];
      limb(clay, [[0, 0.24, 0], root(0.45, 0.13), root(0.8, 0)], [0.17, 0.11, 0.02], 5, bark);
    }
    for (let i = 0; i < BOUGHS; i++) {
      const { from, to } = bough(tree, i);
      limb(clay, [from, to], [0.09, 0.035], 4, bark);
    }
  });
}

/** The leaves of a tree: clumps at the ends of its boughs and one on top, apart from each other. */
export function crown(clay: Clay, tree: Tree, leaves: Paint): void {
  clay.at(tree.at, () => {
    for (let i = 0; i < BOUGHS; i++)
      clump(clay, bough(tree, i).to, 0.66 + 0.24 * chance(tree.seed + i), tree.seed + i, leaves);
    const [x, y, z] = trunk(tree, 1);
    clump(clay, [x, y + 0.15, z], 0.74, tree.seed + 20, leaves);
  });
}

/** A leaf mass: ragged skirts of lobes, each turned against the next; one dome would look like an umbrella. */
export function clump(clay: Clay, at: P3, r: number, seed: number, leaves: Paint): void {
  const skirts = [
    [-0.18, 1.05],
    [0.18, 0.84],
    [0.5, 0.54],
  ] as const;
  skirts.forEach(([y, size], k) => {
    const centre: P3 = [
      at[0] + 0.08 * r * Math.sin(seed + k),
      at[1] + y * r,
      at[2] + 0.08 * r * Math.cos(seed * 2 + k),
    ];
    const lobes = (_: number, a: number) =>
      1 + 0.17 * Math.cos(a * 5 + seed + k * 1.9) + 0.08 * Math.sin(a * 3 + seed * 2 + k);
    const ring = (dy: number, w: number) =>
      ({ at: [centre[0], centre[1] + dy * r, centre[2]], r: [size * r * w, size * r * w] }) as const;
    loft(clay, [ring(-0.15, 0.4), ring(-0.1, 1), ring(0.16, 0.8), ring(0.36, 0.36)], 10, leaves, {
      caps: 'end',
      axis: [0, 1, 0],
      fold: lobes,
      drop: (ringNumber, a) => (ringNumber === 1 ? -0.1 * r * Math.abs(Math.cos(a * 2.5 + seed)) : 0),
    });
  });
}
