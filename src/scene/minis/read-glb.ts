import { BufferAttribute, BufferGeometry } from 'three';

/** The few parts of a .glb that our own sculpts use: named meshes of plain accessors in one binary chunk. */
interface Gltf {
  readonly meshes?: readonly { readonly name?: string; readonly primitives: readonly Primitive[] }[];
  readonly accessors?: readonly Accessor[];
  readonly bufferViews?: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
}
interface Primitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
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

/** Geometries of a sculpt by mesh name; throws when the file is none of ours. */
export function readGlb(file: ArrayBuffer): ReadonlyMap<string, BufferGeometry> {
  const head = new DataView(file);
  if (file.byteLength < 20 || head.getUint32(0, true) !== MAGIC) throw new Error('This is no .glb file.');
  const jsonLength = head.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength))) as Gltf;
  const binary = 20 + jsonLength + 8;
  const found = new Map<string, BufferGeometry>();
  for (const mesh of gltf.meshes ?? []) {
    const primitive = mesh.primitives[0];
    if (mesh.name !== undefined && primitive) found.set(mesh.name, geometryOf(gltf, primitive, file, binary));
  }
  return found;
}

function geometryOf(gltf: Gltf, primitive: Primitive, file: ArrayBuffer, binary: number): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, accessor] of Object.entries(primitive.attributes)) {
    const ours = NAMES[name];
    if (ours) geometry.setAttribute(ours, attributeOf(gltf, accessor, file, binary));
  }
  if (primitive.indices !== undefined) geometry.setIndex(attributeOf(gltf, primitive.indices, file, binary));
  return geometry;
}

function attributeOf(gltf: Gltf, index: number, file: ArrayBuffer, binary: number): BufferAttribute {
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
