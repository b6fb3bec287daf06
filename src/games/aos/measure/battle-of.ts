import { ovalBase, roundBase } from '../../../geometry/shapes/shape';
import { standingHeight } from '../../../geometry/ways/solids';
import { bug } from '../../../kernel/bug';
import { BARE_BASE } from '../armies/parts/bare-base';
import type { ArmyList, Muster } from '../battle-setup';
import { originOf } from '../origin';
import { DEFAULT_RULINGS } from '../rulings';
import type { Battle, Model, Seat, Unit } from '../types';
import type { BareBase, MeasureTable, MeasureUnit } from './table';
import { terrainOn } from './terrain';

const known = new WeakMap<MeasureTable, Battle>();

/**
 * The table as a battle, so that the same functions that decide battles answer every question about sight, cover,
 * ranges or control.
 */
export function battleOf(measureTable: MeasureTable): Battle {
  const before = known.get(measureTable);
  if (before) return before;
  const field = fieldOf(measureTable);
  const origin = originFor(measureTable);
  const battle: Battle = {
    ...origin,
    field,
    objectives: measureTable.markers.map(({ id, x, y }) => ({ id, at: { x, y }, holder: undefined })),
    units: measureTable.units.map((unit, index) => unitOn(field, unit, origin.units, index)),
  };
  known.set(measureTable, battle);
  return battle;
}

interface Laid {
  readonly table: MeasureTable['table'];
  readonly field: Battle['field'];
}

const fields = new WeakMap<MeasureTable['pieces'], Laid>();

/** The field stays the same object while only models move. */
function fieldOf({ table, pieces }: MeasureTable): Battle['field'] {
  const before = fields.get(pieces);
  if (before?.table === table) return before.field;
  const field = { ...table, features: terrainOn(pieces) };
  fields.set(pieces, { table, field });
  return field;
}

let called: { readonly roll: string; readonly origin: Battle } | undefined;

/**
 * The part that depends only on which units exist, not on their positions: recomputed when a unit is added or removed.
 */
function originFor(measureTable: MeasureTable): Battle {
  const roll = JSON.stringify(measureTable.units.map(({ id, seat, of, places }) => [id, seat, of, places.length]));
  if (called?.roll === roll) return called.origin;
  const army = (seat: Seat): ArmyList => ({
    player: seat,
    units: measureTable.units.filter(unit => unit.seat === seat).map(musterOf),
  });
  const { azure, ember } = { azure: army('azure'), ember: army('ember') };
  const origin = originOf({
    battleplan: 'skirmish',
    table: measureTable.table,
    terrain: [],
    scenery: 'asPlaced',
    armies: { azure, ember },
    rulings: DEFAULT_RULINGS,
  });
  const units = measureTable.units.flatMap(({ id }) => origin.units.find(unit => unit.id === id) ?? []);
  called = { roll, origin: { ...origin, units } };
  return called.origin;
}

/** The army list entry for this unit. */
export const musterOf = ({ id, of, places }: MeasureUnit): Muster => ({
  id,
  warscroll: 'warscroll' in of ? of.warscroll : BARE_BASE.id,
  models: places.length,
});

interface Stood {
  readonly field: Battle['field'];
  readonly fresh: Unit;
  readonly unit: Unit;
}

const stood = new WeakMap<MeasureUnit, Stood>();

/** An unchanged unit stays the same object. */
function unitOn(field: Battle['field'], from: MeasureUnit, fresh: readonly Unit[], index: number): Unit {
  const own = fresh[index] ?? bug(`nobody mustered ${from.id}`);
  const before = stood.get(from);
  if (before?.field === field && before.fresh === own) return before.unit;
  const models = own.models.flatMap((model, at) => modelOn(field, from, model, at));
  const unit: Unit = { ...own, models, where: { kind: 'table' } };
  stood.set(from, { field, fresh: own, unit });
  return unit;
}

function modelOn(field: Battle['field'], { of, places }: MeasureUnit, model: Model, at: number): readonly Model[] {
  const place = places[at];
  if (!place) return [];
  const shape = 'base' in of ? { outline: outlineOf(of.base), height: of.base.height } : {};
  const body = { ...model, ...shape, ...place, z: 0 };
  return [{ ...body, z: standingHeight(field, body).z }];
}

/** Round if length and width are equal. */
export const outlineOf = ({ length, width }: BareBase) =>
  length === width ? roundBase(length) : ovalBase(length, width);
