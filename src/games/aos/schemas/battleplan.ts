import * as v from 'valibot';
import { list } from '../../../kernel/list';
import {
  type Battleplan,
  LEAST_SIDE,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
  MOST_SIDE,
} from '../battleplans/types';

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
