import { describe, expect, test } from 'vitest';
import { COURSE } from '../../../src/games/aos/course/course';
import type { Lesson } from '../../../src/games/aos/course/lesson';
import { type LessonSession, openLessonSession } from '../../../src/games/aos/course/lesson-session';
import { stepAt } from '../../../src/games/aos/course/runner';
import { type Line, say } from '../../../src/games/aos/course/scripted-commands';
import { testIdOf, testOf } from '../../../src/games/aos/course/unaided';

const isDone = (room: LessonSession) => stepAt(room.lesson, room.getState()) === undefined;

function give(room: LessonSession, lines: readonly Line[]): void {
  for (const line of lines)
    say(line, room.match.getGame(), command => {
      if (!isDone(room)) room.match.submit(command);
      return room.match.getGame();
    });
}

describe.each(COURSE.map(lesson => [lesson.id, lesson] as const))('the test of %s', (_, lesson: Lesson) => {
  test('begins unsolved, and is solved by its solution', () => {
    const room = openLessonSession(testOf(lesson));
    expect(room.lesson.id).toBe(testIdOf(lesson.id));
    expect(room.getState()).toMatchObject({ step: 0, isStuck: false });
    expect(room.lesson.steps[0]?.hint).toBeUndefined();
    const goal = lesson.unaided?.goal;
    if (goal?.is === 'selected') room.notice({ kind: 'selected', unit: goal.unit });
    else give(room, lesson.unaided?.solution ?? []);
    expect(isDone(room)).toBe(true);
  });

  test('is missed by something else that the rules allow', () => {
    const room = openLessonSession(testOf(lesson));
    const goal = lesson.unaided?.goal;
    const other = room.match.getGame().battle.units.find(({ id }) => goal?.is === 'selected' && id !== goal.unit)?.id;
    if (other !== undefined) room.notice({ kind: 'selected', unit: other });
    else give(room, lesson.unaided?.wrong ?? []);
    expect(isDone(room)).toBe(false);
    expect(room.getState().isStuck).toBe(true);
  });

  test('stands elsewhere than the lesson', () => {
    const places = (room: LessonSession) =>
      room.match.getGame().battle.units.flatMap(({ models }) => models.map(({ x, y }) => [x, y]));
    const before = places(openLessonSession(lesson));
    const isSetUp = before.some(([x]) => x !== 0);
    if (isSetUp) expect(places(openLessonSession(testOf(lesson)))).not.toEqual(before);
  });
});
