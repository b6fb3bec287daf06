import { createStore } from 'zustand/vanilla';
import { notes } from '../../../../../shell/browser/notes';
import { type Progress, readProgress } from '../../../course/drills/progress';

const KEY = 'realmtable.drills';

/** The learner's progress, stored in this browser. */
export const drillProgress = createStore<Progress>(() => readProgress(notes.read(KEY)));

drillProgress.subscribe(now => notes.write(KEY, JSON.stringify(now)));
