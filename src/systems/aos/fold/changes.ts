import { bug } from '../../../kernel/bug';
import type { Activation } from '../activation';
import type { Placed } from '../events';
import { keepArrangement } from '../facts/arrangement';
import type { Battle, Deed, Unit, UnitId, Whereabouts } from '../types';
import { shapedModel, shapedUnit } from './shapes';

/** The battle with one unit changed. */
export function withUnit(battle: Battle, id: UnitId, change: (unit: Unit) => Unit): Battle {
  const index = battle.units.findIndex(unit => unit.id === id);
  const unit = battle.units[index] ?? bug(`no unit ${id}`);
  const units = battle.units.slice();
  const changed = shapedUnit(change(unit));
  units[index] = changed;
  if (changed.models === unit.models && changed.where === unit.where) keepArrangement(battle.units, units);
  return { ...battle, units };
}

/** The units after a change to each that moves nobody; the same list if nobody changed, so that what was worked out for it still holds. */
export function eachUnit(units: readonly Unit[], change: (unit: Unit) => Unit): readonly Unit[] {
  let changed: Unit[] | undefined;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    const after = change(unit);
    if (after === unit) continue;
    changed ??= units.slice();
    changed[i] = shapedUnit(after);
  }
  if (!changed) return units;
  keepArrangement(units, changed);
  return changed;
}

/** The battle with a unit somewhere else. */
export const withWhere = (battle: Battle, id: UnitId, where: Whereabouts): Battle =>
  withUnit(battle, id, it => ({ ...it, where }));

/** The battle with a unit's models set down on the table. */
export function withPlaced(battle: Battle, id: UnitId, placed: readonly Placed[]): Battle {
  const places = new Map(placed.map(({ model, at }) => [model, at]));
  return withUnit(battle, id, it => ({
    ...it,
    where: { kind: 'table' },
    models: it.models.map(model => shapedModel(model, { ...model, ...places.get(model.id) })),
  }));
}

/** The battle with deeds added to what a unit has done this turn. */
export const withDeeds = (battle: Battle, id: UnitId, ...deeds: readonly Deed[]): Battle =>
  deeds.length === 0 ? battle : withUnit(battle, id, unit => ({ ...unit, deeds: alsoDone(unit, deeds) }));

/** What a unit has done this turn, these deeds included. */
export const alsoDone = (unit: Unit, deeds: readonly Deed[]): readonly Deed[] => [
  ...unit.deeds,
  ...deeds.filter(deed => !unit.deeds.includes(deed)),
];

/** The battle with the unit that attacks further on. */
export const withActivation = (battle: Battle, change: (activation: Activation) => Activation): Battle => ({
  ...battle,
  activation: change(battle.activation ?? bug('nobody is attacking')),
});
