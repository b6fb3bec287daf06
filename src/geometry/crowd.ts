/**
 * Everybody around a move, as flat columns: most are ruled out by their bounding circles before any of them is measured.
 * What is left is measured as ever, in the same order, so the answers are the same.
 */
import { type Columns, columnsOf } from './flat';
import { gapBetween } from './gap';
import { boundingRadius } from './outline';
import type { Way } from './path';
import type { Body, Inches } from './shape';
import { EPS } from './within';

/** Bodies and where they stand; while a unit moves, one after another is put elsewhere. */
export interface Crowd {
  readonly bodies: Body[];
  readonly columns: Columns;
}

/** These bodies as a crowd; columns that are known already are copied. */
export function crowdOf(bodies: readonly Body[], columns: Columns = columnsOf(bodies)): Crowd {
  const { x, y, reach } = columns;
  return { bodies: [...bodies], columns: { x: x.slice(), y: y.slice(), reach: reach.slice() } };
}

/** Puts another body in the place of this one, such as the same one after its move. */
export function replace({ bodies, columns }: Crowd, index: number, body: Body): void {
  bodies[index] = body;
  columns.x[index] = body.x;
  columns.y[index] = body.y;
  columns.reach[index] = boundingRadius(body.outline);
}

/** Those whose bounding circles come within `limit` of the box around the whole way. */
export function nearWay(way: Way, { bodies, columns: { x, y, reach } }: Crowd, limit: Inches = 0): readonly Body[] {
  const room = way.cast.reach + limit + EPS;
  const { end, body, stretches } = way;
  let minX = Math.min(body.x, end.x);
  let maxX = Math.max(body.x, end.x);
  let minY = Math.min(body.y, end.y);
  let maxY = Math.max(body.y, end.y);
  for (const corner of stretches) {
    minX = Math.min(minX, corner.x);
    maxX = Math.max(maxX, corner.x);
    minY = Math.min(minY, corner.y);
    maxY = Math.max(maxY, corner.y);
  }
  const near: Body[] = [];
  for (let i = 0; i < bodies.length; i++) {
    const most = room + (reach[i] as number);
    const xi = x[i] as number;
    const yi = y[i] as number;
    if (xi < minX - most || xi > maxX + most || yi < minY - most || yi > maxY + most) continue;
    near.push(bodies[i] as Body);
  }
  return near;
}

/** Those among whom the nearest to the way, and to its end, is to be found. */
export function nearestAround(way: Way, crowd: Crowd): readonly Body[] {
  const { x, y, reach } = crowd.columns;
  const { end } = way;
  let least = Number.POSITIVE_INFINITY;
  let nearest = -1;
  for (let i = 0; i < crowd.bodies.length; i++) {
    const dx = (x[i] as number) - end.x;
    const dy = (y[i] as number) - end.y;
    const away = Math.sqrt(dx * dx + dy * dy) - (reach[i] as number);
    if (away >= least) continue;
    least = away;
    nearest = i;
  }
  const body = crowd.bodies[nearest];
  return body === undefined ? [] : nearWay(way, crowd, gapBetween(end, body));
}
