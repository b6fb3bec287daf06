import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { INK } from '../ink';
import { spanOf } from '../minis/footing';
import { type TableSize, toScene, toYaw } from '../space';
import type { RingLook, RingView } from './overlay-view';
import { RING_NUMBERS, ringMaterial } from './ring-material';

const INKS: Readonly<Record<RingLook, string>> = {
  select: INK.ivory,
  hover: INK.ivory,
  target: INK.amber,
  can: INK.ivory,
  ghost: INK.azure,
  foul: INK.amber,
  aura: INK.jade,
  seen: INK.ivory,
  hit: INK.amber,
};

const UP = new Vector3(0, 1, 0);
const UNSCALED = new Vector3(1, 1, 1);
/** Above the base's own rim, so that a ring around a neighbour is not hidden by it. */
const HEIGHT = 0.07;

/** Where a followed mini is now. */
export type WhereIs = (
  id: string,
) => { readonly x: number; readonly y: number; readonly z: number; readonly facing: number } | undefined;

/** All rings of a table: one draw call. */
export function createRingSet(rings: readonly RingView[]) {
  const quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
  const halfSpan = new InstancedBufferAttribute(new Float32Array(rings.length * 2), 2);
  const mark = new InstancedBufferAttribute(new Float32Array(rings.length * 4), 4);
  rings.forEach((ring, i) => {
    const { long, wide } = spanOf(ring.outline);
    halfSpan.setXY(i, wide / 2, long / 2);
    const ink = new Color(INKS[ring.look]);
    mark.setXYZW(i, ink.r, ink.g, ink.b, RING_NUMBERS[ring.look]);
  });
  quad.setAttribute('halfSpan', halfSpan);
  quad.setAttribute('mark', mark);
  const brackets = { value: 0 };
  const material = ringMaterial(brackets);
  const mesh = new InstancedMesh(quad, material, rings.length);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.renderOrder = 4;
  return {
    mesh,
    /** Turns the brackets to a share of a quarter. */
    spin(turn: number) {
      brackets.value = turn;
    },
    place(table: TableSize, whereIs: WhereIs) {
      rings.forEach((ring, i) => {
        mesh.setMatrixAt(i, matrixOf(ring, table, whereIs));
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
    dispose() {
      quad.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}

const matrix = new Matrix4();
const spot = new Vector3();
const turn = new Quaternion();

function matrixOf(ring: RingView, table: TableSize, whereIs: WhereIs): Matrix4 {
  const at = (ring.follow === undefined ? undefined : whereIs(ring.follow)) ?? ring;
  spot.set(...toScene(table, at, (at.z ?? 0) + HEIGHT));
  turn.setFromAxisAngle(UP, toYaw(at.facing ?? 0));
  return matrix.compose(spot, turn, UNSCALED);
}
