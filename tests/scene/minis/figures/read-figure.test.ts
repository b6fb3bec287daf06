import { type BufferAttribute, Mesh, MeshStandardMaterial, type Object3D, Texture } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkFigure } from '../../../../src/figures/check-figure';
import { readFigure } from '../../../../src/scene/minis/figures/own/read-figure';
import { glbOf, pngOf } from '../../../figures/clay-glb';

const CORNERS = 4;

/** Lays numbers one behind the other, and says where each lot begins. */
function laid(...lots: readonly (ArrayBufferView & { readonly byteLength: number })[]) {
  const spans: { buffer: 0; byteOffset: number; byteLength: number }[] = [];
  let bytes = 0;
  for (const { byteLength } of lots) {
    spans.push({ buffer: 0, byteOffset: bytes, byteLength });
    bytes += Math.ceil(byteLength / 4) * 4;
  }
  const all = new Uint8Array(bytes);
  lots.forEach((lot, i) => {
    all.set(new Uint8Array(lot.buffer, lot.byteOffset, lot.byteLength), spans[i]?.byteOffset);
  });
  return { spans, all };
}

/** A figure that uses everything we show: nested nodes, packed numbers, textures of all kinds, clear and unlit parts. */
function richFigure(): ArrayBuffer {
  const mixed = new Float32Array([-1, 0, -1, 0, 1, 0, 1, 0, -1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 4, 0, 0, 1, 0]);
  const order = new Uint8Array([0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0]);
  const uv = new Uint16Array([0, 0, 65535, 0, 0, 65535, 65535, 32768]);
  const uv1 = new Float32Array([0, 0.5, 1, 0, 0.25, 1, 1, 1]);
  const colours = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 99, 199, 255]);
  const plain = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const { spans, all } = laid(mixed, order, uv, uv1, colours, plain, pngOf(2, 2), pngOf(4096, 2048));
  const row = { count: CORNERS, type: 'VEC3', componentType: 5126 };
  const gltf = {
    asset: { version: '2.0' },
    scenes: [{ nodes: [0, 3] }],
    nodes: [
      { children: [1, 2], translation: [1, 2, 3], rotation: [0, 0.6, 0, 0.8] },
      { mesh: 0, scale: [2, 1, -1] },
      { mesh: 1, matrix: [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 5, 6, 7, 1] },
      { mesh: 0 },
    ],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 3, TEXCOORD_1: 4, COLOR_0: 5 }, indices: 2, material: 0 },
          { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 3 }, indices: 2, material: 0 },
        ],
      },
      {
        primitives: [
          { attributes: { POSITION: 6 }, indices: 2, material: 1 },
          { attributes: { POSITION: 6, COLOR_0: 5 }, indices: 2, material: 2 },
          { attributes: { POSITION: 6 }, indices: 2 },
        ],
      },
    ],
    materials: [
      {
        pbrMetallicRoughness: {
          baseColorFactor: [0.2, 0.4, 0.6, 0.8],
          metallicFactor: 0.3,
          roughnessFactor: 0.7,
          baseColorTexture: {
            index: 0,
            extensions: { KHR_texture_transform: { offset: [0.5, 0.25], scale: [2, 3], rotation: 0.5 } },
          },
          metallicRoughnessTexture: { index: 1, texCoord: 1 },
        },
        normalTexture: { index: 2, scale: 0.6 },
        occlusionTexture: { index: 3, texCoord: 1, strength: 0.4 },
        emissiveTexture: { index: 4 },
        emissiveFactor: [0.1, 0.2, 0.3],
        alphaMode: 'BLEND',
        doubleSided: true,
        extensions: { KHR_materials_emissive_strength: { emissiveStrength: 3 } },
      },
      { pbrMetallicRoughness: { baseColorFactor: [1, 0.5, 0, 1] }, alphaMode: 'MASK', alphaCutoff: 0.3 },
      {
        pbrMetallicRoughness: { baseColorFactor: [0, 0.5, 1, 0.5], baseColorTexture: { index: 5 } },
        alphaMode: 'MASK',
        extensions: { KHR_materials_unlit: {} },
      },
    ],
    textures: [
      { source: 0, sampler: 0 },
      { source: 0, sampler: 1 },
      { source: 0, sampler: 2 },
      { source: 0, sampler: 3 },
      { source: 0 },
      { source: 1, sampler: 4 },
    ],
    samplers: [
      { magFilter: 9728, minFilter: 9728, wrapS: 33071, wrapT: 33648 },
      { magFilter: 9729, minFilter: 9984 },
      { minFilter: 9985 },
      { minFilter: 9986, wrapT: 33071 },
      { minFilter: 9729 },
    ],
    images: [
      { bufferView: 6, mimeType: 'image/png' },
      { bufferView: 7, mimeType: 'image/png' },
    ],
    accessors: [
      { ...row, bufferView: 0 },
      { ...row, bufferView: 0, byteOffset: 12 },
      { bufferView: 1, count: 12, type: 'SCALAR', componentType: 5121 },
      { bufferView: 2, count: CORNERS, type: 'VEC2', componentType: 5123, normalized: true },
      { bufferView: 3, count: CORNERS, type: 'VEC2', componentType: 5126 },
      { bufferView: 4, count: CORNERS, type: 'VEC4', componentType: 5121, normalized: true },
      { ...row, bufferView: 5 },
    ],
    bufferViews: spans.map((span, i) => (i === 0 ? { ...span, byteStride: 24 } : span)),
    buffers: [{ byteLength: all.byteLength }],
  };
  const read = checkFigure(glbOf(gltf, all.buffer));
  if (!read.ok) throw new Error(read.error);
  return read.value.file;
}

