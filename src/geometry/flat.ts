/**
 * Many bodies as flat columns of numbers: where they stand and how far they reach. A loop over all pairs that only asks
 * "can these two be that near?" runs through these several times faster than through the bodies themselves.
 */
import { boundingRadius } from './outline';
import type { Body } from './shape';
import { refuseUnsound } from './sound';

/** Centres and bounding radii, in the order of the bodies. */
export interface Columns {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly reach: Float64Array;
}

/** The columns of these bodies; throws if a number of theirs is not finite. */
export function columnsOf(bodies: readonly Body[]): Columns {
  const count = bodies.length;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const reach = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const body = bodies[i] as Body;
    refuseUnsound(body);
    x[i] = body.x;
    y[i] = body.y;
    reach[i] = boundingRadius(body.outline);
  }
  return { x, y, reach };
}
