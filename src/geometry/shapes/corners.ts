/**
 * A hull's corners as a flat array of numbers, in the frame of a viewer. The array is written into the caller's buffer,
 * because gaps are computed so often that allocating lists of spots would cost more than the gap.
 */
import type { Placed } from './outline';
import type { Pose } from './shape';

/** Corners as x, y, x, y and so on; only the first `count` pairs are valid. */
export interface Corners {
  xy: Float64Array;
  count: number;
}

/** An empty buffer for corners; it grows as needed. */
export const roomForCorners = (): Corners => ({ xy: new Float64Array(32), count: 0 });

/** Writes the corners of a hull in the frame of a viewer there facing along +x, and returns them. */
export function cornersSeen(viewer: Pose, hull: Placed, into: Corners): Corners {
  if (hull.outline.kind !== 'hull') throw new Error('only a hull has corners');
  const { points } = hull.outline;
  if (into.xy.length < 2 * points.length) into.xy = new Float64Array(2 * points.length);
  into.count = points.length;
  const dx = hull.x - viewer.x;
  const dy = hull.y - viewer.y;
  const cos = Math.cos(viewer.facing);
  const sin = Math.sin(viewer.facing);
  const along = dx * cos + dy * sin;
  const across = dy * cos - dx * sin;
  const turn = hull.facing - viewer.facing;
  const turnCos = turn === 0 ? 1 : Math.cos(turn);
  const turnSin = turn === 0 ? 0 : Math.sin(turn);
  const { xy } = into;
  let i = 0;
  for (const { x, y } of points) {
    xy[i++] = along + x * turnCos - y * turnSin;
    xy[i++] = across + x * turnSin + y * turnCos;
  }
  return into;
}
