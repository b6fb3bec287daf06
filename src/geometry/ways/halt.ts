/**
 * Halting in mid-climb, where the players allow it: TMOVE-03, TMOVE-02. Who climbs goes straight up or down beside a solid,
 * with its base touching the side. There it may halt, between the foot and the top of that side, with no solid in its way,
 * and go on from that height another time.
 */

import { EPS } from '../gaps/within';
import { type Cast, castOf } from '../shapes/prepared-outline';
import type { Body, Inches } from '../shapes/shape';
import type { Climb } from './climb';
import { type Block, heightOn, isOnBlock } from './ground';
import { blocksUnder, heightOf, RESTS_WITHIN, settle } from './solids';

/** A base so near to a solid, or so little over it, touches it. */
const TOUCH: Inches = 0.005;
/** Solids that begin or end so close to where a climber hangs are those that it hangs on. */
export const GRIP: Inches = 0.01;

/** Whether the body is at a height at which nothing carries it: in mid-climb. */
export function isHanging(blocks: readonly Block[], cast: Cast, body: Body): boolean {
  const { x, y, z, height } = body;
  return Math.abs(heightOf(settle(blocksUnder(blocks, cast, x, y), x, y, z, height), body) - z) > RESTS_WITHIN;
}

/** The solids that lie under the base when its rim is moved outwards by so much. */
function underSpread(blocks: readonly Block[], { outline, facing, x, y }: Body, by: Inches): readonly Block[] {
  const cast = castOf(outline, facing);
  const reach = cast.reach + by;
  const corners = cast.corners.map(along => (along * reach) / cast.reach);
  return blocksUnder(blocks, { ...cast, reach, along: cast.along + by, across: cast.across + by, corners }, x, y);
}

/** The solids whose sides the body touches, with none of them under it. */
function besideOf(blocks: readonly Block[], body: Body, under: readonly Block[]): readonly Block[] {
  return underSpread(blocks, body, TOUCH).filter(block => !under.includes(block));
}

/** TMOVE-03: whether the body can hang as it is, having come there at the height `from`. */
export function isHeld(blocks: readonly Block[], body: Body, from: Inches): boolean {
  const { x, y, z, height } = body;
  const low = Math.min(from, z);
  const high = Math.max(from, z) - EPS;
  const under = underSpread(blocks, body, -TOUCH);
  // One leans back from what juts out overhead, unless it is right above.
  const isInTheWay = (block: Block): boolean =>
    heightOn(block, x, y) > low + RESTS_WITHIN && block.bottom < high + (isOnBlock(block, body, EPS) ? height : 0);
  if (under.some(isInTheWay)) return false;
  // A solid that begins above one's head cannot be climbed.
  const highestFoot = Math.min(z, low + height) + EPS;
  return besideOf(blocks, body, under).some(block => block.bottom <= highestFoot && z <= heightOn(block, x, y) + EPS);
}

/** How high the sides are that the body touches at its place; 0 where there are none. */
export const sideBeside = (blocks: readonly Block[], body: Body): Inches =>
  Math.max(
    0,
    ...besideOf(blocks, body, underSpread(blocks, body, -TOUCH)).map(block => heightOn(block, body.x, body.y)),
  );

/** The same climb of a leg, but at its end straight up or down to the level and no further; the height it comes there at is told. */
export function haltedAt(
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
