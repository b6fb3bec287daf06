/**
 * A path looked up in a region (reach.ts): from the place nearest to a goal back to the start, each time to the
 * neighbour from which it was reached most cheaply. One flood serves every goal of a drag.
 */

import type { Inches, Spot } from '../../shapes/shape';
import { UNREACHED } from '../reach/flood';
import type { Region } from '../reach/reach';

/** A place on the path, its cost, and whether a move may end there. */
export interface Waymark extends Spot {
  readonly cost: Inches;
  readonly mayEnd: boolean;
}

/** After a narrow gap the previous place lies within this many places. */
const ACROSS_GAP = 12;

/** The path from the start to the reachable place nearest to the goal. */
export function traceBackTo(region: Region, goal: Spot): readonly Waymark[] {
  const trail: Waymark[] = [];
  for (let state = nearestState(region, goal); state >= 0; state = before(region, state)) {
    trail.push({
      ...spotOf(region, state),
      cost: region.cost[state] as number,
      mayEnd: region.mayEnd[state] === 1,
    });
  }
  return trail.reverse();
}

function spotOf({ left, bottom, side, spacing }: Region, state: number): Spot {
  const place = state % (side * side);
  return { x: left + (place % side) * spacing, y: bottom + Math.floor(place / side) * spacing };
}

/** The reached state nearest to the goal in plan, searched in growing squares; -1 if nothing is reached. */
function nearestState(region: Region, { x, y }: Spot): number {
  const { left, bottom, side, spacing } = region;
  const inGrid = (at: number): number => Math.max(0, Math.min(side - 1, Math.round(at)));
  const [column, row] = [inGrid((x - left) / spacing), inGrid((y - bottom) / spacing)];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring < side && (ring - 1) * spacing <= least; ring++) {
    for (const place of squareAround(side, column, row, ring)) {
      const away = Math.hypot(left + (place % side) * spacing - x, bottom + Math.floor(place / side) * spacing - y);
      const state = away < least ? cheapestAt(region, place) : -1;
      if (state < 0) continue;
      least = away;
      best = state;
    }
  }
  return best;
}

/** The places of the grid at the sides of a square. */
function squareAround(side: number, column: number, row: number, ring: number): readonly number[] {
  const places: number[] = [];
  for (let r = Math.max(0, row - ring); r <= Math.min(side - 1, row + ring); r++) {
    const isSide = Math.abs(r - row) === ring;
    for (let c = column - ring; c <= column + ring; c += isSide ? 1 : 2 * ring) {
      if (c >= 0 && c < side) places.push(r * side + c);
    }
  }
  return places;
}

/** The state of a place that is reached most cheaply; -1 if none is. */
function cheapestAt({ side, layers, cost }: Region, place: number): number {
  let best = -1;
  for (let state = place; state < layers * side * side; state += side * side) {
    const known = cost[state] as number;
    if (known < UNREACHED && (best < 0 || known < (cost[best] as number))) best = state;
  }
  return best;
}

/** The state from which this one was reached; -1 for the start. */
function before(region: Region, state: number): number {
  const near = cheapestAround(region, state, 1);
  return near >= 0 ? near : cheapestAround(region, state, ACROSS_GAP);
}

/** Among the cheaper states within n places, the one with the shortest path; -1 if none is cheaper. */
function cheapestAround({ side, spacing, layers, cost, z }: Region, state: number, radius: number): number {
  const soFar = cost[state] as number;
  const place = state % (side * side);
  const [column, row] = [place % side, Math.floor(place / side)];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let r = Math.max(0, row - radius); r <= Math.min(side - 1, row + radius); r++) {
    for (let c = Math.max(0, column - radius); c <= Math.min(side - 1, column + radius); c++) {
      for (let layer = 0; layer < layers; layer++) {
        const other = layer * side * side + r * side + c;
        const known = cost[other] as number;
        if (known >= soFar) continue;
        const rise = Math.abs((z[other] as number) - (z[state] as number));
        const total = known + spacing * Math.sqrt((r - row) ** 2 + (c - column) ** 2) + rise;
        if (total >= least) continue;
        least = total;
        best = other;
      }
    }
  }
  return best;
}
