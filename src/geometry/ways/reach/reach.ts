/**
 * Everything a model can reach with an allowance: a grid of costs (raster.ts, straight-costs.ts, flood.ts) and outlines to
 * draw. In plain sight costs are exact; round corners they are a little too high (flood.ts says how much). So `isReachable`
 * promises no place that is out of reach, but may miss some that a way found with care would just reach. Outlines follow
 * the same costs.
 */

import { EPS } from '../../gaps/within';
import { contoursOf } from '../../shapes/contour';
import type { Body, Inches, Polygon, Spot } from '../../shapes/shape';
import type { Block } from '../ground';
import type { WayOptions } from '../landing';
import { assertFiniteAround, isOnAny, type Surroundings } from '../move';
import { RESTS_WITHIN, standingAmong } from '../solids';
import { floodFrom, UNREACHED } from './flood';
import { rasterOf } from './lay-raster';
import { type Raster, SPACING, spotOf } from './raster';

/** What can be reached. */
export interface Region {
  readonly allowance: Inches;
  /** Loops around where the model may end: anticlockwise, holes clockwise. */
  readonly outlines: readonly Polygon[];
  /** The grid: its lower left corner, its places from side to side, its layers. */
  readonly left: Inches;
  readonly bottom: Inches;
  readonly spacing: Inches;
  readonly side: number;
  readonly layers: number;
  /** Cost and standing height of each state, layer by layer, row by row. */
  readonly cost: Float32Array;
  readonly z: Float64Array;
  /** 1 where the model may end. */
  readonly mayEnd: Uint8Array;
}

const OFF_CENTRE = 1000;
const HALF_STEP: Inches = SPACING / 2;
const HALF_STEPS: readonly (readonly [number, number])[] = [
  [0, 0],
  [HALF_STEP, HALF_STEP],
  [-HALF_STEP, HALF_STEP],
  [-HALF_STEP, -HALF_STEP],
  [HALF_STEP, -HALF_STEP],
];
const BEYOND: Inches = 1.5 * SPACING;
const TOUCHING: Inches = 1e-6;
const TIGHT: Inches = 0.1;
/** More than 30 degrees over a diagonal step is another surface. */
const SAME_SURFACE: Inches = 0.21;

/** All that the body can reach under these options. */
export function reachRegion(body: Body, surroundings: Surroundings, options: WayOptions): Region {
  assertFiniteAround(surroundings);
  const limit = options.allowance + BEYOND;
  const raster = rasterOf(body, surroundings, options, limit);
  const cost = floodFrom(raster, limit, options.flies ?? false);
  const mayEnd = endsOf(raster, cost, surroundings);
  const left = body.x - raster.half * SPACING;
  const bottom = body.y - raster.half * SPACING;
  const values = valuesOf(raster, cost, mayEnd, options.allowance);
  return {
    allowance: options.allowance,
    outlines: contoursOf(values, raster.side, left, bottom, SPACING),
    left,
    bottom,
    spacing: SPACING,
    side: raster.side,
    layers: raster.layers,
    cost,
    z: raster.z,
    mayEnd,
  };
}

/**
 * Whether the model can surely end here: all four places around can be ended on, on one surface, and from one of them it is
 * near enough, the rise between them included.
 */
export function isReachable(region: Region, spot: Spot): boolean {
  const { side, spacing, layers } = region;
  const column = Math.floor((spot.x - region.left) / spacing);
  const row = Math.floor((spot.y - region.bottom) / spacing);
  if (!(column >= 0 && row >= 0 && column + 1 < side && row + 1 < side)) return false;
  const places = [0, 1, side, side + 1].map(step => row * side + column + step);
  for (let layer = 0; layer < layers; layer++) {
    const height = region.z[layer * side * side + (places[0] as number)] as number;
    const states = places.map(place => stateNear(region, place, height));
    if (states.every(state => state >= 0) && isNear(region, spot, states)) return true;
  }
  return false;
}

