import { firstBlood } from './first-blood';
import type { Battleplan } from './types';

/** For lessons: the territories touch, so that a lesson can begin in combat. */
export const practiceGround: Battleplan = {
  ...firstBlood,
  id: 'practice-ground',
  name: 'Practice ground',
  setUpDistance: 0,
};
