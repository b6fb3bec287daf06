/**
 * Builds the raster around a model (raster.ts): the blocks below each place, the standing heights there, and what
 * blocks them. Only things within reach are considered.
 */

import { EPS } from '../../gaps/within';
import { boundingRadius } from '../../shapes/outline';
import { type PreparedOutline, prepareOutline } from '../../shapes/prepared-outline';
import type { Body, Inches } from '../../shapes/shape';
import { type Block, blocksOf, heightOn } from '../ground';
import { grow, NO_RIM, rimOf, widthOf } from '../grown';
import type { WayOptions } from '../landing';
import type { Surroundings } from '../move';
import { ZONE_SPARE } from '../route/detour';
import { blocksUnder, settle } from '../solids';
import { bar, barEdges } from './barring';
import {
  type Barrier,
  clipDepth,
  FAR,
  type Mound,
  outsideOf,
  placesBetween,
  type Raster,
  SPACING,
  spotOf,
} from './raster';

/** The grid for everything within `limit` of the body. */
export function rasterOf(body: Body, surroundings: Surroundings, options: WayOptions, limit: Inches): Raster {
  const prepared = prepareOutline(body.outline, body.facing);
  const half = Math.ceil(limit / SPACING) + 1;
  const side = 2 * half + 1;
  const places = side * side;
  const mounds = moundsNear(body, prepared, surroundings, limit);
  const blocks = mounds.map(({ block }) => block);
  const hangs = options.hold !== undefined && !options.flies && options.hold.isHanging(blocks, prepared, body);
  const { groundOf, grounds, strips } = layGround(body, prepared, mounds, half, hangs);
  const layers = 1 + Math.max(...grounds.map(blocks => blocks.filter(({ bottom }) => bottom > 0).length));
  const raster: Raster = {
    body,
    prepared,
    half,
    side,
    places,
    layers,
    hangs,
    barriers: barriersNear(body, prepared, surroundings, options, limit),
    mounds,
    groundOf,
    grounds,
    isSloped: grounds.map(blocks => blocks.some(({ steepness }) => steepness > 0)),
    z: new Float64Array(layers * places),
    room: new Float32Array(layers * places).fill(FAR),
    isFree: new Uint8Array(layers * places).fill(1),
  };
  if (mounds.length > 0) setHeights(raster);
  if (hangs) raster.z[half * side + half] = body.z;
  mounds.forEach((mound, i) => void closeCorners(raster, mound, strips[i] ?? []));
  for (const barrier of raster.barriers) bar(raster, barrier);
  barEdges(raster, surroundings.field);
  return raster;
}

function moundsNear(body: Body, mover: PreparedOutline, { field }: Surroundings, limit: Inches): Mound[] {
  const mounds: Mound[] = [];
  for (const block of blocksOf(field)) {
    const reach = block.prepared.reach + mover.reach + limit;
    if ((block.x - body.x) ** 2 + (block.y - body.y) ** 2 >= reach * reach) continue;
    const grown = grow(block.x, block.y, block.prepared, mover, 0);
    mounds.push({ block, grown, rim: rimOf(grown, []) });
  }
  return mounds;
}

function barriersNear(
  body: Body,
  mover: PreparedOutline,
  { others }: Surroundings,
  { zone, flies = false }: WayOptions,
  limit: Inches,
): Barrier[] {
  const barriers: Barrier[] = [];
  const add = (other: Body, spread: Inches, rest: Omit<Barrier, 'grown' | 'rim'>): void => {
    const reach = boundingRadius(other.outline) + mover.reach + spread + limit;
    if ((other.x - body.x) ** 2 + (other.y - body.y) ** 2 >= reach * reach) return;
    const grown = grow(other.x, other.y, prepareOutline(other.outline, other.facing), mover, spread);
    barriers.push({ grown, rim: grown.isDisc ? NO_RIM : rimOf(grown, []), ...rest });
  };
  for (const other of others) {
    if (other === body) continue;
    add(other, 0, { above: other.z - body.height + EPS, below: other.z + other.height - EPS, isInTheWay: !flies });
  }
  if (zone === undefined) return barriers;
  const isInTheWay = !flies && !zone.onlyAtEnd;
  for (const enemy of zone.enemies)
    add(enemy, zone.beyond + ZONE_SPARE, { above: 0, below: 0, zone: enemy, isInTheWay });
  return barriers;
}

/** For every place the list of blocks below it, equal lists kept once; and for every mound the places just outside of it. */
interface Ground {
  readonly groundOf: Uint16Array;
  readonly grounds: (readonly Block[])[];
  readonly strips: (readonly number[])[];
}

