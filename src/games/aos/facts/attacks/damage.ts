import type { Damage } from '../../activation';
import type { Battle, Model, Unit, UnitId } from '../../types';
import { findModel } from '../units';

/** MW-02: damage waiting on a unit that may be allocated in any order. */
export function poolOn(battle: Battle, unit: UnitId): readonly Damage[] {
  const waiting = battle.damage.filter(damage => damage.unit === unit);
  const [first] = waiting;
  return first ? waiting.filter(damage => damage.turn === first.turn) : [];
}

/** SLAIN-02: the model of the unit that an effect slays outright and that is still on the table. */
export function doomedModel({ damage }: Battle, unit: Unit): Model | undefined {
  const slays = damage[0]?.unit === unit.id ? damage[0].slays : undefined;
  return slays === undefined ? undefined : findModel(unit, slays);
}

/**
 * WND-04: the model that must take the next wound: a wounded one, or the one that negated the previous wound of this
 * allocation.
 */
export function mustTake({ damage }: Battle, unit: Unit): Model | undefined {
  const bearer = damage[0]?.unit === unit.id ? damage[0].bearer : undefined;
  return unit.models.find(model => model.wounds > 0) ?? (bearer === undefined ? undefined : findModel(unit, bearer));
}
