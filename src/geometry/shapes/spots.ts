import type { Inches, Spot } from './shape';

/** How far apart two spots are, as seen from above. */
export const apart = (a: Spot, b: Spot): Inches => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

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
