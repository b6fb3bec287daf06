/** TMOVE-03: where a move runs out in mid-climb. Follows a path until the last inch is used. */

import type { Body, Field, Inches, Spot } from '../../../geometry/shapes/shape';
import { layOut, type Step } from '../../../geometry/ways/path';
import { RESTS_WITHIN } from '../../../geometry/ways/solids';
import { placeOn } from '../../../geometry/ways/sweep';
import { CLIMB_HOLD } from './climb-hold';

/**
 * The step along this path that stops in mid-climb where the allowance runs out; undefined if it runs out elsewhere or
 * not at all.
 */
export function haltOn(body: Body, path: readonly Spot[], field: Field, allowance: Inches): Step | undefined {
  const corners: Spot[] = [{ x: body.x, y: body.y }];
  let left = allowance;
  for (const stretch of layOut(body, { path }, field, { hold: CLIMB_HOLD }).stretches) {
    let z = stretch.zBefore;
    for (const { start, end, zStart, zEnd } of stretch.climb.pieces) {
      if (left <= RESTS_WITHIN) return undefined;
      const rise = Math.abs(zStart - z);
      if (rise > left) {
        const spot = start === 0 ? [] : [placeOn(stretch, start)];
        return { path: [...corners, ...spot], level: z + Math.sign(zStart - z) * left };
      }
      left -= rise + end - start + Math.abs(zEnd - zStart);
      z = zEnd;
    }
    corners.push(placeOn(stretch, stretch.length));
  }
  return undefined;
}
