import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { goTo, type Place } from '../../../../shell/browser/address';
import { Icon } from '../../../../shell/parts/icons';
import { Rich } from '../../../../shell/parts/Rich';
import { lessonAfter } from '../../course/course';
import type { LessonSession } from '../../course/lesson-session';
import type { LessonState } from '../../course/runner';
import { stepAt } from '../../course/runner';
import { lessonTestedBy } from '../../course/unaided';
import { RULEBOOK, type RuleId } from '../../rulebook';
import { LESSONS } from '../../words/learn/course';
import { DAILY } from './daily/tasks';
import { today } from './daily/today';
import { progress } from './progress-store';
import { useWords } from './use-lesson-session';
import './lesson-done.css';

interface TestSheetProps {
  readonly room: LessonSession;
  readonly standing: LessonState;
  readonly onRule: (rule: RuleId) => void;
}

/** The sheet of a test: only the task; then the result, and what comes next. */
export function TestSheet({ room, standing, onRule }: TestSheetProps) {
  const words = useWords();
  const step = stepAt(room.lesson, standing);
  const lesson = lessonTestedBy(room.lesson.id) ?? '';
  if (!step) return <Passed lesson={lesson} />;
  if (standing.isStuck) return <Missed room={room} lesson={lesson} rules={step.rules} onRule={onRule} />;
  return (
    <>
      <p className="teacher-say">
        <Rich text={words(step.say)} />
      </p>
      <p className="teacher-why">{LESSONS.noHelp}</p>
      <div className="teacher-acts">
        <button type="button" className="teacher-button" onClick={() => goTo({ at: 'learn', id: lesson })}>
          {LESSONS.takeLesson}
        </button>
        <span className="teacher-gap" />
        <button type="button" className="teacher-button" onClick={() => room.restart()}>
          {LESSONS.restart}
        </button>
      </div>
    </>
  );
}

/** What comes after a test: today's set if it was part of it, otherwise the next lesson. */
function useOnward(lesson: string): { readonly place: Place; readonly words: string } {
  const daily = useStore(progress, now => now.daily);
  const isDaily = daily?.day === today() && daily.tasks.some(task => task.kind === 'test' && task.lesson === lesson);
  const next = lessonAfter(lesson);
  if (isDaily) return { place: { at: 'learn', id: DAILY }, words: LESSONS.dailyNext };
  return next
    ? { place: { at: 'learn', id: next.id }, words: LESSONS.nextLesson(next.title) }
    : { place: { at: 'learn' }, words: LESSONS.back };
}

function Passed({ lesson }: { readonly lesson: string }) {
  const { place, words } = useOnward(lesson);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="teacher-done">
        <span className="teacher-tick">
          <Icon name="check" size={40} />
        </span>
        <p role="status">
          <b>{LESSONS.testPassed}</b>
          <span>{LESSONS.testPassedWhat}</span>
        </p>
      </div>
      <div className="teacher-acts">
        <button ref={onward} type="button" className="teacher-button" data-look="onward" onClick={() => goTo(place)}>
          {words}
        </button>
        <span className="teacher-gap" />
        <button type="button" className="teacher-button" onClick={() => goTo({ at: 'learn' })}>
          {LESSONS.allLessons}
        </button>
      </div>
    </>
  );
}

interface MissedProps extends Pick<TestSheetProps, 'room' | 'onRule'> {
  readonly lesson: string;
  readonly rules: readonly RuleId[];
}

function Missed({ room, lesson, rules, onRule }: MissedProps) {
  const { place, words } = useOnward(lesson);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="teacher-words" role="status">
        <p className="teacher-say">
          <b>{LESSONS.testMissed}</b>
        </p>
        <p className="teacher-why">{LESSONS.testMissedWhat}</p>
        <ul className="teacher-read">
          {rules.map(rule => (
            <li key={rule}>
              <button type="button" className="teacher-rule" onClick={() => onRule(rule)}>
                {rule}
              </button>{' '}
              {RULEBOOK[rule]}
            </li>
          ))}
        </ul>
      </div>
      <div className="teacher-acts">
        <button
          ref={again}
          type="button"
          className="teacher-button"
          data-look="onward"
          onClick={() => goTo({ at: 'learn', id: lesson })}
        >
          {LESSONS.takeLesson}
        </button>
        <button type="button" className="teacher-button" onClick={() => room.restart()}>
          {LESSONS.tryAgain}
        </button>
        <span className="teacher-gap" />
        <button type="button" className="teacher-button" onClick={() => goTo(place)}>
          {words}
        </button>
      </div>
    </>
  );
}
