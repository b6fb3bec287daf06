import type { Clay } from '../clay/clay';

/** Which triangles meet at a place, whatever vertices they were made of. */
export interface Weld {
  /** The place of each vertex. */
  readonly placeOf: Int32Array;
  /** Triangles around place p: `around[start[p] .. start[p + 1]]`. */
  readonly start: Int32Array;
  readonly around: Int32Array;
}

const GRAIN = 2000; // places closer than half a thousandth of an inch are one
const HALF = 65536;

/** Finds the vertices that share a place. */
export function weld(clay: Clay): Weld {
  const { xyz, corners } = clay;
  const places = new Map<number, number>();
  const placeOf = new Int32Array(xyz.length / 3);
  const cell = (i: number) => Math.round((xyz[i] ?? 0) * GRAIN) + HALF;
  for (let v = 0; v < placeOf.length; v++) {
    const key = (cell(v * 3) * 2 * HALF + cell(v * 3 + 1)) * 2 * HALF + cell(v * 3 + 2);
    let place = places.get(key);
    if (place === undefined) {
      place = places.size;
      places.set(key, place);
    }
    placeOf[v] = place;
  }
  const start = new Int32Array(places.size + 1);
  for (const v of corners) {
    const next = (placeOf[v] ?? 0) + 1;
    start[next] = (start[next] ?? 0) + 1;
  }
  return { placeOf, ...gathered(start, placeOf, corners) };
}

function gathered(start: Int32Array, placeOf: Int32Array, corners: readonly number[]) {
  for (let p = 1; p < start.length; p++) start[p] = (start[p] ?? 0) + (start[p - 1] ?? 0);
  const next = start.slice();
  const around = new Int32Array(corners.length);
  corners.forEach((v, k) => {
    const place = placeOf[v] ?? 0;
    const slot = next[place] ?? 0;
    around[slot] = Math.floor(k / 3);
    next[place] = slot + 1;
  });
  return { start, around };
}
