import { fieldsOf, isSound, listOf } from './glb';

/** Column-major 4×4, as in glTF. */
export type Matrix = readonly number[];

export const UNMOVED: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** A node's transform, as in glTF: only valid numbers. */
export interface Placing {
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

const LENGTHS = { matrix: 16, translation: 3, rotation: 4, scale: 3 } as const;

/** The transform of a node; undefined if its numbers are invalid or too large. */
export function placingOf(node: unknown): Placing | undefined {
  const fields = fieldsOf(node);
  const found: Record<string, readonly number[]> = {};
  for (const [name, length] of Object.entries(LENGTHS)) {
    if (fields[name] === undefined) continue;
    const list = listOf(fields[name]);
    if (list.length !== length || !list.every(isSound)) return undefined;
    found[name] = list;
  }
  const { matrix, ...parts } = found;
  return matrix ? { matrix } : parts;
}

/** The same as one matrix. */
export function matrixOf({ matrix, translation = [], rotation = [], scale = [] }: Placing): Matrix {
  if (matrix) return matrix;
  const [tx = 0, ty = 0, tz = 0] = translation;
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const [sx = 1, sy = 1, sz = 1] = scale;
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ];
}

/** Applies the inner, then the outer. */
export const within = (outer: Matrix, inner: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, i) => {
    const [column, row] = [Math.floor(i / 4), i % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (outer[k * 4 + row] ?? 0) * (inner[column * 4 + k] ?? 0), 0);
  });

/** A point transformed by a matrix. */
export function moved(m: Matrix, x: number, y: number, z: number): readonly [number, number, number] {
  const at = (row: number) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0);
  return [at(0), at(1), at(2)];
}
