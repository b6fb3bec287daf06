import type { AttackOrder } from '../../activation';
import { unitOf } from '../../facts/units';
import { attackOdds, meanDamage, meanOf } from '../../odds';
import type { Battle, Unit } from '../../types';
import { worthOfWound, woundsLeft } from '../worth';

/** What the last model of a unit is worth besides, as a share of all that is left of the unit. */
const DESTROYED = 0.5;

/**
 * The expected damage of an attack in points, counting the first target of each weapon: for ranking many attacks. Callers that
 * compare many attacks of one unit pass the known damage of each weapon on each target.
 */
export function roughWorth(
  battle: Battle,
  attacker: Unit,
  orders: readonly AttackOrder[],
  known = new Map<string, number>(),
): number {
  const suffered = new Map<string, number>();
  const seen = new Set<string>();
  for (const { weapon, target } of orders) {
    if (seen.has(weapon)) continue;
    seen.add(weapon);
    const pair = `${weapon} ${target}`;
    const damage = known.get(pair) ?? meanDamage(battle, attacker, [{ weapon, target }]).get(target) ?? 0;
    known.set(pair, damage);
    suffered.set(target, (suffered.get(target) ?? 0) + damage);
  }
  let worth = 0;
  for (const [id, damage] of suffered) {
    const target = unitOf(battle, id);
    const wounds = woundsLeft(target);
    worth += Math.min(damage, wounds) * worthOfWound(target) * (damage >= wounds ? 1 + DESTROYED : 1);
  }
  return worth;
}

/** The same exactly: wounds that are allocated, and the chance that a target is destroyed. */
export function worthOfAttack(battle: Battle, attacker: Unit, orders: readonly AttackOrder[]): number {
  let worth = 0;
  for (const { target: id, allocated, destroyed } of attackOdds(battle, attacker, orders).targets) {
    const target = unitOf(battle, id);
    worth += (meanOf(allocated) + DESTROYED * destroyed * woundsLeft(target)) * worthOfWound(target);
  }
  return worth;
}
