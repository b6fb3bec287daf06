import { boundsOf } from '../../../geometry/polygon';
import type { Polygon } from '../../../geometry/shape';

export type Axis = 'x' | 'y';

/** PLAN-04: the direction in which two territories face each other. */
export function axisBetween(one: Polygon, two: Polygon): Axis {
  const [a, b] = [boundsOf(one), boundsOf(two)];
  const across = Math.abs(a.minX + a.maxX - b.minX - b.maxX);
  const along = Math.abs(a.minY + a.maxY - b.minY - b.maxY);
  return across > along ? 'x' : 'y';
}
