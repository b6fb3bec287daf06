import manifest from '../../../models/manifest.json';
import type { Feature, Polygon, Spot } from '../../geometry/shape';

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
 * The sculpted piece a feature was cut from, told by its ground plan alone: rules and saves know only outlines,
 * and need not know that there are sculpts. Nothing when the feature is somebody's own shape.
 */
export function recognise(feature: Feature): Piece | undefined {
  for (const { sculpt, footprint } of plans) {
    const placed = layOn(footprint, feature.footprint);
    if (placed) return { feature: feature.id, sculpt, ...placed };
  }
  return undefined;
}

/** The turn and shift that lay one polygon on another, corner by corner; nothing when they differ. */
export function layOn(plan: Polygon, placed: Polygon): (Spot & { readonly facing: number }) | undefined {
  if (plan.length !== placed.length) return undefined;
  const [from, to] = [middleOf(plan), middleOf(placed)];
  let [dot, cross] = [0, 0];
  plan.forEach((corner, i) => {
    const other = placed[i] ?? corner;
    const [ax, ay, bx, by] = [corner.x - from.x, corner.y - from.y, other.x - to.x, other.y - to.y];
    dot += ax * bx + ay * by;
    cross += ax * by - ay * bx;
  });
  const facing = Math.atan2(cross, dot);
  const turned = turn(from, facing);
  const at = { x: to.x - turned.x, y: to.y - turned.y };
  const fits = plan.every((corner, i) => {
    const moved = turn(corner, facing);
    const other = placed[i] ?? corner;
    return Math.abs(moved.x + at.x - other.x) < TOLERANCE && Math.abs(moved.y + at.y - other.y) < TOLERANCE;
  });
  return fits ? { ...at, facing } : undefined;
}

function middleOf(polygon: Polygon): Spot {
  const sum = polygon.reduce((total, corner) => ({ x: total.x + corner.x, y: total.y + corner.y }), { x: 0, y: 0 });
  return { x: sum.x / polygon.length, y: sum.y / polygon.length };
}

function turn({ x, y }: Spot, angle: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
