import { useStore } from 'zustand';
import { COURSE, courseByGroup, GROUP_WORDS, suggested } from '../../teach/course';
import type { Group, Lesson } from '../../teach/lesson';
import type { Progress } from '../../teach/progress';
import { goTo } from '../address';
import { Icon, type IconName } from '../icons';
import { DrillsSection } from './drills/DrillsSection';
import { progress } from './progress-store';
import './course.css';
import { LESSONS } from '../text/course';

const GROUP_ICONS: Readonly<Record<Group, IconName>> = {
  table: 'table',
  turn: 'turn',
  moving: 'move',
  shooting: 'shoot',
  charging: 'charge',
  fighting: 'fight',
  nerve: 'shock',
  magic: 'hero',
  command: 'command',
  scenery: 'flag',
  warscrolls: 'log',
  'first-blood': 'skull',
};

/** The whole course: what there is to learn, what is done, and what to take next. */
export function CoursePage() {
  const done = useStore(progress);
  const next = suggested(done);
  const minutes = COURSE.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const count = COURSE.filter(({ id }) => done.done.includes(id)).length;
  return (
    <main className="course">
      <div className="course-sheet">
        <header className="course-head">
          <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'start' })}>
            <Icon name="undo" />
            {LESSONS.start}
          </button>
          <div>
            <h1>{LESSONS.title}</h1>
            <p>
              {COURSE.length} {LESSONS.lessons} {minutes} {LESSONS.minutesInAll}
            </p>
          </div>
          <p className="course-count">
            <b>{count}</b> {LESSONS.of} {COURSE.length} {LESSONS.done}
            <progress max={COURSE.length} value={count} aria-label={LESSONS.lessonsDone} />
          </p>
        </header>
        {next && <Next lesson={next} isOpen={next.id in done.open} />}
        <div className="course-groups">
          {courseByGroup().map(([group, lessons]) => (
            <section key={group} className="course-group panel" aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>
                <Icon name={GROUP_ICONS[group]} size={24} />
                <span>
                  {GROUP_WORDS[group].name}
                  <small className="course-about">{GROUP_WORDS[group].says}</small>
                </span>
              </h2>
              <ul>
                {lessons.map(lesson => (
                  <LessonLine key={lesson.id} lesson={lesson} done={done} isNext={lesson === next} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <DrillsSection level={2} />
      </div>
    </main>
  );
}

const Next = ({ lesson, isOpen }: { readonly lesson: Lesson; readonly isOpen: boolean }) => (
  <a className="door course-next" data-look="prime" href={`#/learn/${lesson.id}`}>
    <Icon name="book" size={30} />
    <span>
      <b>
        {isOpen ? LESSONS.goOn : LESSONS.next}: {lesson.title}
      </b>
      <small>
        {lesson.gives} {lesson.minutes} {LESSONS.minutes}
      </small>
    </span>
  </a>
);

interface LineProps {
  readonly lesson: Lesson;
  readonly done: Progress;
  readonly isNext: boolean;
}

function LessonLine({ lesson, done: { done, open }, isNext }: LineProps) {
  const state = done.includes(lesson.id) ? 'done' : lesson.id in open ? 'open' : 'new';
  return (
    <li>
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
    </li>
  );
}
