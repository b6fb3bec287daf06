import { useEffect } from 'react';
import { useStore } from 'zustand';
import { goTo } from '../../../../../shell/browser/address';
import { Icon } from '../../../../../shell/parts/icons';
import { nextTask } from '../../../course/daily';
import type { DailyTask, Result } from '../../../course/daily-task';
import { LESSONS } from '../../../words/learn/course';
import { progress } from '../progress-store';
import { placeOfTask, taskWords } from './tasks';
import { openToday } from './today';
import '../course.css';
import './daily.css';

/** Today's set: five tasks in a row, and their results. */
export function DailyPage() {
  useEffect(openToday, []);
  const now = useStore(progress);
  const { tasks = [], results = [] } = now.daily ?? {};
  const next = nextTask(now);
  const task = next === undefined ? undefined : tasks[next];
  const right = results.filter(result => result === 'right').length;
  return (
    <main className="course">
      <div className="course-sheet daily-sheet">
        <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'learn' })}>
          <Icon name="undo" />
          {LESSONS.title}
        </button>
        <h1>{LESSONS.daily}</h1>
        <p className="daily-lede">{LESSONS.dailyWhat}</p>
        <ol className="daily-tasks panel">
          {tasks.map((each, index) => (
            <TaskLine
              key={JSON.stringify(each)}
              task={each}
              index={index}
              result={results[index] ?? 'open'}
              isNext={index === next}
            />
          ))}
        </ol>
        {task && next !== undefined ? (
          <button type="button" className="button" data-look="prime" onClick={() => goTo(placeOfTask(task, next))}>
            {next === 0 ? LESSONS.dailyStart : LESSONS.dailyNext}
          </button>
        ) : (
          <p className="daily-done" role="status">
            <Icon name="check" size={24} />
            <span>{LESSONS.dailyDone(right, tasks.length)}</span>
          </p>
        )}
      </div>
    </main>
  );
}

interface TaskLineProps {
  readonly task: DailyTask;
  readonly index: number;
  readonly result: Result;
  readonly isNext: boolean;
}

function TaskLine({ task, index, result, isNext }: TaskLineProps) {
  const { title, says, icon } = taskWords(task);
  return (
    <li className="daily-task" data-result={result} data-next={isNext}>
      <span className="daily-number">{index + 1}</span>
      <Icon name={icon} size={24} />
      <span className="daily-words">
        <b>{title}</b>
        <small>{says}</small>
      </span>
      <span className="daily-result">
        {result === 'right' && <Icon name="check" size={18} />}
        {result === 'wrong' && <Icon name="close" size={16} />}
        {LESSONS.results[result]}
      </span>
    </li>
  );
}
