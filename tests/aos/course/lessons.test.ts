import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/aos/commands';
import { COURSE } from '../../../src/games/aos/course/course';
import { isMet } from '../../../src/games/aos/course/goals';
import type { Step } from '../../../src/games/aos/course/lesson';
import { type LessonSession, openLessonSession } from '../../../src/games/aos/course/lesson-session';
import { judge, stepAt } from '../../../src/games/aos/course/runner';
import { commandOf } from '../../../src/games/aos/course/scripted-commands';
import { RULEBOOK } from '../../../src/games/aos/rulebook';
import { otherSeat } from '../../../src/games/aos/types';
import { facesLeft } from '../../../src/kernel/dice';

const SPARE = 400;

const stepOf = (room: LessonSession): Step => stepAt(room.lesson, room.getState()) ?? expect.fail('no step is on');

/** Solves the step that is on by the lesson's own solution. */
function solve(room: LessonSession): void {
  if (stepOf(room).goal.is === 'watch') room.watch();
  else room.showMe(act => room.notice(act));
}

/** Something that is refused here: a command for the other side, and what the lesson itself knows to be wrong. */
function illegal({ match }: LessonSession, { wrong }: Step): readonly Command[] {
  const stranger = { type: 'endPhase', seat: otherSeat(match.deciding() ?? 'azure') } as const;
  const own = wrong && !('goOnTo' in wrong) ? commandOf(wrong, match.getGame()) : undefined;
  return [stranger, ...(own ? [own] : [])];
}

/** One option of each sort that is legal but not asked for. */
function astray({ match }: LessonSession, step: Step): readonly Command[] {
  const sorts = new Map(
    match.options().map(option => [`${option.type} ${'unit' in option ? option.unit : ''}`, option]),
  );
  return [...sorts.values()].filter(
    command => judge(step, match.getGame(), { kind: 'command', command }).kind === 'answered',
  );
}

function triesWrongThings(room: LessonSession): void {
  const { match } = room;
  const step = stepOf(room);
  const before = { game: match.getGame(), step: room.getState().step };
  for (const command of illegal(room, step)) {
    const tried = match.submit(command);
    expect(tried.ok ? [] : tried.error, `${step.say}: ${JSON.stringify(command)}`).not.toEqual([]);
    const { answer } = room.getState();
    expect(answer?.kind).toBe('refused');
    for (const { rule } of answer?.kind === 'refused' ? answer.refusals : []) expect(RULEBOOK).toHaveProperty(rule);
    expect({ game: match.getGame(), step: room.getState().step }).toEqual(before);
  }
  for (const command of astray(room, step)) {
    expect(match.submit(command).ok, JSON.stringify(command)).toBe(false);
    const { answer } = room.getState();
    expect(answer?.kind === 'kind' ? answer.text.length : 0, JSON.stringify(command)).toBeGreaterThan(20);
    expect(match.getGame()).toBe(before.game);
    expect(room.getState().step).toBe(before.step);
  }
}

describe.each(COURSE.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('is done by its own solution; no goal is met before; wrong acts are answered and change nothing', () => {
    const room = openLessonSession(lesson);
    for (const [index, step] of lesson.steps.entries()) {
      expect(isMet(step.goal, room.match.getGame().battle), `step ${index + 1} is not met before`).toBe(false);
      triesWrongThings(room);
      solve(room);
      expect(room.getState().step, `step ${index + 1} is solved: ${step.say}`).toBe(index + 1);
    }
    const left = facesLeft(room.match.getGame().dice).length - SPARE;
    expect(left, 'dice of the script left over').toBeLessThanOrEqual(0);
    expect(left, 'spare dice used').toBeGreaterThan(-SPARE / 2);
  });

  test('comes back to the same moment when it is left, and back leads back to the beginning', () => {
    const room = openLessonSession(lesson);
    const start = room.match.hash();
    const half = Math.ceil(lesson.steps.length / 2);
    for (let i = 0; i < half; i++) solve(room);
    const again = openLessonSession(lesson, JSON.parse(JSON.stringify(room.keep())));
    expect(again.match.hash()).toBe(room.match.hash());
    expect(again.getState().step).toBe(half);
    for (let i = half; i < lesson.steps.length; i++) solve(again);
    expect(stepAt(lesson, again.getState())).toBeUndefined();
    for (let i = 0; again.getState().step > 0; i++) if (i > 99 || !again.back()) expect.fail('no way back');
    expect(again.match.hash()).toBe(start);
    again.restart();
    expect(again.match.hash()).toBe(start);
  });

  test('whatever else meets a goal leads on, and never breaks the lesson', () => {
    const room = openLessonSession(lesson);
    for (const step of lesson.steps) {
      const { match } = room;
      const isFree = ['given', 'near', 'far', 'at', 'asked'].includes(step.goal.is);
      const other = (isFree ? match.options() : []).findLast(
        command => judge(step, match.getGame(), { kind: 'command', command }).kind === 'met',
      );
      const before = room.getState().step;
      if (other) match.submit(other);
      else solve(room);
      if (room.getState().step === before) break;
    }
    expect(room.match.replay().commands.length).toBeGreaterThan(0);
  });

  test('is small, and there is something to do in it', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(2);
    expect(lesson.minutes).toBeLessThanOrEqual(lesson.id === 'guided-battle' ? 15 : 5);
    const doing = lesson.steps.filter(({ goal }) => goal.is !== 'read' && goal.is !== 'watch');
    expect(doing.length).toBeGreaterThanOrEqual(2);
    for (const { hint, say } of doing) expect(hint, say).toBeDefined();
    for (const { rules, say } of lesson.steps) expect(rules.length, say).toBeGreaterThan(0);
  });
});
