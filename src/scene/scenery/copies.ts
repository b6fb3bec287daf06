import {
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { type TableSize, toScene, toYaw } from '../space';
import type { Piece } from './recognise';

const UP = new Vector3(0, 1, 0);
const UNSCALED = new Vector3(1, 1, 1);

/** The same sculpt in several places; `thin` fades a copy's leaves from 0 to 1. */
export function createCopies(sculpt: BufferGeometry, material: Material, pieces: readonly Piece[], table: TableSize) {
  const geometry = new BufferGeometry();
  for (const [name, attribute] of Object.entries(sculpt.attributes)) geometry.setAttribute(name, attribute);
  geometry.setIndex(sculpt.index);
  const thin = new InstancedBufferAttribute(new Float32Array(pieces.length), 1);
  geometry.setAttribute('thin', thin);
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
    dispose() {
      for (const name of Object.keys(sculpt.attributes)) geometry.deleteAttribute(name);
      geometry.setIndex(null);
      geometry.dispose();
      mesh.dispose();
    },
  };
}
