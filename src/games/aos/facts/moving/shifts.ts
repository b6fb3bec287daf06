import type { Inches, Spot } from '../../../../geometry/shapes/shape';
import type { Step, Unit } from '../../types';

/** The eight compass directions. */
export const COMPASS: readonly Spot[] = [0, 1, 2, 3, 4, 5, 6, 7].map(eighth => ({
  x: Math.round(Math.cos((eighth * Math.PI) / 4) * 1000) / 1000,
  y: Math.round(Math.sin((eighth * Math.PI) / 4) * 1000) / 1000,
}));

/** The steps of a whole unit moving in one direction, front models first so that none crosses a friend. */
export function shift(unit: Unit, way: Spot, length: Inches): readonly Step[] {
  const ahead = (spot: Spot) => spot.x * way.x + spot.y * way.y;
  return [...unit.models]
    .sort((a, b) => ahead(b) - ahead(a) || (a.id < b.id ? -1 : 1))
    .map(({ id, x, y }) => ({
      model: id,
      path: [
        { x, y },
        { x: x + way.x * length, y: y + way.y * length },
      ],
    }));
}
