/**
 * Standing outlines as a mover's centre sees them: grown by the mover's own outline and, for a zone, by the distance to
 * be kept. The rim of a grown shape is held as a polygon of tangents that contains it, so a path along the polygon
 * is clear of the shape; with 32 tangents around a circle the detour is at most 0.33% of the arc. Extra tangents are laid
 * where something touches or nearly touches the shape: there the polygon is as tight as the shape itself, and a gap
 * exactly as wide as the base stays open.
 */

import { EPS } from '../gaps/within';
import { type PreparedOutline, reachAlong } from '../shapes/prepared-outline';
import type { Inches } from '../shapes/shape';
import { crossLine, type Span } from './crossing';

/** A standing outline, the mover it is grown by, and how much more is kept free. */
export interface Grown {
  readonly x: Inches;
  readonly y: Inches;
  readonly prepared: PreparedOutline;
  readonly mover: PreparedOutline;
  readonly spread: Inches;
  /** Radius of the circle around (x, y) that holds the grown shape. */
  readonly reach: Inches;
  /** Whether the grown shape is that circle. */
  readonly isDisc: boolean;
}

/** Tangents by turning normals (nx, ny) at their distances from the centre, and the corners where neighbours meet. */
export interface Rim {
  readonly nx: readonly number[];
  readonly ny: readonly number[];
  readonly width: readonly number[];
  /** Corner i lies between tangents i and i + 1, in table coordinates. */
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** The rim of shapes without one, such as a disc. */
export const NO_RIM: Rim = { nx: [], ny: [], width: [], x: [], y: [] };

const TANGENTS = 32;
const TURN = 2 * Math.PI;
const SAME_TANGENT = 1e-6;
const COS = Array.from({ length: TANGENTS }, (_, i) => Math.cos((TURN * i) / TANGENTS));
const SIN = Array.from({ length: TANGENTS }, (_, i) => Math.sin((TURN * i) / TANGENTS));
const TRIES = 12;
const NARROWINGS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The outline at (x, y) grown by the mover and by `spread`. */
export function grow(x: Inches, y: Inches, prepared: PreparedOutline, mover: PreparedOutline, spread: Inches): Grown {
  const isDisc = prepared.kind === 'circle' && mover.kind === 'circle';
  return { x, y, prepared, mover, spread, reach: prepared.reach + mover.reach + spread, isDisc };
}

/** How far the grown shape reaches from its centre in the direction n, which has length 1. */
export function widthOf(grown: Grown, nx: number, ny: number): Inches {
  if (grown.isDisc) return grown.reach;
  return reachAlong(grown.prepared, nx, ny) + reachAlong(grown.mover, -nx, -ny) + grown.spread;
}

/** The polygon of tangents, with further ones at these angles. */
export function rimOf(grown: Grown, further: readonly number[]): Rim {
  const isRounded = grown.prepared.kind !== 'hull' || grown.mover.kind !== 'hull' || grown.spread > 0;
  const extra = [...further.map(upright), ...sideAngles(grown)].sort((a, b) => a - b);
  const nx: number[] = [];
  const ny: number[] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let next = 0;
  const add = (angle: number, cos: number, sin: number): void => {
    // Angles wrap around: one just below a full turn equals the first.
    if (angle - last <= SAME_TANGENT || angle - TURN + SAME_TANGENT >= first) return;
    first = Math.min(first, angle);
    nx.push(cos);
    ny.push(sin);
    last = angle;
  };
  for (let i = 0; i <= TANGENTS; i++) {
    const angle = (TURN * i) / TANGENTS;
    for (; next < extra.length && ((extra[next] as number) < angle || i === TANGENTS); next++) {
      add(extra[next] as number, Math.cos(extra[next] as number), Math.sin(extra[next] as number));
    }
    if (isRounded && i < TANGENTS) add(angle, COS[i] as number, SIN[i] as number);
  }
  return cornersOfRim(grown, nx, ny);
}

/** Where neighbouring tangents meet. */
function cornersOfRim(grown: Grown, nx: readonly number[], ny: readonly number[]): Rim {
  const width: number[] = [];
  for (let i = 0; i < nx.length; i++) width.push(widthOf(grown, nx[i] as number, ny[i] as number));
  const x: number[] = [];
  const y: number[] = [];
  for (let i = 0; i < nx.length; i++) {
    const next = i + 1 < nx.length ? i + 1 : 0;
    const cx = nx[i] as number;
    const cy = ny[i] as number;
    const cos = cx * (nx[next] as number) + cy * (ny[next] as number);
    const sin = cx * (ny[next] as number) - cy * (nx[next] as number);
    const out = width[i] as number;
    const along = ((width[next] as number) - out * cos) / sin;
    x.push(grown.x + out * cx - along * cy);
    y.push(grown.y + out * cy + along * cx);
  }
  return { nx, ny, width, x, y };
}

/** The angle at which the grown shape turns towards a spot outside it. */
export function angleTowards(grown: Grown, x: Inches, y: Inches): number {
  const dx = x - grown.x;
  const dy = y - grown.y;
  const angle = Math.atan2(dy, dx);
  if (grown.isDisc) return angle;
  return peakNear(angle, (nx, ny) => nx * dx + ny * dy - widthOf(grown, nx, ny));
}

/** The angle at which two grown shapes come nearest, seen from the first; undefined unless they are apart but hardly so. */
export function angleOfPinch(one: Grown, two: Grown): number | undefined {
  const dx = two.x - one.x;
  const dy = two.y - one.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  // Corners of both polygons stick out by half a percent; only closer than that may they meet.
  const closest = (one.reach + two.reach) * 0.01 + EPS;
  if (apart > one.reach + two.reach + closest || apart === 0) return undefined;
  const angle = Math.atan2(dy, dx);
  if (one.isDisc && two.isDisc) return apart >= one.reach + two.reach - 2 * EPS ? angle : undefined;
  const gapAlong = (nx: number, ny: number): number =>
    nx * dx + ny * dy - widthOf(one, nx, ny) - widthOf(two, -nx, -ny);
  const best = peakNear(angle, gapAlong);
  const gap = gapAlong(Math.cos(best), Math.sin(best));
  return gap >= -2 * EPS && gap <= closest ? best : undefined;
}

/** Fills `span` with the stretch of the line on which the mover overlaps the shape; false if it nowhere does. */
export function crossGrown(grown: Grown, rim: Rim, x: number, y: number, dx: number, dy: number, span: Span): boolean {
  const px = x - grown.x;
  const py = y - grown.y;
  if (!grown.isDisc) {
    if (grown.spread === 0) return crossLine(grown.mover, grown.prepared, px, py, dx, dy, span);
    return crossRim(rim, px, py, dx, dy, span);
  }
  const half = px * dx + py * dy;
  const aside = px * dy - py * dx;
  const radius = grown.reach - EPS;
  const rest = radius * radius - aside * aside;
  if (rest <= 0) return false;
  const root = Math.sqrt(rest);
  span.enter = -half - root;
  span.leave = -half + root;
  return true;
}

/** As `crossGrown`, by the tangents alone: a zone around an oval or hull has no simpler form. */
export function crossRim(rim: Rim, px: number, py: number, dx: number, dy: number, span: Span): boolean {
  span.enter = Number.NEGATIVE_INFINITY;
  span.leave = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rim.nx.length; i++) {
    const nx = rim.nx[i] ?? 0;
    const ny = rim.ny[i] ?? 0;
    const room = (rim.width[i] ?? 0) - EPS - nx * px - ny * py;
    const speed = nx * dx + ny * dy;
    if (Math.abs(speed) < 1e-12) {
      if (room <= 0) return false;
    } else if (speed < 0) span.enter = Math.max(span.enter, room / speed);
    else span.leave = Math.min(span.leave, room / speed);
    if (span.enter >= span.leave) return false;
  }
  return true;
}

