import { Color, type InstancedMesh } from 'three';
import { TEAM_COLOURS, teamOf } from '../colours';
import { uprightMatrix } from '../instances';
import type { TableSize } from '../space';
import type { Piece } from './recognise';

/** What each copy has of its own: how much of its leaves is taken away (0 to 1), and the colour of its banner. */
export const COPY_ATTRIBUTES = { thin: 1, holder: 4 };

/** An unheld banner, and the banners of the two sides; the second side's is notched. */
type Dye = readonly [red: number, green: number, blue: number, notched: number];
const UNDYED: Dye = [1, 1, 1, 0];
const DYED = TEAM_COLOURS.map((hex, seat): Dye => {
  const { r, g, b } = new Color(hex);
  return [r, g, b, seat];
});

/** Writes where the copies of a sculpt stand. */
export function placeCopies(mesh: InstancedMesh, pieces: readonly Piece[], table: TableSize): void {
  pieces.forEach((piece, i) => {
    mesh.setMatrixAt(i, uprightMatrix(table, piece, piece.facing, 0));
  });
  mesh.instanceMatrix.needsUpdate = true;
}

/** Dyes the banners by who holds each piece. */
export function dyeBanners(
  mesh: InstancedMesh,
  pieces: readonly Piece[],
  holderOf: (feature: string) => number | undefined,
): void {
  const holder = mesh.geometry.getAttribute('holder');
  pieces.forEach(({ feature }, i) => {
    const seat = holderOf(feature);
    holder.setXYZW(i, ...((seat === undefined ? undefined : DYED[teamOf(seat)]) ?? UNDYED));
  });
  holder.needsUpdate = true;
}

/** Fades the leaves of each piece by a share. */
export function thinLeaves(mesh: InstancedMesh, pieces: readonly Piece[], shareOf: (piece: Piece) => number): void {
  const thin = mesh.geometry.getAttribute('thin');
  pieces.forEach((piece, i) => {
    thin.setX(i, shareOf(piece));
  });
  thin.needsUpdate = true;
}
