/**
 * The furthest legal place on the best path towards a goal that is too far or cannot be stood on. An occupied goal is
 * replaced by the nearest free place: at the rims of its occupants, or on rings around it. The path there comes from a
 * flood (trace-back.ts); it ends where the allowance runs out or at the last legal place, and the shortest path to that
 * place is extended to the limit (bisected to 1e-6").
 */

import { EPS } from '../../gaps/within';
import { boundingRadius } from '../../shapes/outline';
import type { Body, Inches, Spot } from '../../shapes/shape';
import { apart } from '../../shapes/spots';
import { type Around, aroundOf } from '../around';
import { type Goal, landingsAt, type WayOptions } from '../landing';
import type { Surroundings } from '../move';
import { exitFrom, grownFor } from '../places-near';
import { SPACING } from '../reach/raster';
import { type Region, reachRegion } from '../reach/reach';
import { type Found, findWayAmong, tryPath } from './find-way';
import { traceBackTo, type Waymark } from './trace-back';

/** A legal path, possibly only part of the requested one. */
export interface Progress extends Found {
  readonly isThere: boolean;
  /** The part of the best path to the goal that is missing. */
  readonly short: Inches;
}

/** Goals are searched this much beyond the allowance, and paths to them twice as much. */
const BEYOND: Inches = 4;
const SAME_DISTANCE: Inches = 0.05;
const BISECTIONS = 16;
/** Remaining allowance that counts as none. */
const SPENT: Inches = 1e-6;
/** How much a flood may overestimate a distance. */
const LATE: Inches = 0.5;
/** Number of places on the path to try, furthest first. */
const TRIES = 4;

/** The flood in which paths towards goals are looked up: computed once per drag. */
export const floodTowards = (body: Body, surroundings: Surroundings, options: WayOptions): Region =>
  reachRegion(body, surroundings, { ...options, allowance: options.allowance + 2 * BEYOND });

/**
 * The whole path if it is legal, otherwise as much of the best path as possible; undefined if the body cannot move at
 * all.
 */
export function wayTowards(
  body: Body,
  to: Goal,
  surroundings: Surroundings,
  options: WayOptions,
  flood: Region = floodTowards(body, surroundings, options),
): Progress | undefined {
  const { allowance } = options;
  const around = aroundOf(surroundings, options.zone);
  const straight = tryPath(body, [body, to], to, around, options);
  if (straight.isLegal) return { ...straight.found, isThere: true, short: 0 };
  const aim = freePlaceNear(body, inReach(body, to, allowance), around, options, flood);
  if (!aim) return undefined;
  const trail = traceBackTo(flood, aim);
  const last = trail.at(-1);
  if (!last) return undefined;
  const off = apart(last, aim);
  const cost = last.cost + off;
  const whole = off < SPACING && cost - LATE <= allowance ? findWayAmong(body, aim, around, options) : undefined;
  if (whole) return { ...whole, isThere: apart(aim, to) < EPS, short: apart(aim, to) };
  const part = furthestOn({ body, around, options }, trail, aim);
  return part && { ...part, isThere: false, short: Math.max(0, cost - part.cost.total) + apart(aim, to) };
}

/** A goal far out of reach only gives the direction. */
function inReach(body: Body, to: Goal, allowance: Inches): Goal {
  const dx = to.x - body.x;
  const dy = to.y - body.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const furthest = allowance + BEYOND;
  if (apart <= furthest) return to;
  return { x: body.x + (dx * furthest) / apart, y: body.y + (dy * furthest) / apart };
}

/**
 * The goal itself if a move may end there, otherwise a place in contact with its occupants: the nearest, on a tie the
 * one nearer to the body; without one, the nearest that the flood knows.
 */
