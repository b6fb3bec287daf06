import { boundsOf, containsSpot } from '../../../geometry/shapes/polygon';
import type { Feature, Polygon, Spot } from '../../../geometry/shapes/shape';
import { scatter, seedOf } from '../../scatter';
import type { TableSize } from '../../space';

/** One tuft or stone: `size` from 0 to 1 between the smallest and the largest. */
export interface CoverPlace extends Spot {
  readonly size: number;
  readonly turn: number;
}

export interface CoverPlan {
  /** The same seed gives the same places. */
  readonly seed: string;
  readonly count: number;
  /** How many stand together at most. */
  readonly clump: number;
}

/** The rail hides what stands nearer to the edge. */
const MARGIN = 0.3;
/** The share of clumps along the foot of scenery, where no model walks. */
const AT_SCENERY = 0.25;
/** A clump that finds no free ground is given up; a table without any must not be searched for ever. */
const MOST_CLUMPS = 4;

/** Places on the free ground of a table, in clumps: spread evenly they would look like a pattern. */
export function coverPlaces(plan: CoverPlan, table: TableSize, features: readonly Feature[]): readonly CoverPlace[] {
  const next = scatter(seedOf(plan.seed));
  const isFree = freeGround(table, features);
  const corners = features.flatMap(({ footprint }) => edgesOf(footprint));
  const places: CoverPlace[] = [];
  for (let tries = 0; places.length < plan.count && tries < plan.count * MOST_CLUMPS; tries++) {
    const edge = next() < AT_SCENERY ? corners[Math.floor(next() * corners.length)] : undefined;
    const middle = edge ? along(edge, next()) : { x: next() * table.width, y: next() * table.depth };
    const spread = edge ? 0.5 : 0.25 + next() * 1.1;
    const members = 1 + Math.floor(next() ** 2 * plan.clump);
    for (let i = 0; i < members && places.length < plan.count; i++) {
      const [angle, away] = [next() * 2 * Math.PI, next() * spread];
      const spot = { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
      // the largest stand in the middle
      const size = next() * (1 - (0.6 * away) / 1.35);
      if (isFree(spot)) places.push({ ...spot, size, turn: next() * 2 * Math.PI });
    }
  }
  return places;
}

/** Whether a spot lies on the table and on no piece of scenery. */
export function freeGround(table: TableSize, features: readonly Feature[]): (spot: Spot) => boolean {
  const pieces = features.map(({ footprint }) => ({ footprint, bounds: boundsOf(footprint) }));
  return spot =>
    spot.x > MARGIN &&
    spot.y > MARGIN &&
    spot.x < table.width - MARGIN &&
    spot.y < table.depth - MARGIN &&
    !pieces.some(({ footprint, bounds: { minX, maxX, minY, maxY } }) => {
      const isNear = spot.x >= minX && spot.x <= maxX && spot.y >= minY && spot.y <= maxY;
      return isNear && containsSpot(footprint, spot);
    });
}

type Edge = readonly [Spot, Spot];

const edgesOf = (polygon: Polygon): readonly Edge[] =>
  polygon.map((corner, i): Edge => [corner, polygon[(i + 1) % polygon.length] ?? corner]);

const along = ([from, to]: Edge, t: number): Spot => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});
