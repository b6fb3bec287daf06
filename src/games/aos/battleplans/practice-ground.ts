import { firstBlood } from './first-blood';
import type { Battleplan } from './types';

/** Where lessons are held: the halves of the table touch, so that a lesson can begin eye to eye. */
export const practiceGround: Battleplan = {
  ...firstBlood,
  id: 'practice-ground',
  name: 'Practice ground',
  setUpDistance: 0,
};
