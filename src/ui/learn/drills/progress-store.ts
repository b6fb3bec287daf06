import { createStore } from 'zustand/vanilla';
import { type Progress, readProgress } from '../../../teach/drills/progress';

const KEY = 'realmtable.drills';

function load(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return readProgress(undefined);
  }
}

/** How far the learner has come; kept in this browser. */
export const drillProgress = createStore<Progress>(load);

drillProgress.subscribe(now => {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still drills.
  }
});
