import { rimPoints } from '../../../../geometry/shapes/outline';
import {
  type Bounds,
  boundsOf,
  containsSpot,
  distanceToEdge,
  distanceToPolygon,
  isWhollyInside,
  planGapToPolygon,
} from '../../../../geometry/shapes/polygon';
import type { Body, Inches, Polygon, Spot } from '../../../../geometry/shapes/shape';
import { battleplanOf } from '../../battleplans';
import { axisBetween, type FittedPlan, fitted } from '../../battleplans/fit';
import { type Battle, otherSeat, type Seat } from '../../types';

const scaled = new WeakMap<Battle['field'], Map<string, FittedPlan>>();

/** PLAN-04: the battleplan, fitted to this table. */
function planOn(battle: Battle): FittedPlan {
  let plans = scaled.get(battle.field);
  if (!plans) {
    plans = new Map();
    scaled.set(battle.field, plans);
  }
  const known = plans.get(battle.plan);
  if (known) return known;
  const plan = fitted(battleplanOf(battle), battle.field);
  plans.set(battle.plan, plan);
  return plan;
}

/** The territory of a side, once assigned. */
export const territoryOf = (battle: Battle, seat: Seat): Polygon | undefined =>
  battle.territories && planOn(battle).territories[battle.territories[seat]];

/** PLAN-04: how far from the enemy's territory a base must be on this table. */
export const setUpDistance = (battle: Battle): Inches => planOn(battle).setUpDistance;

/** Ground to set up on. */
export interface Ground {
  readonly bounds: Bounds;
  /** Whether a base could stand on it that covers at least this circle around its middle: it spares the check of what is surely refused. */
  mayHold(middle: Spot, radius: Inches): boolean;
}

/** What is rounded away may still be allowed. */
const DOUBT: Inches = 0.01;

/** FB-03: where a side may set up, once the territories are assigned. */
export function setUpGround(battle: Battle, seat: Seat): Ground | undefined {
  const own = territoryOf(battle, seat);
  const enemy = territoryOf(battle, otherSeat(seat));
  if (!own || !enemy) return undefined;
  const needed = setUpDistance(battle) - DOUBT;
  return {
    bounds: boundsOf(own),
    mayHold: (middle, radius) =>
      containsSpot(own, middle) &&
      distanceToEdge(own, middle) >= radius - DOUBT &&
      distanceToPolygon(enemy, middle) >= radius + needed,
  };
}

/** The side of the table of the first or second territory, as seen from the near edge. */
export function sideOf(battle: Battle, territory: 0 | 1): 'near' | 'far' | 'left' | 'right' {
  const { territories } = planOn(battle);
  const [own, other] = [boundsOf(territories[territory]), boundsOf(territories[territory === 0 ? 1 : 0])];
  if (axisBetween(...territories) === 'x') return own.minX + own.maxX < other.minX + other.maxX ? 'left' : 'right';
  return own.minY + own.maxY < other.minY + other.maxY ? 'near' : 'far';
}

const RIM = 64;

/** How far the furthest of these spots lies outside an area. */
export const furthestOutside = (spots: readonly Spot[], area: Polygon): Inches =>
  Math.max(0, ...spots.map(spot => distanceToPolygon(area, spot)));

/**
 * FB-03: whether a base is wholly in its own territory, how far it reaches outside, and its distance to the enemy
 * territory.
 */
export function placeInTerritory(
  battle: Battle,
  seat: Seat,
  body: Body,
): { readonly isInside: boolean; readonly over: Inches; readonly toEnemy: Inches } {
  const own = territoryOf(battle, seat);
  const enemy = territoryOf(battle, otherSeat(seat));
  if (!own || !enemy) return { isInside: false, over: 0, toEnemy: 0 };
  const isInside = isWhollyInside(body, own);
  const over = isInside ? 0 : furthestOutside(rimPoints(body, RIM), own);
  return { isInside, over, toEnemy: planGapToPolygon(body, enemy) };
}
