import { describe, expect, test } from 'vitest';
import { checkFigure } from '../../src/figures/check-figure';
import { MOST_BYTES, openGlb } from '../../src/figures/glb';
import { scatter } from '../../src/scene/scatter';
import { CORNERS, glbOf, NUMBERS, PYRAMID, pngOf, texturedPyramid } from './clay-glb';

const faultOf = (file: ArrayBuffer) => {
  const read = checkFigure(file);
  return read.ok ? undefined : read.error;
};

/** What a checked file says of itself. */
const describedIn = (file: ArrayBuffer) => {
  const read = checkFigure(file);
  const opened = read.ok ? openGlb(read.value.file) : undefined;
  if (!opened?.ok) throw new Error(read.ok ? 'unreadable' : read.error);
  return JSON.parse(JSON.stringify(opened.value.gltf)) as Record<string, Record<string, unknown>[]>;
};

describe('an own figure', () => {
  test('keeps its numbers, its nodes and its materials, and says how large it is', () => {
    const found = describedIn(glbOf(PYRAMID, NUMBERS));
    expect(found['nodes']).toEqual([{ mesh: 0 }]);
    expect(found['meshes']).toEqual(PYRAMID.meshes);
    expect(found['accessors']?.[0]).toMatchObject({ count: 4, min: [-1, 0, -1], max: [1, 4, 1] });
    expect(found['materials']?.[0]).toMatchObject(PYRAMID.materials[0] ?? {});
  });

  test('keeps its textures and the pictures inside it', () => {
    const read = checkFigure(texturedPyramid());
    if (!read.ok) throw new Error(read.error);
    expect(read.value.pictures).toMatchObject([{ type: 'image/png', width: 2, height: 2 }]);
    const found = describedIn(texturedPyramid());
    expect(found['materials']?.[0]).toMatchObject({ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } });
    expect(found['images']).toEqual([{ bufferView: 3, mimeType: 'image/png' }]);
  });

  test('loses what is not shown: bones, movements, cameras, notes and extensions', () => {
    const gltf = {
      ...PYRAMID,
      nodes: [{ mesh: 0, skin: 0, camera: 0, extras: { a: 1 }, extensions: { KHR_lights_punctual: { light: 0 } } }],
      skins: [{ joints: [0] }],
      animations: [{ channels: [], samplers: [] }],
      cameras: [{ type: 'perspective' }],
      extras: {},
      extensionsUsed: ['KHR_lights_punctual', 'VENDOR_thing'],
      extensions: { KHR_lights_punctual: { lights: [{ type: 'point' }] } },
    };
    const found = describedIn(glbOf(gltf, NUMBERS));
    expect(found['nodes']).toEqual([{ mesh: 0 }]);
    for (const name of ['skins', 'animations', 'cameras', 'extras', 'extensions'])
      expect(found).not.toHaveProperty(name);
    expect(JSON.stringify(found)).not.toContain('VENDOR_thing');
  });
});

const { accessors, bufferViews, meshes } = PYRAMID;
const infinite = CORNERS.slice();
infinite[4] = Number.POSITIVE_INFINITY;
const withInfinity = (() => {
  const bytes = new Uint8Array(NUMBERS.slice(0));
  bytes.set(new Uint8Array(infinite.buffer));
  return bytes.buffer;
})();

const part = meshes[0]?.primitives[0];
const scaled = (by: number) => ({ ...PYRAMID, nodes: [{ mesh: 0, scale: [by, by, by] }] });
/** Nodes one in another, each with its scale, the mesh in the innermost. */
const nested = (scales: readonly number[]) => ({
  ...PYRAMID,
  nodes: scales.map((by, i) => ({
    scale: [by, by, by],
    ...(i + 1 < scales.length ? { children: [i + 1] } : { mesh: 0 }),
  })),
});
/** Many parts that all read the same corners. */
const reused = (times: number, corners: number) => ({
  ...PYRAMID,
  meshes: [{ primitives: Array(times).fill({ attributes: { POSITION: 0 } }) }],
  accessors: [{ ...accessors[0], count: corners }],
  bufferViews: [{ buffer: 0, byteLength: 20_000 }],
  buffers: [{ byteLength: 20_000 }],
});
const dressed = (texture: object) => ({
  ...PYRAMID,
  materials: [{ pbrMetallicRoughness: { baseColorTexture: texture } }],
});
const shifted = (by: number) => ({
  ...PYRAMID,
  accessors: [{ ...accessors[0], byteOffset: by, count: 3 }, accessors[1]],
  meshes: [{ primitives: [{ ...part, indices: undefined }] }],
});

