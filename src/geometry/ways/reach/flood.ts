/**
 * The cheapest cost to every state of a raster. What the model sees directly costs its distance (light.ts). From the rim of
 * the light a front goes on over the grid, cheapest first, in buckets of 1/8" (fast marching): a place is reached through
 * the best point between two of its neighbours that are known, as if the front were straight there, so ways need not
 * follow the grid. Round a base the front keeps to the free places of the grid, so what lies in its shadow is reached late:
 * in random crowds by 0.26" or less for 95 of 100 places within 9", never early by more than float error.
 */

import type { Inches } from '../../shapes/shape';
import { climbAlong } from '../climb';
import { legBetween } from '../path';
import { isBarredAt, isCaught, isColumnFree } from './barring';
import { type Portal, portalsOf } from './portals';
import { type Raster, SPACING, spotOf, stateAt } from './raster';
import { depthsOf, raysOf } from './straight-costs';

/** The cost of what cannot be reached. */
export const UNREACHED = 1e9;

/** Marks a neighbour on other ground; more expensive than anything. */
const ELSEWHERE = 2e9;
const BUCKETS_PER_INCH = 8;
const DIAGONAL: Inches = SPACING * Math.SQRT2;
const HALF_DIAGONAL: Inches = DIAGONAL / 2;
const PER_SPACING = 1 / SPACING;
const SLACK = 1e-5;

/** The flood at work. */
interface Flood {
  readonly raster: Raster;
  readonly cost: Float32Array;
  readonly buckets: number[][];
  readonly limit: Inches;
}

/** The cost of every state up to `limit`, UNREACHED beyond. */
export function floodFrom(raster: Raster, limit: Inches, flies: boolean): Float32Array {
  const { half, side, places, layers, body } = raster;
  const cost = new Float32Array(places * layers).fill(UNREACHED);
  if (flies) return flyOver(raster, cost, limit);
  if (isCaught(raster)) return cost;
  const buckets: number[][] = [];
  for (let i = Math.ceil(limit * BUCKETS_PER_INCH) + 1; i >= 0; i--) buckets.push([]);
  const flood = { raster, cost, buckets, limit };
  const middle = half * side + half;
  const start = raster.hangs ? middle : stateAt(raster, middle, body.z);
  raster.isFree[start] = 1;
  light(flood, start);
  offer(flood, start, 0);
  spread(flood, portalsOf(raster));
  return cost;
}

/** A flyer goes straight to every state. */
function flyOver({ half, places, z }: Raster, cost: Float32Array, limit: Inches): Float32Array {
  const { distance } = raysOf(half);
  for (let state = 0; state < cost.length; state++) {
    const apart = distance[state % places] as number;
    if (apart <= limit && !Number.isNaN(z[state] as number)) cost[state] = apart;
  }
  return cost;
}

/** Costs of everything visible; the front starts at the border of the invisible. */
function light({ raster, cost, buckets, limit }: Flood, start: number): void {
  const { half, side, places, body, isFree, groundOf, grounds } = raster;
  const ground = groundOf[half * side + half] as number;
  if ((grounds[ground] ?? []).some(({ steepness }) => steepness > 0)) return;
  const layer = start - (start % places);
  const { distance, part } = raysOf(half);
  const depths = depthsOf(
    raster,
    raster.barriers.filter(each => each.isInTheWay && isBarredAt(raster, each, body.z)),
  );
  for (let place = 0; place < places; place++) {
    const apart = distance[place] as number;
    if (apart > limit || apart >= (depths[part[place] as number] as number) || !isFree[layer + place]) continue;
    if (groundOf[place] === ground) cost[layer + place] = apart;
  }
  for (let row = 1; row + 1 < side; row++) {
    for (let state = layer + row * side + 1; state < layer + (row + 1) * side - 1; state++) {
      const apart = cost[state] as number;
      if (apart === UNREACHED || isSurrounded(cost, state, side)) continue;
      buckets[Math.floor(apart * BUCKETS_PER_INCH)]?.push(state);
    }
  }
}

/** Whether all straight neighbours have a cost; a diagonal one alone in the dark is reached over them. */
function isSurrounded(cost: Float32Array, state: number, side: number): boolean {
  return (
    (cost[state - 1] as number) < UNREACHED &&
    (cost[state + 1] as number) < UNREACHED &&
    (cost[state - side] as number) < UNREACHED &&
    (cost[state + side] as number) < UNREACHED
  );
}

/** The costs around a place, anticlockwise from the right; kept, since every place of every flood needs them. */
const around = new Float64Array(8);

