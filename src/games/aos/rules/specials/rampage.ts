import { isWithin } from '../../../../geometry/gaps/within';
import type { Dice } from '../../../../kernel/dice';
import type { Choice, Deal } from '../../abilities/types';
import { warscrollOf } from '../../armies';
import type { BattleEvent } from '../../events';
import { ENGAGED, enemyGap, gapBetweenUnits } from '../../facts/places/distance';
import { hasKeyword, isOnTable, unitOf, unitsOf } from '../../facts/units';
import type { Battle, Unit, UnitId } from '../../types';
import { asking } from '../command-guards';
import { rollCharge } from '../moving/charge';

const RAMPAGE_MOVE = 6;
const TOO_FAR_TO_CHARGE = 12;

/** Rampaging Destroyers: units near the bearer; its player chooses one. */
export const rampagers = (
  battle: Battle,
  bearer: Unit,
  { within, keyword }: Extract<Deal, { do: 'rampage' }>,
): readonly Choice[] =>
  unitsOf(battle, bearer.seat)
    .filter(unit => isOnTable(unit) && hasKeyword(battle, unit, keyword))
    .filter(unit => isWithin(gapBetweenUnits(battle, bearer, unit), within))
    .map(unit => ({
      name: warscrollOf(unit).name,
      unit: unit.id,
      deals: [{ do: 'rampageNow', unit: unit.id }],
    }));

/**
 * Rampaging Destroyers: a move if the enemy is far, a pile-in if it is near, otherwise a charge. None counts for later
 * phases.
 */
export function rampageNow(battle: Battle, id: UnitId, dice: Dice): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const gap = enemyGap(battle, unit);
  if (isWithin(gap, ENGAGED)) return [asking({ kind: 'pileIn', seat: unit.seat, unit: id })];
  if (!isWithin(gap, TOO_FAR_TO_CHARGE))
    return [asking({ kind: 'scout', seat: unit.seat, units: [id], inches: RAMPAGE_MOVE, left: 1 })];
  return [
    { ...rollCharge(battle, unit, false, dice), isExtra: true },
    asking({ kind: 'chargeMove', seat: unit.seat, unit: id }),
  ];
}
