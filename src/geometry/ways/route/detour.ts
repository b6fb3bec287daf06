/**
 * The shortest path around obstacles. Only obstacles that earlier attempts ran into are known; the cheapest path over
 * the corners of their tangent polygons (waypoints.ts, route.ts) is laid out on the whole table, and what it runs into
 * becomes known too, until nothing new is found. A path around fewer obstacles is never longer, so the first free one
 * is the shortest, up to the 0.33% of arcs that the polygons cost.
 */

import { bodiesWithinAlong } from '../../gaps/along-path';
import { EPS } from '../../gaps/within';
import { boundingRadius } from '../../shapes/outline';
import { type PreparedOutline, prepareOutline, reachAlong } from '../../shapes/prepared-outline';
import type { Body, Inches, Spot } from '../../shapes/shape';
import { apart } from '../../shapes/spots';
import { type Crowd, placesNearWay } from '../../units/crowd';
import type { Around } from '../around';
import { crossLeg, type Span } from '../crossing';
import { type Block, blocksOf, heightOn } from '../ground';
import { type Grown, grow, rimOf } from '../grown';
import { layOut, type Way } from '../path';
import { bodiesHit } from '../sweep';
import type { Route } from './frontier';
import { cheapestRoute } from './route';
import { anglesFor, type Hill, type Hindrance, waypointsOf } from './waypoints';

/** Keeps more than `beyond` inches from these, along the whole path or only at its end. */
export interface Zone {
  readonly enemies: readonly Body[];
  readonly beyond: Inches;
  readonly onlyAtEnd?: boolean;
}

/** Added to a zone's width, so that a path along its rim is strictly further away. */
export const ZONE_SPARE: Inches = 3 * EPS;

/** A search: the mover, the goal and the surroundings. */
export interface Errand {
  readonly body: Body;
  readonly to: Spot;
  /** The heights at which the path may end. */
  readonly landings: readonly Inches[];
  readonly around: Around;
  readonly zone: Zone | undefined;
  /** The maximum cost of a path. */
  readonly limit: Inches;
}

/** The known obstacles, by index. */
interface Known {
  readonly bodies: Map<number, Grown>;
  readonly zones: Map<number, Grown>;
  readonly blocks: Map<number, Grown>;
}

const MOST_ROUNDS = 60;
const span: Span = { enter: 0, leave: 0 };

/** The cheapest route that runs into nothing; if the goal cannot be reached, to the nearest waypoint. */
export function shortestRoute(errand: Errand, straight: Way): Route | undefined {
  const known: Known = { bodies: new Map(), zones: new Map(), blocks: new Map() };
  let way = straight;
  let route: Route = { corners: [errand.body, errand.to], cost: straight.cost.total, isWhole: true };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (!learn(errand, known, way)) return route;
    if (round === 0 && isHopeless(errand, known)) return undefined;
    const next = routeAround(errand, known, way.prepared);
    if (next === undefined) return undefined;
    route = next;
    way = layOut(errand.body, { path: route.corners }, errand.around.field);
  }
  return undefined;
}

/** Adds what the path runs into; false if all of it was known. */
function learn(errand: Errand, known: Known, way: Way): boolean {
  const { around, zone } = errand;
  const { bodies, zones, blocks } = known;
  const before = bodies.size + zones.size + blocks.size;
  learnNear(bodies, around.others, placesNearWay(way, around.others), near => bodiesHit(way, near), way.prepared, 0);
  if (zone !== undefined && !zone.onlyAtEnd) {
    const { beyond } = zone;
    const near = placesNearWay(way, around.kept, beyond);
    learnNear(
      zones,
      around.kept,
      near,
      bodies => bodiesWithinAlong(way, bodies, beyond),
      way.prepared,
      beyond + ZONE_SPARE,
    );
  }
  learnBlocks(errand, blocks, way);
  return bodies.size + zones.size + blocks.size > before;
}

/** Adds those of the crowd at these indices that block the path, with extra room around them. */
function learnNear(
  known: Map<number, Grown>,
  { bodies }: Crowd,
  places: readonly number[],
  find: (near: readonly Body[]) => readonly number[],
  mover: PreparedOutline,
  room: Inches,
): void {
  for (const found of find(places.map(i => bodies[i] as Body))) {
    const i = places[found] as number;
    if (!known.has(i)) known.set(i, grownBody(bodies[i] as Body, mover, room));
  }
}

/**
 * The blocks that the path climbs, and a floor overhead if a move may end on it; floors only passed below do not count.
 */
function learnBlocks({ around, body, to, landings }: Errand, blocks: Map<number, Grown>, way: Way): void {
  const all = blocksOf(around.field);
  const isAbove = (block: Block): boolean =>
    landings.some(z => z > 0 && Math.abs(z - heightOn(block, to.x, to.y)) < EPS);
  for (const leg of way.stretches) {
    const { x, y, dx, dy, length, climb, zBefore } = leg;
    const highest = climb.pieces.reduce((most, { zStart, zEnd }) => Math.max(most, zStart, zEnd), zBefore);
    for (let i = 0; i < all.length; i++) {
      const block = all[i] as Block;
      if (blocks.has(i) || (block.bottom >= highest + body.height && !isAbove(block))) continue;
      const isCrossed = crossLeg(way.prepared, block.prepared, x - block.x, y - block.y, dx, dy, length, span);
      if (isCrossed) learnBlock(all, i, way.prepared, blocks);
    }
  }
}