function layGround(body: Body, mover: PreparedOutline, mounds: readonly Mound[], half: number, hangs: boolean): Ground {
  const side = 2 * half + 1;
  const ground: Ground = { groundOf: new Uint16Array(side * side), grounds: [[]], strips: [] };
  for (const mound of mounds) ground.strips.push(layMound(ground, body, mover, mound, half));
  if (mounds.length === 0) return ground;
  // The body's own position is exact, however close to a rim; a hanging body has a special height.
  const blocks = mounds.map(({ block }) => block);
  const below = blocksUnder(blocks, mover, body.x, body.y);
  const { grounds } = ground;
  const isSame = (each: readonly Block[]) =>
    each.length === below.length && each.every((block, i) => block === below[i]);
  const same = hangs ? -1 : grounds.findIndex(isSame);
  ground.groundOf[half * side + half] = same < 0 ? grounds.push(below) - 1 : same;
  return ground;
}

/** Adds the mound to all places on it, and gives those just outside. */
function layMound(
  { groundOf, grounds }: Ground,
  body: Body,
  mover: PreparedOutline,
  { block, grown, rim }: Mound,
  half: number,
): number[] {
  const strip = mover.kind === 'circle' ? clipDepth(mover.reach) : EPS;
  const outside: number[] = [];
  const added = new Map<number, number>();
  const cx = grown.x - body.x;
  const cy = grown.y - body.y;
  const [left, right] = placesBetween(cx - widthOf(grown, -1, 0) - strip, cx + widthOf(grown, 1, 0) + strip, half);
  const [bottom, top] = placesBetween(cy - widthOf(grown, 0, -1) - strip, cy + widthOf(grown, 0, 1) + strip, half);
  for (let row = bottom; row <= top; row++) {
    for (let column = left; column <= right; column++) {
      const off = outsideOf(grown, rim, (column - half) * SPACING - cx, (row - half) * SPACING - cy);
      if (off >= strip) continue;
      const place = row * (2 * half + 1) + column;
      if (off >= -EPS) {
        outside.push(place);
        continue;
      }
      const before = groundOf[place] as number;
      let next = added.get(before);
      if (next === undefined) {
        next = grounds.push([...(grounds[before] ?? []), block]) - 1;
        added.set(before, next);
      }
      groundOf[place] = next;
    }
  }
  return outside;
}

/**
 * A round mover may not pass so close to the rounded corner of a rim that a step could clip it unnoticed, unless it is below
 * or above that block anyway. Other shapes are laid out step by step.
 */
function closeCorners(raster: Raster, { block, grown }: Mound, strip: readonly number[]): void {
  const { body, prepared, layers, places, z, isFree } = raster;
  if (prepared.kind !== 'circle') return;
  for (const place of strip) {
    const { x, y } = spotOf(raster, place);
    if (!isBeyondCorner(grown.prepared.corners, x - grown.x, y - grown.y)) continue;
    for (let state = place; state < layers * places; state += places) {
      const height = z[state] as number;
      const isClear = block.bottom >= height + body.height || block.high < height - EPS;
      if (!isClear) isFree[state] = 0;
    }
  }
}

/** Whether the corner of the polygon nearest to a point outside is nearer than any of its sides. */
function isBeyondCorner(corners: Float64Array, px: number, py: number): boolean {
  let ax = corners[corners.length - 2] as number;
  let ay = corners[corners.length - 1] as number;
  for (let i = 0; i < corners.length; i += 2) {
    const bx = corners[i] as number;
    const by = corners[i + 1] as number;
    const ex = bx - ax;
    const ey = by - ay;
    const along = (px - ax) * ex + (py - ay) * ey;
    if ((px - ax) * ey - (py - ay) * ex > 0 && along > 0 && along < ex * ex + ey * ey) return false;
    ax = bx;
    ay = by;
  }
  return true;
}

/** Every height at which one can stand at each place; layers that a place does not have are not free. */
function setHeights(raster: Raster): void {
  const { body, places, layers, groundOf, grounds, isSloped, z, isFree } = raster;
  const flat = grounds.map((blocks, i) => (isSloped[i] ? undefined : levelsOn(blocks, body.x, body.y, body.height)));
  z.fill(Number.NaN, places);
  isFree.fill(0, places);
  for (let place = 0; place < places; place++) {
    const ground = groundOf[place] as number;
    if (ground === 0) continue;
    let levels = flat[ground];
    if (levels === undefined) {
      const { x, y } = spotOf(raster, place);
      levels = levelsOn(grounds[ground] ?? [], x, y, body.height);
    }
    for (let layer = 0; layer < layers && layer < levels.length; layer++) {
      z[layer * places + place] = levels[layer] as number;
      isFree[layer * places + place] = 1;
    }
  }
}

/** The heights at which a body can stand on these blocks, coming from the table, from any of them, or from above. */
function levelsOn(blocks: readonly Block[], x: Inches, y: Inches, height: Inches): number[] {
  const levels: number[] = [];
  const raised = blocks.filter(({ bottom }) => bottom > 0).map(block => heightOn(block, x, y));
  for (const from of [0, ...raised]) {
    const floor = settle(blocks, x, y, from, height);
    const level = floor === undefined ? 0 : heightOn(floor, x, y);
    if (levels.every(known => Math.abs(known - level) > EPS)) levels.push(level);
  }
  return levels;
}
