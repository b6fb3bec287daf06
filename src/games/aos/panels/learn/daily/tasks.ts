import type { Place } from '../../../../../shell/browser/address';
import type { IconName } from '../../../../../shell/parts/icons';
import { findLesson } from '../../../course/course';
import type { DailyTask } from '../../../course/daily-task';
import { testIdOf } from '../../../course/unaided';
import { LESSONS } from '../../../words/learn/course';
import { DRILL_WORDS } from '../../../words/learn/drills';

/** The id of the daily page among the lessons. */
export const DAILY = 'daily';

const DRILL = /^daily-(\d)$/;

/** The index of the daily drill in an address. */
export const dailyDrillIn = (id: string): number | undefined => {
  const [, index] = DRILL.exec(id) ?? [];
  return index === undefined ? undefined : Number(index);
};

/** The place of a task. */
export const placeOfTask = (task: DailyTask, index: number): Place =>
  task.kind === 'test' ? { at: 'learn', id: testIdOf(task.lesson) } : { at: 'drills', id: `daily-${index}` };

/** The name and icon of a task. */
export function taskWords(task: DailyTask): { readonly title: string; readonly says: string; readonly icon: IconName } {
  if (task.kind === 'drill') {
    const { title, icon } = DRILL_WORDS[task.drill];
    return { title, icon, says: LESSONS.drillLevel(task.level) };
  }
  return { title: findLesson(task.lesson)?.title ?? task.lesson, icon: 'book', says: LESSONS.testTask };
}
