import { useStore } from 'zustand';
import { goTo } from '../../../../shell/browser/address';
import { Icon, type IconName } from '../../../../shell/parts/icons';
import { COURSE, GROUP_WORDS, minutesOf, moreByGroup, suggested } from '../../course/course';
import type { Group, Lesson } from '../../course/lesson';
import type { Progress } from '../../course/progress';
import { DailyCard } from './daily/DailyCard';
import { DrillsSection } from './drills/DrillsSection';
import { progress } from './progress-store';
import { LessonLine } from './road/LessonLine';
import { Road } from './road/Road';
import './course.css';
import { LESSONS } from '../../words/learn/course';

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

/** The whole course: all lessons, what is done, and the next one. */
export function CoursePage() {
  const done = useStore(progress);
  const next = suggested(done);
  const minutes = minutesOf(COURSE);
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
        <div className="course-top">
          {next && <Next lesson={next} isOpen={next.id in done.open} />}
          <DailyCard />
        </div>
        <Road done={done} next={next} />
        <More done={done} next={next} />
        <DrillsSection level={2} />
      </div>
    </main>
  );
}

/** The lessons after the short course, by group. */
const More = ({ done, next }: { readonly done: Progress; readonly next: Lesson | undefined }) => (
  <section className="course-more" aria-labelledby="more">
    <h2 id="more">{LESSONS.more}</h2>
    <p className="road-lede">{LESSONS.moreWhat}</p>
    <div className="course-groups">
      {moreByGroup().map(([group, lessons]) => (
        <section key={group} className="course-group panel" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`}>
            <Icon name={GROUP_ICONS[group]} size={24} />
            <span>
              {GROUP_WORDS[group].name}
              <small className="course-about">{GROUP_WORDS[group].says}</small>
            </span>
          </h3>
          <ul>
            {lessons.map(lesson => (
              <LessonLine key={lesson.id} lesson={lesson} done={done} isNext={lesson === next} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);

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
