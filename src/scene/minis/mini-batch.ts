import { type InstancedMesh, Matrix4, Vector3 } from 'three';
import { inkOf, teamOf } from '../colours';
import { uprightMatrix, writeInstances } from '../instances';
import { type TableSize, toScene } from '../space';
import type { MiniState, MiniTransform } from './mini-state';

/** What each mini has of its own: its side's colour, and how it looks (see the painted material). */
export const MINI_ATTRIBUTES = { team: 3, state: 4 };

/** Writes where the minis of one sculpt stand and how they look. */
export function writeMinis(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  const team = mesh.geometry.getAttribute('team');
  const state = mesh.geometry.getAttribute('state');
  writeInstances(mesh, minis, ({ view, transform }, i) => {
    inkOf(view.seat).toArray(team.array, i * 3);
    const look = view.look ?? {};
    const lit = look.hovered ? 1 : look.selected ? 0.45 : 0;
    state.setXYZW(i, transform.grey, teamOf(view.seat), lit, look.done ? 1 : 0);
    return matrixOf(transform, table);
  });
}

const tilt = new Matrix4();
const axis = new Vector3();

/** Where and how a mini stands in the scene. The matrix is reused by the next call. */
export function matrixOf(transform: MiniTransform, table: TableSize): Matrix4 {
  const { facing, rise, lean, leanTowards } = transform;
  const matrix = uprightMatrix(table, transform, facing, transform.z + rise);
  if (lean === 0) return matrix;
  axis.set(-Math.sin(leanTowards), 0, -Math.cos(leanTowards));
  // it leans where it stands
  return matrix
    .premultiply(tilt.makeRotationAxis(axis, lean))
    .setPosition(...toScene(table, transform, transform.z + rise));
}
