import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { type TableSize, toScene, toYaw } from '../space';
import { spanOf } from './footing';
import type { MiniState } from './mini-state';

/** How far the soft shade reaches beyond the base's radius. */
const SPREAD = 1.45;
/** The lamp stands to the left, so shade lies a little to the right. */
const SHIFT = { x: 0.06, y: 0.04 };

/** Writes where the shade under each mini lies. */
export function writeContact(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  mesh.count = minis.length;
  minis.forEach((mini, i) => {
    mesh.setMatrixAt(i, shadeOf(mini, table));
  });
  mesh.instanceMatrix.needsUpdate = true;
}

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);

function shadeOf({ transform, view }: MiniState, table: TableSize): Matrix4 {
  const { long, wide } = spanOf(view.outline);
  // a lifted figure casts a smaller contact, one that sinks or lies on its side none
  const touch = transform.rise < 0 || view.look?.fallen ? 0 : 1 - Math.min(0.5, transform.rise);
  place.set(...toScene(table, { x: transform.x + SHIFT.x, y: transform.y + SHIFT.y }, transform.z + 0.02));
  turn.setFromAxisAngle(UP, toYaw(transform.facing));
  return matrix.compose(place, turn, size.set(wide * SPREAD * touch, 1, long * SPREAD * touch));
}
