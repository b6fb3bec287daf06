import type { Damage } from '../../activation';
import type { Battle, Model, Unit, UnitId } from '../../types';
import { findModel } from '../units';

/** MW-02: what waits for a unit now and may be allocated in any order. */
export function poolOn(battle: Battle, unit: UnitId): readonly Damage[] {
  const waiting = battle.damage.filter(damage => damage.unit === unit);
  const [first] = waiting;
  return first ? waiting.filter(damage => damage.turn === first.turn) : [];
}

/** SLAIN-02: the model of the unit that something slays outright, while it has not fallen yet. */
export function doomedModel({ damage }: Battle, unit: Unit): Model | undefined {
  const slays = damage[0]?.unit === unit.id ? damage[0].slays : undefined;
  return slays === undefined ? undefined : findModel(unit, slays);
}

/** WND-04: who must take the next wound: one that is wounded, or one that has negated the last of the same allocation. */
export function mustTake({ damage }: Battle, unit: Unit): Model | undefined {
  const bearer = damage[0]?.unit === unit.id ? damage[0].bearer : undefined;
  return unit.models.find(model => model.wounds > 0) ?? (bearer === undefined ? undefined : findModel(unit, bearer));
}
