/**
 * Gaps that a grid of places is too coarse for. Between two discs that nearly touch, the way through runs across the line
 * of their centres; it is followed straight until there is room for a place of the grid on either side, and the two
 * places are joined. Every leg is checked exactly. Gaps beside ovals, hulls and edges are left to the grid.
 */

import { EPS } from '../../gaps/within';
import type { Inches, Spot } from '../../shapes/shape';
import type { Span } from '../crossing';
import { crossGrown, type Grown, type Rim } from '../grown';
import { legBetween } from '../path';
import { isBarredAt } from './barring';
import { type Barrier, type Raster, SPACING } from './raster';

/** Two places joined through a gap, and the length of the path between them. */
export interface Portal {
  readonly one: number;
  readonly two: number;
  readonly length: Inches;
}

const span: Span = { enter: 0, leave: 0 };
const WIDEST: Inches = 0.4;
const LENGTHS: readonly Inches[] = [0.5, 0.75, 1, 1.5];

/** The portals between discs that bar the table itself. */
export function portalsOf(raster: Raster): readonly Portal[] {
  const discs = raster.barriers.filter(each => each.grown.isDisc && each.isInTheWay && isBarredAt(raster, each, 0));
  const portals: Portal[] = [];
  for (let i = 0; i < discs.length; i++) {
    for (let j = i + 1; j < discs.length; j++) {
      const portal = portalBetween(raster, discs[i] as Barrier, discs[j] as Barrier);
      if (portal !== undefined) portals.push(portal);
    }
  }
  return portals;
}

function portalBetween(raster: Raster, a: Barrier, b: Barrier): Portal | undefined {
  const dx = b.grown.x - a.grown.x;
  const dy = b.grown.y - a.grown.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const gap = apart - a.grown.reach - b.grown.reach;
  if (gap < -2 * EPS || gap > WIDEST || apart === 0) return undefined;
  const share = (a.grown.reach + gap / 2) / apart;
  const x = a.grown.x + dx * share;
  const y = a.grown.y + dy * share;
  const alongX = -dy / apart;
  const alongY = dx / apart;
  const one = wayOut(raster, x, y, alongX, alongY);
  const two = one === undefined ? undefined : wayOut(raster, x, y, -alongX, -alongY);
  if (one === undefined || two === undefined) return undefined;
  return { one: one.place, two: two.place, length: one.length + two.length };
}

/** From the middle of the gap straight on, then to the first free visible place. */
function wayOut(
  raster: Raster,
  x: Inches,
  y: Inches,
  dx: number,
  dy: number,
): { place: number; length: Inches } | undefined {
  const { body, half, side, isFree, groundOf } = raster;
  for (const length of LENGTHS) {
    const outX = x + dx * length;
    const outY = y + dy * length;
    if (!isClear(raster, { x, y }, { x: outX, y: outY })) return undefined;
    const column = Math.floor((outX - body.x) / SPACING) + half;
    const row = Math.floor((outY - body.y) / SPACING) + half;
    for (let corner = 0; corner < 4; corner++) {
      const c = column + (corner & 1);
      const r = row + (corner >> 1);
      if (c < 1 || r < 1 || c >= side - 1 || r >= side - 1) continue;
      const place = r * side + c;
      if (!isFree[place] || (groundOf[place] ?? 0) !== 0) continue;
      const toX = body.x + (c - half) * SPACING;
      const toY = body.y + (r - half) * SPACING;
      if (!isClear(raster, { x: outX, y: outY }, { x: toX, y: toY })) continue;
      return { place, length: length + Math.sqrt((toX - outX) ** 2 + (toY - outY) ** 2) };
    }
  }
  return undefined;
}

/** Whether the straight line from one spot to the other on the table is free. */
function isClear(raster: Raster, from: Spot, to: Spot): boolean {
  const { x, y, dx, dy, length } = legBetween(from, to);
  const isMet = (grown: Grown, rim: Rim): boolean =>
    crossGrown(grown, rim, x, y, dx, dy, span) && span.enter < length && span.leave > 0;
  return (
    raster.barriers.every(each => !each.isInTheWay || !isBarredAt(raster, each, 0) || !isMet(each.grown, each.rim)) &&
    raster.mounds.every(({ grown, rim }) => !isMet(grown, rim))
  );
}
