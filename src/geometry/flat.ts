/**
 * Many bodies as flat columns of numbers: where they stand and how far they reach. A loop over all pairs that only asks
 * "can these two be that near?" runs through these several times faster than through the bodies themselves.
 */
import { boundingRadius } from './outline';
import type { Body } from './shape';
import { refuseUnsound } from './sound';

/** Centres and bounding radii, in the order of the bodies. */
export interface Columns {
  readonly x: number[];
  readonly y: number[];
  readonly reach: number[];
}

/** The columns of these bodies; throws if a number of theirs is not finite. */
export function columnsOf(bodies: readonly Body[]): Columns {
  // Plain lists: engines keep numbers in them just as flat, and typed arrays cost far more to make.
  const x: number[] = [];
  const y: number[] = [];
  const reach: number[] = [];
  for (const body of bodies) {
    refuseUnsound(body);
    x.push(body.x);
    y.push(body.y);
    reach.push(boundingRadius(body.outline));
  }
  return { x, y, reach };
}

const known = new WeakMap<readonly Body[], Columns>();

/** The same, made once for a list that is asked about again and again, such as the models of a unit; nobody may change it. */
export function keptColumnsOf(bodies: readonly Body[]): Columns {
  let columns = known.get(bodies);
  if (columns === undefined) {
    columns = columnsOf(bodies);
    known.set(bodies, columns);
  }
  return columns;
}