/** The normals of straight sides, which a hull keeps when grown. */
function sideAngles({ prepared, mover }: Grown): number[] {
  return [...normalsOf(prepared, 0), ...normalsOf(mover, Math.PI)];
}

function normalsOf({ corners }: PreparedOutline, turned: number): number[] {
  const angles: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const ex = (corners[j] ?? 0) - (corners[i] ?? 0);
    const ey = (corners[j + 1] ?? 0) - (corners[i + 1] ?? 0);
    angles.push(upright(Math.atan2(-ex, ey) + turned));
  }
  return angles;
}

/** From 0 up to a whole turn. */
function upright(angle: number): number {
  const within = angle - TURN * Math.floor(angle / TURN);
  return within < TURN ? within : 0;
}

/** The angle within a right angle of `start` at which a function is largest: the best of a few, then narrowed down. */
function peakNear(start: number, value: (nx: number, ny: number) => number): number {
  const at = (angle: number): number => value(Math.cos(angle), Math.sin(angle));
  let best = start;
  for (let i = -TRIES; i <= TRIES; i++) {
    const angle = start + (i * Math.PI) / 2 / TRIES;
    if (at(angle) > at(best)) best = angle;
  }
  let low = best - Math.PI / 2 / TRIES;
  let high = best + Math.PI / 2 / TRIES;
  for (let i = 0; i < NARROWINGS; i++) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (at(left) >= at(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
