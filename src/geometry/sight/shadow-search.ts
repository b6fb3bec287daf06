/**
 * The finer look, for when all plain rays are blocked. Seen from one eye the target is an upright screen between its left
 * and right edge, and every convex blocker throws a convex shadow on it. Where a shadow begins and ends follows from two
 * tangents, and on any upright line of the screen (a slice) the shadowed heights are one interval, all in closed form.
 *
 * 1. A shadow that covers the full height at both of its ends covers everything between them, being convex. If such
 *    shadows together span the screen, the eye is blind, and that is certain.
 * 2. What they leave open is cut where any shadow begins, ends or has a corner, and every piece is sliced at its middle
 *    and close to its ends, where a gap between two convex shadows is highest. Where the shadows of a slice leave a gap,
 *    a ray through the middle of the gap is tried.
 *
 * Only a ray that is really free makes the answer yes. Gaps narrower than THINNEST on the target do not count. A gap that
 * three or more shadows close at the slices but not between them is missed: rare, and the price of slicing. An eye right
 * above or below the target has no screen and keeps the plain answer.
 */

import type { Point } from '../gaps/tape';
import type { Inches, Spot } from '../shapes/shape';
import type { Blocker } from './blockers';
import { isFree } from './free-ray';
import { LineCover } from './line-cover';
import type { Pillar } from './pillar';
import type { Stretch } from './ray';
import { HARDLY_AWAY, shadowOf } from './shadow-interval';
import { type Silhouette, silhouette } from './silhouette';

/** Minimum width and height of a gap on the target. */
export const THINNEST: Inches = 0.01;

/** The target as the eye sees it: from `left` on `across`, both seen from the eye. */
interface Screen {
  readonly eye: Point;
  readonly leftX: Inches;
  readonly leftY: Inches;
  readonly acrossX: Inches;
  readonly acrossY: Inches;
  readonly width: Inches;
  readonly low: Inches;
  readonly high: Inches;
}

/** A shadow's part of the screen, as shares from left to right; `isFull` when it leaves no height free there. */
interface Extent {
  from: number;
  to: number;
  isFull: boolean;
}

interface Shadow extends Readonly<Extent> {
  readonly shape: Pillar;
}

const edges: Silhouette = { leftX: 0, leftY: 0, rightX: 0, rightY: 0 };
const shaded: Stretch = { start: 0, end: 0 };
const gap: Stretch = { start: 0, end: 0 };
const extent: Extent = { from: 0, to: 1, isFull: false };
const across = new LineCover();
const upwards = new LineCover();

