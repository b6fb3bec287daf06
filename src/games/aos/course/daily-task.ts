import * as v from 'valibot';
import { list } from '../../../kernel/list';
import { DRILL_KINDS, type DrillKind } from './drills/drill';

/** One task of a daily set: a lesson test, or a drill with a level. */
export type DailyTask =
  | { readonly kind: 'test'; readonly lesson: string }
  | { readonly kind: 'drill'; readonly drill: DrillKind; readonly seed: number; readonly level: number };

/** How a task was answered. */
const RESULTS = ['open', 'right', 'wrong'] as const;
export type Result = (typeof RESULTS)[number];

/** The set of a day, and how each task was answered. */
export interface Daily {
  readonly day: number;
  readonly tasks: readonly DailyTask[];
  readonly results: readonly Result[];
}

const MOST_TASKS = 12;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const test = v.object({ kind: v.literal('test'), lesson: v.pipe(v.string(), v.maxLength(80)) });
const drill = v.object({ kind: v.literal('drill'), drill: v.picklist(DRILL_KINDS), seed: count, level: count });

/** A daily set as it is kept in a browser. */
export const dailyShape = v.object({
  day: count,
  tasks: list(v.variant('kind', [test, drill]), { most: MOST_TASKS }),
  results: list(v.picklist(RESULTS), { most: MOST_TASKS }),
});