function freePlaceNear(body: Body, to: Goal, around: Around, options: WayOptions, flood: Region): Goal | undefined {
  if (landingsAt(body, to, around, options).length > 0) return to;
  const known = traceBackTo(flood, to).findLast(({ mayEnd }) => mayEnd);
  const rims = rimPlaces(body, to, around, options)
    .map(spot => ({ spot, off: Math.round(apart(spot, to) / SAME_DISTANCE), back: apart(spot, body) }))
    .filter(({ spot }) => !known || apart(spot, to) <= apart(known, to))
    .sort((a, b) => a.off - b.off || a.back - b.back);
  return rims.find(({ spot }) => landingsAt(body, spot, around, options).length > 0)?.spot ?? known;
}

/** Places in contact with the goal's occupants: straight out of it, and on the side the body comes from. */
function rimPlaces(body: Body, to: Spot, around: Around, options: WayOptions): Spot[] {
  const facing = options.facing ?? body.facing;
  const own = boundingRadius(body.outline);
  const back = { x: body.x - to.x, y: body.y - to.y };
  const exits = (others: readonly Body[], room: Inches): Spot[] =>
    others.flatMap(other => {
      if (other === body || apart(other, to) >= own + boundingRadius(other.outline) + room) return [];
      const grown = grownFor(body, facing, other, room);
      return [exitFrom(grown, to, { x: to.x - other.x, y: to.y - other.y }), exitFrom(grown, to, back)];
    });
  const { zone } = options;
  const outside = zone === undefined ? [] : exits(zone.enemies, zone.beyond + 3 * EPS);
  return [...exits(around.others.bodies, 0), ...outside];
}

/** A search: the mover, the goal, the surroundings and the limits. */
interface Errand {
  readonly body: Body;
  readonly around: Around;
  readonly options: WayOptions;
}

/** The path up to the last place within the allowance where the body may end. */
function furthestOn(errand: Errand, trail: readonly Waymark[], aim: Spot): Found | undefined {
  const { body, around, options } = errand;
  const stops = trail.flatMap((mark, i) => (i > 0 && mark.mayEnd && mark.cost <= options.allowance ? [i] : []));
  for (const i of stops.slice(-TRIES).reverse()) {
    const found = findWayAmong(body, trail[i] as Waymark, around, options);
    const ahead = [...trail.slice(i + 1), aim].slice(0, TRIES);
    if (found) return ahead.reduce((way, next) => stretched(errand, way, next), found);
  }
  return undefined;
}

/**
 * The same path extended towards the next place, as far as the allowance reaches: with its last leg turned, or one
 * more.
 */
function stretched(errand: Errand, found: Found, next: Spot): Found {
  const turned = stretchedFrom(errand, found, found.step.path.slice(0, -1), next);
  return apart(turned.end, next) < EPS ? turned : stretchedFrom(errand, turned, turned.step.path, next);
}

function stretchedFrom({ body, around, options }: Errand, found: Found, corners: readonly Spot[], next: Spot): Found {
  const { x, y } = found.end;
  const length = apart(found.end, next);
  const at = (share: number) =>
    tryPath(body, [...corners, { x: x + (next.x - x) * share, y: y + (next.y - y) * share }], {}, around, options);
  let [share, best] = [0, found];
  for (let left = slackOf(best, options); left > SPENT && share < 1; left = slackOf(best, options)) {
    const further = Math.min(1, share + left / length);
    const tried = at(further);
    if (!tried.isLegal) {
      const last = bisect(each => at(each).isLegal, share, further);
      return last > share ? at(last).found : best;
    }
    [share, best] = [further, tried.found];
  }
  return best;
}

const slackOf = ({ cost }: Found, { allowance }: WayOptions): Inches => allowance - cost.total;

/** Bisects where a condition that holds at `low` stops holding before `high`. */
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

/** The first part of the path, of this length. */
export function cut(corners: readonly Spot[], length: Inches): Spot[] {
  const path: Spot[] = corners.slice(0, 1);
  let left = length;
  for (let i = 1; i < corners.length; i++) {
    const from = corners[i - 1] as Spot;
    const to = corners[i] as Spot;
    const leg = apart(from, to);
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
