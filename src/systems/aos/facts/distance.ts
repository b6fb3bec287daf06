import { gapBetween } from '../../../geometry/gap';
import { gapBetweenGroups } from '../../../geometry/group';
import type { Body, Inches } from '../../../geometry/shape';
import { EPS, isWithin } from '../../../geometry/within';
import { type Battle, type Model, otherSeat, type Seat, type Unit } from '../types';
import { modelsOf, unitsOf } from './units';

/** The reach of every fight: retreats, charges and eligibility ask for it. */
export const ENGAGED: Inches = 3;

/** MEAS-03: from these models to the nearest enemy; Infinity when there is none. */
export const nearestEnemy = (battle: Battle, seat: Seat, models: readonly Body[]): Inches =>
  gapBetweenGroups(models, modelsOf(battle, otherSeat(seat)));

/** RETR-01, COMBAT-03: one model within 3" binds the whole unit. */
export const isEngaged = (battle: Battle, unit: Unit): boolean =>
  isWithin(nearestEnemy(battle, unit.seat, unit.models), ENGAGED);

/** MEAS-03 */
export const gapToUnit = (models: readonly Body[], unit: Unit): Inches => gapBetweenGroups(models, unit.models);

/** PILE-03: the enemies nearest to a model, several when they tie, and how far they are. */
export function nearestModels(
  model: Body,
  enemies: readonly Model[],
): { readonly gap: Inches; readonly models: readonly Model[] } {
  let gap = Number.POSITIVE_INFINITY;
  let models: Model[] = [];
  for (const enemy of enemies) {
    const distance = gapBetween(model, enemy);
    if (distance < gap - EPS) models = [enemy];
    else if (distance <= gap + EPS) models.push(enemy);
    gap = Math.min(gap, distance);
  }
  return { gap, models };
}

/** The enemy unit nearest to these models. */
export function nearestEnemyUnit(battle: Battle, seat: Seat, models: readonly Body[]): Unit | undefined {
  let best: Unit | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of unitsOf(battle, otherSeat(seat))) {
    const gap = gapToUnit(models, unit);
    if (gap < least) {
      least = gap;
      best = unit;
    }
  }
  return best;
}
