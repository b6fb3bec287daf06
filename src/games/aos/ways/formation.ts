/**
 * The move of a whole unit: where each model goes, by which way and in which order. Places come from a shape (slots.ts) or
 * from the enemies to surround (surround.ts); models move one by one (move-models.ts, march.ts). If the unit would not be
 * coherent, a shorter move in the same direction is tried. No dice are used, so the same unit always moves the same way.
 */

import type { Body, Spot } from '../../../geometry/shapes/shape';
import { apart, meanOf } from '../../../geometry/shapes/spots';
import { assertFiniteBody } from '../../../geometry/shapes/validate';
import { slotsFor } from '../../../geometry/units/slots';
import { assertFiniteAround, type Surroundings } from '../../../geometry/ways/move';
import { chargeStraight } from './charge-straight';
import { gather, march } from './march';
import { ModelMover, type ModelMoverOptions, type OrderedStep } from './move-models';
import { type SurroundOptions, surround } from './surround';

export type { OrderedStep } from './move-models';

export interface FormUpOptions extends ModelMoverOptions, SurroundOptions {
  readonly shape: 'keep' | 'ranks' | 'line' | 'surround' | 'straight';
  /** Maximum number of detours to search: few while dragging, many for a final answer. */
  readonly patience?: number;
}

/** A legal move of a whole unit. */
export interface Formation {
  /** In the order of movement. */
  readonly steps: readonly OrderedStep[];
  /** The whole unit afterwards, in its own order, including models that stayed. */
  readonly unit: readonly Body[];
}

const USUAL_PATIENCE = 40;
/** Fractions of the path to try until the unit is coherent. */
const SHARES: readonly number[] = [1, 0.75, 0.5, 0.25];

/**
 * Moves the unit so that its middle reaches the destination and faces it, or surrounds the enemies. A model without a
 * place stays if the unit stays coherent; undefined if no model can move legally.
 */
export function formUp(
  unit: readonly Body[],
  destination: Spot,
  facing: number | undefined,
  surroundings: Surroundings,
  options: FormUpOptions,
): Formation | undefined {
  assertFiniteAround(surroundings);
  for (const body of unit) assertFiniteBody(body);
  if (!Number.isFinite(destination.x + destination.y + (facing ?? 0))) throw new Error('cannot form up at no place');
  const { shape } = options;
  const effort = { left: options.patience ?? USUAL_PATIENCE };
  if (shape === 'surround' || shape === 'straight') {
    const mover =
      shape === 'surround'
        ? surround(unit, surroundings, options, effort)
        : chargeStraight(unit, surroundings, options);
    return mover && { steps: mover.steps, unit: mover.unit };
  }
  const middle = meanOf(unit);
  const furthest = shape === 'keep' ? furthestShare(unit, middle, destination, options) : 1;
  for (const share of SHARES) {
    const goal = between(middle, destination, share * furthest);
    const slots = slotsFor(unit, shape, goal, facing ?? Math.atan2(goal.y - middle.y, goal.x - middle.x));
    const moved = new ModelMover(unit, surroundings, options, effort);
    march(moved, slots, facing);
    gather(moved, slots, facing);
    if (moved.isSound) return { steps: moved.steps, unit: moved.unit };
  }
  return undefined;
}

/** A unit in formation moves no further than its slowest model. */
function furthestShare(unit: readonly Body[], middle: Spot, to: Spot, { allowance }: FormUpOptions): number {
  const length = apart(middle, to);
  const least = typeof allowance === 'number' ? allowance : Math.min(...unit.map((_, i) => allowance[i] ?? 0));
  return length <= least ? 1 : least / length;
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
