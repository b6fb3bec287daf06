import { BufferAttribute, BufferGeometry } from 'three';

/** The parts of a .glb that our sculpts and checked figures use: meshes of plain accessors in one binary chunk. */
export interface Gltf {
  readonly meshes?: readonly { readonly name?: string; readonly primitives: readonly Primitive[] }[];
  readonly accessors?: readonly Accessor[];
  readonly bufferViews?: readonly BufferView[];
}
interface BufferView {
  readonly byteOffset?: number;
  readonly byteLength?: number;
  readonly byteStride?: number;
}
interface Primitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly material?: number;
}
interface Accessor {
  readonly bufferView?: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly normalized?: boolean;
  readonly count: number;
  readonly type: string;
}

const MAGIC = 0x46546c67;
const WIDTH: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const NAMES: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  COLOR_0: 'color',
  _SURF: 'surf',
};
type Numbers = Float32Array | Uint32Array | Uint16Array | Uint8Array | Int16Array | Int8Array;
type NumbersOf = new (length: number) => Numbers;
const COMPONENTS: Readonly<Record<number, NumbersOf>> = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
};

/** A .glb taken apart: its description, the file, and where its numbers begin. */
export interface Glb<Described extends Gltf = Gltf> {
  readonly gltf: Described;
  readonly file: ArrayBuffer;
  readonly binary: number;
}

/** Takes apart a file that we wrote ourselves or have checked; throws when it is no .glb. */
export function openGlb<Described extends Gltf>(file: ArrayBuffer): Glb<Described> {
  const head = new DataView(file);
  if (file.byteLength < 20 || head.getUint32(0, true) !== MAGIC) throw new Error('This is no .glb file.');
  const jsonLength = head.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength))) as Described;
  return { gltf, file, binary: 20 + jsonLength + 8 };
}

/** Geometries of a sculpt by mesh name; throws when the file is none of ours. */
export function readGlb(file: ArrayBuffer): ReadonlyMap<string, BufferGeometry> {
  const glb = openGlb(file);
  const found = new Map<string, BufferGeometry>();
  for (const mesh of glb.gltf.meshes ?? []) {
    const primitive = mesh.primitives[0];
    if (mesh.name !== undefined && primitive) found.set(mesh.name, geometryOf(glb, primitive, NAMES));
  }
  return found;
}

/** The geometry of one primitive with those of its attributes that have a name here. */
export function geometryOf(glb: Glb, primitive: Primitive, names: Readonly<Record<string, string>>): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, accessor] of Object.entries(primitive.attributes)) {
    const ours = names[name];
    if (ours) geometry.setAttribute(ours, attributeOf(glb, accessor));
  }
  if (primitive.indices !== undefined) geometry.setIndex(attributeOf(glb, primitive.indices));
  return geometry;
}

function attributeOf({ gltf, file, binary }: Glb, index: number): BufferAttribute {
  const accessor = gltf.accessors?.[index];
  const view = gltf.bufferViews?.[accessor?.bufferView ?? -1];
  const Component = COMPONENTS[accessor?.componentType ?? 0];
  const width = WIDTH[accessor?.type ?? ''];
  if (!accessor || !view || !Component || !width) throw new Error(`Accessor ${index} is not of a kind we read.`);
  const values = new Component(accessor.count * width);
  const size = values.BYTES_PER_ELEMENT;
  const start = binary + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = view.byteStride ?? width * size;
  const bytes = new Uint8Array(values.buffer);
  // copied row by row: the file's offsets need not suit a typed array, and rows may be interleaved
  for (let row = 0; row < accessor.count; row++) {
    bytes.set(new Uint8Array(file, start + row * stride, width * size), row * width * size);
  }
  return new BufferAttribute(values, width, accessor.normalized ?? false);
}
