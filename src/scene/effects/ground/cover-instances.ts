import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { type TableSize, toScene } from '../../space';
import type { CoverPlace } from './cover-places';
import type { CoverLook } from './growth';

const UP = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const scale = new Vector3();

/** Writes where tufts or stones are and how large; at most as many as the mesh has room for. */
export function writeCover(
  mesh: InstancedMesh,
  places: readonly CoverPlace[],
  { height: [least, most], girth }: CoverLook,
  table: TableSize,
): void {
  mesh.count = Math.min(places.length, mesh.instanceMatrix.count);
  for (let i = 0; i < mesh.count; i++) {
    const spot = places[i];
    if (!spot) break;
    const tall = least + (most - least) * spot.size;
    place.set(...toScene(table, spot));
    turn.setFromAxisAngle(UP, spot.turn);
    mesh.setMatrixAt(i, matrix.compose(place, turn, scale.set(tall * girth, tall, tall * girth)));
  }
  mesh.instanceMatrix.needsUpdate = true;
}
