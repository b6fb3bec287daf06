import { Icon } from '../../../../../shell/parts/icons';
import { minutesOf, ROAD } from '../../../course/course';
import type { Lesson } from '../../../course/lesson';
import type { Progress } from '../../../course/progress';
import { LESSONS } from '../../../words/learn/course';
import { LessonLine } from './LessonLine';
import './road.css';

interface RoadProps {
  readonly done: Progress;
  readonly next: Lesson | undefined;
}

/** The short course: eight stages to a first battle, with their minutes. */
export function Road({ done, next }: RoadProps) {
  const minutes = minutesOf(ROAD.flatMap(({ lessons }) => lessons));
  return (
    <section className="road" aria-labelledby="road">
      <h2 id="road">{LESSONS.road}</h2>
      <p className="road-lede">{LESSONS.roadWhat(minutes)}</p>
      <ol className="road-stages">
        {ROAD.map(({ name, lessons }, index) => {
          const isDone = lessons.every(({ id }) => done.done.includes(id));
          return (
            <li key={name} className="road-stage panel" data-done={isDone}>
              <h3>
                <span className="road-number">{isDone ? <Icon name="check" size={18} /> : index + 1}</span>
                <span className="road-name">{name}</span>
                <span className="road-minutes">
                  {minutesOf(lessons)} {LESSONS.min}
                </span>
              </h3>
              <ul>
                {lessons.map(lesson => (
                  <LessonLine key={lesson.id} lesson={lesson} done={done} isNext={lesson === next} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
