import { describe, expect, test } from 'vitest';
import { answered, levelAfter, nextTask, setOf, tested, withToday } from '../../../src/games/aos/course/daily';
import { DRILL_KINDS } from '../../../src/games/aos/course/drills/drill';
import { drillOfLevel, HARDEST, marginOf } from '../../../src/games/aos/course/drills/hardness';
import {
  finished,
  loadProgress,
  NOTHING_DONE,
  type Progress,
  saveProgress,
} from '../../../src/games/aos/course/progress';

const DAY = 20_000;
const testsIn = (progress: Progress, day: number) =>
  setOf(progress, day).flatMap(task => (task.kind === 'test' ? [task.lesson] : []));

describe('a test', () => {
  test('that is passed makes its lesson done, so that it can be skipped', () => {
    const now = tested(NOTHING_DONE, 'cast', true, DAY);
    expect(now).toMatchObject({ done: ['cast'], passed: ['cast'], missed: {} });
  });

  test('that was missed comes back after 1 day, then after 3 and 7 days, and then it is learned', () => {
    let now = tested(NOTHING_DONE, 'cast', false, DAY);
    expect(now.done).toEqual([]);
    expect(testsIn(now, DAY)).toEqual([]);
    for (const [day, next] of [
      [DAY + 1, DAY + 4],
      [DAY + 4, DAY + 11],
    ] as const) {
      expect(testsIn(now, day - 1)).toEqual([]);
      expect(testsIn(now, day)).toEqual(['cast']);
      now = tested(now, 'cast', true, day);
      expect(now.missed['cast']?.due).toBe(next);
    }
    now = tested(now, 'cast', true, DAY + 11);
    expect(now.missed).toEqual({});
  });

  test('a test missed again starts over', () => {
    const once = tested(tested(NOTHING_DONE, 'cast', false, DAY), 'cast', true, DAY + 1);
    expect(tested(once, 'cast', false, DAY + 4).missed).toEqual({ cast: { passes: 0, due: DAY + 5 } });
  });
});

describe('the daily set', () => {
  test('is five tasks, the same for the same day and progress, and mixed', () => {
    const progress = finished(NOTHING_DONE, 'inches');
    const set = setOf(progress, DAY);
    expect(set).toHaveLength(5);
    expect(setOf(progress, DAY)).toEqual(set);
    expect(setOf(progress, DAY + 1)).not.toEqual(set);
    expect(testsIn(progress, DAY)).toEqual(['inches']);
    const kinds = set.flatMap(task => (task.kind === 'drill' ? [task.drill] : []));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('stays as it is once it was opened, whatever is answered', () => {
    const missed = tested(NOTHING_DONE, 'cast', false, DAY - 3);
    let now = withToday(missed, DAY);
    const tasks = now.daily?.tasks;
    expect(nextTask(now)).toBe(0);
    now = tested(now, 'cast', true, DAY);
    expect(now.daily?.results).toEqual(['right', 'open', 'open', 'open', 'open']);
    expect(withToday(now, DAY).daily?.tasks).toEqual(tasks);
    expect(nextTask(now)).toBe(1);
  });

  test('counts the first answer, and is done when all tasks are', () => {
    let now = withToday(NOTHING_DONE, DAY);
    now = answered(now, 0, false, DAY);
    now = answered(now, 0, true, DAY);
    expect(now.daily?.results[0]).toBe('wrong');
    for (let index = 1; index < 5; index++) {
      expect(now.sets).toBe(0);
      now = answered(now, index, true, DAY);
    }
    expect(now.sets).toBe(1);
    expect(nextTask(now)).toBeUndefined();
    expect(answered(now, 1, true, DAY + 1)).toBe(now);
  });

  test('is kept in the browser', () => {
    const texts = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    };
    const now = answered(withToday(finished(NOTHING_DONE, 'inches'), DAY), 2, true, DAY);
    saveProgress(shelf, now);
    expect(loadProgress(shelf)).toEqual(now);
  });

  test('grows harder with the sets that were done, up to the hardest', () => {
    expect([0, 1, 2, 4, 8, 100].map(levelAfter)).toEqual([1, 1, 2, 3, 5, HARDEST]);
    const level = setOf({ ...NOTHING_DONE, sets: 4 }, DAY).map(task => task.kind === 'drill' && task.level);
    expect(new Set(level)).toEqual(new Set([3]));
  });

  test.each(DRILL_KINDS)('a drill of %s is at no level easier than at the level before, for seeds 1 to 6', kind => {
    for (let seed = 1; seed <= 6; seed++) {
      const [easy, hard] = [1, HARDEST].map(level => marginOf(drillOfLevel(kind, seed, level)));
      expect(hard, `seed ${seed}`).toBeLessThanOrEqual(easy ?? 0);
    }
    const margins = [1, HARDEST].map(level =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + marginOf(drillOfLevel(kind, seed, level)), 0),
    );
    expect(margins[1]).toBeLessThan(margins[0] ?? 0);
  });
});
