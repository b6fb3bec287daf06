/**
 * Models on their way to their places: who has least in front of it goes first, who is barred by a mate waits until it has
 * gone, who finds its place taken looks for one beside it, and who has lost touch comes up to the others.
 */
import { coherencyGroups } from './coherency';
import type { Drill } from './drill';
import { ringsAround } from './places-near';
import type { Body, Inches, Spot } from './shape';

/** Whether a model may end like this, beyond what the rules of movement say. */
export type Consent = (model: number, end: Body) => boolean;

const ROUNDS = 3;
const LOOK_AROUND: Inches = 2;
const RING_SPACING: Inches = 0.25;
const PLACES_ON_RING = 16;
const MOST_TRIES = 6;
const ANYWHERE: Consent = () => true;

/** Each to its place. */
export function march(drill: Drill, slots: readonly Spot[], facing?: number, consent: Consent = ANYWHERE): void {
  const { unit } = drill;
  const dx = slots.reduce((sum, slot, i) => sum + slot.x - (unit[i] as Body).x, 0);
  const dy = slots.reduce((sum, slot, i) => sum + slot.y - (unit[i] as Body).y, 0);
  const ahead = (i: number): number => (unit[i] as Body).x * dx + (unit[i] as Body).y * dy;
  const order = unit.map((_, i) => i).sort((a, b) => ahead(b) - ahead(a) || a - b);
  let waiting = order.filter(i => !drill.hasMoved(i));
  for (let round = 0; round < ROUNDS && waiting.length > 0; round++) {
    const left = waiting.filter(i => !goTo(drill, i, slots[i] as Spot, facing, consent));
    if (left.length === waiting.length) break;
    waiting = left;
  }
  for (const i of waiting) goBeside(drill, i, slots[i] as Spot, slots[i] as Spot, facing, consent);
}

/** Who has lost touch with the largest group and has not moved yet comes up to it. */
export function gather(drill: Drill, slots: readonly Spot[], facing?: number, consent: Consent = ANYWHERE): void {
  for (let round = 0; round < slots.length; round++) {
    const groups = coherencyGroups(drill.unit);
    const main = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
    const loose = groups.filter(group => group !== main).flatMap(group => group.filter(i => !drill.hasMoved(i)));
    const hasMended = loose.some(i => {
      const body = drill.body(i);
      const mate = main.map(j => drill.body(j)).sort((a, b) => apart(a, body) - apart(b, body))[0];
      return mate !== undefined && goBeside(drill, i, slots[i] ?? mate, mate, facing, consent);
    });
    if (!hasMended) return;
  }
}

function goTo(drill: Drill, model: number, spot: Spot, facing: number | undefined, consent: Consent): boolean {
  const end = drill.endAt(model, spot);
  return end !== undefined && consent(model, end) && drill.go(model, end, facing);
}

/** To a free place around one spot, as near as possible to another. */
function goBeside(
  drill: Drill,
  model: number,
  near: Spot,
  around: Spot,
  facing: number | undefined,
  consent: Consent,
): boolean {
  const body = drill.body(model);
  const reach = drill.allowanceOf(model);
  const places = ringsAround(around, LOOK_AROUND, RING_SPACING, PLACES_ON_RING)
    .filter(place => apart(place, body) <= reach)
    .sort((a, b) => apart(a, near) - apart(b, near));
  let tries = 0;
  for (const place of places) {
    const end = drill.endAt(model, place);
    if (end === undefined || !consent(model, end)) continue;
    if (drill.go(model, end, facing)) return true;
    if (++tries >= MOST_TRIES) return false;
  }
  return false;
}

const apart = (a: Spot, b: Spot): Inches => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
