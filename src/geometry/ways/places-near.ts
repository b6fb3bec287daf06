/** Alternatives to an occupied place: on rings around it, or touching a body. */

import { EPS } from '../gaps/within';
import { prepareOutline } from '../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../shapes/shape';
import type { Span } from './crossing';
import { crossGrown, type Grown, grow, NO_RIM, rimOf } from './grown';

const span: Span = { enter: 0, leave: 0 };

const ON_A_RING = 12;

/** Places on a ring around a spot. */
export function ringAround({ x, y }: Spot, radius: Inches): Spot[] {
  const places: Spot[] = [];
  for (let i = 0; i < ON_A_RING; i++) {
    const angle = (2 * Math.PI * i) / ON_A_RING;
    places.push({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
  }
  return places;
}

/** Rings around something: the first radius, and the step between rings. */
export interface Rings {
  readonly from: Inches;
  readonly spacing: Inches;
  readonly count: number;
}

/** Places on rings around a spot, the nearest ring first. */
export function ringsAround(spot: Spot, { from, spacing, count }: Rings): Spot[] {
  const places: Spot[] = [];
  for (let ring = 0; ring < count; ring++) places.push(...ringAround(spot, from + ring * spacing));
  return places;
}

/** The other body as the mover's centre sees it, with extra room around it. */
export function grownFor(mover: Body, facing: number, other: Body, room: Inches): Grown {
  return grow(
    other.x,
    other.y,
    prepareOutline(other.outline, other.facing),
    prepareOutline(mover.outline, facing),
    room,
  );
}

/** From a spot within the shape straight out along a direction, to just outside. */
export function exitFrom(grown: Grown, from: Spot, way: Spot): Spot {
  const length = Math.sqrt(way.x * way.x + way.y * way.y);
  const dx = length > 0 ? way.x / length : 1;
  const dy = length > 0 ? way.y / length : 0;
  const rim = grown.isDisc || grown.spread === 0 ? NO_RIM : rimOf(grown, []);
  const isInside = crossGrown(grown, rim, from.x, from.y, dx, dy, span);
  const out = isInside ? Math.max(0, span.leave) + EPS : 0;
  return { x: from.x + out * dx, y: from.y + out * dy };
}
