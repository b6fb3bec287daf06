import type { AttackOrder } from '../activation';
import { unitOf } from '../facts/units';
import type { Battle, Unit, UnitId } from '../types';
import type { Assumption } from './assumption-words';
import { attackOdds } from './attack/unit-attack';
import { afterWounds } from './casualties';
import { ranksOf, slainOf, woundsToSlayAll } from './slain';
import { atLeast, NOTHING, type Spread } from './spread';

/** One unit's part of several attacks on one target. */
export interface AttackInTurn {
  readonly attacker: UnitId;
  /** What it attacks with, in the battle as the attacks before it have left it. */
  readonly orders: (battle: Battle, attacker: Unit, target: Unit) => readonly AttackOrder[];
}

export interface SequenceOdds {
  readonly allocated: Spread;
  readonly slain: Spread;
  readonly destroyed: number;
  readonly assumes: readonly Assumption[];
}

/**
 * WND-01: several units attack one target, one after the other. Each attack is asked for in the battle as every number of wounds
 * before it leaves it: who is gone is out of reach, and adds no more to anything that counts models.
 */
export function sequenceOdds(battle: Battle, target: Unit, attacks: readonly AttackInTurn[]): SequenceOdds {
  const ranks = ranksOf(battle, target);
  const all = woundsToSlayAll(ranks);
  const assumes = new Map<string, Assumption>();
  const assume = (assumption: Assumption) => assumes.set(JSON.stringify(assumption), assumption);
  if (attacks.length > 1) {
    assume({ is: 'casualtiesInOrder', unit: target.id });
    assume({ is: 'attackersWhole' });
  }
  let allocated: Spread = NOTHING;
  for (const { attacker, orders } of attacks) {
    const after = new Float64Array(all + 1);
    for (const [wounds, chance] of allocated.entries()) {
      if (chance === 0) continue;
      const spread = wounds < all ? oddsAfter(battle, target, wounds, attacker, orders, assume) : NOTHING;
      for (const [more, likely] of spread.entries()) {
        const sum = Math.min(all, wounds + more);
        after[sum] = (after[sum] ?? 0) + chance * likely;
      }
    }
    allocated = after;
  }
  const slain = slainOf(allocated, ranks);
  return { allocated, slain, destroyed: atLeast(slain, ranks.models), assumes: [...assumes.values()] };
}

function oddsAfter(
  battle: Battle,
  target: Unit,
  wounds: number,
  attacker: UnitId,
  orders: AttackInTurn['orders'],
  assume: (assumption: Assumption) => void,
): Spread {
  const hurt = afterWounds(battle, target, wounds);
  const striker = unitOf(hurt.battle, attacker);
  const odds = attackOdds(hurt.battle, striker, orders(hurt.battle, striker, hurt.unit));
  odds.assumes.forEach(assume);
  return odds.targets.find(each => each.target === target.id)?.allocated ?? NOTHING;
}
