/**
 * Standing on scenery. How high a body stands depends on the height it comes from: a bridge is a floor to a body above it
 * and a ceiling to a body below. A solid counts when its underside lies below the top of the body; the body then stands on
 * the highest solid under its base, and if that lifts its top into another solid, on that one. Heights are closed forms;
 * only the test whether a surface holds the body samples the rim.
 */

import { EPS } from '../gaps/within';
import { rimPoints } from '../shapes/outline';
import { type PreparedOutline, prepareOutline } from '../shapes/prepared-outline';
import type { Body, Field, Inches, Solid, Spot } from '../shapes/shape';
import { crossLeg, type Span } from './crossing';
import { type Block, blocksOf, heightOn, isOnBlock, planeHeight } from './ground';

/** How a body stands: its height, its feature, and whether the surface can hold it. */
export interface Standing {
  readonly z: Inches;
  /** The feature whose solid it stands on; the table itself has none. */
  readonly feature?: string;
  readonly isStable: boolean;
}

/** Sampled points of the rim; with an even number, "half the rim" is a whole number of them. */
const RIM_SAMPLES = 16;
/** Heights within this count as the same surface. */
export const RESTS_WITHIN: Inches = 0.05;
/** A model slides off a slope steeper than 30 degrees. */
const STEEPEST = Math.tan(Math.PI / 6);
const ON_THE_TABLE: Standing = { z: 0, isStable: true };

/** The height of the solid's surface at this spot. */
export const surfaceHeight = (solid: Solid, spot: Spot): Inches => planeHeight(solid.top, spot.x, spot.y);

/** The standing height of a body that arrives at its current height, and whether the surface holds it. */
export function standingHeight(field: Field, body: Body): Standing {
  return standingAmong(blocksUnder(blocksOf(field), prepareOutline(body.outline, body.facing), body.x, body.y), body);
}

/** As `standingHeight`, with the blocks below the base known. */
export function standingAmong(below: readonly Block[], body: Body): Standing {
  if (below.length === 0) return ON_THE_TABLE;
  const floor = settle(below, body.x, body.y, body.z, body.height);
  const z = heightOf(floor, body);
  const isStable = doesRest(below, body, z);
  return floor === undefined ? { z, isStable } : { z, feature: floor.feature, isStable };
}

/** The standing height here on this block, or on the table without one. */
export const heightOf = (floor: Block | undefined, { x, y }: Spot): Inches =>
  floor === undefined ? 0 : heightOn(floor, x, y);

const span: Span = { enter: 0, leave: 0 };

/** The blocks that reach under the outline when its centre is here; touching does not count. */
export function blocksUnder(blocks: readonly Block[], prepared: PreparedOutline, x: Inches, y: Inches): Block[] {
  const below: Block[] = [];
  for (const block of blocks) {
    const px = x - block.x;
    const py = y - block.y;
    const reach = prepared.reach + block.prepared.reach;
    if (px * px + py * py >= reach * reach) continue;
    if (crossLeg(prepared, block.prepared, px, py, 1, 0, 0, span)) below.push(block);
  }
  return below;
}

/** The block that a body of this height stands on when it arrives at height z; undefined for the table. */
export function settle(below: readonly Block[], x: Inches, y: Inches, z: Inches, height: Inches): Block | undefined {
  let from = z;
  for (;;) {
    let floor: Block | undefined;
    let highest = 0;
    for (const block of below) {
      if (block.bottom >= from + height - EPS) continue;
      const top = heightOn(block, x, y);
      if (top <= highest) continue;
      highest = top;
      floor = block;
    }
    if (highest <= from) return floor;
    from = highest;
  }
}

/** Centre and half the rim rest on one surface that is not too steep, and nothing else rises through the base. */
function doesRest(below: readonly Block[], body: Body, z: Inches): boolean {
  const counted = below.filter(block => block.bottom < z + body.height - EPS);
  const isSloping = counted.some(({ steepness }) => steepness > 0);
  if (isSloping) {
    const rim = rimPoints(body, RIM_SAMPLES);
    if (counted.some(block => risesThrough(block, rim, counted, body, z))) return false;
  }
  if (z <= RESTS_WITHIN) return true; // The table holds all of a rim.
  const floors = counted.filter(block => isFloorOf(block, body, z));
  if (floors.length === 0) return false;
  const rim = rimPoints(body, RIM_SAMPLES);
  return floors.some(floor => isHeld(floor, counted, rim));
}

/** Whether the body's centre lies on the block, at this height and not too steeply. */
const isFloorOf = (block: Block, body: Body, z: Inches): boolean =>
  block.steepness <= STEEPEST + EPS &&
  Math.abs(planeHeight(block.solid.top, body.x, body.y) - z) <= RESTS_WITHIN + EPS &&
  isOnBlock(block, body, EPS);

/** Whether at least half the rim lies on the block's plane; solids side by side with the same surface count as one. */
function isHeld({ solid }: Block, counted: readonly Block[], rim: readonly Spot[]): boolean {
  let held = 0;
  for (const spot of rim) {
    const height = planeHeight(solid.top, spot.x, spot.y);
    const isOnTable = Math.abs(height) <= RESTS_WITHIN + EPS;
    if (isOnTable || counted.some(block => isOnBlock(block, spot, EPS) && isAtHeight(block, spot, height))) held++;
  }
  return 2 * held >= rim.length;
}

const isAtHeight = (block: Block, spot: Spot, height: Inches): boolean =>
  Math.abs(planeHeight(block.solid.top, spot.x, spot.y) - height) <= RESTS_WITHIN + EPS;

/** A level solid never rises above the standing height; a slope beside the one under the centre may. */
function risesThrough(block: Block, rim: readonly Spot[], counted: readonly Block[], body: Body, z: Inches): boolean {
  if (block.steepness === 0 || isOnBlock(block, body, EPS)) return false;
  const floors = counted.filter(other => other !== block && isOnBlock(other, body, EPS));
  return rim.some(spot => {
    if (!isOnBlock(block, spot, 0)) return false;
    const height = planeHeight(block.solid.top, spot.x, spot.y);
    if (height <= z + RESTS_WITHIN) return false;
    return !floors.some(floor => isAtHeight(floor, spot, height));
  });
}
