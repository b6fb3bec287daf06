import { Color, type InstancedMesh } from 'three';
import { inkOf, teamOf } from '../colours';
import { uprightMatrix, writeInstances } from '../instances';
import type { TableSize } from '../space';
import type { Piece } from './recognise';

/** What each copy has of its own: how much of its leaves is taken away (0 to 1), and the colour of its banner. */
export const COPY_ATTRIBUTES = { thin: 1, holder: 4 };

const UNDYED = new Color('white');

export interface CopyLook {
  readonly thin?: number;
  /** The seat whose colours its banner has; the second side's is notched. */
  readonly holder?: number | undefined;
}

/** Writes where the copies of a sculpt stand and how they look. */
export function writeCopies(
  mesh: InstancedMesh,
  pieces: readonly Piece[],
  table: TableSize,
  lookOf: (piece: Piece) => CopyLook,
): void {
  const thinned = mesh.geometry.getAttribute('thin');
  const dyed = mesh.geometry.getAttribute('holder');
  writeInstances(mesh, pieces, (piece, i) => {
    const { thin = 0, holder } = lookOf(piece);
    thinned.setX(i, thin);
    const { r, g, b } = holder === undefined ? UNDYED : inkOf(holder);
    dyed.setXYZW(i, r, g, b, holder === undefined ? 0 : teamOf(holder));
    return uprightMatrix(table, piece, piece.facing, 0);
  });
}
