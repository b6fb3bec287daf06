import { Icon } from '../../../../../shell/parts/icons';
import type { Lesson } from '../../../course/lesson';
import type { Progress } from '../../../course/progress';
import { testIdOf } from '../../../course/unaided';
import { LESSONS } from '../../../words/learn/course';

interface LineProps {
  readonly lesson: Lesson;
  readonly done: Progress;
  readonly isNext: boolean;
}

/** One lesson on the course page, with its test. */
export function LessonLine({ lesson, done: { done, open, passed }, isNext }: LineProps) {
  const state = done.includes(lesson.id) ? 'done' : lesson.id in open ? 'open' : 'new';
  const isPassed = passed.includes(lesson.id);
  return (
    <li className="course-line">
      <a
        className="course-lesson"
        href={`#/learn/${lesson.id}`}
        data-state={state}
        data-next={isNext}
        aria-label={LESSONS.lessonLabel(lesson.title, LESSONS.states[state], lesson.gives, lesson.minutes)}
      >
        <span className="course-tick">{state === 'done' && <Icon name="check" size={16} />}</span>
        <span className="course-title">
          {lesson.title}
          <small>{lesson.gives}</small>
        </span>
        <span className="course-minutes">
          {lesson.minutes} {LESSONS.min}
        </span>
      </a>
      <a
        className="course-test"
        href={`#/learn/${testIdOf(lesson.id)}`}
        data-passed={isPassed}
        aria-label={isPassed ? LESSONS.testAgain(lesson.title) : LESSONS.skipByTest(lesson.title)}
        title={isPassed ? LESSONS.testAgain(lesson.title) : LESSONS.skipByTest(lesson.title)}
      >
        {isPassed && <Icon name="check" size={14} />}
        {isPassed ? LESSONS.passed : LESSONS.test}
      </a>
    </li>
  );
}
