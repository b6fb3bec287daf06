import {
  BufferGeometry,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import type { Inches, Spot } from '../geometry/shapes/shape';
import { type TableSize, toScene, toYaw } from './space';

/** Instanced attributes by name, with the count of numbers of each. */
export type InstanceAttributes = Readonly<Record<string, number>>;

export function addInstanced(geometry: BufferGeometry, room: number, attributes: InstanceAttributes): void {
  for (const [name, size] of Object.entries(attributes)) {
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(room * size), size));
  }
}

/** A square of this side for each instance. */
export class InstancedQuad extends PlaneGeometry {
  constructor(side = 1, room = 1, attributes: InstanceAttributes = {}) {
    super(side, side);
    addInstanced(this, room, attributes);
  }
}

/** The buffers of a sculpt, used by every mesh that shows it, with attributes of its own for the instances. */
export class InstancedSculpt extends BufferGeometry {
  private readonly shared: readonly string[];

  constructor(sculpt: BufferGeometry, room: number, attributes: InstanceAttributes) {
    super();
    this.shared = Object.keys(sculpt.attributes);
    for (const [name, attribute] of Object.entries(sculpt.attributes)) this.setAttribute(name, attribute);
    this.setIndex(sculpt.index);
    for (const { start, count, materialIndex } of sculpt.groups) this.addGroup(start, count, materialIndex);
    addInstanced(this, room, attributes);
  }

  /** The sculpt's own buffers stay on the graphics card: other meshes and later tables use them. */
  override dispose(): void {
    for (const name of this.shared) this.deleteAttribute(name);
    this.setIndex(null);
    super.dispose();
  }
}

/** Instanced meshes grow by this many instances at a time: a new mesh for each new instance would be slow. */
const ROOM_STEP = 32;

/** Room for this many instances, and some to spare. */
export const roomFor = (count: number): number => Math.max(1, Math.ceil(count / ROOM_STEP)) * ROOM_STEP;

const UP = new Vector3(0, 1, 0);
const UNSCALED = new Vector3(1, 1, 1);
const matrix = new Matrix4();
const place = new Vector3();
const turn = new Quaternion();

/** The matrix of something that stands upright on the table. The next call reuses it. */
export function uprightMatrix(table: TableSize, spot: Spot, facing: number, z: Inches): Matrix4 {
  return matrix.compose(place.set(...toScene(table, spot, z)), turn.setFromAxisAngle(UP, toYaw(facing)), UNSCALED);
}

/** Draws these items in one mesh: `write` sets the instanced attributes of each and returns its matrix. */
export function writeInstances<T>(
  mesh: InstancedMesh,
  items: readonly T[],
  write: (item: T, index: number) => Matrix4,
): void {
  mesh.count = items.length;
  // an empty mesh still costs a draw call's set-up
  mesh.visible = items.length > 0;
  items.forEach((item, i) => {
    mesh.setMatrixAt(i, write(item, i));
  });
  mesh.instanceMatrix.needsUpdate = true;
  for (const attribute of Object.values(mesh.geometry.attributes)) {
    if (attribute instanceof InstancedBufferAttribute) attribute.needsUpdate = true;
  }
}
