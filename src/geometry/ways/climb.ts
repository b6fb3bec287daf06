/**
 * Heights along a straight leg. Each block lies under the base on one stretch of the leg. Between
 * the ends of all stretches, and the few places where a slope passes another height, one and the same surface carries
 * the body, so its height is linear there. The pieces are exact; rises and drops are summed over them and the steps
 * between.
 */
import type { PreparedOutline } from '../shapes/prepared-outline';
import type { Body, Inches } from '../shapes/shape';
import { crossLeg, type Span } from './crossing';
import { type Block, heightOn, planeHeight } from './ground';
import { settle } from './solids';

/** A stretch of a leg over which the standing height changes evenly. */
export interface Piece {
  readonly start: Inches;
  readonly end: Inches;
  readonly zStart: Inches;
  readonly zEnd: Inches;
}

/** The heights along one leg; where one piece ends and the next starts the body goes straight up or down. */
export interface Climb {
  readonly pieces: readonly Piece[];
  /** The standing height at the end. */
  readonly z: Inches;
  /** All rises and drops, the first step from the height it came with included. */
  readonly climbed: Inches;
}

/** A rule of a game that lets a walker stop on the side of a solid, between its foot and its top. */
export interface ClimbHold {
  /** A body hangs on solids that begin within this distance. */
  readonly grip: Inches;
  /** Whether nothing supports the body at its height. */
  isHanging(blocks: readonly Block[], prepared: PreparedOutline, body: Body): boolean;
  /** Whether the body can hang as it is, having come there at the height `from`. */
  isHeld(blocks: readonly Block[], body: Body, from: Inches): boolean;
  /** The climb of a leg of this length, stopped at its end at this level, and the height at which it comes there. */
  haltedAt(climb: Climb, length: Inches, zBefore: Inches, level: Inches): Climb & { readonly from: Inches };
}

/** A straight part of a way: from (x, y) along (dx, dy), which has length 1. */
export interface Leg {
  readonly x: Inches;
  readonly y: Inches;
  readonly dx: number;
  readonly dy: number;
  readonly length: Inches;
}

interface Crossed extends Span {
  readonly block: Block;
}

const SHORTEST: Inches = 1e-9;
const span: Span = { enter: 0, leave: 0 };

/** The heights of a body that sets out on the leg at height z. A body that hangs reaches what lies within its `grip` at once. */
export function climbAlong(
  blocks: readonly Block[],
  prepared: PreparedOutline,
  height: Inches,
  z: Inches,
  leg: Leg,
  grip: Inches = 0,
): Climb {
  const crossed = blocksCrossed(blocks, prepared, leg, grip);
  if (crossed.length === 0) {
    return { pieces: [{ start: 0, end: leg.length, zStart: 0, zEnd: 0 }], z: 0, climbed: Math.abs(z) };
  }
  const breaks = breaksAlong(crossed, height, leg);
  const pieces: Piece[] = [];
  let now = z;
  let climbed = 0;
  let start = 0;
  for (let i = 0; i < breaks.length; i++) {
    const end = breaks[i] as number;
    if (end - start < SHORTEST && i < breaks.length - 1) continue;
    let piece = pieceBetween(crossed, height, now, leg, start, end);
    if (grip > 0 && start === 0) {
      // A body that lets go is not lifted over an overhang.
      const down = pieceBetween(crossed, 0, now, leg, start, end);
      if (down.zStart < now) piece = down;
    }
    climbed += Math.abs(piece.zStart - now) + Math.abs(piece.zEnd - piece.zStart);
    pieces.push(piece);
    now = piece.zEnd;
    start = end;
  }
  return { pieces, z: now, climbed };
}

function blocksCrossed(
  blocks: readonly Block[],
  prepared: PreparedOutline,
  leg: Leg,
  grip: Inches,
): readonly Crossed[] {
  let crossed: Crossed[] | undefined;
  for (const block of blocks) {
    const px = leg.x - block.x;
    const py = leg.y - block.y;
    if (!crossLeg(prepared, block.prepared, px, py, leg.dx, leg.dy, leg.length, span)) continue;
    crossed ??= [];
    const isAtHand = span.enter > 0 && span.enter < grip;
    crossed.push({ block, enter: isAtHand ? 0 : span.enter, leave: span.leave });
  }
  return crossed ?? NOTHING;
}

const NOTHING: readonly Crossed[] = [];

/** Every place where the carrying surface may change, in order, from the first after 0 to the leg's length. */
function breaksAlong(crossed: readonly Crossed[], height: Inches, leg: Leg): readonly number[] {
  const breaks: number[] = [];
  for (const { enter, leave, block } of crossed) {
    keepInOrder(breaks, enter, leg.length);
    keepInOrder(breaks, leave, leg.length);
    if (block.steepness === 0) continue;
    for (const at of slopeBreaks(block, crossed, height, leg)) keepInOrder(breaks, at, leg.length);
  }
  breaks.push(leg.length);
  return breaks;
}

/** Inserts a place in order; places that are not on the leg are left out. */
function keepInOrder(breaks: number[], at: number, length: Inches): void {
  if (!(at > 0 && at < length)) return;
  let i = breaks.length;
  breaks.push(at);
  for (; i > 0 && (breaks[i - 1] as number) > at; i--) breaks[i] = breaks[i - 1] as number;
  breaks[i] = at;
}

/** Where the slope leaves its range of heights, passes another surface or lifts a head to another solid's underside. */
function slopeBreaks(block: Block, crossed: readonly Crossed[], height: Inches, leg: Leg): number[] {
  const first = planeHeight(block.solid.top, leg.x, leg.y);
  const perInch = planeHeight(block.solid.top, leg.x + leg.dx, leg.y + leg.dy) - first;
  const breaks: number[] = [];
  const meet = (z: Inches, zPerInch: number): void => {
    if (perInch !== zPerInch) breaks.push((z - first) / (perInch - zPerInch));
  };
  meet(block.low, 0);
  meet(block.high, 0);
  for (const { block: other } of crossed) {
    if (other === block) continue;
    meet(other.bottom - height, 0);
    meet(other.low, 0);
    meet(other.high, 0);
    if (other.steepness === 0) continue;
    const otherFirst = planeHeight(other.solid.top, leg.x, leg.y);
    meet(otherFirst, planeHeight(other.solid.top, leg.x + leg.dx, leg.y + leg.dy) - otherFirst);
  }
  return breaks;
}

function pieceBetween(
  crossed: readonly Crossed[],
  height: Inches,
  z: Inches,
  leg: Leg,
  start: number,
  end: number,
): Piece {
  const middle = (start + end) / 2;
  below.length = 0;
  for (const { enter, leave, block } of crossed) if (enter < middle && middle < leave) below.push(block);
  const floor = settle(below, leg.x + middle * leg.dx, leg.y + middle * leg.dy, z, height);
  if (floor === undefined) return { start, end, zStart: 0, zEnd: 0 };
  return {
    start,
    end,
    zStart: heightOn(floor, leg.x + start * leg.dx, leg.y + start * leg.dy),
    zEnd: heightOn(floor, leg.x + end * leg.dx, leg.y + end * leg.dy),
  };
}

/** The blocks below one piece, overwritten for each. */
const below: Block[] = [];