/** The state of the place whose surface continues from this height; -1 if a move may not end there. */
function stateNear({ side, layers, z, mayEnd }: Region, place: number, height: Inches): number {
  for (let state = place; state < layers * side * side; state += side * side) {
    if (mayEnd[state] && Math.abs((z[state] as number) - height) <= SAME_SURFACE) return state;
  }
  return -1;
}

function isNear(region: Region, spot: Spot, states: readonly number[]): boolean {
  const { side, spacing, left, bottom, cost, z, allowance } = region;
  const heights = states.map(state => z[state] as number);
  const rise = Math.max(...heights) - Math.min(...heights);
  return states.some(state => {
    const place = state % (side * side);
    const dx = spot.x - left - (place % side) * spacing;
    const dy = spot.y - bottom - Math.floor(place / side) * spacing;
    return (cost[state] as number) + Math.sqrt(dx * dx + dy * dy) + rise <= allowance;
  });
}

/** Where a move may end: with room around, on a surface that holds, on nothing barred. */
function endsOf(raster: Raster, cost: Float32Array, { barred }: Surroundings): Uint8Array {
  const { room, places, groundOf } = raster;
  const mayEnd = new Uint8Array(cost.length);
  for (let state = 0; state < cost.length; state++) {
    if ((cost[state] as number) === UNREACHED || (room[state] as number) < -TOUCHING) continue;
    const ground = groundOf[state % places] as number;
    mayEnd[state] = ground === 0 || doesHold(raster, state, ground, barred) ? 1 : 0;
  }
  return mayEnd;
}

/**
 * A level block that reaches under the centre holds when at most one of its sides cuts through a base, since that
 * leaves half the rim on it. At its corners it may hold as well, but that is not promised. On slopes, and where what lies
 * below is next to nothing, the rim is sampled, here and half a step to all sides.
 */
function doesHold(raster: Raster, state: number, ground: number, barred: Surroundings['barred']): boolean {
  const { body, places, grounds, isSloped, z, prepared } = raster;
  const { x, y } = spotOf(raster, state % places);
  const height = z[state] as number;
  const blocks = grounds[ground] ?? [];
  if (barred !== undefined && isOnAny(barred, { ...body, x, y, z: height })) return false;
  if (!isSloped[ground] && height > 2 * RESTS_WITHIN) {
    const most = prepared.kind === 'hull' ? 0 : 1;
    return blocks.some(block => block.high === height && sidesThrough(block, x, y, prepared.reach) <= most);
  }
  return HALF_STEPS.every(([dx, dy]) => standingAmong(blocks, { ...body, x: x + dx, y: y + dy, z: height }).isStable);
}

/** How many sides of the block come closer to the spot than `reach`; OFF_CENTRE if it is not on the block at all. */
function sidesThrough({ prepared: { corners }, x, y }: Block, spotX: Inches, spotY: Inches, reach: Inches): number {
  const px = spotX - x;
  const py = spotY - y;
  let cut = 0;
  let ax = corners[corners.length - 2] as number;
  let ay = corners[corners.length - 1] as number;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] as number;
    const by = corners[i + 1] as number;
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const outside = ((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / length;
    if (outside > EPS) return OFF_CENTRE;
    if (outside > -reach) cut++;
    ax = bx;
    ay = by;
  }
  return cut;
}

/** For each place how far inside the region it is, at the best of its heights; NaN where it is closed. */
function valuesOf(raster: Raster, cost: Float32Array, mayEnd: Uint8Array, allowance: Inches): Float32Array {
  const { places, layers, room, isFree } = raster;
  const values = new Float32Array(places);
  for (let place = 0; place < places; place++) {
    let best = Number.NaN;
    for (let state = place; state < layers * places; state += places) {
      const left = allowance - (cost[state] as number);
      const space = room[state] as number;
      const isTight = !isFree[state] && space < TIGHT;
      if (!mayEnd[state] && !isTight) continue;
      // A place too tight for the grid counts as the rim; inside a barrier its depth gives the rim.
      const value = isTight ? Math.min(space, -TOUCHING) : Math.min(left, space);
      if (!(best >= value)) best = value;
    }
    values[place] = best;
  }
  return values;
}
