/**
 * Outlines of a region given by values on a grid: marching squares. Values above 0 are inside. Along a grid line the rim
 * lies where the value would be 0, or halfway where one of the two places is closed (NaN). Each grid line is crossed at
 * most once, so the pieces join into closed loops, anticlockwise around the region and clockwise around its holes.
 */
import type { Inches, Polygon, Spot } from './shape';

/** The loops around everything above 0; the grid's border must be 0 or less. */
export function contoursOf(
  values: Float32Array,
  side: number,
  left: Inches,
  bottom: Inches,
  spacing: Inches,
): readonly Polygon[] {
  const next = linkedCrossings(values, side);
  const spotOn = (crossing: number): Spot => {
    const isUpright = crossing >= values.length;
    const place = isUpright ? crossing - values.length : crossing;
    const share = shareOf(values[place] as number, values[place + (isUpright ? side : 1)] as number);
    const column = (place % side) + (isUpright ? 0 : share);
    const row = Math.floor(place / side) + (isUpright ? share : 0);
    return { x: left + column * spacing, y: bottom + row * spacing };
  };
  const loops: Polygon[] = [];
  for (let start = 0; start < next.length; start++) {
    if ((next[start] as number) < 0) continue;
    const loop: Spot[] = [];
    for (let at = start; (next[at] as number) >= 0; ) {
      loop.push(spotOn(at));
      const following = next[at] as number;
      next[at] = -1;
      at = following;
    }
    loops.push(loop);
  }
  return loops;
}

/** The position of the rim between two places, from 0 to 1. */
function shareOf(one: number, two: number): number {
  if (Number.isNaN(one) || Number.isNaN(two)) return 0.5;
  return one / (one - two);
}

/** For each crossing the one that follows it, the inside on the left; -1 where there is none. */
function linkedCrossings(values: Float32Array, side: number): Int32Array {
  const count = values.length;
  const next = new Int32Array(2 * count).fill(-1);
  for (let row = 0; row + 1 < side; row++) {
    let place = row * side;
    let leftSide = ((values[place] as number) > 0 ? 1 : 0) | ((values[place + side] as number) > 0 ? 8 : 0);
    for (let column = 0; column + 1 < side; column++, place++) {
      const rightSide =
        ((values[place + 1] as number) > 0 ? 2 : 0) | ((values[place + side + 1] as number) > 0 ? 4 : 0);
      const inside = leftSide | rightSide;
      leftSide = (rightSide & 2 ? 1 : 0) | (rightSide & 4 ? 8 : 0);
      if (inside !== 0 && inside !== 15) link(next, inside, place, place + side, count + place, count + place + 1);
    }
  }
  return next;
}

/** Corners count 1, 2, 4, 8 anticlockwise from the lower left; the four crossings are those of the square's sides. */
function link(next: Int32Array, inside: number, low: number, high: number, left: number, right: number): void {
  const from = FIRST[inside] as number;
  const sides = [low, right, high, left];
  next[sides[from] as number] = sides[SECOND[inside] as number] as number;
  // Two opposite corners: the second piece cuts off the other one.
  if (inside === 5) next[high] = right;
  if (inside === 10) next[left] = high;
}

/** Sides: 0 low, 1 right, 2 high, 3 left. The rim enters the square through FIRST and leaves it through SECOND. */
const FIRST = [0, 0, 1, 1, 2, 0, 2, 2, 3, 0, 1, 1, 3, 0, 3, 0];
const SECOND = [0, 3, 0, 3, 1, 3, 0, 3, 2, 2, 0, 2, 1, 1, 0, 0];
