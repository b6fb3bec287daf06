import { describe, expect, test } from 'vitest';
import { COURSE } from '../../../../src/games/aos/course/course';
import type { Step } from '../../../../src/games/aos/course/lesson';
import { type LessonSession, openLessonSession } from '../../../../src/games/aos/course/lesson-session';
import { judge, stepAt } from '../../../../src/games/aos/course/runner';
import { buttonNamed } from '../../../../src/games/aos/words/learn/lesson-buttons';
import { namesIn } from '../../../../src/games/aos/words/names';
import { answerWords } from '../../../../src/games/aos/words/questions/answers';
import { buttonOf } from '../../../../src/games/aos/words/questions/commands';
import { solve } from '../../course/random-walk';

const textsOf = ({ say, why = '', hint = '', almost = '', otherwise = '' }: Step) => [
  say,
  why,
  hint,
  almost,
  otherwise,
];
const tokensIn = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, token = '']) => token);

const TEXTS = COURSE.flatMap(({ title, gives, steps }) => [title, gives, ...steps.flatMap(textsOf)]);

const UNCOMMANDED = [
  'more',
  'undo',
  'goOn',
  'letAct',
  'showMe',
  'takeBack',
  'measure',
  'ranges',
  'putBack',
  'oneModel',
];

/** The labels of every button that could be pressed while the step is being done. */
function labelsIn(room: LessonSession, step: Step): ReadonlySet<string> {
  const { match } = room;
  const names = namesIn(match.getGame().battle, match.replay().setup);
  const labels = new Set<string>();
  const note = () => {
    const { battle } = match.getGame();
    for (const command of match.options()) {
      labels.add(buttonOf(command, names, battle).label);
      labels.add(answerWords({ kind: 'sketch', command }, names, battle).label);
    }
  };
  note();
  const stop = match.subscribe(note);
  const began = room.getState().step;
  solve(room);
  stop();
  expect(room.getState().step, step.say).toBe(began + 1);
  return labels;
}

describe('lessons name the button that is really there', () => {
  test.each(COURSE.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    const room = openLessonSession(lesson);
    for (let step = stepAt(lesson, room.getState()); step; step = stepAt(lesson, room.getState())) {
      const { battle } = room.match.getGame();
      const names = namesIn(battle, room.match.replay().setup);
      const named = textsOf(step)
        .flatMap(tokensIn)
        .filter(token => !UNCOMMANDED.includes(token));
      const called = named.map(token => buttonNamed(token, names, battle));
      const labels = labelsIn(room, step);
      expect(called.filter(label => !labels.has(label))).toEqual([]);
    }
  });

  test('none speaks of a button by its looks', () => {
    expect(TEXTS.filter(text => /bright|[Tt]he button (is|stands|in|to|that)\b/.test(text))).toEqual([]);
  });

  test('to run is only what the rule calls a run', () => {
    const others = /\b(run|runs|running|ran)\b (away|from|into|out|over|to|through)\b|who runs|them running/;
    expect(TEXTS.filter(text => others.test(text))).toEqual([]);
  });

  test('a press of the wrong kind is answered with the button of the teacher', () => {
    const [lesson] = COURSE;
    if (!lesson) expect.fail('no lesson');
    const room = openLessonSession(lesson);
    const [step] = lesson.steps;
    const verdict =
      step && judge(step, room.match.getGame(), { kind: 'command', command: { seat: 'azure', type: 'endPhase' } });
    expect(verdict?.kind === 'answered' && verdict.answer.kind === 'kind' && verdict.answer.text).toContain('{goOn}');
  });
});
