import { bug } from '../../../kernel/bug';
import { warscrollOf } from '../armies';
import type { Battle, Model, ModelId, Seat, Unit, UnitId } from '../types';

/** The unit of this name, if there is one. */
export const findUnit = (battle: Battle, id: UnitId): Unit | undefined => battle.units.find(unit => unit.id === id);

/** A unit that must exist. */
export const unitOf = (battle: Battle, id: UnitId): Unit => findUnit(battle, id) ?? bug(`no unit ${id}`);

/** A living model of a unit. */
export const findModel = (unit: Unit, id: ModelId): Model | undefined => unit.models.find(model => model.id === id);

/** The unit a living model belongs to. */
export const unitOfModel = (battle: Battle, id: ModelId): Unit | undefined =>
  battle.units.find(unit => unit.models.some(model => model.id === id));

/** Units on the table with models left. */
export const unitsOf = (battle: Battle, seat: Seat): readonly Unit[] =>
  battle.units.filter(unit => unit.seat === seat && isOnTable(unit));

/** FB-08: whether any of the unit stands on the table. */
export const isOnTable = (unit: Unit): boolean => unit.isSetUp && unit.models.length > 0;

/** KEY-01 */
export const hasKeyword = (unit: Unit, keyword: string): boolean => warscrollOf(unit).keywords.includes(keyword);

const modelsBySeat = new WeakMap<readonly Unit[], Partial<Record<Seat, readonly Model[]>>>();

/** All models of a side on the table; gathered once for each arrangement of units. */
export function modelsOf(battle: Battle, seat: Seat): readonly Model[] {
  let gathered = modelsBySeat.get(battle.units);
  if (!gathered) {
    gathered = {};
    modelsBySeat.set(battle.units, gathered);
  }
  gathered[seat] ??= unitsOf(battle, seat).flatMap(unit => unit.models);
  return gathered[seat];
}
