import { createStore } from 'zustand/vanilla';
import { loadProgress, type Progress, saveProgress } from '../../teach/progress';
import { notes } from '../notes';

const shelf = { getItem: (key: string) => notes.read(key) ?? null, setItem: notes.write };

/** What the learner has done, kept in this browser. */
export const progress = createStore<Progress>(() => loadProgress(shelf));

progress.subscribe(now => saveProgress(shelf, now));
