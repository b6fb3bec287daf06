import { rimPoints } from '../../../geometry/outline';
import { distanceToPolygon, isWhollyInside, planGapToPolygon } from '../../../geometry/polygon';
import type { Body, Inches, Polygon, Spot } from '../../../geometry/shape';
import { battleplanOf } from '../battleplans';
import { axisBetween } from '../battleplans/axis';
import { type Battle, otherSeat, type Seat } from '../types';

const scaled = new WeakMap<Battle['field'], Map<string, readonly [Polygon, Polygon]>>();

/** PLAN-04: the battleplan's two territories, fitted to this table. */
function territoriesOf(battle: Battle): readonly [Polygon, Polygon] {
  let plans = scaled.get(battle.field);
  if (!plans) {
    plans = new Map();
    scaled.set(battle.field, plans);
  }
  const known = plans.get(battle.plan);
  if (known) return known;
  const { map, territories } = battleplanOf(battle);
  const onTable = (polygon: Polygon): Polygon =>
    polygon.map(({ x, y }) => ({ x: (x * battle.field.width) / map.width, y: (y * battle.field.depth) / map.depth }));
  const fitted = [onTable(territories[0]), onTable(territories[1])] as const;
  plans.set(battle.plan, fitted);
  return fitted;
}

/** The ground a side sets up on, once the territories are assigned. */
export const territoryOf = (battle: Battle, seat: Seat): Polygon | undefined =>
  battle.territories && territoriesOf(battle)[battle.territories[seat]];

/** PLAN-04: how far from the enemy's territory a base must be on this table. */
export const setUpDistance = (battle: Battle): Inches => {
  const { map, territories, setUpDistance: drawn } = battleplanOf(battle);
  return axisBetween(...territories) === 'x'
    ? (drawn * battle.field.width) / map.width
    : (drawn * battle.field.depth) / map.depth;
};

const RIM = 64;

/** How far the furthest of these spots lies outside an area. */
export const furthestOutside = (spots: readonly Spot[], area: Polygon): Inches =>
  Math.max(0, ...spots.map(spot => distanceToPolygon(area, spot)));

/** FB-03: whether a base is wholly in its own territory, how far it reaches out of it, and how far it is from the enemy's. */
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
