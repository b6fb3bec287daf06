import { fieldsOf, listOf } from './glb';

/** Four columns of four, as glTF writes them. */
export type Matrix = readonly number[];

export const UNMOVED: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const numbers = (value: unknown, fallback: readonly number[]): readonly number[] => {
  const list = listOf(value);
  const isSound =
    list.length === fallback.length && list.every(each => typeof each === 'number' && Number.isFinite(each));
  return isSound ? (list as readonly number[]) : fallback;
};

/** How a node stands in its parent. What makes no sense is left out. */
export function placingOf(node: unknown): Matrix {
  const { matrix, translation, rotation, scale } = fieldsOf(node);
  if (matrix !== undefined) return numbers(matrix, UNMOVED);
  const [tx = 0, ty = 0, tz = 0] = numbers(translation, [0, 0, 0]);
  const [x = 0, y = 0, z = 0, w = 1] = numbers(rotation, [0, 0, 0, 1]);
  const [sx = 1, sy = 1, sz = 1] = numbers(scale, [1, 1, 1]);
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

/** First the inner, then the outer. */
export const within = (outer: Matrix, inner: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, i) => {
    const [column, row] = [Math.floor(i / 4), i % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + (outer[k * 4 + row] ?? 0) * (inner[column * 4 + k] ?? 0), 0);
  });

/** A point moved by a matrix, or with `isWay` a direction turned by it. */
export function moved(m: Matrix, x: number, y: number, z: number, isWay = false): readonly [number, number, number] {
  const at = (row: number) =>
    (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (isWay ? 0 : (m[12 + row] ?? 0));
  return [at(0), at(1), at(2)];
}
