import type { P2, P3 } from './vec';

/** A ring of a loft: where it lies and its half widths across and deep. */
export interface Ring {
  readonly at: P3;
  readonly r: P2;
}

/** Points from rows of x, y, z. */
export function points(rows: readonly number[]): P3[] {
  const all: P3[] = [];
  for (let i = 0; i < rows.length; i += 3) all.push([rows[i] ?? 0, rows[i + 1] ?? 0, rows[i + 2] ?? 0]);
  return all;
}

/** A flat outline from rows of x, y, anticlockwise as seen from the front. */
export function outline(rows: readonly number[], size = 1): P2[] {
  const all: P2[] = [];
  for (let i = 0; i < rows.length; i += 2) all.push([(rows[i] ?? 0) * size, (rows[i + 1] ?? 0) * size]);
  return all;
}

/** An outline that is the same left and right: rows of x, y down the left side, from top to bottom. */
export function evenOutline(rows: readonly number[], size = 1): P2[] {
  const left = outline(rows, size);
  const mirrored = left
    .filter(([x]) => x !== 0)
    .map(([x, y]): P2 => [-x, y])
    .reverse();
  return [...left, ...mirrored].reverse();
}

/** Rings from rows of x, y, z, half width, half depth. */
export function rings(rows: readonly number[]): Ring[] {
  const all: Ring[] = [];
  for (let i = 0; i < rows.length; i += 5) {
    const [x = 0, y = 0, z = 0, rx = 0, rz = 0] = rows.slice(i, i + 5);
    all.push({ at: [x, y, z], r: [rx, rz] });
  }
  return all;
}

/** Rings of an upright body from rows of height, half width, half depth, and forward shift. */
export function column(rows: readonly number[]): Ring[] {
  const all: Ring[] = [];
  for (let i = 0; i < rows.length; i += 4) {
    const [y = 0, rx = 0, rz = 0, z = 0] = rows.slice(i, i + 4);
    all.push({ at: [0, y, z], r: [rx, rz] });
  }
  return all;
}

/** One ring, where its middle or its half widths are reckoned. */
export const ring = (x: number, y: number, z: number, rx: number, rz: number): Ring => ({ at: [x, y, z], r: [rx, rz] });

/** One ring of an upright body, as in `column`. */
export const tier = (y: number, rx: number, rz: number, z = 0): Ring => ({ at: [0, y, z], r: [rx, rz] });
