import type { Setup } from '../battle-setup';
import type { Terrain } from '../types';
import { roomBetween, roomToEdge } from './apart';
import { PIECES, type PieceId } from './pieces';
import { footprintOf, oppositeOf, type Placing, terrainOf } from './place';

/** FIELD-03: a table laid out by the players; mirrored layouts give both sides the same. */
export interface OwnLayout {
  readonly table: Setup['table'];
  readonly placings: readonly Placing[];
  readonly isMirrored: boolean;
}

/** FIELD-04 allows any number; this many fit on the table. */
export const MOST_PIECES = 16;

const GRID = 0.25;
const FIRST_TURN = 90;

const onGrid = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / GRID) * GRID));

/** All scenery of a layout, those placed by hand first. */
export const terrainOfOwn = (own: OwnLayout): readonly Terrain[] => terrainOf(allOf(own));

/** Every placing, including mirrored ones. */
const allOf = ({ placings, isMirrored, table }: OwnLayout): readonly Placing[] =>
  isMirrored ? [...placings, ...placings.map(placing => oppositeOf(placing, table))] : placings;

/** PLAN-04: the same layout on a table of another size. */
export const onTable = (own: OwnLayout, table: Setup['table']): OwnLayout => ({
  ...own,
  table,
  placings: own.placings.map(({ x, y, ...piece }) => ({
    ...piece,
    x: onGrid((x * table.width) / own.table.width, table.width),
    y: onGrid((y * table.depth) / own.table.depth, table.depth),
  })),
});

/** Faults of a layout: pieces that overlap or stick out over the edge. */
export function layoutFaults(own: OwnLayout): readonly string[] {
  const all = allOf(own);
  return own.placings.flatMap((placing, index) => {
    const area = footprintOf(placing);
    const other = all.find((each, i) => i > index && roomBetween(area, footprintOf(each)) === 0);
    const { name } = PIECES[placing.piece];
    return [
      ...(roomToEdge(area, own.table) < 0 ? [`${name} sticks out over the edge of the table.`] : []),
      ...(other ? [`${name} and ${PIECES[other.piece].name} lie on one another.`] : []),
    ];
  });
}

/** The layout with one more piece, at the free place nearest to the middle; unchanged if the table is full. */
export function withPiece(own: OwnLayout, piece: PieceId): OwnLayout {
  if (allOf(own).length >= MOST_PIECES) return own;
  const { width, depth } = own.table;
  const spots: Placing[] = [];
  for (let x = 4; x <= width - 4; x += 2)
    for (let y = 4; y <= depth - 4; y += 2) spots.push({ piece, x, y, turn: FIRST_TURN });
  const near = ({ x, y }: Placing) => (x - width / 2) ** 2 + (y - depth / 3) ** 2;
  const place = spots.toSorted((a, b) => near(a) - near(b)).find(spot => fits(own, spot));
  return place ? { ...own, placings: [...own.placings, place] } : own;
}

function fits(own: OwnLayout, spot: Placing): boolean {
  const area = footprintOf(spot);
  const others = [...allOf(own), ...(own.isMirrored ? [oppositeOf(spot, own.table)] : [])];
  return roomToEdge(area, own.table) >= 0 && others.every(other => roomBetween(area, footprintOf(other)) > 0);
}

/** The layout with a piece moved or turned, on a quarter-inch grid and within the table. */
export function withPlacing(own: OwnLayout, index: number, change: Partial<Omit<Placing, 'piece'>>): OwnLayout {
  const { width, depth } = own.table;
  const placings = own.placings.map((placing, i) => {
    if (i !== index) return placing;
    const { x, y, turn } = { ...placing, ...change };
    return { piece: placing.piece, x: onGrid(x, width), y: onGrid(y, depth), turn: ((turn % 360) + 360) % 360 };
  });
  return { ...own, placings };
}

/** The layout with mirroring on or off; switching it off keeps the mirrored pieces. */
export const mirrored = (own: OwnLayout, isMirrored: boolean): OwnLayout =>
  isMirrored === own.isMirrored ? own : { ...own, placings: isMirrored ? nearHalf(own) : allOf(own), isMirrored };

const nearHalf = ({ placings, table }: OwnLayout): readonly Placing[] =>
  placings.filter(({ y }) => y <= table.depth / 2);
