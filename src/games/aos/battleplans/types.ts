import * as v from 'valibot';
import type { Inches, Polygon, Spot } from '../../../geometry/shapes/shape';
import { list } from '../../../kernel/list';

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
const MOST_CORNERS = 12;

const text = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.minLength(least),
    v.maxLength(most),
    v.regex(/^\P{Surrogate}*$/u, 'this text holds half a letter'),
  );
export const sideSchema = v.pipe(v.number(), v.finite(), v.minValue(LEAST_SIDE), v.maxValue(MOST_SIDE));
const length = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MOST_SIDE));
const spot = v.strictObject({ x: length, y: length });
const territory = list(spot, { least: 3, most: MOST_CORNERS });

/** PLAN-02: the shape of a battleplan that comes from outside. */
export const battleplanSchema: v.GenericSchema<unknown, Battleplan> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^own-[a-z0-9-]{1,40}$/, 'the id of an own plan is "own-" and small letters')),
  name: text(1, LONGEST_NAME),
  says: v.optional(text(0, LONGEST_TEXT)),
  map: v.strictObject({ width: sideSchema, depth: sideSchema }),
  territories: v.strictTuple([territory, territory]),
  setUpDistance: length,
  lastRound: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS)),
  hasFirstBlood: v.boolean(),
  victory: v.optional(v.picklist(['score', 'objectives'])),
  objectives: list(spot, { most: MOST_OBJECTIVES }),
});
