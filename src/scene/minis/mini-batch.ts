import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { TEAM_COLOURS, teamOf } from '../colours';
import { writeInstances } from '../instances';
import { type TableSize, toScene, toYaw } from '../space';
import type { MiniState, MiniTransform } from './mini-state';

/** What each mini has of its own: its side's colour, and how it looks (see the painted material). */
export const MINI_ATTRIBUTES = { team: 3, state: 4 };

const TEAMS = TEAM_COLOURS.map(hex => new Color(hex));
const UP = new Vector3(0, 1, 0);

/** Writes where the minis of one sculpt stand and how they look. */
export function writeMinis(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  const team = mesh.geometry.getAttribute('team');
  const state = mesh.geometry.getAttribute('state');
  writeInstances(mesh, minis, ({ view, transform }, i) => {
    TEAMS[teamOf(view.seat)]?.toArray(team.array, i * 3);
    const look = view.look ?? {};
    const lit = look.hovered ? 1 : look.selected ? 0.45 : 0;
    state.setXYZW(i, transform.grey, teamOf(view.seat), lit, look.done ? 1 : 0);
    return matrixOf(transform, table);
  });
}

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const tilt = new Quaternion();
const axis = new Vector3();
const UNSCALED = new Vector3(1, 1, 1);

/** Where and how a mini stands in the scene. The matrix is reused by the next call. */
export function matrixOf(transform: MiniTransform, table: TableSize): Matrix4 {
  place.set(...toScene(table, transform, transform.z + transform.rise));
  turn.setFromAxisAngle(UP, toYaw(transform.facing));
  if (transform.lean !== 0) {
    axis.set(-Math.sin(transform.leanTowards), 0, -Math.cos(transform.leanTowards));
    turn.premultiply(tilt.setFromAxisAngle(axis, transform.lean));
  }
  return matrix.compose(place, turn, UNSCALED);
}
