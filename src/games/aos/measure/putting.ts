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

/** Where a new thing is put: beside what is in hand, or in the middle. */
function freeSpot({ measureTable }: Measuring): Spot {
  const { width, depth } = measureTable.table;
  const count = measureTable.units.length + measureTable.pieces.length + measureTable.markers.length;
  const middle = { x: width / 2, y: depth / 2 };
  // Walks round the middle in a widening spiral, so that things put down one after another do not lie on each other.
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

/** Takes what is in hand off the table. */
export function removeSelected(measuring: Measuring): Measuring {
  const { selected, focus, measureTable } = measuring;
  if (!selected) return measuring;
  const next = withMeasureTable(measuring, remove(measureTable, selected, indexOfModel(focus)));
  return cleared({ ...next, target: next.target === selected.id ? undefined : next.target });
}

/** What is in hand once more. */
export function duplicateSelected(measuring: Measuring): Measuring {
  const { selected, focus, measureTable } = measuring;
  if (!selected) return measuring;
  const next = withMeasureTable(measuring, duplicate(measureTable, selected, indexOfModel(focus)));
  if (next === measuring || focus !== undefined) return next;
  const { units, pieces, markers } = next.measureTable;
  return select(next, lastOf(selected.kind, { unit: units, piece: pieces, marker: markers }[selected.kind]));
}

/** Moves what is in hand a little. */
export function nudge(measuring: Measuring, by: Spot): Measuring {
  const { selected, focus, measureTable } = measuring;
  return selected
    ? withMeasureTable(measuring, shift(measureTable, measureTable, selected, indexOfModel(focus), by))
    : measuring;
}

/** Turns what is in hand, in degrees. */
export function turnSelected(measuring: Measuring, degrees: number): Measuring {
  const { selected, focus, measureTable } = measuring;
  return selected ? withMeasureTable(measuring, turn(measureTable, selected, indexOfModel(focus), degrees)) : measuring;
}

/** UNIT-02: makes the unit in hand whole as it was proposed. */
export function mend(measuring: Measuring): Measuring {
  const answer = answerOf(measuring);
  const own = answer?.kind === 'coherency' ? answer.own : undefined;
  if (!own?.repair) return measuring;
  const places = own.repair.places.map(({ x, y, facing }) => ({ x: exact(x), y: exact(y), facing }));
  return withMeasureTable(measuring, place(measuring.measureTable, own.unit, places));
}

/** A layout's scenery in place of what stands there. */
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
