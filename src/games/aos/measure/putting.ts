import type { Spot } from '../../../geometry/shapes/shape';
import { LAYOUT_TABLE, type Layout } from '../layouts';
import { oppositeOf } from '../layouts/place';
import { isSameSize, resized } from '../layouts/resize';
import { cleared, select, withBench } from './acts';
import { addMarker, addPiece, addUnit, duplicate, type NewUnit, remove } from './adding';
import { answerOf } from './answer';
import { indexOfModel, type Measuring } from './measuring';
import { onTable, place, shift, turn } from './moving';
import { type BenchPiece, byHand, exact, type Thing } from './table';

/** Where a new thing is put: beside what is in hand, or in the middle. */
function freeSpot({ bench }: Measuring): Spot {
  const { width, depth } = bench.table;
  const count = bench.units.length + bench.pieces.length + bench.markers.length;
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
  const next = withBench(measuring, addUnit(measuring.bench, unit, at));
  return next === measuring ? measuring : select(next, lastOf('unit', next.bench.units));
}

export function putPiece(measuring: Measuring, of: BenchPiece['of'], at: Spot = freeSpot(measuring)): Measuring {
  const next = withBench(measuring, addPiece(measuring.bench, of, at));
  return next === measuring ? measuring : select(next, lastOf('piece', next.bench.pieces));
}

export function putMarker(measuring: Measuring, at: Spot = freeSpot(measuring)): Measuring {
  const next = withBench(measuring, addMarker(measuring.bench, at));
  return next === measuring ? measuring : select(next, lastOf('marker', next.bench.markers));
}

const lastOf = (kind: Thing['kind'], things: readonly { readonly id: string }[]): Thing | undefined => {
  const last = things.at(-1);
  return last && { kind, id: last.id };
};

/** Takes what is in hand off the table. */
export function removeSelected(measuring: Measuring): Measuring {
  const { selected, focus, bench } = measuring;
  if (!selected) return measuring;
  const next = withBench(measuring, remove(bench, selected, indexOfModel(focus)));
  return cleared({ ...next, target: next.target === selected.id ? undefined : next.target });
}

/** What is in hand once more. */
export function duplicateSelected(measuring: Measuring): Measuring {
  const { selected, focus, bench } = measuring;
  if (!selected) return measuring;
  const next = withBench(measuring, duplicate(bench, selected, indexOfModel(focus)));
  if (next === measuring || focus !== undefined) return next;
  const { units, pieces, markers } = next.bench;
  return select(next, lastOf(selected.kind, { unit: units, piece: pieces, marker: markers }[selected.kind]));
}

/** Moves what is in hand a little. */
export function nudge(measuring: Measuring, by: Spot): Measuring {
  const { selected, focus, bench } = measuring;
  return selected ? withBench(measuring, shift(bench, bench, selected, indexOfModel(focus), by)) : measuring;
}

/** Turns what is in hand, in degrees. */
export function turnSelected(measuring: Measuring, degrees: number): Measuring {
  const { selected, focus, bench } = measuring;
  return selected ? withBench(measuring, turn(bench, selected, indexOfModel(focus), degrees)) : measuring;
}

/** UNIT-02: makes the unit in hand whole as it was proposed. */
export function mend(measuring: Measuring): Measuring {
  const answer = answerOf(measuring);
  const own = answer?.kind === 'coherency' ? answer.own : undefined;
  if (!own?.repair) return measuring;
  const places = own.repair.places.map(({ x, y, facing }) => ({ x: exact(x), y: exact(y), facing }));
  return withBench(measuring, place(measuring.bench, own.unit, places));
}

/** A layout's scenery in place of what stands there. */
export function layOut(measuring: Measuring, { half }: Pick<Layout, 'half'>): Measuring {
  const { bench } = measuring;
  const own = isSameSize(bench.table, LAYOUT_TABLE) ? half : resized(half, LAYOUT_TABLE, bench.table); // PLAN-04
  const placings = [...own, ...own.map(placing => oppositeOf(placing, bench.table))];
  const pieces = placings.map(({ piece, x, y, turn: degrees }, index) => ({
    id: `p${index + 1}`,
    of: { piece },
    x: onTable(x, bench.table.width),
    y: onTable(y, bench.table.depth),
    turn: degrees,
  }));
  return cleared(withBench(measuring, { ...bench, pieces }));
}
