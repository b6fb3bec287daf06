import type { Spot } from '../../../geometry/shapes/shape';
import { LAYOUT_TABLE, type Layout } from '../layouts';
import { oppositeOf } from '../layouts/place';
import { isSameSize, resized } from '../layouts/resize';
import { cleared, select, withMeasureTable } from './acts';
import { addMarker, addPiece, addUnit, duplicate, type NewUnit, remove } from './adding';
import { answerOf } from './answer';
import { indexOfModel, type Measuring } from './measuring';
import { onTable, place, shift, turn } from './moving';
import { byHand, exact, type MeasurePiece, type Thing } from './table';

/** Where a new thing is placed: beside the selection, or in the middle. */
function freeSpot({ measureTable }: Measuring): Spot {
  const { width, depth } = measureTable.table;
  const count = measureTable.units.length + measureTable.pieces.length + measureTable.markers.length;
  const middle = { x: width / 2, y: depth / 2 };
  // A widening spiral around the middle, so that successive things do not overlap.
  const angle = count * GOLDEN;
  const away = count === 0 ? 0 : 4 + count * 0.7;
  return {
    x: onTable(byHand(middle.x + away * 1.4 * Math.cos(angle)), width),
    y: onTable(byHand(middle.y + away * Math.sin(angle)), depth),
  };
}
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export function putUnit(measuring: Measuring, unit: NewUnit, at: Spot = freeSpot(measuring)): Measuring {
  const next = withMeasureTable(measuring, addUnit(measuring.measureTable, unit, at));
  return next === measuring ? measuring : select(next, lastOf('unit', next.measureTable.units));
}

export function putPiece(measuring: Measuring, of: MeasurePiece['of'], at: Spot = freeSpot(measuring)): Measuring {
  const next = withMeasureTable(measuring, addPiece(measuring.measureTable, of, at));
  return next === measuring ? measuring : select(next, lastOf('piece', next.measureTable.pieces));
}

export function putMarker(measuring: Measuring, at: Spot = freeSpot(measuring)): Measuring {
  const next = withMeasureTable(measuring, addMarker(measuring.measureTable, at));
  return next === measuring ? measuring : select(next, lastOf('marker', next.measureTable.markers));
}

const lastOf = (kind: Thing['kind'], things: readonly { readonly id: string }[]): Thing | undefined => {
  const last = things.at(-1);
  return last && { kind, id: last.id };
};

/** Removes the selection. */
export function removeSelected(measuring: Measuring): Measuring {
  const { selected, focus, measureTable } = measuring;
  if (!selected) return measuring;
  const next = withMeasureTable(measuring, remove(measureTable, selected, indexOfModel(focus)));
  return cleared({ ...next, target: next.target === selected.id ? undefined : next.target });
}

/** Duplicates the selection. */
export function duplicateSelected(measuring: Measuring): Measuring {
  const { selected, focus, measureTable } = measuring;
  if (!selected) return measuring;
  const next = withMeasureTable(measuring, duplicate(measureTable, selected, indexOfModel(focus)));
  if (next === measuring || focus !== undefined) return next;
  const { units, pieces, markers } = next.measureTable;
  return select(next, lastOf(selected.kind, { unit: units, piece: pieces, marker: markers }[selected.kind]));
}

/** Moves the selection a little. */
export function nudge(measuring: Measuring, by: Spot): Measuring {
  const { selected, focus, measureTable } = measuring;
  return selected
    ? withMeasureTable(measuring, shift(measureTable, measureTable, selected, indexOfModel(focus), by))
    : measuring;
}

/** Turns the selection by degrees. */
export function turnSelected(measuring: Measuring, degrees: number): Measuring {
  const { selected, focus, measureTable } = measuring;
  return selected ? withMeasureTable(measuring, turn(measureTable, selected, indexOfModel(focus), degrees)) : measuring;
}

/** UNIT-02: applies the suggested repair to the selected unit. */
export function mend(measuring: Measuring): Measuring {
  const answer = answerOf(measuring);
  const own = answer?.kind === 'coherency' ? answer.own : undefined;
  if (!own?.repair) return measuring;
  const places = own.repair.places.map(({ x, y, facing }) => ({ x: exact(x), y: exact(y), facing }));
  return withMeasureTable(measuring, place(measuring.measureTable, own.unit, places));
}

/** Replaces the scenery with that of a layout. */
export function layOut(measuring: Measuring, { half }: Pick<Layout, 'half'>): Measuring {
  const { measureTable } = measuring;
  const own = isSameSize(measureTable.table, LAYOUT_TABLE) ? half : resized(half, LAYOUT_TABLE, measureTable.table); // PLAN-04
  const placings = [...own, ...own.map(placing => oppositeOf(placing, measureTable.table))];
  const pieces = placings.map(({ piece, x, y, turn: degrees }, index) => ({
    id: `p${index + 1}`,
    of: { piece },
    x: onTable(x, measureTable.table.width),
    y: onTable(y, measureTable.table.depth),
    turn: degrees,
  }));
  return cleared(withMeasureTable(measuring, { ...measureTable, pieces }));
}
