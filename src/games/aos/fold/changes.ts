import { bug } from '../../../kernel/bug';
import type { Mark, Until } from '../abilities/types';
import type { Activation } from '../activation';
import type { Placed } from '../events';
import { changed, changedActivation, changedUnit, shapedModel } from '../facts/copy';
import { keepArrangement } from '../facts/places/arrangement';
import type { Battle, Deed, Trigger, Unit, UnitId, Whereabouts } from '../types';

/** The battle with one unit changed. */
export function withUnit(battle: Battle, id: UnitId, change: (unit: Unit) => Partial<Unit>): Battle {
  const index = battle.units.findIndex(unit => unit.id === id);
  const unit = battle.units[index] ?? bug(`no unit ${id}`);
  const units = battle.units.slice();
  const after = changedUnit(unit, change(unit));
  units[index] = after;
  if (after.models === unit.models && after.where === unit.where) keepArrangement(battle.units, units);
  return changed(battle, { units });
}

/**
 * Applies a change that moves no model to each unit; returns the same list if nothing changed, so that cached results
 * stay valid.
 */
export function eachUnit(units: readonly Unit[], change: (unit: Unit) => Unit): readonly Unit[] {
  let all: Unit[] | undefined;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    const after = change(unit);
    if (after === unit) continue;
    all ??= units.slice();
    all[i] = after;
  }
  if (!all) return units;
  keepArrangement(units, all);
  return all;
}

/** The battle with a unit somewhere else. */
export const withWhere = (battle: Battle, id: UnitId, where: Whereabouts): Battle =>
  withUnit(battle, id, () => ({ where }));

/** The battle with a unit's models set down on the table. */
export function withPlaced(battle: Battle, id: UnitId, placed: readonly Placed[]): Battle {
  const places = new Map(placed.map(({ model, at }) => [model, at]));
  return withUnit(battle, id, it => ({
    where: { kind: 'table' },
    models: it.models.map(model => shapedModel(model, { ...model, ...places.get(model.id) })),
  }));
}

/** The battle with deeds added to a unit's deeds of this turn. */
export const withDeeds = (battle: Battle, id: UnitId, ...deeds: readonly Deed[]): Battle =>
  deeds.length === 0 ? battle : withUnit(battle, id, unit => ({ deeds: alsoDone(unit, deeds) }));

/** The unit's deeds of this turn, plus these. */
export const alsoDone = (unit: Unit, deeds: readonly Deed[]): readonly Deed[] => [
  ...unit.deeds,
  ...deeds.filter(deed => !unit.deeds.includes(deed)),
];

/** ABIL-02: the battle with what an event has set off at the end of the line. */
export const withTriggers = (battle: Battle, triggers: readonly Trigger[]): Battle =>
  triggers.length === 0 ? battle : changed(battle, { triggers: [...battle.triggers, ...triggers] });

/** The battle with a changed activation. */
export function withActivation(battle: Battle, change: (activation: Activation) => Partial<Activation>): Battle {
  const activation = battle.activation ?? bug('nobody is attacking');
  return changed(battle, { activation: changedActivation(activation, change(activation)) });
}

/** The unit without marks and memories that end now. */
export function withoutMarks(unit: Unit, ...ended: readonly Until[]): Unit {
  const isOver = ({ until }: Lasting) => ended.includes(until);
  return withoutLasting(unit, isOver);
}

type Lasting = Pick<Mark, 'until' | 'seat'>;

/** The unit without the marks and memories that match; the same object if there are none. */
export function withoutLasting(unit: Unit, isOver: (lasting: Lasting) => boolean): Unit {
  const marks = unit.marks.some(isOver) ? unit.marks.filter(mark => !isOver(mark)) : unit.marks;
  const memory = unit.memory.some(isOver) ? unit.memory.filter(each => !isOver(each)) : unit.memory;
  return marks === unit.marks && memory === unit.memory ? unit : changedUnit(unit, { marks, memory });
}
