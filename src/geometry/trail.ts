/**
 * A way looked up in what can be reached (reach.ts): from the place nearest to a goal back to the start, each time to the
 * neighbour from which it was reached most cheaply. One flood serves every goal that a dragging hand points at.
 */
import { UNREACHED } from './flood';
import type { Region } from './reach';
import type { Inches, Spot } from './shape';

/** A place on the way, what it costs to come there, and whether one may stop. */
export interface Waymark extends Spot {
  readonly cost: Inches;
  readonly mayEnd: boolean;
}

/** Where a narrow gap was passed the place before lies within so many places. */
const ACROSS_GAP = 12;

/** The way from the start to the place nearest to the goal that can be reached at all. */
export function trailTo(region: Region, goal: Spot): readonly Waymark[] {
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

/** The reached state nearest to the goal in plan; of several the cheapest. -1 where nothing is reached. */
function nearestState(region: Region, { x, y }: Spot): number {
  const { left, bottom, side, spacing, cost } = region;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let state = 0; state < cost.length; state++) {
    if ((cost[state] as number) >= UNREACHED) continue;
    const place = state % (side * side);
    const dx = left + (place % side) * spacing - x;
    const dy = bottom + Math.floor(place / side) * spacing - y;
    const away = dx * dx + dy * dy;
    if (away > least || (away === least && (cost[state] as number) >= (cost[best] as number))) continue;
    least = away;
    best = state;
  }
  return best;
}

/** The state from which this one was reached; -1 for the start. */
function before(region: Region, state: number): number {
  const near = cheapestAround(region, state, 1);
  return near >= 0 ? near : cheapestAround(region, state, ACROSS_GAP);
}

/** Among the cheaper states so many places around, the one over which the way is shortest; -1 if none is cheaper. */
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
