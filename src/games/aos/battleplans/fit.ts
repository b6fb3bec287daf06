import { boundsOf } from '../../../geometry/shapes/polygon';
import type { Inches, Polygon, Spot } from '../../../geometry/shapes/shape';
import type { Battleplan } from './types';

export type Axis = 'x' | 'y';
type Size = Battleplan['map'];

/** PLAN-04: the direction in which two territories face each other. */
export function axisBetween(one: Polygon, two: Polygon): Axis {
  const [a, b] = [boundsOf(one), boundsOf(two)];
  const across = Math.abs(a.minX + a.maxX - b.minX - b.maxX);
  const along = Math.abs(a.minY + a.maxY - b.minY - b.maxY);
  return across > along ? 'x' : 'y';
}

/** The parts of a plan that depend on the table size. */
export interface FittedPlan {
  readonly territories: readonly [Polygon, Polygon];
  readonly setUpDistance: Inches;
  readonly objectives: readonly Spot[];
}

/** PLAN-04: the map scaled to a table along each side, and the set-up distance in the direction of the territories. */
export function fitted(
  { map, territories, setUpDistance, objectives }: Pick<Battleplan, 'map' | keyof FittedPlan>,
  table: Size,
): FittedPlan {
  const spotOn = ({ x, y }: Spot): Spot => ({ x: (x * table.width) / map.width, y: (y * table.depth) / map.depth });
  const [one, two] = territories;
  return {
    territories: [one.map(spotOn), two.map(spotOn)],
    setUpDistance:
      axisBetween(one, two) === 'x'
        ? (setUpDistance * table.width) / map.width
        : (setUpDistance * table.depth) / map.depth,
    objectives: objectives.map(spotOn),
  };
}

/** PLAN-04: the same plan along the other axis: armies on the long sides move to the short sides. */
export function acrossOf(plan: Battleplan): Battleplan {
  const { width, depth } = plan.map;
  const turned = ({ x, y }: Spot): Spot => ({ x: (y * width) / depth, y: (x * depth) / width });
  const [one, two] = plan.territories;
  // Transposing a polygon reverses its orientation.
  const area = (polygon: Polygon): Polygon => polygon.map(turned).reverse();
  return { ...plan, territories: [area(one), area(two)], objectives: plan.objectives.map(turned) };
}
