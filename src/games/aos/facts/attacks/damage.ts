import type { Damage } from '../../activation';
import type { Battle, Model, Unit, UnitId } from '../../types';
import { findModel, unitOf } from '../units';
import { findWeapon } from './attacks';

/** ABIL-01: the wounds of some weapons are allocated before or after those of the others. */
export function turnOf(battle: Battle, { source }: Damage): number {
  const weapon = source && findWeapon(unitOf(battle, source.unit), source.weapon);
  return weapon?.allocated === undefined ? 0 : weapon.allocated === 'first' ? -1 : 1;
}

/** MW-02: what waits for a unit now and may be allocated in any order. */
export function poolOn(battle: Battle, unit: UnitId): readonly Damage[] {
  const waiting = battle.damage.filter(damage => damage.unit === unit);
  const [first] = waiting;
  return first ? waiting.filter(damage => turnOf(battle, damage) === turnOf(battle, first)) : [];
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
