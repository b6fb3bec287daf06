import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/aos/commands';
import { findLesson } from '../../../src/games/aos/course/course';
import type { Lesson } from '../../../src/games/aos/course/lesson';
import { type LessonSession, openLessonSession } from '../../../src/games/aos/course/lesson-session';
import { isInterrupted, stepAt } from '../../../src/games/aos/course/runner';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { solve } from './random-walk';

const lessonOf = (id: string): Lesson => findLesson(id) ?? expect.fail(`no lesson ${id}`);

function openAt(lesson: Lesson, step: number): LessonSession {
  const room = openLessonSession(lesson);
  for (let i = 1; i < step; i++) solve(room);
  expect(room.getState().step).toBe(step - 1);
  return room;
}

const give = (room: LessonSession, command: Command) =>
  expect(room.match.submit(command).ok, JSON.stringify(command)).toBe(true);

describe('a question that has no part in the step', () => {
  test('Inspiring Presence: a player who let the middle of the row be slain is asked which group stays, and goes on', () => {
    const room = openLessonSession(lessonOf('presence'));
    const models = ['liberators/2', 'liberators/3', 'liberators/4'];
    give(room, { seat: 'azure', type: 'allocate', unit: 'liberators', models });
    solve(room);
    solve(room);
    expect(room.getState()).toMatchObject({ step: 3, isStuck: false });
    const { battle } = room.match.getGame();
    expect(askedNow(battle)?.kind).toBe('keepGroup');
    const step = stepAt(room.lesson, room.getState()) ?? expect.fail('no step');
    expect(isInterrupted(step, room.match.getGame())).toBe(true);
    give(room, { seat: 'azure', type: 'keepGroup', unit: 'liberators', model: 'liberators/1' });
    expect(isInterrupted(step, room.match.getGame())).toBe(false);
    give(room, { seat: 'azure', type: 'chooseFirst', first: 'azure' });
    expect(stepAt(room.lesson, room.getState())).toBeUndefined();
  });
});

describe('acts that would lead away are answered and not played', () => {
  test.each([
    ['cover', 2, { seat: 'azure', type: 'shoot', unit: 'judicators-2' }],
    ['scoring', 1, { seat: 'azure', type: 'shoot', unit: 'judicators' }],
  ] as const)('%s, step %i', (id, step, command) => {
    const room = openAt(lessonOf(id), step);
    expect(room.match.submit(command).ok).toBe(false);
    expect(room.getState()).toMatchObject({ step: step - 1, isStuck: false, answer: { kind: 'kind' } });
  });
});

describe('a goal that is out of reach', () => {
  /** A move lesson in which the unit may also move elsewhere, and then cannot come to the marked place any more. */
  const lesson = (): Lesson => {
    const aMove = lessonOf('a-move');
    return { ...aMove, steps: aMove.steps.map(step => ({ ...step, also: ['move'] })) };
  };

  const astray = (): LessonSession => {
    const room = openAt(lesson(), 3);
    const { battle } = room.match.getGame();
    const steps = (battle.units.find(({ id }) => id === 'judicators')?.models ?? []).map(({ id, x, y }) => ({
      model: id,
      path: [
        { x, y },
        { x, y: y - 3 },
      ],
    }));
    give(room, { seat: 'azure', type: 'move', unit: 'judicators', steps });
    return room;
  };

  test('is said to be so, and taking the act back brings it into reach', () => {
    const room = astray();
    expect(room.getState()).toMatchObject({ step: 2, isStuck: true });
    room.takeBack();
    expect(room.getState()).toMatchObject({ step: 2, isStuck: false });
    expect(room.match.hash()).toBe(openAt(lesson(), 3).match.hash());
  });

  test('is said to be so after a reload as well', () => {
    const again = openLessonSession(lesson(), JSON.parse(JSON.stringify(astray().keep())));
    expect(again.getState()).toMatchObject({ step: 2, isStuck: true });
  });

  test('an earlier step is taken back where the cause lies there', () => {
    const room = astray();
    const stranded: Lesson = {
      ...lesson(),
      steps: lesson().steps.map((step, i) =>
        i === 2 ? { ...step, goal: { is: 'given', like: { type: 'move' } } } : step,
      ),
    };
    const kept = { ...room.keep(), step: 3, marks: [...room.keep().marks, room.match.replay().commands.length] };
    const later: Lesson = {
      ...stranded,
      steps: stranded.steps.map((step, i) => (i === 3 ? (lesson().steps[2] ?? step) : step)),
    };
    const again = openLessonSession(later, JSON.parse(JSON.stringify(kept)));
    expect(again.getState()).toMatchObject({ step: 3, isStuck: true });
    again.takeBack();
    expect(again.getState().step).toBeLessThan(3);
    expect(again.getState().isStuck).toBe(false);
  });
});
