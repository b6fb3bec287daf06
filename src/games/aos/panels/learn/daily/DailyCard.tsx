import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../../../../shell/parts/icons';
import { nextTask } from '../../../course/daily';
import { LESSONS } from '../../../words/learn/course';
import { progress } from '../progress-store';
import { DAILY } from './tasks';
import { openToday } from './today';
import './daily.css';

/** Today's set on the course page: its progress and a link. */
export function DailyCard() {
  useEffect(openToday, []);
  const now = useStore(progress);
  const { tasks = [], results = [] } = now.daily ?? {};
  const done = results.filter(result => result !== 'open').length;
  return (
    <a className="daily-card panel" href={`#/learn/${DAILY}`}>
      <Icon name="turn" size={30} />
      <span className="daily-words">
        <b>{LESSONS.daily}</b>
        <small>{nextTask(now) === undefined ? LESSONS.dailyTomorrow : LESSONS.dailyShort}</small>
      </span>
      <span className="daily-beads" role="img" aria-label={LESSONS.dailyCount(done, results.length)}>
        {tasks.map((task, index) => (
          <i key={JSON.stringify(task)} data-result={results[index]} />
        ))}
      </span>
    </a>
  );
}
