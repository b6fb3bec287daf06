import { type Dice, diceFrom, seededState } from '../../../kernel/dice';
import { COURSE } from './course';
import type { DailyTask } from './daily-task';
import { DRILL_KINDS } from './drills/drill';
import { HARDEST } from './drills/hardness';
import { missed, type Progress, passed } from './progress';

const TASKS = 5;
const MOST_TESTS = 2;
/** Number of sets after which drills get one level harder. */
const SETS_A_LEVEL = 2;
const SEEDS_A_DAY = 8;

/** The progress with today's set; a set opened today is kept. */
export function withToday(progress: Progress, day: number): Progress {
  if (progress.daily?.day === day) return progress;
  const tasks = setOf(progress, day);
  return { ...progress, daily: { day, tasks, results: tasks.map(() => 'open') } };
}

/** The set of a day: missed tests that are due, else one of a finished lesson; then drills of mixed kinds. */
export function setOf(progress: Progress, day: number): readonly DailyTask[] {
  const dice = diceFrom(seededState(day, 'daily set'));
  const tests = testsFor(progress, day, dice);
  const level = levelAfter(progress.sets);
  const drills = dice.shuffle(DRILL_KINDS).slice(0, TASKS - tests.length);
  return [
    ...tests.map((lesson): DailyTask => ({ kind: 'test', lesson })),
    ...drills.map((drill, index): DailyTask => ({ kind: 'drill', drill, seed: day * SEEDS_A_DAY + index, level })),
  ];
}

/** The level of drills after a number of sets. */
export const levelAfter = (sets: number): number => Math.min(HARDEST, 1 + Math.floor(sets / SETS_A_LEVEL));

function testsFor({ done, missed: away }: Progress, day: number, dice: Dice): readonly string[] {
  const dueOf = (id: string) => away[id]?.due ?? Number.POSITIVE_INFINITY;
  const ids = COURSE.map(({ id }) => id);
  const due = ids.filter(id => dueOf(id) <= day).toSorted((a, b) => dueOf(a) - dueOf(b));
  if (due.length > 0) return due.slice(0, MOST_TESTS);
  const known = ids.filter(id => done.includes(id) && !(id in away));
  return known.length > 0 ? [dice.draw(known)] : [];
}

/** Records a passed or missed test in the course, and in today's set if it is in it. */
export function tested(progress: Progress, lesson: string, isPassed: boolean, day: number): Progress {
  const now = isPassed ? passed(progress, lesson, day) : missed(progress, lesson, day);
  const index = now.daily?.tasks.findIndex(task => task.kind === 'test' && task.lesson === lesson) ?? -1;
  return answered(now, index, isPassed, day);
}

/** Records the answer to a task of today's set; the first answer counts. */
export function answered(progress: Progress, index: number, isRight: boolean, day: number): Progress {
  const { daily } = progress;
  if (daily?.day !== day || daily.results[index] !== 'open') return progress;
  const results = daily.results.map((result, i) => (i === index ? (isRight ? 'right' : 'wrong') : result));
  const isDone = !results.includes('open');
  return { ...progress, daily: { ...daily, results }, sets: progress.sets + (isDone ? 1 : 0) };
}

/** The next open task of today's set. */
export const nextTask = ({ daily }: Progress): number | undefined => {
  const index = daily?.results.indexOf('open') ?? -1;
  return index < 0 ? undefined : index;
};
