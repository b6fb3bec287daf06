import type { Terrain } from '../../../src/games/aos/types';
import type { Polygon } from '../../../src/geometry/shapes/shape';

/** A rectangle from one corner to the opposite one. */
export const rectangle = (x1: number, y1: number, x2: number, y2: number): Polygon => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
];

/** A piece of scenery for a test: open ground unless it is given a height or rules. */
export function piece(footprint: Polygon, more: Partial<Terrain> & { readonly height?: number } = {}): Terrain {
  const { height, ...rest } = more;
  return {
    id: 'piece',
    name: 'Piece',
    footprint,
    solids: height === undefined ? [] : [{ outline: footprint, bottom: 0, top: { kind: 'flat', z: height } }],
    isObstacle: false,
    isGarrison: false,
    ...rest,
  };
}
