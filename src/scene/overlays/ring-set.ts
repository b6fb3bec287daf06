import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { OVERLAY_COLOURS } from '../colours';
import { spanOf } from '../minis/footing';
import { type TableSize, toScene, toYaw } from '../space';
import type { RingLook, RingView } from './overlay-view';
import { RING_NUMBERS, ringMaterial } from './ring-material';

const INKS: Readonly<Record<RingLook, Color>> = {
  select: new Color(OVERLAY_COLOURS.ivory),
  hover: new Color(OVERLAY_COLOURS.ivory),
  target: new Color(OVERLAY_COLOURS.amber),
  can: new Color(OVERLAY_COLOURS.ivory),
  ghost: new Color(OVERLAY_COLOURS.azure),
  foul: new Color(OVERLAY_COLOURS.amber),
  aura: new Color(OVERLAY_COLOURS.jade),
  seen: new Color(OVERLAY_COLOURS.ivory),
  hit: new Color(OVERLAY_COLOURS.amber),
};

const UP = new Vector3(0, 1, 0);
const UNSCALED = new Vector3(1, 1, 1);
/** Above the cloth and its acetate, below the tops of bases. */
const HEIGHT = 0.07;
/** Room grows by this many rings at a time. */
const ROOM_STEP = 32;

/** Where a followed mini is now. */
export type WhereIs = (
  id: string,
) => { readonly x: number; readonly y: number; readonly z: number; readonly facing: number } | undefined;

/** All rings of a table: one draw call, and nothing rebuilt when they change. */
export class RingSet {
  readonly object = new Group();
  private readonly brackets = { value: 0 };
  private readonly material = ringMaterial(this.brackets);
  private mesh = createMesh(this.material, ROOM_STEP);
  private rings: readonly RingView[] = [];

  constructor() {
    this.object.add(this.mesh);
  }

  setRings(rings: readonly RingView[]): void {
    this.rings = rings;
    if (rings.length > this.mesh.instanceMatrix.count) this.makeRoom(rings.length);
    const halfSpan = this.mesh.geometry.getAttribute('halfSpan');
    const mark = this.mesh.geometry.getAttribute('mark');
    rings.forEach((ring, i) => {
      const { long, wide } = spanOf(ring.outline);
      const ink = INKS[ring.look];
      halfSpan.setXY(i, wide / 2, long / 2);
      mark.setXYZW(i, ink.r, ink.g, ink.b, RING_NUMBERS[ring.look]);
    });
    halfSpan.needsUpdate = true;
    mark.needsUpdate = true;
    this.mesh.count = rings.length;
    this.mesh.visible = rings.length > 0;
  }

  /** Turns the selection brackets by a share of the whole round. */
  spin(turn: number): void {
    this.brackets.value = turn;
  }

  /** Called once a frame: followed minis may have moved. */
  place(table: TableSize, whereIs: WhereIs): void {
    this.rings.forEach((ring, i) => {
      this.mesh.setMatrixAt(i, matrixOf(ring, table, whereIs));
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.dispose();
    this.material.dispose();
  }

  private makeRoom(count: number): void {
    this.object.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh.dispose();
    this.mesh = createMesh(this.material, Math.ceil(count / ROOM_STEP) * ROOM_STEP);
    this.object.add(this.mesh);
  }
}

function createMesh(material: ReturnType<typeof ringMaterial>, room: number): InstancedMesh {
  const quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
  quad.setAttribute('halfSpan', new InstancedBufferAttribute(new Float32Array(room * 2), 2));
  quad.setAttribute('mark', new InstancedBufferAttribute(new Float32Array(room * 4), 4));
  const mesh = new InstancedMesh(quad, material, room);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.renderOrder = 4;
  mesh.count = 0;
  return mesh;
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
