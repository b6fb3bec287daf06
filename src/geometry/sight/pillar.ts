/**
 * Pillars: bodies and solids prepared for ray tests. A model is an upright cylinder over its base or hull, a piece of
 * scenery an upright prism with a level or sloping top; concave outlines are split into convex parts. Everything is a
 * closed form, so the error is that of floating point, below 1e-12" on a table. A body's facing needs one sine and one
 * cosine, the only step in which two engines may differ, and then in the last bit.
 */

import { cornersOf } from '../shapes/outline';
import { convexParts } from '../shapes/polygon';
import type { Body, Inches, Solid, Spot } from '../shapes/shape';
import { meanOf } from '../shapes/spots';
import { assertFiniteBody } from '../shapes/validate';

/** An upright convex body. Its top at (x, y) is `topZ` + `topX` x + `topY` y. */
export interface Pillar extends Spot {
  /** All of it lies within this distance of (x, y) in plan, give or take a margin of `resized`, and from `low` to `high`. */
  readonly reach: Inches;
  readonly low: Inches;
  readonly high: Inches;
  readonly topX: number;
  readonly topY: number;
  readonly topZ: Inches;
  /** The corners of a convex polygon that contains it, anticlockwise: a prism's own, or of a box around an oval. */
  readonly corners: readonly Spot[];
  /**
   * For each side of a prism its outward normal (nx, ny) of length 1 and nx x + ny y along it: three numbers in a row.
   * Empty for the round ones, which are ovals over two half-axes.
   */
  readonly sides: Float64Array;
  readonly cos: number;
  readonly sin: number;
  readonly halfLength: Inches;
  readonly halfWidth: Inches;
  /** 1 over the half-axes. */
  readonly perLength: number;
  readonly perWidth: number;
}

/** The height of a top over the corner of the table, and how it rises. */
type Top = Pick<Pillar, 'topX' | 'topY' | 'topZ'>;

const NO_SIDES = new Float64Array(0);

/** The space a model takes up; throws if a number of it is not finite. */
export function pillarOfBody(body: Body): Pillar {
  assertFiniteBody(body);
  const { x, y, z, facing, outline, height } = body;
  const top = { topX: 0, topY: 0, topZ: z + height };
  if (outline.kind === 'hull') return prism(cornersOf(body), z, top);
  const isOval = outline.kind === 'oval';
  const halfLength = isOval ? outline.length / 2 : outline.radius;
  const halfWidth = isOval ? outline.width / 2 : outline.radius;
  const cos = isOval ? Math.cos(facing) : 1;
  const sin = isOval ? Math.sin(facing) : 0;
  const alongX = halfLength * cos;
  const alongY = halfLength * sin;
  const acrossX = -halfWidth * sin;
  const acrossY = halfWidth * cos;
  const corners = [
    { x: x - alongX - acrossX, y: y - alongY - acrossY },
    { x: x + alongX - acrossX, y: y + alongY - acrossY },
    { x: x + alongX + acrossX, y: y + alongY + acrossY },
    { x: x - alongX + acrossX, y: y - alongY + acrossY },
  ];
  const reach = Math.max(halfLength, halfWidth);
  return pillar({ x, y }, { reach, low: z, high: z + height }, top, corners, NO_SIDES, {
    cos,
    sin,
    halfLength,
    halfWidth,
  });
}

/** The convex parts of a piece of scenery; together they fill it. Throws if a number of it is not finite. */
export function pillarsOfSolid({ outline, bottom, top }: Solid): Pillar[] {
  const topX = top.kind === 'slope' ? top.rise.x : 0;
  const topY = top.kind === 'slope' ? top.rise.y : 0;
  const topZ = top.kind === 'slope' ? top.z - topX * top.from.x - topY * top.from.y : top.z;
  let sum = bottom + topX + topY + topZ;
  for (const { x, y } of outline) sum += x + y;
  if (!Number.isFinite(sum)) throw new Error('cannot look at a solid with a number that is not finite');
  return convexParts(outline).map(part => prism(part, bottom, { topX, topY, topZ }));
}

/** The same pillar with every face moved outwards by `margin`, or inwards if that is negative. */
export function resized(old: Pillar, margin: Inches): Pillar {
  const { topX, topY, reach, corners, cos, sin } = old;
  const topZ = old.topZ + margin * Math.sqrt(1 + topX * topX + topY * topY);
  const sides = old.sides.length === 0 ? NO_SIDES : old.sides.slice();
  for (let i = 2; i < sides.length; i += 3) sides[i] = (sides[i] as number) + margin;
  return pillar(old, { reach, low: old.low - margin, high: old.high + margin }, { topX, topY, topZ }, corners, sides, {
    cos,
    sin,
    halfLength: Math.max(0, old.halfLength + margin),
    halfWidth: Math.max(0, old.halfWidth + margin),
  });
}

function prism(corners: readonly Spot[], low: Inches, top: Top): Pillar {
  const { x, y } = meanOf(corners);
  let reach = 0;
  let high = low;
  for (const corner of corners) {
    reach = Math.max(reach, Math.sqrt((corner.x - x) ** 2 + (corner.y - y) ** 2));
    high = Math.max(high, top.topZ + top.topX * corner.x + top.topY * corner.y);
  }
  const oval = { cos: 1, sin: 0, halfLength: reach, halfWidth: reach };
  return pillar({ x, y }, { reach, low, high }, top, corners, sidesOf(corners), oval);
}

/** The same pillar with its bottom at another height. */
export function lowered(old: Pillar, low: Inches): Pillar {
  return pillar(old, { reach: old.reach, low, high: old.high }, old, old.corners, old.sides, old);
}

/**
 * Every pillar is created here, field by field in one order: loops over objects of one layout run several times faster.
 */
function pillar(
  { x, y }: Spot,
  { reach, low, high }: Pick<Pillar, 'reach' | 'low' | 'high'>,
  { topX, topY, topZ }: Top,
  corners: readonly Spot[],
  sides: Float64Array,
  { cos, sin, halfLength, halfWidth }: Pick<Pillar, 'cos' | 'sin' | 'halfLength' | 'halfWidth'>,
): Pillar {
  const perLength = 1 / halfLength;
  const perWidth = 1 / halfWidth;
  return {
    x,
    y,
    reach,
    low,
    high,
    topX,
    topY,
    topZ,
    corners,
    sides,
    cos,
    sin,
    halfLength,
    halfWidth,
    perLength,
    perWidth,
  };
}

/** Sides of zero length are left out. */
function sidesOf(corners: readonly Spot[]): Float64Array {
  const sides: number[] = [];
  corners.forEach(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    const length = Math.sqrt((next.x - x) ** 2 + (next.y - y) ** 2);
    if (!(length > 0)) return;
    const nx = (next.y - y) / length;
    const ny = (x - next.x) / length;
    sides.push(nx, ny, nx * x + ny * y);
  });
  return Float64Array.from(sides);
}
