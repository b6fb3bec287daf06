/**
 * All bodies around a move, as flat columns: most are ruled out by bounding circles before they are measured. The rest
 * is measured as usual, in the same order, so the results are the same.
 */

import { gapBetween } from '../gaps/gap';
import { EPS, isWithin } from '../gaps/within';
import { boundingRadius } from '../shapes/outline';
import type { PreparedOutline } from '../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import type { Way } from '../ways/path';
import { meets } from '../ways/sweep';
import { type Columns, columnsOf } from './columns';

/** Bodies and their positions; while a unit moves, they are replaced one by one. */
export interface Crowd {
  readonly bodies: Body[];
  readonly columns: Columns;
}

/** These bodies as a crowd. */
export const crowdOf = (bodies: readonly Body[]): Crowd => ({ bodies: bodies.slice(), columns: columnsOf(bodies) });

/** A copy of the crowd, so that the original stays unchanged. */
export const copyOf = ({ bodies, columns: { x, y, reach } }: Crowd): Crowd => ({
  bodies: bodies.slice(),
  columns: { x: x.slice(), y: y.slice(), reach: reach.slice() },
});

/** Replaces a body, such as with itself after its move. */
export function replace({ bodies, columns }: Crowd, index: number, body: Body): void {
  bodies[index] = body;
  columns.x[index] = body.x;
  columns.y[index] = body.y;
  columns.reach[index] = boundingRadius(body.outline);
}

/** Bodies whose bounding circles come within `limit` of the box around the path. */
export const nearWay = (way: Way, crowd: Crowd, limit: Inches = 0): readonly Body[] =>
  placesNearWay(way, crowd, limit).map(i => crowd.bodies[i] as Body);

/** The same as indices into the crowd. */
export function placesNearWay(way: Way, { columns: { x, y, reach } }: Crowd, limit: Inches = 0): readonly number[] {
  const room = way.prepared.reach + limit + EPS;
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
  const near: number[] = [];
  for (let i = 0; i < x.length; i++) {
    const most = room + (reach[i] as number);
    const xi = x[i] as number;
    const yi = y[i] as number;
    if (xi < minX - most || xi > maxX + most || yi < minY - most || yi > maxY + most) continue;
    near.push(i);
  }
  return near;
}

/** The bodies that may be nearest to the path or to its end. */
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

/** Whether the body, with this outline where it ends, overlaps one of the crowd other than itself. */
export function meetsAny(
  { bodies, columns: { x, y, reach } }: Crowd,
  body: Body,
  end: Body,
  prepared: PreparedOutline,
): boolean {
  for (let i = 0; i < bodies.length; i++) {
    const dx = (x[i] as number) - end.x;
    const dy = (y[i] as number) - end.y;
    const most = prepared.reach + (reach[i] as number);
    if (dx * dx + dy * dy >= most * most || bodies[i] === body) continue;
    if (meets(prepared, end, bodies[i] as Body)) return true;
  }
  return false;
}

/** Whether one of the crowd is within `limit` of the body. */
export function isAnyWithin({ bodies, columns: { x, y, reach } }: Crowd, body: Body, limit: Inches): boolean {
  const room = boundingRadius(body.outline) + limit + 2 * EPS;
  for (let i = 0; i < bodies.length; i++) {
    const dx = (x[i] as number) - body.x;
    const dy = (y[i] as number) - body.y;
    const most = room + (reach[i] as number);
    if (dx * dx + dy * dy <= most * most && isWithin(gapBetween(body, bodies[i] as Body), limit)) return true;
  }
  return false;
}

/** Gap kept between touching bases, so that rounding never makes them overlap. */
const BREATH: Inches = 0.001;

/**
 * How far a body of the crowd could move straight towards a spot, by bounding circles alone, before it touches another.
 */
export function roomTowards({ columns: { x, y, reach } }: Crowd, index: number, to: Spot): Inches {
  const px = x[index] as number;
  const py = y[index] as number;
  const length = Math.sqrt((to.x - px) ** 2 + (to.y - py) ** 2);
  const dx = (to.x - px) / length;
  const dy = (to.y - py) / length;
  let free = length;
  for (let i = 0; i < x.length; i++) {
    const ex = (x[i] as number) - px;
    const ey = (y[i] as number) - py;
    const along = ex * dx + ey * dy;
    const most = (reach[index] as number) + (reach[i] as number) + BREATH;
    if (along <= 0 || along - most >= free) continue; // Behind it, as it is to itself; or too far away.
    const aside = ex * ex + ey * ey - along * along;
    if (aside < most * most) free = Math.min(free, along - Math.sqrt(most * most - aside));
  }
  return Math.max(0, free);
}

/** Whether a body of the crowd would overlap another there, by bounding circles alone and ignoring height. */
export function isTaken({ columns: { x, y, reach } }: Crowd, index: number, spot: Spot): boolean {
  const own = (reach[index] as number) - EPS;
  for (let i = 0; i < x.length; i++) {
    const dx = (x[i] as number) - spot.x;
    const dy = (y[i] as number) - spot.y;
    const most = own + (reach[i] as number);
    if (dx * dx + dy * dy < most * most && i !== index) return true;
  }
  return false;
}
