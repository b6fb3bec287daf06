/** A .glb of these parts: what it says of itself, and its numbers. */
export function glbOf(gltf: object | string, binary: ArrayBufferLike = new ArrayBuffer(0)): ArrayBuffer {
  const text = new TextEncoder().encode(typeof gltf === 'string' ? gltf : JSON.stringify(gltf));
  const padded = Math.ceil(text.length / 4) * 4;
  const file = new ArrayBuffer(20 + padded + 8 + binary.byteLength);
  const view = new DataView(file);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.byteLength, true);
  view.setUint32(12, padded, true);
  view.setUint32(16, 0x4e4f534a, true);
  new Uint8Array(file, 20, padded).fill(0x20);
  new Uint8Array(file, 20).set(text);
  view.setUint32(20 + padded, binary.byteLength, true);
  view.setUint32(24 + padded, 0x004e4942, true);
  new Uint8Array(file, 28 + padded).set(new Uint8Array(binary));
  return file;
}

/** A pyramid of four corners, twice as high as wide, in one colour. */
export const CORNERS = new Float32Array([-1, 0, -1, 1, 0, -1, 0, 0, 1, 0, 4, 0]);
const ORDER = new Uint16Array([0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0]);

export const NUMBERS = (() => {
  const bytes = new Uint8Array(CORNERS.byteLength + ORDER.byteLength);
  bytes.set(new Uint8Array(CORNERS.buffer));
  bytes.set(new Uint8Array(ORDER.buffer), CORNERS.byteLength);
  return bytes.buffer;
})();

/** What the pyramid's file says of itself. */
export const PYRAMID = {
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 } as Record<string, unknown>],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 } as Record<string, unknown>] }],
  materials: [{ pbrMetallicRoughness: { baseColorFactor: [1, 0.5, 0, 1] } }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' } as Record<string, unknown>,
    { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' } as Record<string, unknown>,
  ],
  bufferViews: [
    { buffer: 0, byteOffset: 0, byteLength: 48 } as Record<string, unknown>,
    { buffer: 0, byteOffset: 48, byteLength: 24 } as Record<string, unknown>,
  ],
  buffers: [{ byteLength: 72 } as Record<string, unknown>],
};

/** The first bytes of a PNG of this size: enough to read how large it is. */
export function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const EDGES = new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]);

/** The pyramid with a picture on it. */
export function texturedPyramid(picture: Uint8Array = pngOf(2, 2)): ArrayBuffer {
  const at = NUMBERS.byteLength + EDGES.byteLength;
  const bytes = new Uint8Array(at + picture.byteLength);
  bytes.set(new Uint8Array(NUMBERS));
  bytes.set(new Uint8Array(EDGES.buffer), NUMBERS.byteLength);
  bytes.set(picture, at);
  const gltf = {
    ...PYRAMID,
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 2 }, indices: 1, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 1 } }],
    textures: [{ source: 0, sampler: 0 }],
    samplers: [{ magFilter: 9728, minFilter: 9728 }],
    images: [{ bufferView: 3, mimeType: 'image/png' }],
    accessors: [...PYRAMID.accessors, { bufferView: 2, componentType: 5126, count: 4, type: 'VEC2' }],
    bufferViews: [
      ...PYRAMID.bufferViews,
      { buffer: 0, byteOffset: NUMBERS.byteLength, byteLength: EDGES.byteLength },
      { buffer: 0, byteOffset: at, byteLength: picture.byteLength },
    ],
    buffers: [{ byteLength: bytes.byteLength }],
  };
  return glbOf(gltf, bytes.buffer);
}
