import { createStore } from 'zustand/vanilla';
import { notes } from '../../../../shell/browser/notes';
import { loadProgress, type Progress, saveProgress } from '../../course/progress';

const shelf = { getItem: (key: string) => notes.read(key) ?? null, setItem: notes.write };

/** The learner's progress, stored in this browser. */
export const progress = createStore<Progress>(() => loadProgress(shelf));

progress.subscribe(now => saveProgress(shelf, now));
