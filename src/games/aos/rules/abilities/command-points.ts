import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches } from '../../../../geometry/shapes/shape';
import { gapBetweenUnits } from '../../facts/places/distance';
import { findModel, hasKeyword, unitsOf } from '../../facts/units';
import { measured, type Refusal, refuse } from '../../refusals';
import type { RuleId } from '../../rulebook';
import type { Battle, Seat, Unit } from '../../types';

const HERO_REACH: Inches = 6; // CMD-10 to CMD-12
const GENERAL_REACH: Inches = 12;

/** CMD-01, CMD-04: a command point and a living HERO; a HERO in reserve is enough here. */
export function checkPoint(battle: Battle, seat: Seat): readonly Refusal[] {
  const hasHero = battle.units.some(
    unit => unit.seat === seat && unit.models.length > 0 && hasKeyword(battle, unit, 'HERO'),
  );
  return [
    ...(battle.commandPoints[seat] >= 1 ? [] : [refuse('CMD-04', 'command.noPoints', {})]),
    ...(hasHero ? [] : [refuse('CMD-01', 'command.noHero', {})]),
  ];
}

/** GENL-04: a general has a longer range only if it is a HERO. */
const reachOf = (battle: Battle, hero: Unit): Inches => {
  const general = battle.generals[hero.seat];
  return general !== undefined && findModel(hero, general) ? GENERAL_REACH : HERO_REACH;
};

/** CMD-10 to CMD-13: a HERO in range of the unit, or how many inches the nearest lacks. */
export function checkHeroNear(battle: Battle, unit: Unit, rule: RuleId): readonly Refusal[] {
  const heroes = unitsOf(battle, unit.seat).filter(each => hasKeyword(battle, each, 'HERO'));
  const offers = heroes.map(hero => ({ nearest: gapBetweenUnits(battle, hero, unit), needed: reachOf(battle, hero) }));
  if (offers.some(({ nearest, needed }) => isWithin(nearest, needed))) return [];
  const best = offers.reduce((a, b) => (b.nearest - b.needed < a.nearest - a.needed ? b : a), {
    nearest: Number.POSITIVE_INFINITY,
    needed: HERO_REACH,
  });
  return [refuse(rule, 'command.heroTooFar', { ...best, nearest: measured(best.nearest) })];
}
