/**
 * The distance a model has moved. The part of the base that moves furthest counts, including the final turn. The turn
 * belongs to the last leg, so the only choice is which legs count as one; all choices are tried. Exact except for the
 * samples of the rim.
 */

import { rimPoints } from '../shapes/outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import { apart } from '../shapes/spots';

/** The cost of a move: `plan` along the table, `pivot` for turning, `climbed` for rises and drops. */
export interface PathCost {
  readonly total: Inches;
  readonly plan: Inches;
  readonly pivot: Inches;
  readonly climbed: Inches;
}

/** Sampled points of a round rim; between two of them a turn is underestimated by less than 0.5 %. */
const RIM_SAMPLES = 32;
/** Legs within a degree of each other are one straight leg: a hand draws no straighter. */
const SAME_DIRECTION = Math.PI / 180;
const TURN = 2 * Math.PI;

/** The cost for the body to follow the corners, turn at the last and climb this much. */
export function costOf(body: Body, corners: readonly Spot[], turn: number, climbed: Inches): PathCost {
  if (isRound(body)) {
    let plan = 0;
    for (let i = 1; i < corners.length; i++) plan += apart(corners[i - 1] ?? body, corners[i] ?? body);
    return { total: plan + climbed, plan, pivot: 0, climbed };
  }
  const { plan, turned } = cheapestSplitting(body, corners, turn);
  return { total: turned + climbed, plan, pivot: turned - plan, climbed };
}

/** A round base is unchanged by turning. */
function isRound({ outline }: Body): boolean {
  return outline.kind === 'circle' || (outline.kind === 'oval' && outline.length === outline.width);
}

/**
 * Legs that run within a degree of each other may count as one straight leg, and the cheapest way of joining
 * them is taken. `plan` is the cost of arriving unturned, `turned` with the pivot in the last leg.
 */
function cheapestSplitting(body: Body, corners: readonly Spot[], turn: number): { plan: Inches; turned: Inches } {
  const last = corners.length - 1;
  const offsets = turnOffsets(body, turn);
  const best: number[] = [0];
  let turned = furthest(offsets, 0, 0);
  for (let i = 1; i <= last; i++) {
    const end = corners[i] ?? body;
    best[i] = Number.POSITIVE_INFINITY;
    if (i === last) turned = Number.POSITIVE_INFINITY;
    let least = 0;
    let most = 0;
    for (let j = i - 1; j >= 0; j--) {
      const off = offCourse(corners[j] ?? body, corners[j + 1] ?? body, corners[i - 1] ?? body, end);
      least = Math.min(least, off);
      most = Math.max(most, off);
      if (most - least >= SAME_DIRECTION) break;
      const start = corners[j] ?? body;
      const before = best[j] ?? 0;
      best[i] = Math.min(best[i] ?? 0, before + apart(start, end));
      if (i === last) turned = Math.min(turned, before + furthest(offsets, end.x - start.x, end.y - start.y));
    }
  }
  return { plan: best[last] ?? 0, turned };
}

/** How far the pivot alone moves each part of the rim, as x, y, x, y …; for a hull its corners. */
function turnOffsets(body: Body, turn: number): readonly number[] {
  const angle = turn - TURN * Math.round(turn / TURN);
  if (Math.abs(angle) < 1e-12) return [0, 0];
  const samples = body.outline.kind === 'hull' ? body.outline.points.length : RIM_SAMPLES;
  const cos = Math.cos(angle) - 1;
  const sin = Math.sin(angle);
  return rimPoints(body, samples).flatMap(({ x, y }) => {
    const px = x - body.x;
    const py = y - body.y;
    return [px * cos - py * sin, px * sin + py * cos];
  });
}

function furthest(offsets: readonly number[], vx: number, vy: number): Inches {
  let most = 0;
  for (let i = 0; i < offsets.length; i += 2) {
    const x = vx + (offsets[i] ?? 0);
    const y = vy + (offsets[i + 1] ?? 0);
    most = Math.max(most, x * x + y * y);
  }
  return Math.sqrt(most);
}

/** The angle from the second leg's direction to the first's. */
function offCourse(from: Spot, to: Spot, from2: Spot, to2: Spot): number {
  const ax = to.x - from.x;
  const ay = to.y - from.y;
  const bx = to2.x - from2.x;
  const by = to2.y - from2.y;
  return Math.atan2(bx * ay - by * ax, ax * bx + ay * by);
}
