import { warscrollOf } from '../armies';
import { musterOf } from '../armies/checks/muster';
import { pointsOfUnit } from '../armies/points';
import { woundsIn } from '../facts/characteristics';
import { isInReserve, isWaiting } from '../facts/places/whereabouts';
import { isInPlay } from '../facts/units';
import type { Battle, Seat, Unit } from '../types';

/** What a unit costs as it was mustered; units that came in the battle cost nothing. */
export function fullPoints(battle: Battle, unit: Unit): number {
  const muster = musterOf(battle, unit);
  return muster ? pointsOfUnit(muster) : 0;
}

/** The share of its wounds that a unit has left. */
export function shareLeft(battle: Battle, unit: Unit): number {
  const muster = musterOf(battle, unit);
  const each = woundsIn(unit);
  const all = (muster?.models ?? unit.models.length) * each;
  const left = unit.models.reduce((sum, model) => sum + each - model.wounds, 0);
  return all > 0 ? left / all : 0;
}

/** What is left of a unit, in points. A model that stands is worth something whatever it has suffered. */
export const pointsLeft = (battle: Battle, unit: Unit): number =>
  unit.models.length === 0 ? 0 : fullPoints(battle, unit) * shareLeft(battle, unit);

/** What is left of an army, in points. */
export const armyLeft = (battle: Battle, seat: Seat): number =>
  battle.units.reduce(
    (sum, unit) =>
      unit.seat === seat && (isInPlay(unit) || isWaiting(unit) || isInReserve(unit))
        ? sum + pointsLeft(battle, unit)
        : sum,
    0,
  );

/** The value of one wound of a unit: its points divided by its wounds. */
export function worthOfWound(unit: Unit): number {
  const { points, size } = warscrollOf(unit);
  return points / (size.least * woundsIn(unit));
}

/** The wounds that all models of a unit can still take. */
export const woundsLeft = (unit: Unit): number =>
  unit.models.reduce((sum, model) => sum + woundsIn(unit) - model.wounds, 0);
