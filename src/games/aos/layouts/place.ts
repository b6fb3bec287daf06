import { fitPolygon } from '../../../geometry/shapes/fit-polygon';
import type { Inches, Polygon, Solid, Spot, Top } from '../../../geometry/shapes/shape';
import type { Setup } from '../battle-setup';
import type { Terrain } from '../types';
import { PIECES, type PieceId, type PieceKind } from './pieces';
import type { Corners, ShapeTop } from './pieces/types';

/** A piece on the table: where its centre lies, and how far it is turned anticlockwise, in degrees. */
export interface Placing extends Spot {
  readonly piece: PieceId;
  readonly turn: number;
}

/** FIELD-03: the scenery that these placings make. A number distinguishes pieces of one kind. */
export const terrainOf = (placings: readonly Placing[]): readonly Terrain[] =>
  placings.map((placing, index) => {
    const same = placings.filter(({ piece }) => piece === placing.piece);
    const number = placings.slice(0, index + 1).filter(({ piece }) => piece === placing.piece).length;
    return pieceAt(placing, same.length > 1 ? number : undefined);
  });

function pieceAt(placing: Placing, number: number | undefined): Terrain {
  const { name, shape, isObstacle, isGarrison, scenery }: PieceKind = PIECES[placing.piece];
  return {
    id: number === undefined ? placing.piece : `${placing.piece}-${number}`,
    name: number === undefined ? name : `${name} ${number}`,
    footprint: outlineAt(shape.footprint, placing),
    solids: shape.solids.map(
      ({ outline, bottom, top }): Solid => ({
        outline: outlineAt(outline, placing),
        bottom,
        top: topAt(top, placing),
      }),
    ),
    isObstacle: isObstacle ?? false,
    isGarrison: isGarrison ?? false,
    ...(scenery ? { scenery } : {}),
  };
}

/** The ground a piece takes up. */
export const footprintOf = (placing: Placing): Polygon => outlineAt(PIECES[placing.piece].shape.footprint, placing);

/** The placing turned by 180 degrees around the middle of the table: the same piece for the other side. */
export const oppositeOf = (placing: Placing, { width, depth }: Setup['table']): Placing => ({
  piece: placing.piece,
  x: width - placing.x,
  y: depth - placing.y,
  turn: (placing.turn + 180) % 360,
});

/** Tolerance for recognising a piece by its footprint; saves round to a thousandth. */
const SAME: Inches = 0.01;

/** The piece of this scenery, recognised by its footprint; undefined for custom shapes. */
export function placingOf({ footprint }: Pick<Terrain, 'footprint'>): Placing | undefined {
  for (const piece of Object.keys(PIECES) as PieceId[]) {
    const plan = outlineAt(PIECES[piece].shape.footprint, { piece, x: 0, y: 0, turn: 0 });
    const site = fitPolygon(plan, footprint, SAME);
    if (site) return { piece, x: site.x, y: site.y, turn: (site.facing * HALF_TURN) / Math.PI };
  }
  return undefined;
}

const HALF_TURN = 180;

function outlineAt(corners: Corners, placing: Placing): Polygon {
  const outline: Spot[] = [];
  for (let i = 0; i + 1 < corners.length; i += 2) {
    const [x = 0, y = 0] = corners.slice(i, i + 2);
    outline.push(spotAt(x / THOUSANDTHS, y / THOUSANDTHS, placing));
  }
  return outline;
}

function topAt(top: ShapeTop, placing: Placing): Top {
  if (typeof top === 'number') return { kind: 'flat', z: top };
  const [from = placing] = outlineAt(top.from, placing);
  return { kind: 'slope', from: { x: from.x, y: from.y }, z: top.z, rise: turned(...top.rise, placing.turn) };
}

function spotAt(x: Inches, y: Inches, { x: atX, y: atY, turn }: Placing): Spot {
  const spot = turned(x, y, turn);
  return { x: rounded(spot.x + atX), y: rounded(spot.y + atY) };
}

function turned(x: Inches, y: Inches, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A thousandth of an inch is enough, and saves stay short. */
const THOUSANDTHS = 1000;
const rounded = (length: Inches): Inches => Math.round(length * THOUSANDTHS) / THOUSANDTHS;
