/** What blocks the places of a raster: bodies, zones and table edges, each only at the heights it reaches. */

import { topOf } from '../../gaps/plan-gap';
import { EPS } from '../../gaps/within';
import type { PreparedOutline } from '../../shapes/prepared-outline';
import { reachAlong } from '../../shapes/prepared-outline';
import type { Field, Inches } from '../../shapes/shape';
import { type Barrier, clipDepth, FAR, outsideOf, placesBetween, type Raster, SPACING, STEP_SPARE } from './raster';

const BAND: Inches = 2 * SPACING;
const CAUGHT: Inches = 4 * EPS;

/** Removes the barrier's surroundings from the room of the raster, and its inside from the passable places. */
export function bar(raster: Raster, barrier: Barrier): void {
  const isLevel = raster.mounds.length === 0;
  if (isLevel && !isBarredAt(raster, barrier, 0)) return;
  for (let layer = 0; layer < raster.layers; layer++) {
    if (barrier.grown.isDisc) barDisc(raster, barrier, layer * raster.places, isLevel);
    else barRim(raster, barrier, layer * raster.places);
  }
}

/** Blocks everything beyond the table's edges. */
export function barEdges({ body, prepared, half, side, places, layers, room, isFree }: Raster, field: Field): void {
  const left = reachAlong(prepared, -1, 0);
  const right = field.width - reachAlong(prepared, 1, 0);
  const bottom = reachAlong(prepared, 0, -1);
  const top = field.depth - reachAlong(prepared, 0, 1);
  const reach = (half + 1) * SPACING;
  const isInside = body.x - reach > left && body.x + reach < right && body.y - reach > bottom && body.y + reach < top;
  if (isInside) return;
  for (let row = 0; row < side; row++) {
    const y = body.y + (row - half) * SPACING;
    const upright = Math.min(y - bottom, top - y);
    for (let column = 0; column < side; column++) {
      const x = body.x + (column - half) * SPACING;
      const inside = Math.min(upright, x - left, right - x);
      if (inside >= BAND) continue;
      for (let state = row * side + column; state < layers * places; state += places) {
        if (inside < (room[state] as number)) room[state] = inside;
        if (inside < 0) isFree[state] = 0;
      }
    }
  }
}

/** How much narrower than its full width a barrier is for a mover at z; undefined if it does not block. */
function narrowing({ body }: Raster, barrier: Barrier, z: Inches): Inches | undefined {
  const { zone, grown } = barrier;
  if (zone === undefined) return z > barrier.above && z < barrier.below ? 0 : undefined;
  const tall = body.outline.kind === 'hull' ? body.height : 0;
  const apart = Math.max(0, zone.z - z - tall, z - topOf(zone));
  if (apart >= grown.spread) return undefined;
  return grown.spread - Math.sqrt(grown.spread ** 2 - apart ** 2);
}

/** Whether the barrier blocks a mover at z. */
export const isBarredAt = (raster: Raster, barrier: Barrier, z: Inches): boolean =>
  narrowing(raster, barrier, z) !== undefined;

/** Whether the body itself stands where it may not pass: inside a zone or another body. */
export function isCaught(raster: Raster): boolean {
  const { x, y, z } = raster.body;
  return raster.barriers.some(barrier => {
    const less = barrier.isInTheWay ? narrowing(raster, barrier, z) : undefined;
    if (less === undefined) return false;
    const { grown, rim } = barrier;
    if (!grown.isDisc) return outsideOf(grown, rim, x - grown.x, y - grown.y) < -CAUGHT;
    return (x - grown.x) ** 2 + (y - grown.y) ** 2 < (grown.reach - less - CAUGHT) ** 2;
  });
}

/** Whether moving straight up or down between two heights is free at this place. */
export function isColumnFree(raster: Raster, place: number, low: Inches, high: Inches): boolean {
  const { body, half, side, barriers } = raster;
  const x = body.x + ((place % side) - half) * SPACING;
  const y = body.y + (Math.floor(place / side) - half) * SPACING;
  return barriers.every(({ grown, isInTheWay, above, below, zone }) => {
    if (!isInTheWay || (x - grown.x) ** 2 + (y - grown.y) ** 2 >= grown.reach ** 2) return true;
    if (zone === undefined) return high <= above || low >= below;
    const tall = body.outline.kind === 'hull' ? body.height : 0;
    return Math.max(zone.z - high - tall, low - topOf(zone)) >= grown.spread;
  });
}

/** Row by row, only within the disc and a band around it. */
function barDisc(raster: Raster, barrier: Barrier, offset: number, isLevel: boolean): void {
  const { body, half, side, room, isFree, z } = raster;
  const { grown, isInTheWay } = barrier;
  const cx = grown.x - body.x;
  const cy = grown.y - body.y;
  let zNow = 0;
  let radius = grown.reach - (narrowing(raster, barrier, 0) ?? FAR);
  const [bottom, top] = placesBetween(cy - grown.reach - BAND, cy + grown.reach + BAND, half);
  for (let row = bottom; row <= top; row++) {
    const py = (row - half) * SPACING - cy;
    const reach = Math.sqrt(Math.max(0, (grown.reach + BAND) ** 2 - py * py));
    const [left, right] = placesBetween(cx - reach, cx + reach, half);
    let state = offset + row * side + left;
    for (let column = left; column <= right; column++, state++) {
      if (!isLevel && z[state] !== zNow) {
        if (Number.isNaN(z[state])) continue;
        zNow = z[state] as number;
        radius = grown.reach - (narrowing(raster, barrier, zNow) ?? FAR);
      }
      if (radius < 0) continue;
      const px = (column - half) * SPACING - cx;
      const squared = px * px + py * py;
      // What bars only the end must leave room for all places between; what bars the way is kept clear of anyway.
      const clear = Math.sqrt(squared) - (isInTheWay ? radius : Math.sqrt(radius * radius + STEP_SPARE));
      if (clear < (room[state] as number)) room[state] = clear;
      if (isInTheWay && squared < radius * radius + STEP_SPARE) isFree[state] = 0;
    }
  }
}

function barRim(raster: Raster, barrier: Barrier, offset: number): void {
  const { body, half, side, room, isFree, z } = raster;
  const { grown, rim, isInTheWay } = barrier;
  const cx = grown.x - body.x;
  const cy = grown.y - body.y;
  const spare = clipDepth(roundness(grown.prepared) + roundness(grown.mover) + grown.spread);
  const reach = grown.reach + BAND;
  const [bottom, top] = placesBetween(cy - reach, cy + reach, half);
  const [left, right] = placesBetween(cx - reach, cx + reach, half);
  for (let row = bottom; row <= top; row++) {
    for (let column = left; column <= right; column++) {
      const state = offset + row * side + column;
      if (narrowing(raster, barrier, z[state] as number) === undefined) continue;
      const clear = outsideOf(grown, rim, (column - half) * SPACING - cx, (row - half) * SPACING - cy);
      const left = isInTheWay ? clear : clear - spare;
      if (left < (room[state] as number)) room[state] = left;
      if (isInTheWay && clear < spare) isFree[state] = 0;
    }
  }
}

/** The smallest radius of curvature of the outline. */
function roundness({ kind, along, across }: PreparedOutline): Inches {
  if (kind === 'hull') return 0;
  return Math.min(along, across) ** 2 / Math.max(along, across);
}
