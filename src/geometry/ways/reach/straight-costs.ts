/**
 * What lies in plain sight of a place on a raster: there the straight line is the shortest way and its length exact.
 * Seen from the middle every barrier throws a shadow, an angle beyond a distance. The angles are cut into 720 parts; each
 * holds the least distance at which anything in it begins, so a place is lit only if nothing at all is in the way.
 */

import { EPS } from '../../gaps/within';
import type { Inches } from '../../shapes/shape';
import type { Span } from '../crossing';
import { crossGrown } from '../grown';
import { type Barrier, type Mound, outsideOf, type Raster, SPACING } from './raster';

const PARTS = 720;
const PER_ANGLE = PARTS / (2 * Math.PI);
const FAR = 1e9;
/** Subtracted where a shape's edge is only known at the rays. */
const GIVEN_AWAY: Inches = SPACING / 4;
const span: Span = { enter: 0, leave: 0 };

/** Distance and part of the circle of every place of a grid, by its size; they are the same for every model. */
interface Rays {
  readonly distance: Float32Array;
  readonly part: Uint16Array;
}

const rays = new Map<number, Rays>();

/** Distances from the middle of a grid with n places to either side. */
export function raysOf(half: number): Rays {
  const before = rays.get(half);
  if (before !== undefined) return before;
  const side = 2 * half + 1;
  const distance = new Float32Array(side * side);
  const part = new Uint16Array(side * side);
  for (let place = 0; place < side * side; place++) {
    const x = (place % side) - half;
    const y = Math.floor(place / side) - half;
    distance[place] = Math.sqrt(x * x + y * y) * SPACING;
    part[place] = partOf(Math.atan2(y, x));
  }
  const made = { distance, part };
  rays.set(half, made);
  return made;
}

/** For each part of the circle around the model how far it may go straight, at its own height. */
export function depthsOf(raster: Raster, barriers: readonly Barrier[]): Float32Array {
  const depths = new Float32Array(PARTS).fill(FAR);
  for (const { grown, rim } of barriers) {
    if (grown.isDisc) shadeDisc(depths, grown.x - raster.body.x, grown.y - raster.body.y, grown.reach - EPS);
    else shadeShape(depths, raster, { grown, rim });
  }
  for (const mound of raster.mounds) shadeShape(depths, raster, mound);
  return depths;
}

function partOf(angle: number): number {
  const part = Math.floor((angle < 0 ? angle + 2 * Math.PI : angle) * PER_ANGLE);
  return part >= PARTS ? 0 : part;
}

/** A disc begins at the distance to its tangents' touching points only at the sides; nearer the middle, earlier. */
function shadeDisc(depths: Float32Array, cx: number, cy: number, radius: number): void {
  const squared = cx * cx + cy * cy;
  const apart = Math.sqrt(squared);
  if (apart <= radius) {
    // Touching or inside: everything ahead is dark, everything behind is lit.
    shadowOf(depths, Math.atan2(cy, cx), Math.PI / 2, () => 0);
    return;
  }
  shadowOf(depths, Math.atan2(cy, cx), Math.asin(Math.min(1, radius / apart)), off => {
    const aside = apart * Math.sin(off);
    return apart * Math.cos(off) - Math.sqrt(Math.max(0, radius * radius - aside * aside));
  });
}

/** Any other shape: each ray between its outermost corners, and each corner for what lies between two rays. */
function shadeShape(depths: Float32Array, { body }: Raster, { grown, rim }: Pick<Mound, 'grown' | 'rim'>): void {
  const middle = Math.atan2(grown.y - body.y, grown.x - body.x);
  const isInside = outsideOf(grown, rim, body.x - grown.x, body.y - grown.y) < GIVEN_AWAY;
  let low = isInside ? -Math.PI : 0;
  let high = isInside ? Math.PI : 0;
  for (let i = 0; !isInside && i < rim.x.length; i++) {
    const dx = (rim.x[i] as number) - body.x;
    const dy = (rim.y[i] as number) - body.y;
    const off = turned(Math.atan2(dy, dx) - middle);
    low = Math.min(low, off);
    high = Math.max(high, off);
    darken(depths, partOf(turned(middle + off)), Math.sqrt(dx * dx + dy * dy) - GIVEN_AWAY);
  }
  const first = Math.floor((middle + low) * PER_ANGLE);
  const last = Math.ceil((middle + high) * PER_ANGLE);
  for (let i = first; i <= last; i++) {
    const angle = i / PER_ANGLE;
    if (!crossGrown(grown, rim, body.x, body.y, Math.cos(angle), Math.sin(angle), span) || span.leave <= 0) continue;
    const depth = (span.enter > 0 ? span.enter : isInside ? span.leave : 0) - GIVEN_AWAY;
    darken(depths, wrapped(i), depth);
    darken(depths, wrapped(i - 1), depth);
  }
}

const wrapped = (part: number): number => ((part % PARTS) + PARTS) % PARTS;

/** The same angle between half a turn back and half a turn on. */
const turned = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

function darken(depths: Float32Array, part: number, depth: number): void {
  if (depth < (depths[part] as number)) depths[part] = Math.max(0, depth);
}

/** Shades all parts within `wide` of the angle; `depthAt` gives the depth at an offset, smallest in the middle. */
function shadowOf(depths: Float32Array, angle: number, wide: number, depthAt: (off: number) => number): void {
  const first = Math.floor((angle - wide) * PER_ANGLE);
  const last = Math.floor((angle + wide) * PER_ANGLE);
  for (let i = first; i <= last; i++) {
    const from = i / PER_ANGLE - angle;
    const to = (i + 1) / PER_ANGLE - angle;
    const nearest = from > 0 ? from : to < 0 ? -to : 0;
    darken(depths, wrapped(i), depthAt(Math.min(nearest, wide)));
  }
}
