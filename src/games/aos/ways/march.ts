/**
 * Moves the models of a unit to their places. Models in front go first. A model that a mate blocks waits until the mate has
 * moved, a model whose place is taken looks for one beside it, and a model that is not linked comes up to the others.
 */

import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { apart } from '../../../geometry/shapes/spots';
import { type Rings, ringsAround } from '../../../geometry/ways/places-near';
import { coherencyGroups } from './coherency';
import type { ModelMover } from './move-models';

/** Whether a model may end like this, besides what the rules of movement say. */
export type Consent = (model: number, end: Body) => boolean;

const LOOK_AROUND: Rings = { from: 0.4, spacing: 0.4, count: 5 };
const MOST_STRAIGHT = 10;
const MOST_TRIES = 2;
const SAME_POCKET: Inches = 0.5;
const ANYWHERE: Consent = () => true;

/** Moves each model to its place. */
export function march(mover: ModelMover, slots: readonly Spot[], facing?: number, consent: Consent = ANYWHERE): void {
  const { unit } = mover;
  const dx = slots.reduce((sum, slot, i) => sum + slot.x - (unit[i] as Body).x, 0);
  const dy = slots.reduce((sum, slot, i) => sum + slot.y - (unit[i] as Body).y, 0);
  const ahead = (i: number): number => (unit[i] as Body).x * dx + (unit[i] as Body).y * dy;
  const order = unit.map((_, i) => i).sort((a, b) => ahead(b) - ahead(a) || a - b);
  let waiting = order.filter(i => !mover.hasMoved(i) && mover.canSetOut(i));
  // Straight ways first: a mate that stands in one has mostly moved by the second round.
  for (let left = waiting; ; left = waiting) {
    waiting = left.filter(i => !goTo(mover, i, slots[i] as Spot, consent, end => mover.goStraight(i, end, facing)));
    if (waiting.length === left.length || waiting.length === 0) break;
  }
  waiting = waiting.filter(i => !goTo(mover, i, slots[i] as Spot, consent, end => mover.go(i, end, facing)));
  for (const i of waiting) goBeside(mover, i, slots[i] as Spot, slots[i] as Spot, facing, consent);
}

/** Moves models that are not linked to the largest group, and have not moved yet, up to it. */
export function gather(mover: ModelMover, slots: readonly Spot[], facing?: number, consent: Consent = ANYWHERE): void {
  for (let round = 0; round < slots.length; round++) {
    const groups = coherencyGroups(mover.unit);
    const main = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
    const loose = groups.filter(group => group !== main).flatMap(group => group.filter(i => !mover.hasMoved(i)));
    const hasMended = loose.some(i => {
      const body = mover.body(i);
      const mate = main.map(j => mover.body(j)).sort((a, b) => apart(a, body) - apart(b, body))[0];
      return mate !== undefined && goBeside(mover, i, slots[i] ?? mate, mate, facing, consent);
    });
    if (!hasMended) return;
  }
}

function goTo(mover: ModelMover, model: number, spot: Spot, consent: Consent, go: (end: Body) => boolean): boolean {
  const end = mover.endAt(model, spot);
  return end !== undefined && consent(model, end) && go(end);
}

/** Moves a model to a free place around one spot, as near as possible to another. */
function goBeside(
  mover: ModelMover,
  model: number,
  near: Spot,
  around: Spot,
  facing: number | undefined,
  consent: Consent,
): boolean {
  if (mover.hasMoved(model) || !mover.canSetOut(model)) return false;
  const body = mover.body(model);
  const reach = mover.allowanceOf(model);
  const places = ringsAround(around, LOOK_AROUND)
    .filter(place => apart(place, body) <= reach)
    .sort((a, b) => apart(a, near) - apart(b, near));
  const ends: Body[] = [];
  for (const place of places) {
    const end = mover.endAt(model, place);
    if (end === undefined || !consent(model, end)) continue;
    if (mover.goStraight(model, end, facing)) return true;
    if (ends.push(end) >= MOST_STRAIGHT) break;
  }
  const failed: Spot[] = [];
  for (const end of ends) {
    // If a place cannot be reached, one beside it seldom can.
    if (failed.some(spot => apart(spot, end) < SAME_POCKET)) continue;
    if (mover.go(model, end, facing)) return true;
    if (failed.push(end) >= MOST_TRIES) return false;
  }
  return false;
}
