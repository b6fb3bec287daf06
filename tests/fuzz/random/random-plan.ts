import { acrossOf } from '../../../src/games/aos/battleplans/fit';
import { planFaults } from '../../../src/games/aos/battleplans/plan-faults';
import type { Battleplan } from '../../../src/games/aos/battleplans/types';
import type { Polygon, Spot } from '../../../src/geometry/shapes/shape';
import type { Dice } from '../../../src/kernel/dice';

const MAPS: readonly Battleplan['map'][] = [
  { width: 72, depth: 48 },
  { width: 48, depth: 48 },
  { width: 30, depth: 60 },
];

/** PLAN-02: a battleplan of chance: territories along or across the map or in its corners, markers, rounds and an aim. */
export function randomPlan(dice: Dice, id: string): Battleplan {
  const map = dice.draw(MAPS);
  const one = randomTerritory(dice, map);
  const plan: Battleplan = {
    id,
    name: 'A plan of chance',
    map,
    territories: [one, one.map(({ x, y }) => ({ x: map.width - x, y: map.depth - y }))],
    setUpDistance: dice.die(4) - 1,
    lastRound: dice.die(5),
    hasFirstBlood: dice.die(2) === 1,
    victory: dice.draw(['score', 'objectives', undefined] as const),
    objectives: Array.from({ length: dice.die(5) }, () => ({ x: dice.die(map.width), y: dice.die(map.depth) })),
  };
  const placed = dice.die(2) === 1 ? plan : acrossOf(plan);
  // Two markers on one spot are the one thing that can go wrong.
  return planFaults(placed).length === 0 ? placed : { ...placed, objectives: placed.objectives.slice(0, 1) };
}

/** A strip along the near edge, the corner on the left, or a shape in between. */
function randomTerritory(dice: Dice, { width, depth }: Battleplan['map']): Polygon {
  const corners: readonly (readonly Spot[])[] = [
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: (depth * dice.die(2)) / 4 },
      { x: 0, y: (depth * dice.die(2)) / 4 },
    ],
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: 0, y: depth },
    ],
    [
      { x: 0, y: 0 },
      { x: width / 2, y: 0 },
      { x: width / 2, y: depth / 2 },
      { x: 0, y: depth / 2 },
    ],
  ];
  const area = dice.draw(corners);
  return dice.die(2) === 1 ? area : area.toReversed(); // in either order
}
