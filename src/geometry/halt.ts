/**
 * Halting in mid-climb, where the players allow it: TMOVE-03, TMOVE-02. Who climbs goes straight up or down beside a solid,
 * with its base touching the side. There it may halt, between the foot and the top of that side, with no solid in its way,
 * and go on from that height another time.
 */
import { type Cast, castOf } from './cast';
import type { Climb, Piece } from './climb';
import { type Block, heightOn } from './ground';
import type { Body, Inches, Outline, Spot } from './shape';
import { blocksUnder, heightOf, RESTS_WITHIN, settle } from './solids';
import { EPS } from './within';

/** A base so near to a solid, or so little over it, touches it. */
const TOUCH: Inches = 0.005;
/** Solids that begin or end so close to where a climber hangs are those that it hangs on. */
export const GRIP: Inches = 0.05;

/** Whether the body is at a height at which nothing carries it: in mid-climb. */
export function isHanging(blocks: readonly Block[], cast: Cast, body: Body): boolean {
  if (body.z <= RESTS_WITHIN) return false;
  const floor = settle(blocksUnder(blocks, cast, body.x, body.y), body.x, body.y, body.z, body.height);
  return Math.abs(heightOf(floor, body) - body.z) > RESTS_WITHIN;
}

/** What is beside and below a base: the solids whose sides it touches, and those that lie under it. */
interface Nearby {
  readonly beside: readonly Block[];
  readonly under: readonly Block[];
}

function nearby(blocks: readonly Block[], { x, y, outline, facing }: Body): Nearby {
  const under = blocksUnder(blocks, castOf(resized(outline, -TOUCH), facing), x, y);
  const touched = blocksUnder(blocks, castOf(resized(outline, TOUCH), facing), x, y);
  return { under, beside: touched.filter(block => !under.includes(block)) };
}

/** TMOVE-03: whether the body can hang as it is, having come there at the height `from`. */
export function isHeld(blocks: readonly Block[], body: Body, from: Inches): boolean {
  const { x, y, z, height } = body;
  const low = Math.min(from, z);
  const high = Math.max(from, z);
  const { beside, under } = nearby(blocks, body);
  if (under.some(block => block.bottom < high + height - EPS && heightOn(block, x, y) > low + RESTS_WITHIN))
    return false;
  // A solid that begins above one's head cannot be climbed.
  return beside.some(block => block.bottom <= Math.min(z, low + height) + EPS && z <= heightOn(block, x, y) + EPS);
}

/** How high the sides are that the body touches at its place; 0 where there are none. */
export const sideBeside = (blocks: readonly Block[], body: Body): Inches =>
  Math.max(0, ...nearby(blocks, body).beside.map(block => heightOn(block, body.x, body.y)));

/** The height at which somebody arrives at the end of a leg, before it goes up or down beside what it touches there. */
export function arrivalOn({ pieces }: Climb, length: Inches, zBefore: Inches): Inches {
  return kept(pieces, length).at(-1)?.zEnd ?? zBefore;
}

/** The same climb of a leg, but at its end straight up or down to the level and no further. */
export function haltedAt({ pieces }: Climb, length: Inches, zBefore: Inches, level: Inches): Climb {
  const before = kept(pieces, length);
  const last = before.at(-1);
  const z = last?.zEnd ?? zBefore;
  const all = [
    ...before,
    { start: last?.end ?? 0, end: length, zStart: z, zEnd: z },
    { start: length, end: length, zStart: level, zEnd: level },
  ];
  let climbed = 0;
  let now = zBefore;
  for (const { zStart, zEnd } of all) {
    climbed += Math.abs(zStart - now) + Math.abs(zEnd - zStart);
    now = zEnd;
  }
  return { pieces: all, z: level, climbed };
}

const kept = (pieces: readonly Piece[], length: Inches): readonly Piece[] =>
  pieces.filter(({ start }) => start < length - GRIP);

/** The outline with its rim moved outwards, or inwards. */
function resized(outline: Outline, by: Inches): Outline {
  if (outline.kind === 'circle') return { kind: 'circle', radius: outline.radius + by };
  if (outline.kind === 'oval') return { kind: 'oval', length: outline.length + 2 * by, width: outline.width + 2 * by };
  const grow = (corner: Spot): Spot => {
    const away = Math.sqrt(corner.x * corner.x + corner.y * corner.y);
    const share = away > 0 ? 1 + by / away : 1;
    return { x: corner.x * share, y: corner.y * share };
  };
  return { kind: 'hull', points: outline.points.map(grow) };
}
