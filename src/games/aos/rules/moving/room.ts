import { boundingRadius } from '../../../../geometry/shapes/outline';
import type { Bounds } from '../../../../geometry/shapes/polygon';
import type { Inches } from '../../../../geometry/shapes/shape';
import type { Model } from '../../types';
import { COHERENCY } from '../../ways/coherency';

const PITCH: Inches = 0.25;
const ROUND = 48;
const QUARTER = Math.PI / 2;

/** Places side by side: one y and many x. */
export interface Row {
  readonly y: Inches;
  readonly xs: readonly Inches[];
}

/**
 * UNIT-06: candidate places for one more model: touching its unit, then on a quarter-inch grid around it; without other
 * models anywhere on the ground and along its edges.
 */
export function* rowsFor(
  { minX, minY, maxX, maxY }: Bounds,
  model: Model,
  mates: readonly Model[],
): Generator<Row, undefined> {
  const radius = boundingRadius(model.outline);
  if (mates.length === 0) {
    const xs = [minX + radius, ...between(minX, maxX), maxX - radius];
    for (const y of [minY + radius, ...between(minY, maxY), maxY - radius]) yield { y, xs };
    return;
  }
  for (const mate of mates) {
    const touching = boundingRadius(mate.outline) + radius;
    for (const away of [touching, touching + COHERENCY.inPlan]) yield* ring(mate, away);
  }
  const around = aroundMates(model, mates);
  const xs = between(around.minX, around.maxX);
  for (const y of between(around.minY, around.maxY)) yield { y, xs };
}

/** All places that `rowsFor` names beside mates lie here. */
export function aroundMates({ outline }: Model, mates: readonly Model[]): Bounds {
  const reach =
    Math.max(...mates.map(mate => boundingRadius(mate.outline))) + boundingRadius(outline) + COHERENCY.inPlan; // UNIT-02
  const xs = mates.map(({ x }) => x);
  const ys = mates.map(({ y }) => y);
  return {
    minX: Math.min(...xs) - reach,
    minY: Math.min(...ys) - reach,
    maxX: Math.max(...xs) + reach,
    maxY: Math.max(...ys) + reach,
  };
}

/** Which ways it might look there: as the last of its mates, and across, where that makes a difference. */
export function facingsFor(model: Model, mates: readonly Model[]): readonly number[] {
  const facing = mates.at(-1)?.facing ?? model.facing;
  return model.outline.kind === 'circle' ? [facing] : [facing, facing + QUARTER];
}

function* ring({ x, y }: Model, radius: Inches): Generator<Row, undefined> {
  for (let step = 0; step < ROUND; step++) {
    const angle = (step * 2 * Math.PI) / ROUND;
    yield { y: y + radius * Math.sin(angle), xs: [x + radius * Math.cos(angle)] };
  }
}

/** Grid lines between two positions. */
function between(from: Inches, to: Inches): readonly Inches[] {
  const first = Math.ceil(from / PITCH);
  return Array.from({ length: Math.floor(to / PITCH) - first + 1 }, (_, i) => (first + i) * PITCH);
}
