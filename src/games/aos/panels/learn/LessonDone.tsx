import { useEffect, useRef } from 'react';
import { goTo } from '../../../../shell/browser/address';
import { Icon } from '../../../../shell/parts/icons';
import { lessonAfter } from '../../course/course';
import type { LessonSession } from '../../course/lesson-session';
import { testIdOf } from '../../course/unaided';
import { LESSONS } from '../../words/learn/course';
import './lesson-done.css';

/** The end of a lesson: the tick, and what comes next. */
export function LessonDone({ room }: { readonly room: LessonSession }) {
  const next = lessonAfter(room.lesson.id);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="teacher-done">
        <span className="teacher-tick">
          <Icon name="check" size={40} />
        </span>
        <p>
          <b>{LESSONS.lessonDone}</b>
          <span>
            {LESSONS.youCan} {lowered(room.lesson.gives)}
          </span>
        </p>
      </div>
      <div className="teacher-acts">
        {room.lesson.unaided && (
          <button
            ref={onward}
            type="button"
            className="teacher-button"
            data-look="onward"
            onClick={() => goTo({ at: 'learn', id: testIdOf(room.lesson.id) })}
          >
            {LESSONS.nowAlone}
          </button>
        )}
        <button
          type="button"
          className="teacher-button"
          onClick={() => goTo(next ? { at: 'learn', id: next.id } : { at: 'learn' })}
        >
          {next ? LESSONS.nextLesson(next.title) : LESSONS.back}
        </button>
        <span className="teacher-gap" />
        <button type="button" className="teacher-button" onClick={() => room.restart()}>
          {LESSONS.again}
        </button>
        {next && (
          <button type="button" className="teacher-button" onClick={() => goTo({ at: 'learn' })}>
            {LESSONS.allLessons}
          </button>
        )}
      </div>
    </>
  );
}

const lowered = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
