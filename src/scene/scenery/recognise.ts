import manifest from '../../../models/manifest.json';
import { fitPolygon } from '../../geometry/shapes/fit-polygon';
import type { Feature, Spot } from '../../geometry/shapes/shape';

/** A sculpted piece and where it stands: its own centre and facing on the table. */
export interface Piece extends Spot {
  /** The feature that it shows. */
  readonly feature: string;
  readonly sculpt: string;
  readonly facing: number;
}

/** The sculpted pieces by their ground plans around their own centres. */
const plans = manifest.models.flatMap(model =>
  'footprint' in model && model.footprint ? [{ sculpt: model.id, footprint: model.footprint }] : [],
);

/** A plan fits when no corner is farther off than this. */
const TOLERANCE = 0.05;

/**
 * The sculpted piece whose ground plan a feature has: rules and saves store outlines only,
 * and do not refer to sculpts. Undefined for a player's own shape.
 */
export function recognise(feature: Feature): Piece | undefined {
  for (const { sculpt, footprint } of plans) {
    const placed = fitPolygon(footprint, feature.footprint, TOLERANCE);
    if (placed) return { feature: feature.id, sculpt, ...placed };
  }
  return undefined;
}
