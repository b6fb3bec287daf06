/**
 * As far as one gets: the furthest legal place on the best way towards a goal that is too far or cannot be stood on. A
 * goal that is taken is replaced by the nearest free place: at the rims of what takes it, or on rings around it. The way
 * there is cut where the allowance ends (bisected to 1e-6") and drawn back until the model can stand.
 */
import { shortestRoute } from './detour';
import { type Goal, landingsAt, mayEnd, type WayOptions } from './landing';
import type { Surroundings } from './move';
import { layOut, type Way } from './path';
import { exitFrom, grownFor, ringsAround } from './places-near';
import type { Body, Inches, Spot } from './shape';
import { type Found, findWay, tryPath } from './ways';
import { EPS, isWithin } from './within';

/** A legal way, perhaps only part of the one asked for. */
export interface Progress extends Found {
  readonly isThere: boolean;
}

const FURTHEST_RING: Inches = 4;
const RING_SPACING: Inches = 0.25;
const PLACES_ON_RING = 24;
const SAME_DISTANCE: Inches = 0.05;
const DRAW_BACK: Inches = 0.1;
const BISECTIONS = 24;

/** The whole way if it is legal, or else as much of the best way as is; nothing if the body cannot move at all. */
export function wayTowards(
  body: Body,
  to: Goal,
  surroundings: Surroundings,
  options: WayOptions,
): Progress | undefined {
  const whole = findWay(body, to, surroundings, options);
  if (whole !== undefined) return { ...whole, isThere: true };
  const aim = freePlaceNear(body, inReach(body, to, options.allowance), surroundings, options);
  const corners = aim === undefined ? undefined : cornersTo(body, aim, surroundings, options);
  if (corners === undefined) return undefined;
  const path = furthestPart(body, corners, surroundings, options);
  if (path === undefined) return undefined;
  const { found, isLegal } = tryPath(body, path, {}, surroundings, options);
  return isLegal ? { ...found, isThere: false } : undefined;
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

function cornersTo(
  body: Body,
  aim: Goal,
  surroundings: Surroundings,
  options: WayOptions,
): readonly Spot[] | undefined {
  if (options.flies) return [body, aim];
  const straight = layOut(body, { path: [aim] }, surroundings.field, options);
  const landings = landingsAt(body, aim, surroundings, options);
  const limit = 2 * options.allowance + FURTHEST_RING;
  return shortestRoute({ body, to: aim, landings, surroundings, zone: options.zone, limit }, straight)?.corners;
}

/** The way up to the last place that the allowance reaches and where the body may end. */
function furthestPart(
  body: Body,
  corners: readonly Spot[],
  surroundings: Surroundings,
  options: WayOptions,
): Spot[] | undefined {
  const total = lengthAlong(corners);
  const wayFor = (length: Inches): Way =>
    layOut(body, { ...turned(options), path: cut(corners, length) }, surroundings.field, options);
  const isAffordable = (length: Inches): boolean => isWithin(wayFor(length).cost.total, options.allowance);
  const isGood = (length: Inches): boolean => {
    const way = wayFor(length);
    if (!isWithin(way.cost.total, options.allowance)) return false;
    return mayEnd(body, way.end, way.below, surroundings, options);
  };
  let last = isAffordable(total) ? total : bisect(isAffordable, 0, total);
  if (!isGood(last)) {
    while (last > 0 && !isGood(last)) last -= DRAW_BACK;
    if (last <= 0) return undefined;
    last = bisect(isGood, last, last + DRAW_BACK);
  }
  return cut(corners, last);
}

const turned = ({ facing }: WayOptions): { facing?: number } => (facing === undefined ? {} : { facing });

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
function cut(corners: readonly Spot[], length: Inches): Spot[] {
  const path: Spot[] = [];
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

function lengthAlong(corners: readonly Spot[]): Inches {
  let length = 0;
  for (let i = 1; i < corners.length; i++) length += between(corners[i - 1] as Spot, corners[i] as Spot);
  return length;
}

const between = (a: Spot, b: Spot): Inches => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
