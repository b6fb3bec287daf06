/**
 * Pairs of near bodies among many. The table is cut into strips along x, each as wide as the furthest two
 * neighbours can be apart, so that a body's neighbours stand in its own strip or the next to either side. Filling the
 * strips costs one pass, so it pays even when it is repeated after every move. The same error bound as one gap.
 */

import { gapOfChecked } from '../gaps/plan-gap';
import { EPS, isWithin } from '../gaps/within';
import type { Body, Inches } from '../shapes/shape';
import { type Columns, columnsOf } from './columns';

/** The bodies' columns in the order of the strips. */
interface Strips extends Columns {
  /** The index of each body among those that were handed in. */
  readonly index: Int32Array;
  /** Where the strip after the next begins: all possible neighbours further on come before it. */
  readonly end: Int32Array;
}

/** For each body the indices, ascending, of the others within `limit` of it. */
export function neighboursWithin(bodies: readonly Body[], limit: Inches): number[][] {
  const columns = columnsOf(bodies);
  const neighbours: number[][] = [];
  for (let i = 0; i < bodies.length; i++) neighbours.push([]);
  if (!(limit >= 0)) return neighbours;
  const { x, y, reach, index, end } = stripsOf(columns, limit + EPS);
  for (let k = 0; k < bodies.length; k++) {
    const xk = x[k] as number;
    const yk = y[k] as number;
    const reached = (reach[k] as number) + limit + EPS;
    const last = end[k] as number;
    for (let l = k + 1; l < last; l++) {
      const dx = (x[l] as number) - xk;
      const dy = (y[l] as number) - yk;
      const most = reached + (reach[l] as number);
      if (dx * dx + dy * dy > most * most) continue;
      const i = index[k] as number;
      const j = index[l] as number;
      if (!isWithin(gapOfChecked(bodies[i] as Body, bodies[j] as Body), limit)) continue;
      insert(neighbours[i] as number[], j);
      insert(neighbours[j] as number[], i);
    }
  }
  return neighbours;
}

/** Keeps a short list ascending. */
function insert(list: number[], index: number): void {
  let at = list.length;
  list.push(index);
  while (at > 0 && (list[at - 1] as number) > index) {
    list[at] = list[at - 1] as number;
    at--;
  }
  list[at] = index;
}

function stripsOf({ x, y, reach }: Columns, limit: Inches): Strips {
  const count = x.length;
  const { low, width, strips } = cutsOf(x, reach, limit);
  const stripOf = new Int32Array(count);
  // After counting, starts[s + 1] is the size of strip s; after adding up, starts[s] is where it begins.
  const starts = new Int32Array(strips + 2);
  for (let i = 0; i < count; i++) {
    const strip = Math.min(strips - 1, Math.floor(((x[i] as number) - low) / width));
    stripOf[i] = strip;
    starts[strip + 1] = (starts[strip + 1] as number) + 1;
  }
  for (let s = 0; s <= strips; s++) starts[s + 1] = (starts[s + 1] as number) + (starts[s] as number);
  const next = starts.slice();
  const sorted = {
    x: x.slice(),
    y: y.slice(),
    reach: reach.slice(),
    index: new Int32Array(count),
    end: new Int32Array(count),
  };
  for (let i = 0; i < count; i++) {
    const strip = stripOf[i] as number;
    const at = next[strip] as number;
    next[strip] = at + 1;
    sorted.x[at] = x[i] as number;
    sorted.y[at] = y[i] as number;
    sorted.reach[at] = reach[i] as number;
    sorted.index[at] = i;
    sorted.end[at] = starts[strip + 2] as number;
  }
  return sorted;
}

/** Strips wide enough for the limit, and never more than bodies, however far these are spread. */
function cutsOf(
  x: readonly number[],
  reach: readonly number[],
  limit: Inches,
): { low: Inches; width: Inches; strips: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let widest = 0;
  for (let i = 0; i < x.length; i++) {
    low = Math.min(low, x[i] as number);
    high = Math.max(high, x[i] as number);
    widest = Math.max(widest, reach[i] as number);
  }
  if (!(high > low)) return { low: 0, width: Number.POSITIVE_INFINITY, strips: 1 };
  const width = Math.max(limit + 2 * widest, (high - low) / x.length);
  return { low, width, strips: Math.floor((high - low) / width) + 1 };
}
