import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { borrowFrom, giveBack } from '../borrowed-geometry';
import { TEAM_COLOURS } from '../colours';
import { type TableSize, toScene, toYaw } from '../space';
import type { MiniState, MiniTransform } from './mini-state';
import { materialsOf } from './own-materials';

/** All minis of one figure, pose and detail: one draw call, and one more for each material of a player's own figure. */
export interface Regiment {
  readonly mesh: InstancedMesh;
  draw(minis: readonly MiniState[], table: TableSize): void;
  dispose(): void;
}

const TEAMS = TEAM_COLOURS.map(hex => new Color(hex));
const UP = new Vector3(0, 1, 0);

/** A regiment with room for `capacity` minis; vertex buffers are shared with every other regiment of the sculpt. */
export function createRegiment(sculpt: BufferGeometry, material: Material, capacity: number): Regiment {
  const geometry = borrowFrom(sculpt);
  const team = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  const state = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  geometry.setAttribute('team', team);
  geometry.setAttribute('state', state);

  const mesh = new InstancedMesh(geometry, materialsOf(sculpt, material), capacity);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return {
    mesh,
    draw(minis, table) {
      mesh.count = minis.length;
      minis.forEach((mini, i) => {
        mesh.setMatrixAt(i, matrixOf(mini.transform, table));
        TEAMS[mini.view.seat]?.toArray(team.array, i * 3);
        const look = mini.view.look ?? {};
        const lit = look.hovered ? 1 : look.selected ? 0.45 : 0;
        state.setXYZW(i, mini.transform.grey, mini.view.seat, lit, look.done ? 1 : 0);
      });
      mesh.instanceMatrix.needsUpdate = true;
      team.needsUpdate = true;
      state.needsUpdate = true;
    },
    dispose() {
      giveBack(geometry, sculpt);
      mesh.dispose();
    },
  };
}

const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();
const tilt = new Quaternion();
const axis = new Vector3();
const UNSCALED = new Vector3(1, 1, 1);

/** Where and how a transform stands in the scene. The matrix is reused by the next call. */
export function matrixOf(transform: MiniTransform, table: TableSize): Matrix4 {
  place.set(...toScene(table, transform, transform.z + transform.rise));
  turn.setFromAxisAngle(UP, toYaw(transform.facing));
  if (transform.lean !== 0) {
    axis.set(-Math.sin(transform.leanTowards), 0, -Math.cos(transform.leanTowards));
    turn.premultiply(tilt.setFromAxisAngle(axis, transform.lean));
  }
  return matrix.compose(place, turn, UNSCALED);
}
