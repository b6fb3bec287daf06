import { block, type Clay, chance } from '../clay';
import { stone, stoneDark } from '../paint/paints';
import { footprint } from './ground';
import { course, rubble } from './masonry';
import { blob, rectangle, type Scenery } from './piece';

const GROUND_PLAN = blob([3.5, 0.85], 9, 0.04, 26);

/** A field wall of six inches: three courses and a row of leaning coping stones, broken at one end. */
function sculpt(clay: Clay): void {
  footprint(clay, GROUND_PLAN);
  course(clay, { from: -3, to: 3, low: 0.02, high: 0.36, deep: 0.64, seed: 3 });
  course(clay, { from: -2.94, to: 2.9, low: 0.36, high: 0.68, deep: 0.58, seed: 16, paint: stoneDark });
  course(clay, { from: -2.88, to: 2.1, low: 0.68, high: 0.98, deep: 0.54, seed: 29 });
  for (let i = 0; i < 10; i++) {
    if (i === 6) continue;
    const x = -2.68 + i * 0.5;
    const turn = [0.06 * chance(i + 4), 0.1 * chance(i), 0.28 + 0.14 * chance(i + 8)] as const;
    block(clay, [x, 1.12, 0], [0.24, 0.42, 0.5], 0.055, i % 4 === 1 ? stoneDark : stone, turn);
  }
  rubble(clay, [2.6, 0.03, 0.5], 4, 0.4, 31);
  rubble(clay, [0.4, 0.03, -0.5], 2, 0.2, 12, stoneDark);
}

export const fieldWall: Scenery = {
  id: 'field-wall',
  name: 'Field wall',
  height: 1.33,
  footprint: GROUND_PLAN,
  prisms: [
    { outline: rectangle([0, 0], 6, 0.64), bottom: 0, top: 0.68 },
    { outline: rectangle([-0.39, 0], 4.98, 0.56), bottom: 0.68, top: 1.3 },
  ],
  sculpt,
};
