import type { Inches, Polygon, Spot } from '../../../geometry/shape';

/** PLAN-02: a battle as data. Maps are drawn for a table of this size and scaled to others (PLAN-04). */
export interface Battleplan {
  readonly id: string;
  readonly name: string;
  readonly map: { readonly width: Inches; readonly depth: Inches };
  /** PLAN-03: one territory per side, as drawn on the map. */
  readonly territories: readonly [Polygon, Polygon];
  /** FB-03: a base must be more than this far from the enemy's territory, measured across the depth of the map. */
  readonly setUpDistance: Inches;
  readonly lastRound: number;
  /** FB-06: whether the first army to slay a model gains a command point. */
  readonly hasFirstBlood: boolean;
  /** VICT-01: how it is won; VICT-02 where the plan does not say. */
  readonly victory: 'score' | 'objectives' | undefined;
  /** OBJ-01: where markers lie on the map. */
  readonly objectives: readonly Spot[];
}
