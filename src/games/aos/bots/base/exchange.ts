import { nearestEnemyUnit } from '../../facts/places/distance';
import { meanDamage, ordersOn } from '../../odds';
import type { Battle, Unit } from '../../types';
import { worthOfWound, woundsLeft } from '../worth';

/** What two units that fight do to each other on the average, in points. */
export interface Exchange {
  readonly dealt: number;
  readonly suffered: number;
}

/** What all models of a unit are likely to destroy of a target in melee, wherever they stand now, in points. */
export function harm(battle: Battle, attacker: Unit, target: Unit): number {
  const orders = ordersOn(battle, attacker, 'fight', target, attacker.models);
  const damage = meanDamage(battle, attacker, orders).get(target.id) ?? 0;
  return Math.min(damage, woundsLeft(target)) * worthOfWound(target);
}

export const exchangeOf = (battle: Battle, unit: Unit, enemy: Unit): Exchange => ({
  dealt: harm(battle, unit, enemy),
  suffered: harm(battle, enemy, unit),
});

/** A charge that costs nearly all of the unit and gains next to nothing. */
const NEARLY_ALL = 0.7;
const NEXT_TO_NOTHING = 0.35;

/** Whether a charge at the nearest enemy throws the unit away. Everything short of that is tried: fear wins no battles. */
export function isHopeless(battle: Battle, unit: Unit): boolean {
  const enemy = nearestEnemyUnit(battle, unit);
  if (!enemy) return false;
  const { dealt, suffered } = exchangeOf(battle, unit, enemy);
  return suffered > NEARLY_ALL * woundsLeft(unit) * worthOfWound(unit) && dealt < NEXT_TO_NOTHING * suffered;
}
