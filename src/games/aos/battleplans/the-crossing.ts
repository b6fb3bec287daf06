import { firstBlood } from './first-blood';
import type { Battleplan } from './types';

/** Three places to hold on the line between the armies. */
export const theCrossing: Battleplan = {
  ...firstBlood,
  id: 'the-crossing',
  name: 'The Crossing',
  hasFirstBlood: false,
  victory: 'objectives',
  objectives: [
    { x: 18, y: 24 },
    { x: 36, y: 24 },
    { x: 54, y: 24 },
  ],
};

/** No goal but destroying the enemy army: the default victory of the rules. */
export const lastStand: Battleplan = {
  ...firstBlood,
  id: 'last-stand',
  name: 'Last Stand',
  hasFirstBlood: false,
  victory: undefined,
};
