import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { gapBetweenGroups } from '../../../../geometry/units/group';
import { gathered } from '../../../../kernel/flat-map';
import { rangeOf, reaches, reachGap, reachingModels } from '../../abilities/reach';
import type { Reach } from '../../abilities/types';
import type { CommandOf } from '../../commands';
import { bodyOf } from '../../facts/attacks/attacks';
import { anySees } from '../../facts/attacks/sight';
import { askedFor } from '../../facts/open-question';
import { bodiesOf } from '../../facts/places/bodies';
import { gapBetweenUnits } from '../../facts/places/distance';
import { findModel, findUnit, isInPlay, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, SEATS, type Unit, type UnitId } from '../../types';

/** Units in a reach now. */
export function targetsOf(battle: Battle, bearer: Unit, reach: Reach): readonly Unit[] {
  const reached = reachedBy(battle, bearer, reach);
  if (!reach.isNearest) return reached;
  const nearest = nearestGap(battle, bearer, reached);
  return reached.filter(unit => isWithin(gapBetweenUnits(battle, bearer, unit), nearest));
}

/** MEAS-03 */
const nearestGap = (battle: Battle, bearer: Unit, units: readonly Unit[]): Inches =>
  units.reduce((least, unit) => Math.min(least, gapBetweenUnits(battle, bearer, unit)), Number.POSITIVE_INFINITY);

const reachedBy = (battle: Battle, bearer: Unit, reach: Reach): readonly Unit[] =>
  gathered(SEATS, seat => unitsOf(battle, seat).filter(unit => isReached(battle, bearer, reach, unit)));

/** Whether any unit is in a reach now; stops at the first. */
export const hasTarget = (battle: Battle, bearer: Unit, reach: Reach): boolean =>
  SEATS.some(seat => unitsOf(battle, seat).some(unit => isReached(battle, bearer, reach, unit)));

const isReached = (battle: Battle, bearer: Unit, reach: Reach, unit: Unit): boolean =>
  isTarget(battle, unit) && reaches(battle, reach, bearer, unit) && isSeen(battle, reach, bearer, unit);

/** ABIL-02: a reaction may be limited to a single unit. */
function isTarget(battle: Battle, unit: Unit): boolean {
  const ask = askedFor(battle, 'useAbilities');
  return ask?.target === undefined || ask.target === unit.id;
}

/** ATK-08: if the reach requires it, a model it is measured from must see the unit. */
const isSeen = (battle: Battle, reach: Reach, bearer: Unit, unit: Unit): boolean =>
  !reach.isVisible || anySees(battle, reachingModels(bearer, reach), unit);

/** The affected units: the bearer's own, the target, or every unit in reach with the bearer's own last. */
export function recipients(
  battle: Battle,
  bearer: Unit,
  reach: Reach | undefined,
  target: UnitId | undefined,
): readonly Unit[] {
  if (!reach) return [bearer];
  if (reach.isAll) {
    const all = targetsOf(battle, bearer, reach);
    return [...all.filter(({ id }) => id !== bearer.id), ...all.filter(({ id }) => id === bearer.id)];
  }
  return target === undefined ? [] : [unitOf(battle, target)];
}

/** MEAS-04, MEAS-06, ATK-08: why this unit is not a legal target. */
export function checkTarget(battle: Battle, bearer: Unit, reach: Reach, id: UnitId | undefined): readonly Refusal[] {
  const target = id === undefined ? undefined : findUnit(battle, id);
  if (!target || !isInPlay(target) || !isTarget(battle, target)) {
    return [refuse('ABIL-01', 'unit.unknown', { unit: id ?? '' })];
  }
  if (!reaches(battle, reach, bearer, target)) return [whyOutOfReach(battle, bearer, reach, target)];
  if (!isSeen(battle, reach, bearer, target)) return [refuse('ATK-08', 'ability.notVisible', { target: target.id })];
  if (!reach.isNearest) return [];
  const gap = gapBetweenUnits(battle, bearer, target);
  const nearest = nearestGap(battle, bearer, reachedBy(battle, bearer, reach));
  return isWithin(gap, nearest) ? [] : [refuse('MEAS-03', 'ability.notNearest', { target: target.id, gap, nearest })];
}

/** MEAS-04, KEY-02: the distance if that is the only problem; otherwise the unit is of the wrong kind. */
function whyOutOfReach(battle: Battle, bearer: Unit, reach: Reach, target: Unit): Refusal {
  const { within: _, withinOfGeneral: __, ...anywhere } = reach;
  const within = rangeOf(battle, reach, bearer);
  if (within === undefined || !reaches(battle, anywhere, bearer, target))
    return refuse('KEY-02', 'ability.wrongTarget', { target: target.id });
  const gap = reachGap(battle, reach, bearer, target);
  return refuse('MEAS-04', 'ability.outOfReach', { target: target.id, gap, within, isWholly: reach.wholly ?? false });
}

/** MEAS-04: why this model of the target is not legal. */
export function checkModel(
  battle: Battle,
  bearer: Unit,
  { within = Number.POSITIVE_INFINITY }: Reach,
  { target: id = '', model = '' }: CommandOf<'useAbility'>,
): readonly Refusal[] {
  const target = unitOf(battle, id);
  const found = findModel(target, model);
  if (!found) return [refuse('ABIL-01', 'model.unknown', { model })];
  const gap = gapBetweenGroups(bodiesOf(battle, bearer), [bodyOf(battle, target, found)]);
  return isWithin(gap, within)
    ? []
    : [refuse('MEAS-04', 'ability.outOfReach', { target: id, gap, within, isWholly: false })];
}
