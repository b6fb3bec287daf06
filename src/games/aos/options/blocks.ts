import { boundingRadius } from '../../../geometry/shapes/outline';
import type { Inches, Outline, Spot } from '../../../geometry/shapes/shape';
import { standingHeight } from '../../../geometry/ways/solids';
import type { Placement } from '../commands';
import { facingOf, frontOf, spotBehind } from '../facts/places/front';
import { setUpGround } from '../facts/places/territory';
import type { Battle, Unit } from '../types';

const GAP: Inches = 0.25;
const COLUMNS = 9;
const ROWS: readonly Inches[] = [0, 3, 6];
const WIDEST_RANK = 10;
/** Spacing of the finer grid, used if the coarse grid has no place. */
const FINER: Inches = 2;

/** Spots along the front of the territory, from its middle outwards, then along its back. */
export function centres(battle: Battle, unit: Unit): readonly Spot[] {
  const front = frontOf(battle, unit.seat);
  if (!front) return [];
  const { depth } = blockSize(unit);
  const middleOut = Array.from({ length: COLUMNS }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));
  const spacing = (front.to - front.from) / COLUMNS;
  return ROWS.flatMap(row =>
    middleOut.map(column => spotBehind(front, (front.from + front.to) / 2 + column * spacing, depth / 2 + row)),
  );
}

/** Spots all over the territory, front first. */
export function* finerCentres(battle: Battle, unit: Unit): Generator<Spot> {
  const front = frontOf(battle, unit.seat);
  if (!front) return;
  const { depth } = blockSize(unit);
  const back = Math.abs(front.back - front.at) - depth / 2;
  for (let behind = depth / 2; behind <= back; behind += FINER) {
    for (let along = front.from + FINER / 2; along < front.to; along += FINER) yield spotBehind(front, along, behind);
  }
}

/**
 * FB-03, SETUP-04: a quick test of a block by the centres of its bases: in its territory, far enough from the enemy's,
 * overlapping no model and on solid ground. It avoids the full check of places that are surely illegal.
 */
export function fitsPlainly(
  battle: Battle,
  unit: Unit,
  isTaken: (spot: Spot, outline: Outline) => boolean,
): (places: readonly Placement[]) => boolean {
  const ground = setUpGround(battle, unit.seat);
  return places =>
    ground !== undefined &&
    places.every((place, index) => {
      const model = unit.models[index];
      return (
        model !== undefined &&
        ground.mayHold(place, 0) &&
        !isTaken(place, model.outline) &&
        standingHeight(battle.field, { ...model, ...place, z: 0 }).isStable
      );
    });
}

function blockSize(unit: Unit) {
  const sizes = unit.models.map(({ outline }) => sizeOf(outline));
  const across = Math.max(...sizes.map(size => size.across));
  const along = Math.max(...sizes.map(size => size.along));
  const files = Math.min(WIDEST_RANK, unit.models.length > 5 ? Math.ceil(unit.models.length / 2) : unit.models.length);
  const ranks = Math.ceil(unit.models.length / files);
  return { across, along, files, ranks, depth: ranks * along + (ranks - 1) * GAP };
}

/** The width of a base and its length along its facing: riders stand side by side on their narrow sides. */
function sizeOf(outline: Outline): { readonly across: Inches; readonly along: Inches } {
  if (outline.kind === 'oval') return { across: outline.width, along: outline.length };
  const size = 2 * boundingRadius(outline);
  return { across: size, along: size };
}

/** The unit's models in ranks around any spot, facing the enemy. */
export function ranksOf(battle: Battle, unit: Unit): (centre: Spot) => readonly Placement[] {
  const { across, along, files, ranks } = blockSize(unit);
  const { axis, inward } = frontOf(battle, unit.seat) ?? { axis: 'y', inward: -1 };
  const facing = facingOf({ axis, inward });
  return centre =>
    unit.models.map((_, index) => {
      const rank = Math.floor(index / files);
      const inRank = Math.min(files, unit.models.length - rank * files);
      const aside = ((index % files) - (inRank - 1) / 2) * (across + GAP);
      const behind = inward * (rank - (ranks - 1) / 2) * (along + GAP);
      return axis === 'y'
        ? { x: centre.x + aside, y: centre.y + behind, facing }
        : { x: centre.x + behind, y: centre.y + aside, facing };
    });
}
