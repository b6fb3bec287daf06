/**
 * The shadow that a pillar throws, seen from an eye, on the upright line over a spot. A convex thing shades one stretch of
 * that line, and its ends belong to where the line from the eye to the spot enters or leaves the pillar in plan: closed
 * forms, so one crossing in plan answers for rays to all heights over the spot. Error as in ray.ts.
 */

import type { Point } from '../gaps/tape';
import type { Spot } from '../shapes/shape';
import type { Pillar } from './pillar';
import { crossesInPlan, type Stretch } from './ray';

/** A fraction so small that it counts as zero without a division by zero. */
export const HARDLY_AWAY = 1e-9;

const crossing: Stretch = { start: 0, end: 1 };

/** Whether any height over the spot is shaded; if so `out` receives the heights from lowest to highest. */
export function shadowOf(pillar: Pillar, eye: Point, spot: Spot, out: Stretch): boolean {
  if (!crossesInPlan(pillar, eye, spot, crossing)) return false;
  const first = crossing.start > HARDLY_AWAY ? crossing.start : HARDLY_AWAY;
  const last = crossing.end > HARDLY_AWAY ? crossing.end : HARDLY_AWAY;
  const { topX, topY } = pillar;
  const below = pillar.low - eye.z;
  const above = pillar.topZ + topX * eye.x + topY * eye.y - eye.z;
  const slope = topX * (spot.x - eye.x) + topY * (spot.y - eye.y);
  out.start = eye.z + below / (below < 0 ? first : last);
  out.end = eye.z + slope + above / (above > 0 ? first : last);
  return out.start < out.end;
}
