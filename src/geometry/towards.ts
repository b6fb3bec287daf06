/**
 * As far as one gets: the furthest legal place on the best way towards a goal that is too far or cannot be stood on. A
 * goal that is taken is replaced by the nearest free place: at the rims of what takes it, or on rings around it. The way
 * there is looked up in a flood (trail.ts), where it ends is where the allowance does or the model can stand last, and
 * the shortest way to that place (ways.ts) is stretched to the limit (bisected to 1e-6").
 */
import { type Goal, landingsAt, type WayOptions } from './landing';
import type { Surroundings } from './move';
import { exitFrom, grownFor, ringsAround } from './places-near';
import { SPACING } from './raster';
import { type Region, reachRegion } from './reach';
import type { Body, Inches, Spot } from './shape';
import { trailTo, type Waymark } from './trail';
import { type Found, findWay, tryPath } from './ways';
import { EPS } from './within';

/** A legal way, perhaps only part of the one asked for. */
export interface Progress extends Found {
  readonly isThere: boolean;
  /** How much of the best way to the goal is missing. */
  readonly short: Inches;
}

const FURTHEST_RING: Inches = 4;
const RING_SPACING: Inches = 0.25;
const PLACES_ON_RING = 24;
const SAME_DISTANCE: Inches = 0.05;
const BISECTIONS = 20;
/** By so much a flood may think a place further than it is. */
const LATE: Inches = 0.5;
/** How many places on the way are tried, the furthest first. */
const TRIES = 4;

/** The flood that ways towards goals are looked up in: a hand that drags makes it once. */
export const floodTowards = (body: Body, surroundings: Surroundings, options: WayOptions): Region =>
  reachRegion(body, surroundings, { ...options, allowance: 2 * options.allowance + FURTHEST_RING });

/** The whole way if it is legal, or else as much of the best way as is; nothing if the body cannot move at all. */
export function wayTowards(
  body: Body,
  to: Goal,
  surroundings: Surroundings,
  options: WayOptions,
  flood: Region = floodTowards(body, surroundings, options),
): Progress | undefined {
  const { allowance } = options;
  const straight = tryPath(body, [body, to], to, surroundings, options);
  if (straight.isLegal) return { ...straight.found, isThere: true, short: 0 };
  const aim = freePlaceNear(body, inReach(body, to, allowance), surroundings, options);
  if (!aim) return undefined;
  const trail = trailTo(flood, aim);
  const last = trail.at(-1);
  const off = last && between(last, aim);
  if (last === undefined || off === undefined) return undefined;
  const cost = last.cost + off
  const whole = off < SPACING && last.cost + off - LATE <= allowance ? findWay(body, aim, surroundings, options) : undefined;
  if (whole) return { ...whole, isThere: between(aim, to) < EPS, short: between(aim, to) };
  const part = furthestOn(body, trail, aim, surroundings, options);
  return part && { ...part, isThere: false, short: Math.max(0, cost - part.cost.total) + between(aim, to) };
}

/** A goal far out of reach only gives the direction. */
function inReach(body: Body, to: Goal, allowance: Inches): Goal {
  const dx = to.x - body.x;
  const dy = to.y - body.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const furthest = allowance + FURTHEST_RING;
  if (apart <= furthest) return to;
  return { x: body.x + (dx * furthest) / apart, y: body.y + (dy * furthest) / apart };
}

/** The goal itself if one may end there, or the nearest such place; of equals the one nearer to the body. */
function freePlaceNear(body: Body, to: Goal, surroundings: Surroundings, options: WayOptions): Goal | undefined {
  if (landingsAt(body, to, surroundings, options).length > 0) return to;
  const places = [
    ...rimPlaces(body, to, surroundings, options),
    ...ringsAround(to, FURTHEST_RING, RING_SPACING, PLACES_ON_RING),
  ]
    .map(spot => ({ spot, off: Math.round(between(spot, to) / SAME_DISTANCE), back: between(spot, body) }))
    .sort((a, b) => a.off - b.off || a.back - b.back);
  return places.find(({ spot }) => landingsAt(body, spot, surroundings, options).length > 0)?.spot;
}

/** Places in contact with what takes the goal: straight out of it, and on the side that the body comes from. */
function rimPlaces(body: Body, to: Spot, surroundings: Surroundings, options: WayOptions): Spot[] {
  const facing = options.facing ?? body.facing;
  const back = { x: body.x - to.x, y: body.y - to.y };
  const exits = (others: readonly Body[], room: Inches): Spot[] =>
    others.flatMap(other => {
      const grown = grownFor(body, facing, other, room);
      if (other === body || between(other, to) >= grown.reach) return [];
      return [exitFrom(grown, to, { x: to.x - other.x, y: to.y - other.y }), exitFrom(grown, to, back)];
    });
  const { zone } = options;
  const outside = zone === undefined ? [] : exits(zone.enemies, zone.beyond + 3 * EPS);
  return [...exits(surroundings.others, 0), ...outside];
}

/** The way up to the last place that the allowance reaches and where the body may end. */
function furthestOn(
  body: Body,
  trail: readonly Waymark[],
  aim: Spot,
  surroundings: Surroundings,
  options: WayOptions,
): Found | undefined {
  const stops = trail.flatMap((mark, i) => (i > 0 && mark.mayEnd && mark.cost <= options.allowance ? [i] : []));
  for (const i of stops.slice(-TRIES).reverse()) {
    const found = findWay(body, trail[i] as Waymark, surroundings, options);
    if (found) return stretched(body, found, trail[i + 2] ?? trail[i + 1] ?? aim, surroundings, options);
  }
  return undefined;
}

/** The same way and on towards the next place, as far as the allowance reaches and the body may end. */
function stretched(body: Body, found: Found, next: Spot, surroundings: Surroundings, options: WayOptions): Found {
  const path = found.step.path.slice(0, -1);
  const { x, y } = found.end;
  const at = (share: number) =>
    tryPath(body, [...path, { x: x + (next.x - x) * share, y: y + (next.y - y) * share }], {}, surroundings, options);
  const furthest = bisect(share => at(share).isLegal, 0, 1);
  return furthest > 0 ? at(furthest).found : found;
}

/** Narrows down where something that holds at `low` stops holding before `high`. */
function bisect(holds: (at: number) => boolean, low: number, high: number): number {
  let good = low;
  let bad = high;
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The first part of the way, of this length. */
export function cut(corners: readonly Spot[], length: Inches): Spot[] {
  const path: Spot[] = corners.slice(0, 1);
  let left = length;
  for (let i = 1; i < corners.length; i++) {
    const from = corners[i - 1] as Spot;
    const to = corners[i] as Spot;
    const leg = between(from, to);
    if (leg >= left) {
      const share = leg > 0 ? left / leg : 0;
      path.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      return path;
    }
    path.push(to);
    left -= leg;
  }
  return path;
}

const between = (a: Spot, b: Spot): Inches => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
