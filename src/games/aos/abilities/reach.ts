import { isWithin } from '../../../geometry/gaps/within';
import type { Inches } from '../../../geometry/shapes/shape';
import { doomedModel } from '../facts/attacks/damage';
import { changedUnit } from '../facts/copy';
import { isMarkedBy, remembered } from '../facts/memory';
import { bodiesOf } from '../facts/places/bodies';
import { gapBetweenUnits, isWhollyNear, reachOf } from '../facts/places/distance';
import { findModel, hasKeyword, isAlly, isInPlay, partOf } from '../facts/units';
import type { Battle, Unit } from '../types';
import type { Reach } from './types';

/** ABIL-08, GEN-05: whether an ability of the bearer reaches the unit; without a reach it affects only the bearer. */
export function reaches(battle: Battle, reach: Reach | undefined, bearer: Unit, unit: Unit): boolean {
  if (!isInPlay(bearer)) return false; // RES-05
  if (!reach) return bearer.id === unit.id;
  if (!isOnSide(reach, bearer, unit) || !isInPlay(unit)) return false;
  if (!hasKeywords(battle, reach, unit)) return false;
  if (reach.isOther && bearer.id === unit.id) return false;
  if (reach.isArmys && bearer.seat === unit.seat && isAlly(battle, unit)) return false; // ALG-07
  if (reach.isSelf && bearer.id !== unit.id) return false;
  if (reach.isCrossed && !crossedBy(bearer, unit)) return false;
  if (reach.notMarkedBy !== undefined && isMarkedBy(unit, reach.notMarkedBy)) return false;
  if (reach.markedBy !== undefined && !isMarkedBy(unit, reach.markedBy)) return false;
  const within = rangeOf(battle, reach, bearer);
  if (within === undefined) return true;
  const { from, to } = endsOf(battle, reach, bearer, unit);
  return reach.wholly ? isWhollyNear(battle, to, from, within) : isWithin(gapBetweenUnits(battle, from, to), within);
}

/** MEAS-04, MEAS-06: the distance compared with the reach: to the nearest or the furthest point of the unit. */
export function reachGap(battle: Battle, reach: Reach, bearer: Unit, unit: Unit): Inches {
  const { from, to } = endsOf(battle, reach, bearer, unit);
  if (!reach.wholly || to.id === from.id) return gapBetweenUnits(battle, from, to);
  return Math.max(...bodiesOf(battle, to).map(body => reachOf(body, bodiesOf(battle, from))));
}

const endsOf = (battle: Battle, reach: Reach, bearer: Unit, unit: Unit) => ({
  from: reachingModels(bearer, reach),
  to: reach.toWounded ? woundedModel(battle, unit) : unit,
});

/** GENL-04: some have a longer range from a general. */
export function rangeOf(battle: Battle, { within, withinOfGeneral }: Reach, bearer: Unit): Inches | undefined {
  const general = battle.generals[bearer.seat];
  const isGeneral = general !== undefined && findModel(bearer, general) !== undefined;
  return isGeneral ? (withinOfGeneral ?? within) : within;
}

/** The number of the bearer's models that just moved across the unit; undefined if none. */
export const crossedBy = (bearer: Unit, unit: Unit): number | undefined =>
  remembered(bearer, 'crossed').find(each => each.unit === unit.id)?.models;

/** WND-04: a unit has at most one, except one slain outright; without a wounded model any counts. */
function woundedModel(battle: Battle, unit: Unit): Unit {
  const doomed = doomedModel(battle, unit);
  if (doomed) return changedUnit(unit, { models: [doomed] });
  const wounded = unit.models.filter(model => model.wounds > 0);
  return wounded.length > 0 ? changedUnit(unit, { models: wounded }) : unit;
}

/**
 * The models of the bearer's unit that distance and sight are measured from; a garrison is at its feature (GARR-05).
 */
export const reachingModels = (bearer: Unit, { from }: Reach): Unit =>
  from === undefined || bearer.where.kind === 'garrison'
    ? bearer
    : partOf(bearer, model => model.wargear.includes(from));

/** KEY-02 */
const hasKeywords = (battle: Battle, { keywords, anyKeyword }: Reach, unit: Unit): boolean =>
  (keywords ?? []).every(keyword => hasKeyword(battle, unit, keyword)) &&
  (anyKeyword === undefined || anyKeyword.some(keyword => hasKeyword(battle, unit, keyword)));

const isOnSide = ({ side }: Reach, bearer: Unit, unit: Unit): boolean =>
  side === 'any' || (side === 'friend') === (bearer.seat === unit.seat);
