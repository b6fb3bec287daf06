import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../shell/parts/icons';
import { plain, Rich } from '../../../../shell/parts/Rich';
import type { Step } from '../../course/lesson';
import type { LessonSession } from '../../course/lesson-session';
import { isInterrupted, type LessonState, stepAt } from '../../course/runner';
import { RULEBOOK, type RuleId } from '../../rulebook';
import { LESSONS } from '../../words/learn/course';
import { useSession, useShown } from '../use-session';
import { Answered } from './Answered';
import { LessonDone } from './LessonDone';
import { TestSheet } from './TestSheet';
import { handOn, useLessonState, useWords } from './use-lesson-session';
import './teacher.css';

interface TeacherProps {
  readonly room: LessonSession;
  readonly onRule: (rule: RuleId) => void;
}

/** A hint is shown after this time without a request. */
const HINT_MS = 20_000;

/** The teacher's sheet: what to do now, why, and help. */
export function Teacher({ room, onRule }: TeacherProps) {
  const { lesson } = room;
  const standing = useSeen(room);
  const step = stepAt(lesson, standing);
  const words = useWords();
  return (
    <section className="teacher vellum" aria-label={LESSONS.lesson(lesson.title)}>
      <header className="teacher-head">
        <h2>{lesson.isTest ? LESSONS.testHeading(lesson.title) : lesson.title}</h2>
        {!lesson.isTest && (
          <p className="teacher-count">
            {step ? LESSONS.stepOf(standing.step + 1, lesson.steps.length) : LESSONS.stepsDone(lesson.steps.length)}
          </p>
        )}
      </header>
      <progress className="teacher-bar" max={lesson.steps.length} value={standing.step} aria-label={LESSONS.progress} />
      <p className="unseen" role="status">
        {step ? plain(words(`${step.say} ${step.why ?? ''}`)) : LESSONS.lessonDone}
      </p>
      {standing.answer?.kind === 'kind' && (
        <p className="unseen" role="alert">
          {plain(words(standing.answer.text))}
        </p>
      )}
      {lesson.isTest ? (
        <TestSheet room={room} standing={standing} onRule={onRule} />
      ) : step ? (
        <StepSheet key={standing.step} room={room} step={step} standing={standing} onRule={onRule} />
      ) : (
        <LessonDone room={room} />
      )}
    </section>
  );
}

/** The lesson's progress, delayed until the table has shown the last events. */
function useSeen(room: LessonSession): LessonState {
  const standing = useLessonState(room);
  const isPlaying = useShown(shown => shown.isPlaying);
  const [seen, setSeen] = useState(standing);
  useEffect(() => {
    if (!isPlaying) setSeen(standing);
  }, [isPlaying, standing]);
  return isPlaying ? seen : standing;
}

interface SheetProps extends TeacherProps {
  readonly step: Step;
  readonly standing: LessonState;
}

function StepSheet({ room, step, standing, onRule }: SheetProps) {
  const words = useWords();
  const isElsewhere = !standing.isStuck && isInterrupted(step, room.match.getGame());
  return (
    <>
      <div className="teacher-words">
        <p className="teacher-say">
          <Rich text={words(step.say)} />
        </p>
        {step.why && (
          <p className="teacher-why">
            <Rich text={words(step.why)} />
          </p>
        )}
        {standing.answer && <Answered answer={standing.answer} onRule={onRule} />}
        {isElsewhere && <Note text={LESSONS.interrupted} />}
        {standing.isStuck && <Note text={LESSONS.stuck} />}
      </div>
      <p className="teacher-rules">
        <span className="unseen">{LESSONS.rulesOf} </span>
        {step.rules.join(' · ')}
      </p>
      <Help room={room} step={step} isStuck={standing.isStuck} onRule={onRule} />
    </>
  );
}

interface HelpProps extends Omit<SheetProps, 'standing'> {
  readonly isStuck: boolean;
}

/** Buttons to continue, to let the other side act, or to get help. */
function Help({ room, step, isStuck, onRule }: HelpProps) {
  const session = useSession();
  const words = useWords();
  const [isHinted, setHinted] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setHinted(true), HINT_MS);
    return () => clearTimeout(later);
  }, []);
  const { is } = step.goal;
  const [rule] = step.rules;
  return (
    <>
      {isHinted && step.hint && !isStuck && (
        <p className="teacher-hint">
          <Icon name="eye" size={16} />
          <span>
            <Rich text={words(step.hint)} />
          </span>
        </p>
      )}
      <div className="teacher-acts">
        {is === 'read' && <Onward onPress={() => room.notice({ kind: 'goOn' })}>{LESSONS.goOn}</Onward>}
        {is === 'watch' && <Onward onPress={() => room.watch()}>{LESSONS.letAct}</Onward>}
        {isStuck && <Onward onPress={() => room.takeBack()}>{LESSONS.takeBack}</Onward>}
        {is !== 'read' && is !== 'watch' && !isStuck && (
          <>
            <button type="button" className="teacher-button" disabled={isHinted} onClick={() => setHinted(true)}>
              {LESSONS.hint}
            </button>
            <button type="button" className="teacher-button" onClick={() => room.showMe(handOn(room, session))}>
              {LESSONS.showMe}
            </button>
          </>
        )}
        <span className="teacher-gap" />
        {rule && (
          <button type="button" className="teacher-button" title={RULEBOOK[rule]} onClick={() => onRule(rule)}>
            {LESSONS.rule}
          </button>
        )}
        <button type="button" className="teacher-button" onClick={() => session.undo()}>
          {LESSONS.stepBack}
        </button>
        <button type="button" className="teacher-button" onClick={() => room.restart()}>
          {LESSONS.restart}
        </button>
      </div>
    </>
  );
}

/** Something the learner must know before going on. */
const Note = ({ text }: { readonly text: string }) => (
  <p className="teacher-answer" data-kind="refused" role="alert">
    <Icon name="undo" size={16} />
    <span>{text}</span>
  </p>
);

interface OnwardProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** The continue button; it has the focus, so that Enter continues. */
function Onward({ onPress, children }: OnwardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="teacher-button" data-look="onward" onClick={onPress}>
      {children}
    </button>
  );
}
