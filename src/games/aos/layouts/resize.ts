import { boundsOf } from '../../../geometry/shapes/polygon';
import type { Polygon } from '../../../geometry/shapes/shape';
import type { Setup } from '../battle-setup';
import { roomBetween, roomToEdge } from './apart';
import { footprintOf, oppositeOf, type Placing } from './place';

type Size = Setup['table'];

export const isSameSize = (one: Size, two: Size): boolean => one.width === two.width && one.depth === two.depth;

/**
 * PLAN-04: half a layout on a table of another size: pieces keep their size, their positions are scaled. A piece that
 * would stick out is pushed onto the table; one without room, or overlapping another or its opposite, is left out.
 */
export function resized(half: readonly Placing[], from: Size, to: Size): readonly Placing[] {
  const kept: Placing[] = [];
  const taken: Polygon[] = [];
  for (const placing of half) {
    const moved = { ...placing, x: (placing.x * to.width) / from.width, y: (placing.y * to.depth) / from.depth };
    const inside = pushedOn(moved, to);
    const area = footprintOf(inside);
    const opposite = footprintOf(oppositeOf(inside, to));
    const isClear = [...taken, opposite].every(other => roomBetween(area, other) > 0);
    if (roomToEdge(area, to) < 0 || !isClear) continue;
    kept.push(inside);
    taken.push(area, opposite);
  }
  return kept;
}

/** A thousandth of an inch is enough, and saves stay short. */
const rounded = (length: number): number => Math.round(length * 1000) / 1000;

function pushedOn(placing: Placing, { width, depth }: Size): Placing {
  const { minX, minY, maxX, maxY } = boundsOf(footprintOf(placing));
  const push = (least: number, most: number, side: number) => Math.max(0, -least) - Math.max(0, most - side);
  return {
    ...placing,
    x: rounded(placing.x + push(minX, maxX, width)),
    y: rounded(placing.y + push(minY, maxY, depth)),
  };
}
