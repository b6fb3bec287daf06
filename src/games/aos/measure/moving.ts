import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { middleOf } from '../hands/draft/drafts';
import { byHand, exact, type MeasurePiece, type MeasureTable, type MeasureUnit, type Place, type Thing } from './table';

/** Moves something from its position in `from`; of a unit only the focused model if there is one. */
export function shift(
  measureTable: MeasureTable,
  from: MeasureTable,
  thing: Thing,
  model: number | undefined,
  by: Spot,
): MeasureTable {
  const touched = placesOf(from, thing, model);
  const { width, depth } = measureTable.table;
  const step = {
    x: kept(
      byHand(by.x),
      touched.map(({ x }) => x),
      width,
    ),
    y: kept(
      byHand(by.y),
      touched.map(({ y }) => y),
      depth,
    ),
  };
  const moved = <T extends Spot>(each: T): T => ({ ...each, x: exact(each.x + step.x), y: exact(each.y + step.y) });
  const old = from.units.find(({ id }) => id === thing.id);
  switch (thing.kind) {
    case 'piece':
      return { ...measureTable, pieces: from.pieces.map(piece => (piece.id === thing.id ? moved(piece) : piece)) };
    case 'marker':
      return {
        ...measureTable,
        markers: from.markers.map(marker => (marker.id === thing.id ? moved(marker) : marker)),
      };
    case 'unit':
      return withUnit(measureTable, thing.id, unit => ({
        ...unit,
        places: (old ?? unit).places.map(place => (touched.includes(place) ? moved(place) : place)),
      }));
  }
}

/** The centres of the affected models. */
function placesOf(
  { units, pieces, markers }: MeasureTable,
  { kind, id }: Thing,
  model: number | undefined,
): readonly Spot[] {
  if (kind !== 'unit') return (kind === 'piece' ? pieces : markers).filter(each => each.id === id);
  const places = units.find(unit => unit.id === id)?.places ?? [];
  return places.filter((_, index) => model === undefined || model === index);
}

/** The part of a step that keeps all centres on the table, so that a unit at the edge keeps its shape. */
const kept = (step: Inches, from: readonly Inches[], most: Inches): Inches =>
  from.length === 0 ? 0 : Math.min(most - Math.max(...from), Math.max(-Math.min(...from), step));

/** The nearest place that is on the table. */
export const onTable = (length: Inches, most: Inches): Inches => Math.min(most, Math.max(0, length));

const FULL_TURN = 360;

/** Turns something by degrees anticlockwise: a unit around its middle, a model around itself. */
export function turn(
  measureTable: MeasureTable,
  thing: Thing,
  model: number | undefined,
  degrees: number,
): MeasureTable {
  if (thing.kind === 'marker') return measureTable;
  if (thing.kind === 'piece') {
    const turned = (piece: MeasurePiece) => ({ ...piece, turn: (piece.turn + degrees + FULL_TURN) % FULL_TURN });
    return {
      ...measureTable,
      pieces: measureTable.pieces.map(piece => (piece.id === thing.id ? turned(piece) : piece)),
    };
  }
  return withUnit(measureTable, thing.id, unit => {
    const touched = unit.places.filter((_, index) => model === undefined || model === index);
    const around = turning(middleOf(touched), (degrees * 2 * Math.PI) / FULL_TURN);
    return { ...unit, places: unit.places.map(place => (touched.includes(place) ? around(place) : place)) };
  });
}

function turning(middle: Spot, angle: number): (place: Place) => Place {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y, facing }) => ({
    x: byHand(middle.x + (x - middle.x) * cos - (y - middle.y) * sin),
    y: byHand(middle.y + (x - middle.x) * sin + (y - middle.y) * cos),
    facing: exact(Math.atan2(Math.sin(facing + angle), Math.cos(facing + angle))),
  });
}

/** The unit with other positions. */
export const place = (measureTable: MeasureTable, id: string, places: readonly Place[]): MeasureTable =>
  withUnit(measureTable, id, unit => ({ ...unit, places }));

/** The table with one unit changed. */
export function withUnit(
  measureTable: MeasureTable,
  id: string,
  change: (unit: MeasureUnit) => MeasureUnit,
): MeasureTable {
  return { ...measureTable, units: measureTable.units.map(unit => (unit.id === id ? change(unit) : unit)) };
}