describe('a file that is no figure is refused with its reason', () => {
  test.each<[string, ArrayBuffer, string]>([
    ['larger than 16 MB', new ArrayBuffer(MOST_BYTES + 1), 'tooLarge'],
    ['empty', new ArrayBuffer(0), 'notGlb'],
    ['a picture', new TextEncoder().encode('\u0089PNG\r\n\u001a\n and so on and so on and so on').buffer, 'notGlb'],
    ['said to be JSON and not', glbOf('{"asset":'), 'broken'],
    ['a list instead of a description', glbOf('[1, 2, 3]'), 'broken'],
    ['with numbers in another file', glbOf({ ...PYRAMID, buffers: [{ uri: 'body.bin', byteLength: 72 }] }), 'outside'],
    ['with an address', glbOf({ ...PYRAMID, buffers: [{ uri: 'https://example.com/a.bin' }] }, NUMBERS), 'outside'],
    ['packed', glbOf({ ...PYRAMID, extensionsRequired: ['KHR_draco_mesh_compression'] }, NUMBERS), 'compressed'],
    ['without a mesh', glbOf({ ...PYRAMID, nodes: [{}] }, NUMBERS), 'noMesh'],
    ['without anything', glbOf({}), 'noMesh'],
    [
      'of lines',
      glbOf({ ...PYRAMID, meshes: [{ primitives: [{ ...meshes[0]?.primitives[0], mode: 1 }] }] }, NUMBERS),
      'noMesh',
    ],
    ['without its numbers', glbOf(PYRAMID), 'broken'],
    [
      'with numbers beyond its end',
      glbOf({ ...PYRAMID, bufferViews: [{ ...bufferViews[0], byteOffset: 9e9 }, bufferViews[1]] }, NUMBERS),
      'broken',
    ],
    [
      'with a negative place',
      glbOf({ ...PYRAMID, accessors: [{ ...accessors[0], bufferView: -1 }, accessors[1]] }, NUMBERS),
      'broken',
    ],
    [
      'with more corners than it has',
      glbOf({ ...PYRAMID, accessors: [{ ...accessors[0], count: 50 }, accessors[1]] }, NUMBERS),
      'broken',
    ],
    ['with an infinite corner', glbOf(PYRAMID, withInfinity), 'broken'],
    [
      'with a triangle of no corner',
      glbOf({ ...PYRAMID, accessors: [{ ...accessors[0], count: 2 }, accessors[1]] }, NUMBERS),
      'broken',
    ],
    [
      'with too many triangles',
      glbOf({ ...PYRAMID, accessors: [accessors[0], { ...accessors[1], count: 180_003 }] }, NUMBERS),
      'tooMany',
    ],
    [
      'with one row of corners used by a thousand triangles',
      glbOf(reused(1000, 60), new ArrayBuffer(20_000)),
      'tooManyParts',
    ],
    ['with its corners read over and over', glbOf(reused(400, 1000), new ArrayBuffer(20_000)), 'tooMany'],
    ['with a scale beyond 32 bits', glbOf(scaled(1e40), NUMBERS), 'numbers'],
    ['with scales that multiply beyond 32 bits', glbOf(nested([1e30, 1e30]), NUMBERS), 'numbers'],
    ['as large as the sun', glbOf(scaled(1e12), NUMBERS), 'numbers'],
    ['smaller than an atom', glbOf(scaled(1e-12), NUMBERS), 'numbers'],
    [
      'with a place that is no number',
      glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: ['1', 1, 1] }] }, NUMBERS),
      'numbers',
    ],
    [
      'with a matrix of fifteen',
      glbOf({ ...PYRAMID, nodes: [{ mesh: 0, matrix: Array(15).fill(1) }] }, NUMBERS),
      'numbers',
    ],
    ['with a node in itself', glbOf({ ...PYRAMID, nodes: [{ children: [0, 0], mesh: 0 }] }, NUMBERS), 'loop'],
    ['with a node in two places', glbOf({ ...PYRAMID, nodes: [{ children: [1, 1] }, { mesh: 0 }] }, NUMBERS), 'loop'],
    ['65 nodes deep', glbOf(nested(Array(65).fill(1)), NUMBERS), 'tooDeep'],
    ['of 2,001 nodes', glbOf({ ...PYRAMID, nodes: Array(2001).fill({ mesh: 0 }) }, NUMBERS), 'tooManyParts'],
    ['with a mesh that is not there', glbOf({ ...PYRAMID, nodes: [{ mesh: 4_000_000_000 }] }, NUMBERS), 'broken'],
    ['with a description of a megabyte', glbOf({ ...PYRAMID, extras: 'x'.repeat(1_000_001) }, NUMBERS), 'tooManyParts'],
    [
      'with a picture at an address',
      glbOf({ ...PYRAMID, images: [{ uri: 'https://example.com/a.png' }] }, NUMBERS),
      'outside',
    ],
    [
      'with an extension that it needs',
      glbOf({ ...PYRAMID, extensionsRequired: ['VENDOR_thing'] }, NUMBERS),
      'extension',
    ],
    ['with packed pictures', glbOf({ ...PYRAMID, extensionsRequired: ['KHR_texture_basisu'] }, NUMBERS), 'compressed'],
    ['with a picture of 5,000 pixels', texturedPyramid(pngOf(5000, 2)), 'pictures'],
    ['with a picture that is none', texturedPyramid(new TextEncoder().encode('GIF89a and so on')), 'picture'],
    ['with a texture that is not there', glbOf(dressed({ index: 7 }), NUMBERS), 'broken'],
    ['with corners that begin between two numbers', glbOf(shifted(2), NUMBERS), 'broken'],
    ['flat as a sheet', glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: [1, 0, 1] }] }, NUMBERS), 'noMesh'],
  ])('%s', (_, file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });

  test('a file just within all limits is accepted', () => {
    const gltf = {
      ...PYRAMID,
      meshes: [{ primitives: Array(490).fill({ attributes: { POSITION: 0, NORMAL: 0 } }) }],
      accessors: [{ ...accessors[0], count: 366 }],
      bufferViews: [{ buffer: 0, byteLength: 4392 }],
    };
    const numbers = Float32Array.from({ length: 1098 }, (_, i) => Math.sin(i));
    expect(faultOf(glbOf(gltf, numbers.buffer))).toBeUndefined();
  });

  test('cut off anywhere it is refused or read, and never throws', () => {
    const whole = glbOf(PYRAMID, NUMBERS);
    for (let length = 0; length < whole.byteLength; length += 3) {
      const fault = faultOf(whole.slice(0, length));
      expect(fault, `cut at ${length}`).toMatch(/notGlb|broken/);
    }
  });

  test('2,000 files with a few bytes spoilt are refused or read, and never throw, seed 41', () => {
    const chance = scatter(41);
    const whole = new Uint8Array(glbOf(PYRAMID, NUMBERS));
    for (let i = 0; i < 2000; i++) {
      const spoilt = whole.slice();
      for (let k = 0; k < 4; k++) spoilt[Math.floor(chance() * spoilt.length)] = Math.floor(chance() * 256);
      const read = checkFigure(spoilt.buffer);
      // what was accepted is accepted again as it was written
      if (read.ok) expect(checkFigure(read.value.file).ok).toBe(true);
    }
  });
});
