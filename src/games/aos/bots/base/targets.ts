import type { AttackOrder } from '../../activation';
import type { Command } from '../../commands';
import { unitOf } from '../../facts/units';
import { meanDamage } from '../../odds';
import type { Battle, Unit } from '../../types';
import { worthOfWound, woundsLeft } from '../worth';

/** A unit that is destroyed cannot strike back: its last wounds are worth more. */
const DESTROYED = 1.5;

/** The mean of what an attack destroys, in points, by exact odds. */
export function meanWorth(battle: Battle, attacker: Unit, orders: readonly AttackOrder[]): number {
  let worth = 0;
  for (const [id, damage] of meanDamage(battle, attacker, orders)) {
    const target = unitOf(battle, id);
    const wounds = woundsLeft(target);
    worth += Math.min(damage, wounds) * worthOfWound(target) * (damage >= wounds ? DESTROYED : 1);
  }
  return worth;
}

/** The attacks on offer, the one that destroys most on the average first. */
export function attacksByOdds(battle: Battle, id: string, offers: readonly Command[]): readonly Command[] {
  const attacks = offers.filter(offer => offer.type === 'attack');
  if (attacks.length < 2) return attacks;
  const attacker = unitOf(battle, id);
  const worth = new Map(attacks.map(attack => [attack, meanWorth(battle, attacker, attack.orders)]));
  return attacks.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}
