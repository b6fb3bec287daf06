import type { Spot } from '../../../geometry/shapes/shape';
import { scatter, seedOf } from '../../scatter';
import type { CoverPlace } from './cover-places';

/** Inches between two tufts; each stands somewhere in its own square. */
export const CELL = 0.4;

/** The tufts within reach of a spot. A square always has the same one, so that nothing jumps when the focus moves. */
export function nearPlaces(focus: Spot, reach: number, share: number): readonly CoverPlace[] {
  const [column, row] = [Math.round(focus.x / CELL), Math.round(focus.y / CELL)];
  const cells = Math.floor(reach / CELL);
  const places: CoverPlace[] = [];
  for (let i = -cells; i <= cells; i++) {
    for (let j = -cells; j <= cells; j++) {
      if (i * i + j * j > cells * cells) continue;
      const next = scatter(seedOf(`${column + i} ${row + j}`));
      if (next() > share) continue;
      const [x, y] = [(column + i + next()) * CELL, (row + j + next()) * CELL];
      places.push({ x, y, size: next(), turn: next() * 2 * Math.PI });
    }
  }
  return places;
}
