/**
 * Many bodies as flat columns of numbers: where they stand and how far they reach. A loop over all pairs that only asks
 * "can these two be that near?" runs through these several times faster than through the bodies themselves.
 */

import { boundingRadius } from '../shapes/outline';
import type { Body } from '../shapes/shape';
import { assertFiniteBody } from '../shapes/validate';
import { cacheByIdentity } from './cache';

/** Centres and bounding radii, in the order of the bodies. */
export interface Columns {
  readonly x: number[];
  readonly y: number[];
  readonly reach: number[];
}

/** The columns of these bodies; throws if a number of theirs is not finite. */
export function columnsOf(bodies: readonly Body[]): Columns {
  // Plain lists, as long as they will be: engines keep numbers in them just as flat as in typed arrays, which cost far
  // more to make.
  const x = new Array<number>(bodies.length);
  const y = new Array<number>(bodies.length);
  const reach = new Array<number>(bodies.length);
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i] as Body;
    assertFiniteBody(body);
    x[i] = body.x;
    y[i] = body.y;
    reach[i] = boundingRadius(body.outline);
  }
  return { x, y, reach };
}

/** The same, made once for a list that is asked about again and again, such as the models of a unit; nobody may change it. */
export const cachedColumnsOf = cacheByIdentity(columnsOf);
