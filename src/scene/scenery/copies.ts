import {
  type BufferGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { borrowFrom, giveBack } from '../borrowed-geometry';
import { type SeatIndex, TEAM_COLOURS } from '../colours';
import { type TableSize, toScene, toYaw } from '../space';
import type { Piece } from './recognise';

const UP = new Vector3(0, 1, 0);
const UNSCALED = new Vector3(1, 1, 1);

/** A banner of nobody, and those of the two sides: the second's is notched as well. */
type Dye = readonly [red: number, green: number, blue: number, notched: number];
const UNDYED: Dye = [1, 1, 1, 0];
const DYED = TEAM_COLOURS.map((hex, seat): Dye => {
  const { r, g, b } = new Color(hex);
  return [r, g, b, seat];
});

/** The same sculpt in several places; `thin` fades a copy's leaves from 0 to 1, `fly` dyes its banner. */
export function createCopies(sculpt: BufferGeometry, material: Material, pieces: readonly Piece[], table: TableSize) {
  const geometry = borrowFrom(sculpt);
  const thin = new InstancedBufferAttribute(new Float32Array(pieces.length), 1);
  geometry.setAttribute('thin', thin);
  const holder = new InstancedBufferAttribute(new Float32Array(pieces.flatMap(() => UNDYED)), 4);
  geometry.setAttribute('holder', holder);
  const mesh = new InstancedMesh(geometry, material, pieces.length);
  pieces.forEach((piece, i) => {
    const turn = new Quaternion().setFromAxisAngle(UP, toYaw(piece.facing));
    mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(...toScene(table, piece)), turn, UNSCALED));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return {
    mesh,
    thin(i: number, share: number) {
      thin.setX(i, share);
      thin.needsUpdate = true;
    },
    fly(i: number, seat: SeatIndex | undefined) {
      holder.setXYZW(i, ...((seat === undefined ? undefined : DYED[seat]) ?? UNDYED));
      holder.needsUpdate = true;
    },
    dispose() {
      giveBack(geometry, sculpt);
      mesh.dispose();
    },
  };
}
