import { distanceToPolygon } from '../../../geometry/shapes/polygon';
import type { Inches, Polygon } from '../../../geometry/shapes/shape';
import { doMeet } from '../../../geometry/shapes/simple-polygon';
import type { Setup } from '../battle-setup';

/** The distance between two areas; 0 if they touch or overlap. */
export function roomBetween(one: Polygon, two: Polygon): Inches {
  if (doEdgesMeet(one, two)) return 0;
  return Math.min(...one.map(spot => distanceToPolygon(two, spot)), ...two.map(spot => distanceToPolygon(one, spot)));
}

const doEdgesMeet = (one: Polygon, two: Polygon): boolean =>
  one.some((a, i) => {
    const b = one[(i + 1) % one.length] ?? a;
    return two.some((c, j) => doMeet(a, b, c, two[(j + 1) % two.length] ?? c));
  });

/** The distance from an area to the nearest table edge; negative if it sticks out. */
export const roomToEdge = (area: Polygon, { width, depth }: Setup['table']): Inches =>
  Math.min(...area.map(({ x, y }) => Math.min(x, y, width - x, depth - y)));