/** Draws a picture without a browser: as large as its header says, or as asked. */
async function drawn(from: Blob | { width: number; height: number }, how?: ImageBitmapOptions) {
  const view = from instanceof Blob ? new DataView(await from.arrayBuffer()) : undefined;
  const [width, height] = view ? [view.getUint32(16), view.getUint32(20)] : [0, 0];
  return { width: how?.resizeWidth ?? width, height: how?.resizeHeight ?? height, close() {} };
}

beforeEach(() => {
  vi.stubGlobal('self', globalThis); // three's loader asks it for URL
  vi.stubGlobal('createImageBitmap', drawn);
});
afterEach(() => vi.unstubAllGlobals());

const meshesIn = (figure: Object3D): readonly Mesh[] => {
  const found: Mesh[] = [];
  figure.updateMatrixWorld(true);
  figure.traverse(part => {
    if (part instanceof Mesh) found.push(part);
  });
  return found;
};

const rounded = (numbers: Iterable<number>) => [...numbers].map(value => Math.round(value * 1e5) / 1e5 + 0);

/** What can be seen of a texture. */
const wornAs = ({ wrapS, wrapT, magFilter, minFilter, flipY, channel, rotation, offset, repeat }: Texture) => {
  const move = { rotation, offset: offset.toArray(), repeat: repeat.toArray() };
  return { wrapS, wrapT, magFilter, minFilter, flipY, channel, ...move };
};

/** Everything of a mesh that can be seen. */
function seen({ matrixWorld, geometry, material }: Mesh) {
  if (Array.isArray(material)) throw new Error('a part wears one material');
  const attributes = Object.entries(geometry.attributes).map(([name, attribute]) => {
    const corner = (i: number) => [0, 1, 2, 3].slice(0, attribute.itemSize).map(at => attribute.getComponent(i, at));
    return [name, Array.from({ length: attribute.count }, (_, i) => rounded(corner(i)))] as const;
  });
  const { type, opacity, transparent, depthWrite, alphaTest, side, vertexColors } = material;
  const maps = Object.entries(material).filter(([, value]) => value instanceof Texture);
  return {
    placed: rounded(matrixWorld.elements),
    attributes: Object.fromEntries(attributes),
    order: [...((geometry.index as BufferAttribute).array as Uint8Array)],
    surface: { type, opacity, transparent, depthWrite, alphaTest, side, vertexColors },
    lit: material instanceof MeshStandardMaterial && {
      numbers: rounded([material.metalness, material.roughness, material.emissiveIntensity, material.aoMapIntensity]),
      emissive: rounded(material.emissive.toArray()),
      normalScale: material.normalMap && rounded(material.normalScale.toArray()),
      flat: material.flatShading,
    },
    colour: rounded((material as MeshStandardMaterial).color.toArray()),
    maps: Object.fromEntries(maps.map(([name, texture]) => [name, wornAs(texture)])),
    colourSpaces: Object.fromEntries(maps.map(([name, { colorSpace }]) => [name, colorSpace])),
  };
}

test('a checked figure is read as three’s own loader reads it, with all its nodes, numbers, materials and textures', async () => {
  const file = richFigure();
  const theirs = meshesIn((await new GLTFLoader().parseAsync(file.slice(), '')).scene).map(seen);
  const ours = meshesIn(await readFigure(file)).map(seen);
  expect(ours).toHaveLength(7);
  expect(Object.keys(ours[0]?.maps ?? {}).sort()).toEqual([
    'aoMap',
    'emissiveMap',
    'map',
    'metalnessMap',
    'normalMap',
    'roughnessMap',
  ]);
  expect(ours).toEqual(theirs);
});

test('parts with the same paint share one material, and large pictures are drawn smaller', async () => {
  const meshes = meshesIn(await readFigure(richFigure()));
  expect(new Set(meshes.map(({ material }) => material)).size).toBe(5);
  const images = meshes.map(({ material }) => (material as MeshStandardMaterial).map?.image as ImageBitmap | undefined);
  expect(images.flatMap(image => (image ? [[image.width, image.height]] : []))).toEqual([
    [2, 2],
    [2, 2],
    [1024, 512],
    [2, 2],
    [2, 2],
  ]);
});
