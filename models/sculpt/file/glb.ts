import { type Mesh, vertexCount } from '../bake/mesh';

/** A mesh and the name it bears in the file. */
export interface Named {
  readonly name: string;
  readonly mesh: Mesh;
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const BYTE = 5120;
const UNSIGNED_BYTE = 5121;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const VERTICES = 34962;
const INDICES = 34963;

interface Accessor {
  readonly bytes: Uint8Array;
  readonly componentType: number;
  readonly type: 'SCALAR' | 'VEC3' | 'VEC4';
  readonly count: number;
  readonly target: number;
  readonly normalized?: true;
  readonly byteStride?: number;
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}

/** One binary glTF file with a node for every mesh. */
export function writeGlb(meshes: readonly Named[]): Uint8Array {
  const accessors = meshes.flatMap(({ mesh }) => packed(mesh));
  let offset = 0;
  const views = accessors.map(({ bytes, byteStride, target }, buffer) => {
    const view = {
      buffer: 0,
      byteOffset: offset,
      byteLength: bytes.length,
      ...(byteStride ? { byteStride } : {}),
      target,
    };
    offset += padded(bytes.length);
    return { view, buffer };
  });
  const document = {
    asset: { version: '2.0', generator: 'Realmtable', copyright: 'Realmtable, MIT' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: meshes.map((_, i) => i) }],
    nodes: meshes.map(({ name }, i) => ({ name, mesh: i })),
    meshes: meshes.map(({ name }, i) => ({ name, primitives: [primitive(i * 5)] })),
    accessors: accessors.map(({ bytes: _bytes, target: _target, byteStride: _stride, ...rest }, bufferView) => ({
      bufferView,
      ...rest,
    })),
    bufferViews: views.map(({ view }) => view),
    buffers: [{ byteLength: offset }],
  };
  const binary = new Uint8Array(offset);
  views.forEach(({ view }, i) => {
    binary.set(accessors[i]?.bytes ?? [], view.byteOffset);
  });
  return container(new TextEncoder().encode(JSON.stringify(document)), binary);
}

const primitive = (first: number) => ({
  attributes: { POSITION: first, NORMAL: first + 1, COLOR_0: first + 2, _SURF: first + 3 },
  indices: first + 4,
});

function packed(mesh: Mesh): readonly Accessor[] {
  const count = vertexCount(mesh);
  const { min, max } = extent(mesh.position);
  const common = { count, target: VERTICES } as const;
  return [
    { ...common, bytes: bytesOf(mesh.position), componentType: FLOAT, type: 'VEC3', min, max },
    { ...common, bytes: normalBytes(mesh.normal), componentType: BYTE, type: 'VEC3', normalized: true, byteStride: 4 },
    { ...common, bytes: colorBytes(mesh.color), componentType: UNSIGNED_SHORT, type: 'VEC4', normalized: true },
    { ...common, bytes: surfBytes(mesh.surf), componentType: UNSIGNED_BYTE, type: 'VEC4', normalized: true },
    indices(mesh.index, count),
  ];
}

function indices(index: Uint32Array, vertices: number): Accessor {
  const small = vertices < 65535;
  return {
    bytes: bytesOf(small ? Uint16Array.from(index) : index),
    componentType: small ? UNSIGNED_SHORT : UNSIGNED_INT,
    type: 'SCALAR',
    count: index.length,
    target: INDICES,
  };
}

/** Three signed bytes and one of padding, since every vertex must start on a multiple of four. */
function normalBytes(normal: Float32Array): Uint8Array {
  const bytes = new Int8Array((normal.length / 3) * 4);
  normal.forEach((n, i) => {
    bytes[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(n * 127);
  });
  return bytesOf(bytes);
}

/** Linear light needs sixteen bits: eight would turn the washed recesses to mud. */
function colorBytes(color: Float32Array): Uint8Array {
  const shorts = new Uint16Array((color.length / 3) * 4).fill(65535);
  color.forEach((c, i) => {
    shorts[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(Math.min(1, Math.max(0, c)) * 65535);
  });
  return bytesOf(shorts);
}

/** Metal and rough as they are, glow and role halved, so that a reader multiplies by (1, 1, 2, 2). */
const SURF_SCALE = [1, 1, 0.5, 0.5] as const;
function surfBytes(surf: Float32Array): Uint8Array {
  return Uint8Array.from(surf, (s, i) => Math.round(Math.min(1, s * (SURF_SCALE[i % 4] ?? 1)) * 255));
}

function extent(position: Float32Array) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  position.forEach((p, i) => {
    min[i % 3] = Math.min(min[i % 3] ?? p, p);
    max[i % 3] = Math.max(max[i % 3] ?? p, p);
  });
  return { min, max };
}

function container(json: Uint8Array, binary: Uint8Array): Uint8Array {
  const jsonLength = padded(json.length);
  const total = 12 + 8 + jsonLength + 8 + binary.length;
  const file = new Uint8Array(total).fill(0x20);
  const words = new DataView(file.buffer);
  [MAGIC, 2, total, jsonLength, JSON_CHUNK].forEach((word, i) => {
    words.setUint32(i * 4, word, true);
  });
  file.set(json, 20);
  words.setUint32(20 + jsonLength, binary.length, true);
  words.setUint32(24 + jsonLength, BINARY_CHUNK, true);
  file.set(binary, 28 + jsonLength);
  return file;
}

const padded = (n: number) => Math.ceil(n / 4) * 4;
const bytesOf = (list: Float32Array | Int8Array | Uint16Array | Uint32Array) =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
