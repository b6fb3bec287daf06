import { ball, blade, type Clay, limb, loft, points, rings } from '../clay';
import { leather } from '../paint/paints';
import type { Paint } from '../paint/recipe';

export interface Sword {
  readonly steel: Paint;
  readonly trim: Paint;
  readonly long: number;
  readonly wide: number;
  /** How far the grip runs down, for two hands. */
  readonly hilt?: number;
  /** Runes along the middle of the blade. */
  readonly runes?: Paint;
}

/** A straight sword held at the origin, point along +y, flat side facing z. */
export function sword(clay: Clay, { steel, trim, long, wide, runes, hilt = 0.16 }: Sword): void {
  limb(clay, points([0, -hilt, 0, 0, 0.08, 0]), [0.035], 6, leather);
  ball(clay, [0, -hilt - 0.02, 0], 0.05, 5, trim);
  loft(clay, rings([-0.17, 0.09, 0, 0.03, 0.045, 0, 0.11, 0, 0.05, 0.05, 0.17, 0.09, 0, 0.03, 0.045]), 5, trim);
  const path = points([0, 0.1, 0, 0, 0.14, 0, 0, 0.1 + long * 0.8, 0, 0, 0.1 + long, 0]);
  blade(clay, path, [wide * 0.7, wide, wide * 0.86, 0.004], 0.028, steel);
  if (runes) blade(clay, points([0, 0.16, 0, 0, 0.2, 0, 0, long * 0.75, 0]), [0.012, 0.026, 0.01], 0.034, runes);
}
