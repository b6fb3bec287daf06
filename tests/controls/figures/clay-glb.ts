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
