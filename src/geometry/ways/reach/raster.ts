/**
 * The table around a model as a grid of places, 0.25" apart and with the model on one of them. A state is a place and a
 * height to stand at: one per place, or several layers where bridges make several. Each knows how much room there is to
 * whatever bars that height. A state counts as free only with so much room to spare that the straight step to every free
 * neighbour is free as well. That closes gaps less than about 0.3" wider than the base, which portals open again.
 */

import { EPS } from '../../gaps/within';
import type { PreparedOutline } from '../../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../../shapes/shape';
import { type Block, heightOn } from '../ground';
import type { Grown, Rim } from '../grown';
import { settle } from '../solids';

/** How far places are apart. */
export const SPACING: Inches = 0.25;

/** A body or a zone near enough to matter; a body bars standing heights strictly between `above` and `below`. */
export interface Barrier {
  readonly grown: Grown;
  /** Its tangents; a disc needs none. */
  readonly rim: Rim;
  readonly above: Inches;
  readonly below: Inches;
  readonly zone?: Body;
  /** Whether it bars the way through, not just ending there. */
  readonly isInTheWay: boolean;
}

/** A block near enough to matter. */
export interface Mound {
  readonly block: Block;
  readonly grown: Grown;
  readonly rim: Rim;
}

/** States are numbered layer * places + row * side + column. */
export interface Raster {
  readonly body: Body;
  readonly prepared: PreparedOutline;
  /** Places from the middle to either side, and from side to side. */
  readonly half: number;
  readonly side: number;
  readonly places: number;
  readonly layers: number;
  /** Whether the model sets out from mid-climb: then the place it is on has a height of its own. */
  readonly hangs: boolean;
  readonly barriers: readonly Barrier[];
  readonly mounds: readonly Mound[];
  /** Which of the `grounds`, lists of blocks that lie below, each place has. */
  readonly groundOf: Uint16Array;
  readonly grounds: readonly (readonly Block[])[];
  /** For each of the grounds whether a slope is among its blocks. */
  readonly isSloped: readonly boolean[];
  /** Standing heights; NaN where a place has no such layer. */
  readonly z: Float64Array;
  /** Room to the nearest barrier that one may not end in, negative inside it, FAR where there is plenty. */
  readonly room: Float32Array;
  /** Whether the place is passable. */
  readonly isFree: Uint8Array;
}

/** Room that counts as unlimited. */
export const FAR: Inches = 1e3;
/** The square of half a diagonal step: a circle is that much wider to a step than to a place. */
export const STEP_SPARE = (SPACING * SPACING) / 2;

/** The state for a mover that arrives at the place at height z. */
export function stateAt(raster: Raster, place: number, z: Inches): number {
  if (raster.layers === 1) return place;
  const blocks = raster.grounds[raster.groundOf[place] as number] ?? [];
  if (blocks.length === 0) return place;
  const { body, half, side, places, layers } = raster;
  const x = body.x + ((place % side) - half) * SPACING;
  const y = body.y + (Math.floor(place / side) - half) * SPACING;
  const floor = settle(blocks, x, y, z, body.height);
  const height = floor === undefined ? 0 : heightOn(floor, x, y);
  for (let state = place; state < layers * places; state += places) {
    if (Math.abs((raster.z[state] as number) - height) < EPS) return state;
  }
  return place;
}

/** Where a place lies on the table. */
export const spotOf = ({ body, half, side }: Raster, place: number): Spot => ({
  x: body.x + ((place % side) - half) * SPACING,
  y: body.y + (Math.floor(place / side) - half) * SPACING,
});

/** The distance to a grown hull, negative inside: exact for a round mover, by tangents, which is never too large, for others. */
export function outsideOf({ prepared, mover, spread }: Grown, rim: Rim, px: number, py: number): Inches {
  if (mover.kind === 'circle' && prepared.kind === 'hull') {
    return signedToCorners(prepared.corners, px, py) - mover.reach - spread;
  }
  let outside = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < rim.nx.length; i++) {
    const beyond = (rim.nx[i] as number) * px + (rim.ny[i] as number) * py - (rim.width[i] as number);
    if (beyond > outside) outside = beyond;
  }
  return outside;
}

/** The distance from a point to a convex polygon around (0, 0), negative inside. */
function signedToCorners(corners: Float64Array, px: number, py: number): Inches {
  let inside = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  let ax = corners[corners.length - 2] as number;
  let ay = corners[corners.length - 1] as number;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] as number;
    const by = corners[i + 1] as number;
    const ex = bx - ax;
    const ey = by - ay;
    const squared = ex * ex + ey * ey;
    const side = (px - ax) * ey - (py - ay) * ex;
    const along = (px - ax) * ex + (py - ay) * ey;
    if (side > 0) {
      const share = along <= 0 ? 0 : along >= squared ? 1 : along / squared;
      const dx = px - ax - share * ex;
      const dy = py - ay - share * ey;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    } else if (squared > 0) inside = Math.max(inside, side / Math.sqrt(squared));
    ax = bx;
    ay = by;
  }
  return nearest < Number.POSITIVE_INFINITY ? Math.sqrt(nearest) : inside;
}

/** How deep a diagonal step between two places outside a circle of this radius can cut into it. */
export const clipDepth = (radius: Inches): Inches => Math.sqrt(radius * radius + STEP_SPARE) - radius;

/** The first and last column, or row, between two offsets from the middle. */
export function placesBetween(low: Inches, high: Inches, half: number): readonly [number, number] {
  return [Math.max(0, Math.ceil(low / SPACING) + half), Math.min(2 * half, Math.floor(high / SPACING) + half)];
}
