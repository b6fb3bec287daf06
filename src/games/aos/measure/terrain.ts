import type { Polygon } from '../../../geometry/shapes/shape';
import { type Placing, terrainOf } from '../layouts/place';
import { placed } from '../picture/scenery';
import type { Terrain } from '../types';
import type { Block, MeasurePiece } from './table';

const known = new WeakMap<readonly MeasurePiece[], readonly Terrain[]>();

/** FIELD-03: the scenery of the pieces, each with its id; cached per list. */
export function terrainOn(pieces: readonly MeasurePiece[]): readonly Terrain[] {
  const before = known.get(pieces);
  if (before) return before;
  const sculpted = pieces.flatMap((piece): readonly (Placing & { readonly id: string })[] =>
    'piece' in piece.of ? [{ ...piece, piece: piece.of.piece }] : [],
  );
  const laid = terrainOf(sculpted);
  const blocks = pieces.filter(({ of }) => 'block' in of);
  const terrain = pieces.flatMap((piece): readonly Terrain[] => {
    if ('block' in piece.of) return [blockAt(piece, piece.of.block, blocks.indexOf(piece) + 1)];
    const found = laid[sculpted.findIndex(({ id }) => id === piece.id)];
    return found ? [{ ...found, id: piece.id }] : [];
  });
  known.set(pieces, terrain);
  return terrain;
}

const HALF_TURN = 180;

function blockAt(
  { id, x, y, turn }: MeasurePiece,
  { width, depth, height, isObstacle }: Block,
  number: number,
): Terrain {
  const outline: Polygon = [
    { x: -width / 2, y: -depth / 2 },
    { x: width / 2, y: -depth / 2 },
    { x: width / 2, y: depth / 2 },
    { x: -width / 2, y: depth / 2 },
  ];
  const name = `Block ${number}`;
  const solids = height > 0 ? [{ outline, bottom: 0, top: { kind: 'flat', z: height } } as const] : [];
  const site = { x, y, facing: (turn * Math.PI) / HALF_TURN };
  return { ...placed({ id, footprint: outline, solids }, site), name, isObstacle, isGarrison: false };
}
