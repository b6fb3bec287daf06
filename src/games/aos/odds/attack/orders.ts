import { attacksOf } from '../../abilities/profile';
import type { AttackOrder } from '../../activation';
import { weaponsFor } from '../../facts/attacks/attacks';
import { attackersOn } from '../../facts/attacks/targeting';
import type { Battle, Model, Unit } from '../../types';
import type { Weapon } from '../../warscroll';
import { openBattle } from './strikes';

/**
 * Everything that a unit can strike one target with, as it stands. With `strikers`, what these models strike with wherever they
 * stand: those who would be in reach after a charge, say. ABIL-01: of weapons of which one is used at a time the first counts.
 */
export function ordersOn(
  battle: Battle,
  attacker: Unit,
  how: 'shoot' | 'fight',
  target: Unit,
  strikers?: readonly Model[],
): readonly AttackOrder[] {
  const used = new Set<string>();
  return weaponsFor(attacker, how).flatMap((weapon): readonly AttackOrder[] => {
    const shares = strikers && sharesWith(battle, attacker, weapon, target, strikers);
    const isUsed = weapon.oneOf !== undefined && used.has(weapon.oneOf);
    const isIdle = shares ? shares.length === 0 : attackersOn(battle, attacker, weapon, target).length === 0;
    if (isUsed || isIdle) return [];
    if (weapon.oneOf !== undefined) used.add(weapon.oneOf);
    return [{ weapon: weapon.id, target: target.id, ...(shares && { shares }) }];
  });
}

function sharesWith(battle: Battle, attacker: Unit, weapon: Weapon, target: Unit, strikers: readonly Model[]) {
  const open = openBattle(battle, attacker);
  return strikers
    .filter(({ weapons }) => weapons.includes(weapon.id))
    .map(model => ({ model: model.id, attacks: attacksOf(open, attacker, model, weapon, target) }))
    .filter(({ attacks }) => attacks > 0);
}
