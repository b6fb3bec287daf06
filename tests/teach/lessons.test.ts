import { describe, expect, test } from 'vitest';
import { facesLeft } from '../../src/kernel/dice';
import { ageOfSigmar } from '../../src/systems/aos';
import { RULEBOOK } from '../../src/systems/aos/rulebook';
import { otherSeat } from '../../src/systems/aos/types';
import { type Classroom, openClassroom } from '../../src/teach/classroom';
import { COURSE } from '../../src/teach/course';
import { isMet } from '../../src/teach/goals';
import type { Act, Lesson } from '../../src/teach/lesson';
import { judge, solutionOf, stepAt, wordOf } from '../../src/teach/runner';

const SPARE = 400;

/** Does by hand what the lesson asks of hands. */
const hand = (room: Classroom) => (act: Act) => room.notice(act);

/** Solves the step that is on by the lesson's own solution. */
function solve(room: Classroom): void {
  const step = stepAt(room.lesson, room.getStanding());
  if (step?.goal.is === 'watch') room.watch();
  else room.showMe(hand(room));
}

/** Everything that happens at each step of a lesson, from its beginning to its end. */
function walk(lesson: Lesson, at: (room: Classroom) => void): Classroom {
  const room = openClassroom(lesson);
  for (const [index] of lesson.steps.entries()) {
    expect(room.getStanding().step, `${lesson.id}: step ${index + 1} is on`).toBe(index);
    at(room);
    solve(room);
    expect(room.getStanding().step, `${lesson.id}: step ${index + 1} is solved`).toBe(index + 1);
  }
  return room;
}

const stepOf = (room: Classroom) => stepAt(room.lesson, room.getStanding()) ?? expect.fail('no step is on');

describe.each(COURSE.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('is done by its own solution, and no goal is met before it', () => {
    const room = walk(lesson, at => {
      const { goal } = stepOf(at);
      expect(isMet(goal, at.match.getGame().battle), `step ${at.getStanding().step + 1} is not met before`).toBe(false);
    });
    const left = facesLeft(room.match.getGame().dice).length - SPARE;
    expect(left, 'dice of the script left over').toBeLessThanOrEqual(0);
    expect(left, 'spare dice used').toBeGreaterThan(-SPARE / 2);
  });

  test('what is illegal is refused by its rule and changes nothing', () => {
    walk(lesson, room => {
      const step = stepOf(room);
      const { match } = room;
      const before = [match.hash(), room.getStanding().step];
      const deciding = match.deciding();
      const stranger = { type: 'endPhase', seat: otherSeat(deciding ?? 'azure') } as const;
      const wrong = step.wrong && wordOf(step.wrong, match.getGame());
      for (const command of [stranger, ...(wrong ? [wrong] : [])]) {
        const tried = match.submit(command);
        expect(tried.ok, JSON.stringify(command)).toBe(false);
        if (!tried.ok) expect(tried.error.length, `${step.say}: ${JSON.stringify(command)}`).toBeGreaterThan(0);
        const { answer } = room.getStanding();
        expect(answer?.kind).toBe('refused');
        for (const { rule } of answer?.kind === 'refused' ? answer.refusals : []) expect(RULEBOOK).toHaveProperty(rule);
        expect([match.hash(), room.getStanding().step]).toEqual(before);
      }
    });
  });

  test('what is legal but not asked for is answered kindly and changes nothing', () => {
    walk(lesson, room => {
      const { match } = room;
      const before = [match.hash(), room.getStanding().step];
      for (const command of match.options()) {
        if (judge(stepOf(room), match.getGame(), { kind: 'command', command }).kind !== 'answered') continue;
        expect(match.submit(command).ok, JSON.stringify(command)).toBe(false);
        const { answer } = room.getStanding();
        expect(answer).toMatchObject({ kind: 'kind' });
        if (answer?.kind === 'kind') expect(answer.text.length).toBeGreaterThan(20);
        expect([match.hash(), room.getStanding().step]).toEqual(before);
      }
    });
  });

  test('comes back to the same moment after every step, and back leads back', () => {
    const room = openClassroom(lesson);
    const moments: string[] = [];
    for (const _step of lesson.steps) {
      moments.push(room.match.hash());
      const again = openClassroom(lesson, JSON.parse(JSON.stringify(room.keep())));
      expect(again.match.hash()).toBe(room.match.hash());
      expect(again.getStanding().step).toBe(room.getStanding().step);
      solve(room);
    }
    for (const moment of moments.toReversed()) {
      while (room.getStanding().step >= moments.indexOf(moment) + 1 || room.match.hash() !== moment) {
        if (!room.back()) expect.fail('there is no way back');
      }
      expect(room.match.hash()).toBe(moment);
    }
  });

  test('is small, and there is something to do in it', () => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(2);
    expect(lesson.minutes).toBeLessThanOrEqual(lesson.group === 'first-blood' ? 12 : 5);
    const doing = lesson.steps.filter(({ goal }) => goal.is !== 'read' && goal.is !== 'watch');
    expect(doing.length).toBeGreaterThanOrEqual(2);
    for (const step of doing) {
      expect(step.hint, step.say).toBeDefined();
      expect(solutionOf(step).length + (['selected', 'took'].includes(step.goal.is) ? 1 : 0)).toBeGreaterThan(0);
    }
    expect(ageOfSigmar.faults(openClassroom(lesson).match.replay().setup)).toEqual([]);
  });
});
