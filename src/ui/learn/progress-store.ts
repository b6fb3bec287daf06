import { createStore } from 'zustand/vanilla';
import { loadProgress, type Progress, saveProgress } from '../../teach/progress';

/** What the learner has done, kept in this browser. */
export const progress = createStore<Progress>(() => loadProgress(localStorage));

progress.subscribe(now => saveProgress(localStorage, now));
