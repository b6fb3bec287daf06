import { isStrictlyInside } from '../../geometry/shapes/edges';
import type { Body, Inches, Polygon, Spot } from '../../geometry/shapes/shape';
import { spanOf } from '../minis/bases/footing';
import type { TableSize } from '../space';

/** Room to look for, in inches. */
export interface Room {
  readonly width: Inches;
  readonly depth: Inches;
}

const STEP: Inches = 1.5;
const RINGS = 14;
/** Dice stay off the frame. */
const MARGIN: Inches = 1;

/** What dice must not fall on. */
export interface Obstacles {
  readonly bodies: readonly Body[];
  readonly grounds: readonly Polygon[];
  /** Whether a spot is in the picture: dice must be seen. */
  readonly isSeen?: (spot: Spot) => boolean;
}

/** The spot nearest to the wish where a rectangle of room is free; the wish itself if there is none. */
export function findFreeSpace(
  wish: Spot,
  room: Room,
  { bodies, grounds, isSeen = () => true }: Obstacles,
  table: TableSize,
): Spot {
  const [w, d] = [room.width / 2 + MARGIN, room.depth / 2 + MARGIN];
  const held = {
    x: Math.min(Math.max(wish.x, w), Math.max(w, table.width - w)),
    y: Math.min(Math.max(wish.y, d), Math.max(d, table.depth - d)),
  };
  const isFree = ({ x, y }: Spot) =>
    x >= w &&
    x <= table.width - w &&
    y >= d &&
    y <= table.depth - d &&
    isSeen({ x, y }) &&
    !bodies.some(body => touches(body, { x, y }, room)) &&
    !grounds.some(ground => covers(ground, { x, y }, room));
  for (let ring = 0; ring <= RINGS; ring++) {
    const around = Math.max(1, ring * 8);
    for (let i = 0; i < around; i++) {
      const angle = (i / around) * Math.PI * 2 - Math.PI / 2;
      const spot = { x: held.x + Math.cos(angle) * ring * STEP, y: held.y + Math.sin(angle) * ring * STEP };
      if (isFree(spot)) return spot;
    }
  }
  return held;
}

function touches(body: Body, spot: Spot, room: Room): boolean {
  const { long, wide } = spanOf(body.outline);
  const radius = Math.max(long, wide) / 2;
  const dx = Math.max(0, Math.abs(body.x - spot.x) - room.width / 2);
  const dy = Math.max(0, Math.abs(body.y - spot.y) - room.depth / 2);
  return dx * dx + dy * dy < radius * radius;
}

/** Whether ground reaches into the room: a corner of it lies inside, or one of the room's own points lies on it. */
function covers(ground: Polygon, spot: Spot, room: Room): boolean {
  const [w, d] = [room.width / 2, room.depth / 2];
  const reaches = ground.some(({ x, y }) => Math.abs(x - spot.x) < w && Math.abs(y - spot.y) < d);
  return (
    reaches ||
    [-1, 0, 1].some(i => [-1, 0, 1].some(k => isStrictlyInside(ground, { x: spot.x + i * w, y: spot.y + k * d })))
  );
}
