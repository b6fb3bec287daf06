import { gapBetween } from '../../../../geometry/gaps/gap';
import type { Tape } from '../../../../geometry/gaps/tape';
import { areWhollyWithin, farthestFrom } from '../../../../geometry/gaps/wholly';
import { EPS, isWithin } from '../../../../geometry/gaps/within';
import { boundingRadius } from '../../../../geometry/shapes/outline';
import { isNearPolygon, planGapToPolygon } from '../../../../geometry/shapes/polygon';
import type { Body, Inches } from '../../../../geometry/shapes/shape';
import { cacheByIdentity } from '../../../../geometry/units/cache';
import { closestPair, gapBetweenGroups } from '../../../../geometry/units/group';
import { type Battle, otherSeat, type Scenery, type Seat, type Terrain, type Unit } from '../../types';
import { presenceOf, unitsOf } from '../units';
import { bodiesOf } from './bodies';

/** Combat range: retreats, charges and fighting use it. */
export const ENGAGED: Inches = 3;

/** MEAS-01, MEAS-02, MEAS-03, MEAS-05: the gap from these models, base or hull, to the nearest enemy; Infinity when there is none. */
export const nearestEnemy = (battle: Battle, seat: Seat, bodies: readonly Body[]): Inches =>
  gapBetweenGroups(bodies, presenceOf(battle, otherSeat(seat)));

/** MEAS-03: from a unit to its nearest enemy. */
export function enemyGap(battle: Battle, unit: Unit): Inches {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of unitsOf(battle, otherSeat(unit.seat))) {
    least = Math.min(least, gapBetweenUnits(battle, unit, enemy));
  }
  return least;
}

/** RETR-01, COMBAT-03: one model within 3" binds the whole unit. */
export const isEngaged = (battle: Battle, unit: Unit): boolean => isWithin(enemyGap(battle, unit), ENGAGED);

/** MEAS-03: always measured from the same unit of the two, so that both directions give an identical number. */
export function gapBetweenUnits(battle: Battle, one: Unit, other: Unit): Inches {
  if (one.id === other.id) return 0;
  const isFirst = one.seat === other.seat ? one.id < other.id : one.seat === 'azure';
  const from = bodiesOf(battle, isFirst ? one : other);
  return measured(from, bodiesOf(battle, isFirst ? other : one));
}

const gapsFrom = cacheByIdentity((_: readonly Body[]) => new Map<readonly Body[], Inches>());
/** More than the number of units on a table; older entries mostly belong to units that have moved. */
const MOST_REMEMBERED = 64;

/** Cached until a model of either group moves: a list of models is never mutated, only replaced. */
function measured(some: readonly Body[], others: readonly Body[]): Inches {
  const known = gapsFrom(some);
  let gap = known.get(others);
  if (gap === undefined) {
    gap = gapBetweenGroups(some, others);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(others, gap);
  }
  return gap;
}

/** MEAS-01, MEAS-03: the tape between the closest points of two units; undefined if one is not on the table. */
export const tapeBetween = (battle: Battle, one: Unit, other: Unit): Tape | undefined =>
  closestPair(bodiesOf(battle, one), bodiesOf(battle, other));

/** MEAS-06 */
export const isWhollyNear = (battle: Battle, unit: Unit, other: Unit, inches: Inches): boolean =>
  unit.id === other.id || areWhollyWithin(bodiesOf(battle, unit), bodiesOf(battle, other), inches);

/** MEAS-06: the distance from a body's furthest point to the nearest body of the group. */
export const reachOf = (body: Body, group: readonly Body[]): Inches =>
  group.reduce((least, other) => Math.min(least, farthestFrom(body, other)), Number.POSITIVE_INFINITY);

/** PILE-03: the nearest enemies of a model, several on a tie, and their distance. */
export function nearestBodies<B extends Body>(
  body: Body,
  enemies: readonly B[],
): { readonly gap: Inches; readonly bodies: readonly B[] } {
  let gap = Number.POSITIVE_INFINITY;
  let bodies: B[] = [];
  const reach = boundingRadius(body.outline);
  for (const enemy of enemies) {
    const most = gap + 2 * EPS + reach + boundingRadius(enemy.outline);
    if ((enemy.x - body.x) ** 2 + (enemy.y - body.y) ** 2 > most * most) continue;
    const distance = gapBetween(body, enemy);
    if (distance < gap - EPS) bodies = [enemy];
    else if (distance <= gap + EPS) bodies.push(enemy);
    gap = Math.min(gap, distance);
  }
  return { gap, bodies };
}

/** The enemy unit nearest to a unit. */
export function nearestEnemyUnit(battle: Battle, unit: Unit): Unit | undefined {
  let best: Unit | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of unitsOf(battle, otherSeat(unit.seat))) {
    const gap = gapBetweenUnits(battle, unit, enemy);
    if (gap < least) {
      least = gap;
      best = enemy;
    }
  }
  return best;
}

const BESIDE: Inches = 1; // SCEN-01 to SCEN-06

/** MEAS-01: the distance from a unit to a feature's footprint; SCEN-07: a garrison is within its own feature. */
export function gapToFeature(battle: Battle, unit: Unit, feature: Terrain): Inches {
  if (unit.where.kind === 'garrison' && unit.where.feature === feature.id) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const body of bodiesOf(battle, unit)) least = Math.min(least, planGapToPolygon(body, feature.footprint));
  return least;
}

/** SCEN-01 to SCEN-06: whether a feature with this rule is within 1" of these bodies. */
export function isBeside(battle: Battle, bodies: readonly Body[], scenery: Scenery): boolean {
  return battle.field.features.some(
    feature => feature.scenery === scenery && bodies.some(body => isNearPolygon(body, feature.footprint, BESIDE)),
  );
}
