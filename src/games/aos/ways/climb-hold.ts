/**
 * TMOVE-02, TMOVE-03: stopping in mid-climb, where the players agree on it. A climbing model goes straight up or down beside
 * a solid, with its base touching the side. It may stop there, between the foot and the top of that side, with no solid in
 * its way, and go on from that height in a later move.
 */

import { EPS } from '../../../geometry/gaps/within';
import { type PreparedOutline, prepareOutline } from '../../../geometry/shapes/prepared-outline';
import type { Body, Inches } from '../../../geometry/shapes/shape';
import type { Climb, ClimbHold } from '../../../geometry/ways/climb';
import { type Block, heightOn, isOnBlock } from '../../../geometry/ways/ground';
import { blocksUnder, heightOf, RESTS_WITHIN, settle } from '../../../geometry/ways/solids';

/** A base this near to a solid, or this little over it, touches it. */
const TOUCH: Inches = 0.005;
/** A model hangs on the solids that begin or end this close to it. */
const GRIP: Inches = 0.01;

/** Whether the body is at a height at which nothing carries it. */
function isHanging(blocks: readonly Block[], prepared: PreparedOutline, body: Body): boolean {
  const { x, y, z, height } = body;
  return Math.abs(heightOf(settle(blocksUnder(blocks, prepared, x, y), x, y, z, height), body) - z) > RESTS_WITHIN;
}

/** The solids that lie under the base when its rim is moved outwards by this much. */
function underSpread(blocks: readonly Block[], { outline, facing, x, y }: Body, by: Inches): readonly Block[] {
  const prepared = prepareOutline(outline, facing);
  const reach = prepared.reach + by;
  const corners = prepared.corners.map(along => (along * reach) / prepared.reach);
  return blocksUnder(
    blocks,
    { ...prepared, reach, along: prepared.along + by, across: prepared.across + by, corners },
    x,
    y,
  );
}

/** The solids whose sides the body touches, with none of them under it. */
function besideOf(blocks: readonly Block[], body: Body, under: readonly Block[]): readonly Block[] {
  return underSpread(blocks, body, TOUCH).filter(block => !under.includes(block));
}

/** TMOVE-03: whether the body can hang as it is, having come there at the height `from`. */
function isHeld(blocks: readonly Block[], body: Body, from: Inches): boolean {
  const { x, y, z, height } = body;
  const low = Math.min(from, z);
  const high = Math.max(from, z) - EPS;
  const under = underSpread(blocks, body, -TOUCH);
  // A model avoids overhangs, unless they are directly above it.
  const isInTheWay = (block: Block): boolean =>
    heightOn(block, x, y) > low + RESTS_WITHIN && block.bottom < high + (isOnBlock(block, body, EPS) ? height : 0);
  if (under.some(isInTheWay)) return false;
  // A solid that begins above the model's head cannot be climbed.
  const highestFoot = Math.min(z, low + height) + EPS;
  return besideOf(blocks, body, under).some(block => block.bottom <= highestFoot && z <= heightOn(block, x, y) + EPS);
}

/** The height of the sides that the body touches; 0 if none. */
export const sideBeside = (blocks: readonly Block[], body: Body): Inches =>
  Math.max(
    0,
    ...besideOf(blocks, body, underSpread(blocks, body, -TOUCH)).map(block => heightOn(block, body.x, body.y)),
  );

/** The climb of a leg that at its end goes straight up or down to the level and no further, and the height it comes from. */
function haltedAt(
  { pieces }: Climb,
  length: Inches,
  zBefore: Inches,
  level: Inches,
): Climb & { readonly from: Inches } {
  const before = pieces.filter(({ start }) => start < length - GRIP);
  const last = before.at(-1);
  const from = last?.zEnd ?? zBefore;
  const all = [
    ...before,
    { start: last?.end ?? 0, end: length, zStart: from, zEnd: from },
    { start: length, end: length, zStart: level, zEnd: level },
  ];
  let climbed = 0;
  let now = zBefore;
  for (const { zStart, zEnd } of all) {
    climbed += Math.abs(zStart - now) + Math.abs(zEnd - zStart);
    now = zEnd;
  }
  return { pieces: all, z: level, climbed, from };
}

/** TMOVE-03: stopping in mid-climb, as geometry asks for it. */
export const CLIMB_HOLD: ClimbHold = { grip: GRIP, isHanging, isHeld, haltedAt };
