import * as v from 'valibot';
import { list } from '../../../kernel/list';
import type { Command } from '../commands';
import { type Daily, dailyShape } from './daily-task';

/** Where a lesson was left, with enough data to return there. */
export interface Kept {
  readonly step: number;
  readonly marks: readonly number[];
  readonly commands: readonly Command[];
}

/** When a missed test returns: later after each pass, and in the end never. */
export interface Return {
  readonly passes: number;
  /** The day on which it is due, in the page's count of days. */
  readonly due: number;
}

/** What a learner has done in the course. */
export interface Progress {
  /** Lessons that were finished at least once, or skipped by passing their test. */
  readonly done: readonly string[];
  /** Lessons begun but not finished. */
  readonly open: Readonly<Record<string, Kept>>;
  /** Lessons whose test was passed. */
  readonly passed: readonly string[];
  /** Lessons whose test was missed, and when it comes back. */
  readonly missed: Readonly<Record<string, Return>>;
  /** Today's set, once it was opened. */
  readonly daily?: Daily;
  /** Number of finished daily sets; drills get harder with it. */
  readonly sets: number;
}

/** Storage for a text. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const KEY = 'realmtable.course';
export const NOTHING_DONE: Progress = { done: [], open: {}, passed: [], missed: {}, sets: 0 };

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** The rules check the commands when the lesson is opened. */
const kept = v.object({
  step: count,
  marks: list(count, { most: 10_000 }),
  commands: list(v.looseObject({ type: v.string() }), { most: 10_000 }),
});
const names = list(v.string(), { most: 1000 });
const shape = v.object({
  done: names,
  open: v.record(v.string(), kept),
  passed: v.optional(names, []),
  missed: v.optional(v.record(v.string(), v.object({ passes: count, due: count })), {}),
  daily: v.optional(dailyShape),
  sets: v.optional(count, 0),
});

/** The progress stored in this browser; undefined if it cannot be read. */
export function loadProgress(shelf: Shelf): Progress {
  try {
    const read = v.safeParse(shape, JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return read.success ? (read.output as unknown as Progress) : NOTHING_DONE;
  } catch {
    return NOTHING_DONE;
  }
}

/** Stores it; without storage the course still works. */
export function saveProgress(shelf: Shelf, progress: Progress): void {
  try {
    shelf.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage is full or blocked.
  }
}

/** The lesson was left here. */
export const leftAt = (progress: Progress, id: string, where: Kept): Progress => ({
  ...progress,
  open: { ...progress.open, [id]: where },
});

/** The lesson is done. */
export function finished(progress: Progress, id: string): Progress {
  const { [id]: _, ...open } = progress.open;
  return { ...progress, done: withOne(progress.done, id), open };
}

const withOne = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);

/** Days until a missed test returns, longer after each pass; after the last pass it is learned. */
const DAYS_UNTIL = [1, 3, 7] as const;

/** Records a passed test; the lesson then counts as done. */
export function passed(progress: Progress, lesson: string, day: number): Progress {
  const { [lesson]: before, ...missed } = progress.missed;
  const passes = (before?.passes ?? 0) + 1;
  const days = DAYS_UNTIL[passes];
  const back = before && days !== undefined ? { [lesson]: { passes, due: day + days } } : {};
  return { ...finished(progress, lesson), passed: withOne(progress.passed, lesson), missed: { ...missed, ...back } };
}

/** The test of a lesson was missed on this day. */
export const missed = (progress: Progress, lesson: string, day: number): Progress => ({
  ...progress,
  missed: { ...progress.missed, [lesson]: { passes: 0, due: day + DAYS_UNTIL[0] } },
});
