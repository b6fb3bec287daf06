import * as v from 'valibot';
import { list } from '../kernel/list';
import type { Command } from '../systems/aos/commands';

/** Where a lesson was left: enough to come back to that moment. */
export interface Kept {
  readonly step: number;
  readonly marks: readonly number[];
  readonly commands: readonly Command[];
}

/** What a learner has done in the course. */
export interface Progress {
  /** Lessons that were finished at least once. */
  readonly done: readonly string[];
  /** Lessons that were begun and not finished. */
  readonly open: Readonly<Record<string, Kept>>;
}

/** A place to keep a text in. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const KEY = 'realmtable.course';
export const NOTHING_DONE: Progress = { done: [], open: {} };

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** The commands themselves are checked by the rules when the lesson is opened. */
const kept = v.object({
  step: count,
  marks: list(count, { most: 10_000 }),
  commands: list(v.looseObject({ type: v.string() }), { most: 10_000 }),
});
const shape = v.object({ done: list(v.string(), { most: 1000 }), open: v.record(v.string(), kept) });

/** What was kept in this browser; nothing if it is no longer to be read. */
export function loadProgress(shelf: Shelf): Progress {
  try {
    const read = v.safeParse(shape, JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return read.success ? (read.output as unknown as Progress) : NOTHING_DONE;
  } catch {
    return NOTHING_DONE;
  }
}

/** Keeps it; a browser that keeps nothing still teaches. */
export function saveProgress(shelf: Shelf, progress: Progress): void {
  try {
    shelf.setItem(KEY, JSON.stringify(progress));
  } catch {
    // The shelf is full or closed.
  }
}

/** The lesson was left here. */
export const leftAt = ({ done, open }: Progress, id: string, where: Kept): Progress => ({
  done,
  open: { ...open, [id]: where },
});

/** The lesson is done. */
export function finished({ done, open }: Progress, id: string): Progress {
  const { [id]: _, ...rest } = open;
  return { done: done.includes(id) ? done : [...done, id], open: rest };
}
