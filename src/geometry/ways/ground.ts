/**
 * The scenery of a field prepared for movement: every solid split into convex blocks with bounds and heights. Fields
 * are immutable, so each is prepared once and cached.
 *
 * On a slope a model stands at the height of the surface under its centre. If the centre is not above the slope but the
 * base is, the slope's plane is followed only within its real heights: so a ramp is entered at its foot without a step,
 * and a walk along or beside it never jumps.
 */

import { boundsOf, convexParts } from '../shapes/polygon';
import { type PreparedOutline, preparePolygon } from '../shapes/prepared-outline';
import type { Field, Inches, Polygon, Solid, Spot, Top } from '../shapes/shape';

/** A convex piece of a solid. */
export interface Block {
  /** The id of the feature it belongs to. */
  readonly feature: string;
  readonly solid: Solid;
  /** Its outline around the middle of its bounds, (x, y). */
  readonly prepared: PreparedOutline;
  readonly x: Inches;
  readonly y: Inches;
  readonly bottom: Inches;
  /** The lowest and the highest place of the whole solid's top, never below the table. */
  readonly low: Inches;
  readonly high: Inches;
  /** Height gained per inch, straight up the slope; 0 when level. */
  readonly steepness: number;
}

/** Keyed by the features, which many battles may share. */
const blocksByFeatures = new WeakMap<Field['features'], readonly Block[]>();

/** All blocks of the field, in the order of its features and solids. */
export function blocksOf({ features }: Field): readonly Block[] {
  const before = blocksByFeatures.get(features);
  if (before !== undefined) return before;
  const blocks: Block[] = [];
  for (const feature of features) {
    for (const solid of feature.solids) {
      for (const part of convexParts(solid.outline)) blocks.push(blockOf(feature.id, solid, part));
    }
  }
  blocksByFeatures.set(features, blocks);
  return blocks;
}

/** The height of a top's plane at this place, ignoring its edges. */
export function planeHeight(top: Top, x: Inches, y: Inches): Inches {
  if (top.kind === 'flat') return top.z;
  return top.z + (x - top.from.x) * top.rise.x + (y - top.from.y) * top.rise.y;
}

/** How high a body stands on the block when its centre is here. */
export function heightOn(block: Block, x: Inches, y: Inches): Inches {
  if (block.steepness === 0) return block.high;
  const height = planeHeight(block.solid.top, x, y);
  return height < block.low ? block.low : height > block.high ? block.high : height;
}

/** Whether the spot lies on the block, its rim included. */
export function isOnBlock(block: Block, spot: Spot, spare: Inches): boolean {
  const { corners } = block.prepared;
  const px = spot.x - block.x;
  const py = spot.y - block.y;
  let ax = corners[corners.length - 2] ?? 0;
  let ay = corners[corners.length - 1] ?? 0;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] ?? 0;
    const by = corners[i + 1] ?? 0;
    const ex = bx - ax;
    const ey = by - ay;
    if ((px - ax) * ey - (py - ay) * ex > spare * Math.sqrt(ex * ex + ey * ey)) return false;
    ax = bx;
    ay = by;
  }
  return true;
}

function blockOf(feature: string, solid: Solid, part: Polygon): Block {
  const { minX, maxX, minY, maxY } = boundsOf(part);
  const x = (minX + maxX) / 2;
  const y = (minY + maxY) / 2;
  const prepared = preparePolygon(part.map(corner => ({ x: corner.x - x, y: corner.y - y })));
  const heights = solid.outline.map(corner => planeHeight(solid.top, corner.x, corner.y));
  const low = Math.max(0, Math.min(...heights));
  const high = Math.max(0, ...heights);
  const { top } = solid;
  const steepness = top.kind === 'flat' ? 0 : Math.sqrt(top.rise.x ** 2 + top.rise.y ** 2);
  return { feature, solid, prepared, x, y, bottom: solid.bottom, low, high, steepness };
}
