import type { Damage, WoundKind } from '../../activation';
import type { EventOf } from '../../events';
import { poolOn } from '../../facts/attacks/damage';
import type { Battle, ModelId, UnitId } from '../../types';

/** WND-02, MW-02: the damage with its models named, and with the kind to allocate first in front. */
export function orderAllocation(
  battle: Battle,
  unit: UnitId,
  models: readonly ModelId[],
  first?: WoundKind,
  isOne = false,
): EventOf<'allocationOrdered'> {
  const damage = inNewOrder(battle, unit, models, first, isOne);
  return {
    type: 'allocationOrdered',
    unit,
    models,
    damage,
    ...(first && { first }),
    ...(isOne && { isOne }),
  };
}

function inNewOrder(
  battle: Battle,
  unit: UnitId,
  models: readonly ModelId[],
  first: WoundKind | undefined,
  isOne: boolean,
): readonly Damage[] {
  const [bearer] = models;
  const named = ({ bearer: _, ...damage }: Damage): Damage => ({ ...damage, order: models });
  const waiting = (damage: Damage): Damage => ({ ...damage, order: undefined, ...(bearer && { bearer }) });
  const told = (damage: Damage): Damage => (damage.unit !== unit ? damage : isOne ? waiting(damage) : named(damage));
  if (!first) return battle.damage.map(told);
  const pool = poolOn(battle, unit);
  const { now, then } = partedBy(pool, first, isOne);
  const others = battle.damage.filter(damage => !pool.includes(damage));
  return [...now.map(named), ...[...then, ...others].map(told)];
}

/** Takes all wounds of one kind, or one of them, out of a pool. */
function partedBy(pool: readonly Damage[], first: WoundKind, isOne: boolean) {
  const now: Damage[] = [];
  const then: Damage[] = [];
  for (const damage of pool) {
    const count = isOne ? Math.min(damage[first], now.length === 0 ? 1 : 0) : damage[first];
    const left = { ...damage, [first]: damage[first] - count };
    if (count > 0) now.push({ ...damage, wounds: 0, mortals: 0, [first]: count });
    if (left.wounds + left.mortals > 0) then.push(left);
  }
  return { now, then };
}