function spread(flood: Flood, portals: readonly Portal[]): void {
  const { cost, buckets } = flood;
  const { side } = flood.raster;
  const hasPortal = new Uint8Array(cost.length);
  for (const { one, two } of portals) {
    hasPortal[one] = 1;
    hasPortal[two] = 1;
  }
  const steps = Int32Array.of(1, side + 1, side, side - 1, -1, -side - 1, -side, 1 - side);
  for (let b = 0; b < buckets.length; b++) {
    const bucket = buckets[b] as number[];
    for (let i = 0; i < bucket.length; i++) {
      const state = bucket[i] as number;
      const soFar = cost[state] as number;
      if (((soFar * BUCKETS_PER_INCH) | 0) !== b) continue;
      spreadFrom(flood, steps, state, soFar);
      if (hasPortal[state] === 1) passPortals(flood, portals, state, soFar);
    }
  }
}

function passPortals(flood: Flood, portals: readonly Portal[], state: number, soFar: Inches): void {
  for (const { one, two, length } of portals) {
    if (state === one) offer(flood, two, soFar + length);
    if (state === two) offer(flood, one, soFar + length);
  }
}

/**
 * To all eight neighbours. Between places on the same ground the height is the same, so two known neighbours make a front;
 * onto other ground, and on slopes, the step is taken as it is, with its climb.
 */
function spreadFrom(flood: Flood, steps: Int32Array, state: number, soFar: Inches): void {
  const { cost } = flood;
  const { places, layers, isFree, groundOf, isSloped } = flood.raster;
  const place = layers === 1 ? state : state % places;
  const ground = groundOf[place] as number;
  const isSteep = ground > 0 && isSloped[ground] === true;
  for (let i = 0; i < 8; i++) {
    const step = steps[i] as number;
    around[i] = isSteep || groundOf[place + step] !== ground ? ELSEWHERE : (cost[state + step] as number);
  }
  for (let i = 0; i < 8; i++) {
    const before = around[i] as number;
    const isStraight = (i & 1) === 0;
    // No front brings a neighbour nearer than that.
    if (before <= soFar + (isStraight ? HALF_DIAGONAL : SPACING)) continue;
    const step = steps[i] as number;
    if (before === ELSEWHERE) stepOver(flood, state, step, isStraight ? SPACING : DIAGONAL);
    else if (isFree[state + step] === 1) {
      const one = around[(i + (isStraight ? 2 : 1)) & 7] as number;
      const two = around[(i - (isStraight ? 2 : 1)) & 7] as number;
      const beside = one < two ? one : two;
      offer(flood, state + step, isStraight ? through(soFar, beside) : through(beside, soFar));
    }
  }
}

/** The cost of a place from between its straight neighbour, at cost `near`, and the diagonal one beside that, at `far`. */
function through(near: Inches, far: Inches): Inches {
  const slope = (near - far) * PER_SPACING;
  if (slope <= 0) return near + SPACING;
  if (slope >= Math.SQRT1_2) return far + DIAGONAL;
  return near + SPACING * Math.sqrt(1 - slope * slope);
}

function stepOver(flood: Flood, state: number, step: number, length: Inches): void {
  const { raster, cost } = flood;
  const { z, isFree, places } = raster;
  const place = (state % places) + step;
  const here = z[state] as number;
  const next = stateAt(raster, place, here);
  const soFar = cost[state] as number;
  if (!isFree[next] || soFar + length >= (cost[next] as number) - SLACK) return;
  const there = z[next] as number;
  const climbed = climbBetween(raster, state, next);
  if (climbed > 0 && !isColumnFree(raster, place, Math.min(here, there), Math.max(here, there))) return;
  offer(flood, next, soFar + length + climbed);
}

/** A circle keeps clear of rims, so its step climbs from one height to the other; any other shape is laid out exactly. */
function climbBetween(raster: Raster, state: number, next: number): Inches {
  const { z, prepared, mounds, body, places } = raster;
  if (prepared.kind === 'circle') return Math.abs((z[next] as number) - (z[state] as number));
  const leg = legBetween(spotOf(raster, state % places), spotOf(raster, next % places));
  const blocks = mounds.map(({ block }) => block);
  return climbAlong(blocks, prepared, body.height, z[state] as number, leg).climbed;
}

function offer({ cost, buckets, limit }: Flood, state: number, total: Inches): void {
  if (total > limit || total >= (cost[state] as number) - SLACK) return;
  cost[state] = total;
  (buckets[((cost[state] as number) * BUCKETS_PER_INCH) | 0] as number[]).push(state);
}
