import { block, type Clay, chance, type P3 } from '../clay';
import { stone, stoneDark } from '../paint/paints';
import type { Paint } from '../paint/recipe';

const BEVEL = 0.055;

/** Every fourth stone is a dark one. */
export const stoneOf = (seed: number, paint: Paint = stone): Paint =>
  chance(seed * 1.37 + 0.5) > 0.75 ? stoneDark : paint;

export interface CourseShape {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly deep: number;
  readonly seed: number;
  readonly paint?: Paint;
}

/** A row of dressed stones along x. */
export function course(clay: Clay, { from, to, low, high, deep, seed, paint = stone }: CourseShape): void {
  for (let x = from, i = 0; x < to - 0.08; i++) {
    const wish = 0.55 + 0.5 * chance(seed + i * 1.7);
    const wide = to - x - wish < 0.25 ? to - x : wish;
    const at: P3 = [x + wide / 2, (low + high) / 2, 0.03 * (chance(seed * 3 + i) - 0.5)];
    block(
      clay,
      at,
      [wide - 0.03, high - low - 0.02, deep * (0.95 + 0.1 * chance(seed + i * 5))],
      BEVEL,
      stoneOf(seed + i, paint),
    );
    x += wide;
  }
}

/** Fallen stones around a point. */
export function rubble(clay: Clay, at: P3, count: number, spread: number, seed: number, paint: Paint = stone): void {
  for (let i = 0; i < count; i++) {
    const a = chance(seed + i) * Math.PI * 2;
    const d = spread * Math.sqrt(chance(seed + i * 3));
    const s = 0.14 + 0.24 * chance(seed + i * 7);
    const spot: P3 = [at[0] + Math.cos(a) * d, at[1] + s * 0.3, at[2] + Math.sin(a) * d];
    block(clay, spot, [s * 1.5, s, s * 1.1], 0.05, paint, [chance(i + seed) * 0.5, a, chance(i * 2 + seed) * 0.5]);
  }
}

/** A stone let into a wall that faces +z: only its front and bevels are made. */
export function facing(clay: Clay, x: number, y: number, wide: number, high: number, out: number, paint: Paint): void {
  const brush = clay.paint(paint);
  const [w, h, b] = [wide / 2, high / 2, 0.045];
  const ring = (k: number, z: number) => [
    clay.vertex([x - w + k, y - h + k, z]),
    clay.vertex([x + w - k, y - h + k, z]),
    clay.vertex([x + w - k, y + h - k, z]),
    clay.vertex([x - w + k, y + h - k, z]),
  ];
  const [foot, face] = [ring(0, 0), ring(b, out)];
  clay.band(foot, face, brush, 1);
  const [p = 0, q = 0, r = 0, s = 0] = face;
  clay.quad(p, q, r, s, brush);
}

export interface Opening {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

export interface AshlarShape {
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly rows: number;
  readonly seed: number;
  readonly paint: Paint;
  readonly openings?: readonly Opening[];
}

/** A wall of real courses, facing +z at z = 0; stones end at its openings. */
export function ashlar(clay: Clay, { half, low, high, rows, seed, paint, openings = [] }: AshlarShape): void {
  const tall = (high - low) / rows;
  for (let row = 0; row < rows; row++) {
    const y = low + (row + 0.5) * tall;
    const cuts = openings.filter(o => y + tall / 2 > o.low && y - tall / 2 < o.high);
    let from = -half;
    for (const { left, right } of cuts) {
      stretch(clay, { from, to: left, y, tall, seed: seed + row * 13, short: row % 2 === 1, paint });
      from = right;
    }
    stretch(clay, { from, to: half, y, tall, seed: seed + row * 13 + 5, short: row % 2 === 1, paint });
  }
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly tall: number;
  readonly seed: number;
  /** Begins with a short stone, so that joints never stand above each other. */
  readonly short: boolean;
  readonly paint: Paint;
}

function stretch(clay: Clay, { from, to, y, tall, seed, short, paint }: Stretch): void {
  let x = from;
  for (let i = 0; x < to - 0.06; i++) {
    const wish = (i === 0 && short ? 0.35 : 0.55) + 0.45 * chance(seed + i * 1.7);
    const wide = to - x - wish < 0.28 ? to - x : wish;
    const out = 0.05 + 0.05 * chance(seed + i * 3);
    facing(clay, x + wide / 2, y, wide - 0.025, tall - 0.025, out, stoneOf(seed * 3 + i, paint));
    x += wide;
  }
}

/** A round arch of wedge stones in the plane of x and y, from one springing to the other; `keep` leaves stones out. */
export function arch(
  clay: Clay,
  [x, y, z]: P3,
  shape: { readonly r: number; readonly stones: number; readonly size: P3; readonly seed: number },
  keep: (i: number) => boolean = () => true,
): void {
  for (let i = 0; i < shape.stones; i++) {
    if (!keep(i)) continue;
    const a = Math.PI - ((i + 0.5) * Math.PI) / shape.stones;
    const at: P3 = [x + Math.cos(a) * shape.r, y + Math.sin(a) * shape.r, z];
    const key = i === (shape.stones - 1) / 2;
    block(
      clay,
      at,
      key ? [shape.size[0] * 1.1, shape.size[1] * 1.15, shape.size[2] * 1.08] : shape.size,
      BEVEL,
      key ? stoneDark : stoneOf(shape.seed + i),
      [0, 0, a - Math.PI / 2],
    );
  }
}
