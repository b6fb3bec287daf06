import type { Spot } from './shape';

/** The mean of some spots: the middle of a unit, or of an outline by its corners. */
export function meanOf(spots: readonly Spot[]): Spot {
  let x = 0;
  let y = 0;
  for (const spot of spots) {
    x += spot.x / spots.length;
    y += spot.y / spots.length;
  }
  return { x, y };
}