/** A place on the target that the eye sees past all blockers, if any. */
export function findGap(eye: Point, target: Pillar, blockers: Blocker[]): Point | undefined {
  const screen = screenOf(target, eye);
  if (screen === undefined) return undefined;
  across.clear();
  for (const { inner } of blockers) {
    if (!fallsOn(screen, inner, extent) || !extent.isFull) continue;
    if (extent.from === 0 && extent.to === 1) return undefined;
    across.add(extent.from, extent.to);
  }
  const least = THINNEST / screen.width;
  let shadows: readonly Shadow[] | undefined;
  let start = 0;
  while (across.findGap(start, 1, least, gap)) {
    start = gap.end;
    shadows ??= shadowsOn(screen, blockers);
    const seen = glimpseBetween(gap.start, gap.end, screen, shadows, blockers);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

function shadowsOn(screen: Screen, blockers: readonly Blocker[]): Shadow[] {
  const shadows: Shadow[] = [];
  for (const { inner } of blockers) if (fallsOn(screen, inner, extent)) shadows.push({ shape: inner, ...extent });
  return shadows;
}

function screenOf(target: Pillar, eye: Point): Screen | undefined {
  if (!silhouette(target, eye, edges)) return undefined;
  const { low, high } = target;
  const { leftX, leftY } = edges;
  const acrossX = edges.rightX - leftX;
  const acrossY = edges.rightY - leftY;
  const width = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
  if (!(width > THINNEST && high - low > THINNEST)) return undefined;
  return { eye, leftX: leftX - eye.x, leftY: leftY - eye.y, acrossX, acrossY, width, low, high };
}

/** Whether the shape's shadow falls on the screen; if so `out` receives where. */
function fallsOn(screen: Screen, shape: Pillar, out: Extent): boolean {
  const { eye, leftX, leftY } = screen;
  out.from = 0;
  out.to = 1;
  if (!silhouette(shape, eye, edges)) {
    out.isFull = coversSlice(shape, screen, 0) && coversSlice(shape, screen, 1);
    return true;
  }
  const fromX = edges.leftX - eye.x;
  const fromY = edges.leftY - eye.y;
  const toX = edges.rightX - eye.x;
  const toY = edges.rightY - eye.y;
  const rightX = leftX + screen.acrossX;
  const rightY = leftY + screen.acrossY;
  if (rightX * fromY <= rightY * fromX || leftX * toY >= leftY * toX) return false;
  const isCutLeft = leftX * fromY >= leftY * fromX;
  const isCutRight = rightX * toY <= rightY * toX;
  if (!isCutLeft) out.from = shareAcross(screen, fromX, fromY);
  if (!isCutRight) out.to = shareAcross(screen, toX, toY);
  out.isFull =
    (isCutLeft ? coversSlice(shape, screen, 0) : coversAtTangent(shape, screen, fromX, fromY, out.from)) &&
    (isCutRight ? coversSlice(shape, screen, 1) : coversAtTangent(shape, screen, toX, toY, out.to));
  return out.from < out.to;
}

/** Looks through what full shadows leave open from share `start` to share `end` of the screen. */
function glimpseBetween(
  start: number,
  end: number,
  screen: Screen,
  shadows: readonly Shadow[],
  blockers: Blocker[],
): Point | undefined {
  let from = start;
  for (const to of cutsBetween(start, end, screen, shadows)) {
    if ((to - from) * screen.width > THINNEST) {
      const inset = Math.min(THINNEST / 2 / screen.width, (to - from) / 4);
      const seen =
        glimpseAt((from + to) / 2, screen, shadows, blockers) ??
        glimpseAt(from + inset, screen, shadows, blockers) ??
        glimpseAt(to - inset, screen, shadows, blockers);
      if (seen !== undefined) return seen;
    }
    from = to;
  }
  return undefined;
}

/** Where the picture changes between two shares: every begin, end and corner of a shadow, then `end` itself. */
function cutsBetween(start: number, end: number, screen: Screen, shadows: readonly Shadow[]): number[] {
  const cuts: number[] = [];
  for (const { shape, from, to } of shadows) {
    if (to <= start || from >= end) continue;
    cuts.push(from, to);
    if (shape.sides.length === 0) continue;
    for (const { x, y } of shape.corners) cuts.push(shareAcross(screen, x - screen.eye.x, y - screen.eye.y));
  }
  const between = cuts.filter(share => share > start && share < end).sort((a, b) => a - b);
  between.push(end);
  return between;
}

/** Looks through the first gap that the shadows leave on this slice, from the bottom up. */
function glimpseAt(share: number, screen: Screen, shadows: readonly Shadow[], blockers: Blocker[]): Point | undefined {
  const { eye, low, high } = screen;
  const spot = spotAt(screen, share);
  upwards.clear();
  for (const { shape, from, to } of shadows) {
    if (share < from || share > to || !shadowOf(shape, eye, spot, shaded)) continue;
    if (shaded.start <= low && shaded.end >= high) return undefined;
    upwards.add(shaded.start, shaded.end);
  }
  if (!upwards.findGap(low, high, THINNEST, shaded)) return undefined;
  const place = { x: spot.x, y: spot.y, z: (shaded.start + shaded.end) / 2 };
  return isFree(blockers, eye, place) ? place : undefined;
}

function coversSlice(shape: Pillar, screen: Screen, share: number): boolean {
  if (!shadowOf(shape, screen.eye, spotAt(screen, share), shaded)) return false;
  return shaded.start <= screen.low && shaded.end >= screen.high;
}

/** At the tangent the line meets the shape in a single upright edge, which must lie before the screen. */
function coversAtTangent(shape: Pillar, screen: Screen, touchX: Inches, touchY: Inches, share: number): boolean {
  const { eye } = screen;
  const x = screen.leftX + screen.acrossX * share;
  const y = screen.leftY + screen.acrossY * share;
  const away = (touchX * x + touchY * y) / (x * x + y * y);
  if (!(away > HARDLY_AWAY && away <= 1)) return false;
  const top = shape.topZ + shape.topX * (eye.x + touchX) + shape.topY * (eye.y + touchY);
  return eye.z + (shape.low - eye.z) / away <= screen.low && eye.z + (top - eye.z) / away >= screen.high;
}

function spotAt({ eye, leftX, leftY, acrossX, acrossY }: Screen, share: number): Spot {
  return { x: eye.x + leftX + acrossX * share, y: eye.y + leftY + acrossY * share };
}

/** Where the line from the eye in this direction meets the screen, as a share from left to right. */
function shareAcross({ leftX, leftY, acrossX, acrossY }: Screen, x: Inches, y: Inches): number {
  return (leftY * x - leftX * y) / (acrossX * y - acrossY * x);
}
