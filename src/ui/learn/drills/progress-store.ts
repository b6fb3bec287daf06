import { createStore } from 'zustand/vanilla';
import { type Progress, readProgress } from '../../../teach/drills/progress';
import { notes } from '../../notes';

const KEY = 'realmtable.drills';

/** How far the learner has come; kept in this browser. */
export const drillProgress = createStore<Progress>(() => readProgress(notes.read(KEY)));

drillProgress.subscribe(now => notes.write(KEY, JSON.stringify(now)));
