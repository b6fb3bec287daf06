import type { Terrain } from '../types';
import { LAYOUT_TABLE, terrainFor } from '.';
import { roomBetween, roomToEdge } from './apart';
import { PIECES, type PieceId } from './pieces';
import { footprintOf, oppositeOf, type Placing, terrainOf } from './place';

/** FIELD-03: a table that the players lay out themselves; mirrored, what one side gets the other gets, too. */
export interface OwnLayout {
  readonly placings: readonly Placing[];
  readonly isMirrored: boolean;
}

/** FIELD-04 allows any number; so many find room on the table. */
export const MOST_PIECES = 16;

const GRID = 0.25;
const FIRST_TURN = 90;

/** All scenery of a layout, those placed by hand first. */
export const terrainOfOwn = ({ placings, isMirrored }: OwnLayout): readonly Terrain[] =>
  isMirrored ? terrainFor({ half: placings }) : terrainOf(placings);

/** Every placing, with those that follow from mirroring. */
const allOf = ({ placings, isMirrored }: OwnLayout): readonly Placing[] =>
  isMirrored ? [...placings, ...placings.map(placing => oppositeOf(placing, LAYOUT_TABLE))] : placings;

/** What is wrong with a layout: pieces that lie on one another or stick out over the edge. */
export function layoutFaults(own: OwnLayout): readonly string[] {
  const all = allOf(own);
  return own.placings.flatMap((placing, index) => {
    const area = footprintOf(placing);
    const other = all.find((each, i) => i > index && roomBetween(area, footprintOf(each)) === 0);
    const { name } = PIECES[placing.piece];
    return [
      ...(roomToEdge(area, LAYOUT_TABLE) < 0 ? [`${name} sticks out over the edge of the table.`] : []),
      ...(other ? [`${name} and ${PIECES[other.piece].name} lie on one another.`] : []),
    ];
  });
}

/** The layout with one more piece, at the free place nearest to the middle; unchanged when the table is full. */
export function withPiece(own: OwnLayout, piece: PieceId): OwnLayout {
  if (allOf(own).length >= MOST_PIECES) return own;
  const { width, depth } = LAYOUT_TABLE;
  const spots: Placing[] = [];
  for (let x = 4; x <= width - 4; x += 2)
    for (let y = 4; y <= depth - 4; y += 2) spots.push({ piece, x, y, turn: FIRST_TURN });
  const near = ({ x, y }: Placing) => (x - width / 2) ** 2 + (y - depth / 3) ** 2;
  const place = spots.toSorted((a, b) => near(a) - near(b)).find(spot => fits(own, spot));
  return place ? { ...own, placings: [...own.placings, place] } : own;
}

function fits(own: OwnLayout, spot: Placing): boolean {
  const area = footprintOf(spot);
  const others = [...allOf(own), ...(own.isMirrored ? [oppositeOf(spot, LAYOUT_TABLE)] : [])];
  return roomToEdge(area, LAYOUT_TABLE) >= 0 && others.every(other => roomBetween(area, footprintOf(other)) > 0);
}

/** The layout with a piece put elsewhere or turned, on a grid of quarter inches and never off the table. */
export function withPlacing(own: OwnLayout, index: number, change: Partial<Omit<Placing, 'piece'>>): OwnLayout {
  const { width, depth } = LAYOUT_TABLE;
  const onGrid = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / GRID) * GRID));
  const placings = own.placings.map((placing, i) => {
    if (i !== index) return placing;
    const { x, y, turn } = { ...placing, ...change };
    return { piece: placing.piece, x: onGrid(x, width), y: onGrid(y, depth), turn: ((turn % 360) + 360) % 360 };
  });
  return { ...own, placings };
}

/** The layout mirrored from now on, or each half for itself: then what followed stays where it lies. */
export const mirrored = (own: OwnLayout, isMirrored: boolean): OwnLayout =>
  isMirrored === own.isMirrored ? own : { placings: isMirrored ? nearHalf(own.placings) : allOf(own), isMirrored };

const nearHalf = (placings: readonly Placing[]): readonly Placing[] =>
  placings.filter(({ y }) => y <= LAYOUT_TABLE.depth / 2);
