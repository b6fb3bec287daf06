import { boundingRadius } from '../../../../geometry/shapes/outline';
import type { Bounds } from '../../../../geometry/shapes/polygon';
import type { Inches } from '../../../../geometry/shapes/shape';
import type { Placement } from '../../commands';
import type { Model } from '../../types';
import { COHERENCY } from '../../ways/coherency';

const PITCH: Inches = 0.25;
const ROUND = 48;
const QUARTER = Math.PI / 2;

/**
 * UNIT-06: candidate places for one more model: touching its unit, then on a quarter-inch grid around it; without other
 * models anywhere on the ground and along its edges.
 */
export function* placesFor(ground: Bounds, model: Model, mates: readonly Model[]): Generator<Placement> {
  const facing = mates.at(-1)?.facing ?? model.facing;
  for (const spot of spotsFor(ground, model, mates)) {
    yield { ...spot, facing };
    if (model.outline.kind !== 'circle') yield { ...spot, facing: facing + QUARTER };
  }
}

function* spotsFor({ minX, minY, maxX, maxY }: Bounds, model: Model, mates: readonly Model[]) {
  const radius = boundingRadius(model.outline);
  if (mates.length === 0) {
    yield* grid(
      [minX + radius, ...between(minX, maxX), maxX - radius],
      [minY + radius, ...between(minY, maxY), maxY - radius],
    );
    return;
  }
  for (const mate of mates) {
    const touching = boundingRadius(mate.outline) + radius;
    for (const away of [touching, touching + COHERENCY.inPlan]) yield* ring(mate, away);
  }
  const reach = Math.max(...mates.map(mate => boundingRadius(mate.outline))) + radius + COHERENCY.inPlan; // UNIT-02
  const xs = mates.map(({ x }) => x);
  const ys = mates.map(({ y }) => y);
  yield* grid(
    between(Math.min(...xs) - reach, Math.max(...xs) + reach),
    between(Math.min(...ys) - reach, Math.max(...ys) + reach),
  );
}

function* ring({ x, y }: Model, radius: Inches) {
  for (let step = 0; step < ROUND; step++) {
    const angle = (step * 2 * Math.PI) / ROUND;
    yield { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  }
}

function* grid(xs: readonly Inches[], ys: readonly Inches[]) {
  for (const y of ys) for (const x of xs) yield { x, y };
}

/** Grid lines between two positions. */
function between(from: Inches, to: Inches): readonly Inches[] {
  const first = Math.ceil(from / PITCH);
  return Array.from({ length: Math.floor(to / PITCH) - first + 1 }, (_, i) => (first + i) * PITCH);
}
