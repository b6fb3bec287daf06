/**
 * The cheapest way over given waypoints: A* with the straight distance to the goal as its estimate. A state is a waypoint
 * and a standing height, since on a bridge and under it are different places. Edges are judged when they are tried: by
 * the exact outlines of the hindrances and the exact heights of the hills handed in, not by their polygons.
 */

import { topOf } from '../../gaps/plan-gap';
import { EPS } from '../../gaps/within';
import type { PreparedOutline } from '../../shapes/prepared-outline';
import type { Body, Inches } from '../../shapes/shape';
import { type Climb, climbAlong, type Leg } from '../climb';
import type { Span } from '../crossing';
import type { Block } from '../ground';
import { crossGrown, grow } from '../grown';
import { RESTS_WITHIN } from '../solids';
import { doHeightsMeet } from '../sweep';
import { Frontier, type Route } from './frontier';
import { type Hill, type Hindrance, isTaut, type Waypoints } from './waypoints';

/** The input of the search. */
export interface Terrain {
  readonly body: Body;
  readonly prepared: PreparedOutline;
  readonly hindrances: readonly Hindrance[];
  readonly hills: readonly Hill[];
  readonly blocks: readonly Block[];
}

const GOAL = 1;
const SAME_SPOT: Inches = 1e-7;
const span: Span = { enter: 0, leave: 0 };

/**
 * The cheapest route from waypoint 0 to waypoint 1 within `limit`, or as near to it as possible. At the goal only these
 * heights are accepted.
 */
export function cheapestRoute(
  terrain: Terrain,
  points: Waypoints,
  limit: Inches,
  landings: readonly Inches[],
): Route | undefined {
  const frontier = new Frontier(points, terrain.body.z, placesWithLevels(terrain, points));
  for (let state = frontier.pop(); state >= 0; state = frontier.pop()) {
    const at = frontier.node[state] ?? 0;
    const z = frontier.z[state] ?? 0;
    if (at === GOAL && landings.some(landing => Math.abs(z - landing) <= RESTS_WITHIN)) {
      return frontier.routeTo(state, true);
    }
    for (let next = 1; next < points.x.length; next++) {
      if (next !== at) tryEdge(terrain, points, frontier, state, next, limit);
    }
  }
  return frontier.nearest < 0 ? undefined : frontier.routeTo(frontier.nearest, false);
}

/** Waypoints with more than one standing height: on a bridge and under it. */
function placesWithLevels({ hills }: Terrain, points: Waypoints): readonly boolean[] {
  const raised = hills.filter(({ block }) => block.bottom > 0);
  if (raised.length === 0) return [];
  return points.x.map((x, i) =>
    raised.some(({ grown, rim }) => {
      if (!crossGrown(grown, rim, x, points.y[i] ?? 0, 1, 0, span)) return false;
      return span.enter < EPS && span.leave > -EPS;
    }),
  );
}

function tryEdge(
  terrain: Terrain,
  points: Waypoints,
  frontier: Frontier,
  state: number,
  next: number,
  limit: Inches,
): void {
  const at = frontier.node[state] ?? 0;
  const x = points.x[at] ?? 0;
  const y = points.y[at] ?? 0;
  const ex = (points.x[next] ?? 0) - x;
  const ey = (points.y[next] ?? 0) - y;
  const length = Math.sqrt(ex * ex + ey * ey);
  const least = (frontier.cost[state] ?? 0) + length;
  if (!frontier.isUseful(next, least) || least + frontier.ahead(next) > limit + EPS) return;
  const dx = length > 0 ? ex / length : 1;
  const dy = length > 0 ? ey / length : 0;
  if (length > SAME_SPOT && !(isTaut(points, at, dx, dy) && isTaut(points, next, dx, dy))) return;
  const leg = { x, y, dx, dy, length };
  const z = frontier.z[state] ?? 0;
  const climb = climbAlong(terrain.blocks, terrain.prepared, terrain.body.height, z, leg);
  const cost = least + climb.climbed;
  if (cost + frontier.ahead(next) > limit + EPS || isBarred(terrain, leg, climb, z)) return;
  frontier.reach(next, climb.z, cost, state);
}

/** Whether any obstacle lies on the leg, at the leg's heights there. */
function isBarred({ hindrances, body }: Terrain, leg: Leg, climb: Climb, z: Inches): boolean {
  for (const hindrance of hindrances) {
    const { grown } = hindrance;
    const px = leg.x - grown.x;
    const py = leg.y - grown.y;
    const nearest = -(px * leg.dx + py * leg.dy);
    if (nearest < -grown.reach || nearest > leg.length + grown.reach) continue;
    if (Math.abs(px * leg.dy - py * leg.dx) >= grown.reach) continue;
    if (!crossGrown(grown, hindrance.rim, leg.x, leg.y, leg.dx, leg.dy, span)) continue;
    if (span.enter >= leg.length || span.leave <= 0) continue;
    if (hindrance.zone !== undefined) {
      if (isInZone(hindrance, hindrance.zone, body, leg, climb, z)) return true;
    } else if (doHeightsMeet(climb, z, span, hindrance)) return true;
  }
  return false;
}

/** A zone is a ball, not a column: higher up or lower down it is narrower. */
function isInZone(hindrance: Hindrance, zone: Body, body: Body, leg: Leg, climb: Climb, zBefore: Inches): boolean {
  const tall = body.outline.kind === 'hull' ? body.height : 0;
  let z = zBefore;
  for (const { start, end, zStart, zEnd } of climb.pieces) {
    const stepApart = Math.max(0, zone.z - Math.max(z, zStart) - tall, Math.min(z, zStart) - topOf(zone));
    if (z !== zStart && isNearer(hindrance, stepApart, leg, start, start)) return true;
    const apart = Math.max(0, zone.z - Math.max(zStart, zEnd) - tall, Math.min(zStart, zEnd) - topOf(zone));
    if (isNearer(hindrance, apart, leg, start, end)) return true;
    z = zEnd;
  }
  return false;
}

/** Whether the part of the leg, this far above or below the zone's middle, enters it. */
function isNearer({ grown, rim }: Hindrance, apart: Inches, leg: Leg, from: Inches, to: Inches): boolean {
  if (apart >= grown.spread) return false;
  const spread = Math.sqrt(grown.spread ** 2 - apart ** 2);
  // Around an oval or hull the full width is kept at every height: more than required, never less.
  const narrower = grown.isDisc && apart > 0 ? grow(grown.x, grown.y, grown.prepared, grown.mover, spread) : grown;
  return crossGrown(narrower, rim, leg.x, leg.y, leg.dx, leg.dy, span) && span.enter <= to && span.leave >= from;
}
