import type { Inches, Polygon, Spot } from '../../../geometry/shapes/shape';

/** PLAN-02: a battle as data. Maps are drawn for a table of this size and scaled to others (PLAN-04). */
export interface Battleplan {
  readonly id: string;
  readonly name: string;
  /** PLAN-02: the description of a player's own plan. */
  readonly says?: string | undefined;
  readonly map: { readonly width: Inches; readonly depth: Inches };
  /** PLAN-03: one territory per side, convex and not overlapping. */
  readonly territories: readonly [Polygon, Polygon];
  /**
   * FB-03: the minimum distance from a base to the enemy's territory, measured in the direction in which they face each
   * other.
   */
  readonly setUpDistance: Inches;
  readonly lastRound: number;
  /** FB-06: whether the first army to slay a model gains a command point. */
  readonly hasFirstBlood: boolean;
  /** VICT-01: how it is won; defaults to VICT-02. */
  readonly victory?: 'score' | 'objectives' | undefined;
  /** OBJ-01: where markers lie on the map. */
  readonly objectives: readonly Spot[];
}

/** FIELD-01: minimum and maximum length of a table side. */
export const LEAST_SIDE: Inches = 24;
export const MOST_SIDE: Inches = 144;

/** The id prefix of a player's own plan; no plan of the game uses it. */
export const OWN_PLAN = 'own-';
export const MOST_ROUNDS = 10;
export const MOST_OBJECTIVES = 12;
export const LONGEST_NAME = 60;
export const LONGEST_TEXT = 300;