/** Whether the path around or over a single disc is already too long. */
function isHopeless({ body, to, around, limit }: Errand, { bodies, zones }: Known): boolean {
  if (limit === Number.POSITIVE_INFINITY) return false;
  const straight = apart(body, to);
  const hasHills = blocksOf(around.field).some(
    block => apart(body, block) + apart(block, to) - 2 * (block.prepared.reach + boundingRadius(body.outline)) <= limit,
  );
  for (const [i, grown] of bodies) {
    const { z, height } = around.others.bodies[i] as Body;
    const over = Math.max(0, z + height - body.z);
    const under = z >= body.height ? Math.max(0, body.z + body.height - z) : over;
    const passing = hasHills ? straight + Math.min(over, under) : limit + 1;
    if (grown.isDisc && Math.min(lengthRound(grown, body, to), passing) > limit + EPS) return true;
  }
  for (const grown of zones.values()) {
    if (grown.isDisc && !hasHills && lengthRound(grown, body, to) > limit + EPS) return true;
  }
  return false;
}

/** The shortest path around a disc: two tangents and the arc between them; 0 from or to a spot inside. */
function lengthRound({ x, y, reach }: Grown, from: Spot, to: Spot): Inches {
  const radius = reach - EPS;
  const one = Math.sqrt((from.x - x) ** 2 + (from.y - y) ** 2);
  const two = Math.sqrt((to.x - x) ** 2 + (to.y - y) ** 2);
  if (one <= radius || two <= radius) return 0;
  const cos = ((from.x - x) * (to.x - x) + (from.y - y) * (to.y - y)) / (one * two);
  const arc = Math.acos(Math.max(-1, Math.min(1, cos))) - Math.acos(radius / one) - Math.acos(radius / two);
  return Math.sqrt(one * one - radius * radius) + Math.sqrt(two * two - radius * radius) + Math.max(0, arc) * radius;
}

/** A raised block is reached over its neighbours, so these become known with it. */
function learnBlock(all: readonly Block[], index: number, prepared: PreparedOutline, blocks: Map<number, Grown>): void {
  const block = all[index] as Block;
  const grown = grow(block.x, block.y, block.prepared, prepared, 0);
  blocks.set(index, grown);
  if (block.bottom <= 0) return;
  for (let i = 0; i < all.length; i++) {
    const other = all[i] as Block;
    const reach = grown.reach + other.prepared.reach + prepared.reach;
    if (blocks.has(i) || (other.x - block.x) ** 2 + (other.y - block.y) ** 2 >= reach * reach) continue;
    learnBlock(all, i, prepared, blocks);
  }
}

function grownBody(body: Body, mover: PreparedOutline, spread: Inches): Grown {
  return grow(body.x, body.y, prepareOutline(body.outline, body.facing), mover, spread);
}

function routeAround(errand: Errand, known: Known, prepared: PreparedOutline): Route | undefined {
  const { body, to, around, zone, limit, landings } = errand;
  const ends = [body, to];
  const barring = [...known.bodies.values(), ...known.zones.values()];
  const hindrances: Hindrance[] = [];
  for (const [i, grown] of known.bodies) {
    const other = around.others.bodies[i] as Body;
    const rim = rimOf(grown, anglesFor(grown, ends, barring));
    hindrances.push({ grown, rim, above: other.z - body.height + EPS, below: other.z + other.height - EPS });
  }
  for (const [i, grown] of known.zones) {
    const rim = rimOf(grown, anglesFor(grown, ends, barring));
    hindrances.push({ grown, rim, above: 0, below: 0, zone: zone?.enemies[i] as Body });
  }
  const all = blocksOf(around.field);
  const hills: Hill[] = [];
  for (const [i, grown] of known.blocks) {
    hills.push({ block: all[i] as Block, grown, rim: rimOf(grown, anglesFor(grown, ends, [])) });
  }
  const { width, depth } = around.field;
  const minX = reachAlong(prepared, -1, 0) - EPS;
  const minY = reachAlong(prepared, 0, -1) - EPS;
  const maxX = width - reachAlong(prepared, 1, 0) + EPS;
  const maxY = depth - reachAlong(prepared, 0, 1) + EPS;
  const isWithinBounds = (x: Inches, y: Inches): boolean => x >= minX && x <= maxX && y >= minY && y <= maxY;
  const blocks = hills.map(({ block }) => block);
  const terrain = { body, prepared, hindrances, hills, blocks };
  return cheapestRoute(terrain, waypointsOf(body, to, hindrances, hills, isWithinBounds), limit, landings);
}
