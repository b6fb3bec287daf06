import type { Battleplan } from './types';

export const firstBlood: Battleplan = {
  id: 'first-blood',
  name: 'First Blood',
  map: { width: 72, depth: 48 },
  territories: [
    [
      { x: 0, y: 0 },
      { x: 72, y: 0 },
      { x: 72, y: 24 },
      { x: 0, y: 24 },
    ],
    [
      { x: 0, y: 24 },
      { x: 72, y: 24 },
      { x: 72, y: 48 },
      { x: 0, y: 48 },
    ],
  ],
  setUpDistance: 12,
  lastRound: 5,
  hasFirstBlood: true,
  victory: 'score',
  objectives: [],
};
