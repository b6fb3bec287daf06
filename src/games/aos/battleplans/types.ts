import type { Inches, Polygon, Spot } from '../../../geometry/shapes/shape';

/** PLAN-02: a battle as data. Maps are drawn for a table of this size and scaled to others (PLAN-04). */
export interface Battleplan {
  readonly id: string;
  readonly name: string;
  /** PLAN-02: what it is about, for a plan of the players' own making. */
  readonly says?: string | undefined;
  readonly map: { readonly width: Inches; readonly depth: Inches };
  /** PLAN-03: one territory per side, as drawn on the map: convex, and apart from the other. */
  readonly territories: readonly [Polygon, Polygon];
  /** FB-03: a base must be more than this far from the enemy's territory, measured in the direction in which they face each other. */
  readonly setUpDistance: Inches;
  readonly lastRound: number;
  /** FB-06: whether the first army to slay a model gains a command point. */
  readonly hasFirstBlood: boolean;
  /** VICT-01: how it is won; VICT-02 where the plan does not say. */
  readonly victory?: 'score' | 'objectives' | undefined;
  /** OBJ-01: where markers lie on the map. */
  readonly objectives: readonly Spot[];
}

/** FIELD-01: how long a side of a table may be. */
export const LEAST_SIDE: Inches = 24;
export const MOST_SIDE: Inches = 144;

/** The marks of a plan of the players' own making; no plan of the game begins like this. */
export const OWN_PLAN = 'own-';
export const MOST_ROUNDS = 10;
export const MOST_OBJECTIVES = 12;
export const LONGEST_NAME = 60;
export const LONGEST_TEXT = 300;
