import { isWithin } from '../../../../geometry/gaps/within';
import { gathered } from '../../../../kernel/flat-map';
import { gapToTarget } from '../../facts/attacks/attacks';
import { whyNotTarget } from '../../facts/attacks/targeting';
import { longestRange } from '../../facts/attacks/weapon-values';
import { ENGAGED, gapBetweenUnits } from '../../facts/places/distance';
import { unitsOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, otherSeat, type Unit } from '../../types';
import type { Weapon } from '../../warscroll';

/** Why an enemy is not a target, and how many inches are missing. */
interface Miss {
  readonly refusal: Refusal;
  readonly by: number;
}

const byMissing = (a: Miss, b: Miss): number => a.by - b.by;

/**
 * ATK-05, ATK-07, ATK-08, ATK-10, SHOOT-05: why each enemy is not a target of these missile weapons, the nearest first.
 */
export function whyNoTarget(battle: Battle, unit: Unit, weapons: readonly Weapon[]): readonly Refusal[] {
  const enemies = unitsOf(battle, otherSeat(unit.seat));
  if (enemies.length === 0) return [refuse('ATK-05', 'shoot.noEnemy', {})];
  return enemies
    .flatMap(target => weapons.map(weapon => missOf(battle, unit, weapon, target)).toSorted(byMissing)[0] ?? [])
    .toSorted(byMissing)
    .map(({ refusal }) => refusal);
}

/** The nearest miss of all models with the weapon. */
function missOf(battle: Battle, unit: Unit, weapon: Weapon, target: Unit): Miss {
  const bearers = unit.models.filter(model => model.weapons.includes(weapon.id));
  const gap =
    bearers.length === unit.models.length
      ? gapBetweenUnits(battle, unit, target)
      : Math.min(...bearers.map(model => gapToTarget(battle, unit, model, target)));
  const range = longestRange(battle, unit, weapon);
  const outOfRange = {
    refusal: refuse('ATK-07', 'shoot.outOfRange', { target: target.id, gap, range }),
    by: gap - range,
  };
  if (!isWithin(gap, range)) return outOfRange;
  const reasons = gathered(bearers, model => {
    const why = whyNotTarget(battle, unit, model, weapon, target);
    return why && why.code !== 'attack.outOfRange' ? [why] : [];
  });
  const hidden = reasons.filter(({ code }) => code === 'attack.notVisible').length;
  const nearest = nearestMiss(reasons);
  if (!nearest) return outOfRange;
  return { refusal: toldOfUnit(nearest, target, gap, hidden), by: missingIn(nearest) };
}

/** Turns the obstacle of one model in range into a reason for its unit. */
function toldOfUnit({ code, facts }: Refusal, { id: target }: Unit, gap: number, inRange: number): Refusal {
  if (code === 'attack.tooNear')
    return refuse('ATK-10', 'shoot.tooNear', { target, reach: facts.reach, least: facts.least });
  if (code === 'attack.engagedElsewhere')
    return refuse('SHOOT-05', 'shoot.engagedElsewhere', { target, gap: facts.gap });
  return refuse('ATK-08', 'shoot.notVisible', { target, gap, inRange });
}

/** The reason with the fewest inches missing. */
export const nearestMiss = (reasons: readonly Refusal[]): Refusal | undefined =>
  reasons.toSorted((a, b) => missingIn(a) - missingIn(b))[0];

/** The inches missing; 0 if distance is not the problem. */
function missingIn(refusal: Refusal): number {
  switch (refusal.code) {
    case 'attack.outOfRange':
      return (refusal.facts.gap ?? Number.POSITIVE_INFINITY) - refusal.facts.range;
    case 'attack.tooNear':
      return refusal.facts.least - refusal.facts.reach;
    case 'attack.engagedElsewhere':
      return refusal.facts.gap - ENGAGED;
    default:
      return 0;
  }
}
