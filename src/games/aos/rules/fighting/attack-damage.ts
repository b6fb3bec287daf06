import type { Damage, Volley } from '../../activation';
import { activationOf } from '../../facts/attacks/activation';
import { findWeapon } from '../../facts/attacks/attacks';
import { unitOf } from '../../facts/units';
import { type Battle, otherSeat } from '../../types';

/** WND-01, ABIL-01: the damage a volley inflicts on its target, if any. */
export function damageOf(battle: Battle, volley: Volley, wounds: number, mortals: number): Damage | undefined {
  if (wounds + mortals === 0) return undefined;
  const attacker = unitOf(battle, activationOf(battle).unit);
  const owner = unitOf(battle, volley.target).seat;
  const turn = findWeapon(attacker, volley.weapon)?.allocated;
  return {
    unit: volley.target,
    owner,
    wounds,
    mortals,
    cause: 'attack',
    by: otherSeat(owner),
    source: { unit: attacker.id, weapon: volley.weapon },
    order: undefined,
    ...(turn && { turn }),
  };
}
