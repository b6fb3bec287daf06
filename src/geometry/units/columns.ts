/**
 * Many bodies as flat columns of numbers: positions and radii. A loop over all pairs that only tests "can these two be
 * that near?" runs several times faster on these than on the bodies.
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

/** The columns of these bodies; throws if a number is not finite. */
export function columnsOf(bodies: readonly Body[]): Columns {
  // Plain arrays of their final length: engines store numbers in them as compactly as in typed arrays, which are far
  // more expensive to create.
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

/** The same, cached for a list that is queried repeatedly, such as the models of a unit; it must not be mutated. */
export const cachedColumnsOf = cacheByIdentity(columnsOf);
