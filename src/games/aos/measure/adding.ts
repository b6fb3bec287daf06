import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { slotsFor } from '../../../geometry/units/slots';
import { warscrollOf } from '../armies';
import type { Seat } from '../types';
import { outlineOf } from './battle-of';
import { onTable, withUnit } from './moving';
import {
  byHand,
  countModels,
  exact,
  freshId,
  LIMITS,
  type MeasurePiece,
  type MeasureTable,
  type MeasureUnit,
  type Thing,
} from './table';

/** A unit before it is placed. */
export interface NewUnit {
  readonly seat: Seat;
  readonly of: MeasureUnit['of'];
  readonly count: number;
}

const FACING: Readonly<Record<Seat, number>> = { azure: Math.PI / 2, ember: -Math.PI / 2 };

/** Adds a unit in ranks around a spot; no change if the table is full. */
export function addUnit(measureTable: MeasureTable, { seat, of, count }: NewUnit, at: Spot): MeasureTable {
  const many = Math.min(count, LIMITS.perUnit, LIMITS.models - countModels(measureTable));
  if (many < 1 || measureTable.units.length >= LIMITS.units) return measureTable;
  const facing = exact(FACING[seat]);
  const body = { x: at.x, y: at.y, z: 0, facing, ...shapeOf(of) };
  const slots = slotsFor(
    Array.from({ length: many }, () => body),
    'ranks',
    at,
    facing,
  );
  const places = slots.map(({ x, y }) => ({ x: byHand(x), y: byHand(y), facing }));
  return {
    ...measureTable,
    units: [...measureTable.units, { id: freshId('u', measureTable.units), seat, of, name: undefined, places }],
  };
}

const shapeOf = (of: MeasureUnit['of']) => {
  if ('base' in of) return { outline: outlineOf(of.base), height: of.base.height };
  const { base, height } = warscrollOf(of);
  return { outline: base, height };
};

/** Adds a piece of scenery. */
export function addPiece(measureTable: MeasureTable, of: MeasurePiece['of'], at: Spot): MeasureTable {
  if (measureTable.pieces.length >= LIMITS.pieces) return measureTable;
  const piece = { id: freshId('p', measureTable.pieces), of, x: byHand(at.x), y: byHand(at.y), turn: 0 };
  return { ...measureTable, pieces: [...measureTable.pieces, piece] };
}

/** OBJ-01: adds an objective. */
export function addMarker(measureTable: MeasureTable, at: Spot): MeasureTable {
  if (measureTable.markers.length >= LIMITS.markers) return measureTable;
  const marker = { id: freshId('o', measureTable.markers), x: byHand(at.x), y: byHand(at.y) };
  return { ...measureTable, markers: [...measureTable.markers, marker] };
}

/** Removes something; of a unit only the focused model if there is one. */
export function remove(measureTable: MeasureTable, thing: Thing, model: number | undefined): MeasureTable {
  const others = <T extends { readonly id: string }>(things: readonly T[]) =>
    things.filter(({ id }) => id !== thing.id);
  if (thing.kind === 'piece') return { ...measureTable, pieces: others(measureTable.pieces) };
  if (thing.kind === 'marker') return { ...measureTable, markers: others(measureTable.markers) };
  const unit = measureTable.units.find(({ id }) => id === thing.id);
  if (model === undefined || (unit?.places.length ?? 0) < 2)
    return { ...measureTable, units: others(measureTable.units) };
  return withUnit(measureTable, thing.id, each => ({
    ...each,
    places: each.places.filter((_, index) => index !== model),
  }));
}

/** Offset of a copy. */
const BESIDE: Inches = 3;

/** Duplicates something beside itself; a focused model adds one model to its unit. */
export function duplicate(measureTable: MeasureTable, thing: Thing, model: number | undefined): MeasureTable {
  if (thing.kind === 'piece') {
    const piece = measureTable.pieces.find(({ id }) => id === thing.id);
    if (!piece || measureTable.pieces.length >= LIMITS.pieces) return measureTable;
    const copy = {
      ...piece,
      id: freshId('p', measureTable.pieces),
      x: onTable(piece.x + BESIDE, measureTable.table.width),
    };
    return { ...measureTable, pieces: [...measureTable.pieces, copy] };
  }
  if (thing.kind === 'marker') {
    const marker = measureTable.markers.find(({ id }) => id === thing.id);
    return marker
      ? addMarker(measureTable, { x: onTable(marker.x + BESIDE, measureTable.table.width), y: marker.y })
      : measureTable;
  }
  const unit = measureTable.units.find(({ id }) => id === thing.id);
  const place = model === undefined ? undefined : unit?.places[model];
  if (!unit || countModels(measureTable) + (place ? 1 : unit.places.length) > LIMITS.models) return measureTable;
  if (place) {
    const more = { ...place, x: byHand(place.x + shapeWidth(unit)) };
    return unit.places.length < LIMITS.perUnit
      ? withUnit(measureTable, unit.id, each => ({ ...each, places: [...each.places, more] }))
      : measureTable;
  }
  if (measureTable.units.length >= LIMITS.units) return measureTable;
  const places = unit.places.map(each => ({ ...each, y: byHand(each.y + (unit.seat === 'azure' ? -BESIDE : BESIDE)) }));
  return { ...measureTable, units: [...measureTable.units, { ...unit, id: freshId('u', measureTable.units), places }] };
}

const ROOM: Inches = 0.1;
function shapeWidth(unit: MeasureUnit): Inches {
  const { outline } = shapeOf(unit.of);
  if (outline.kind === 'circle') return 2 * outline.radius + ROOM;
  return (outline.kind === 'oval' ? outline.length : 1) + ROOM;
}
