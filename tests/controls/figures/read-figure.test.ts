import { describe, expect, test } from 'vitest';
import { MOST_BYTES } from '../../../src/controls/figures/glb';
import { readFigure } from '../../../src/controls/figures/read-figure';
import { scatter } from '../../../src/scene/scatter';
import { CORNERS, glbOf, NUMBERS, PYRAMID } from './clay-glb';

const faultOf = (file: ArrayBuffer) => {
  const read = readFigure(file);
  return read.ok ? undefined : read.error;
};

describe('a figure of one’s own', () => {
  test('is read with its triangles and the colour of its material', () => {
    const read = readFigure(glbOf(PYRAMID, NUMBERS));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.positions).toHaveLength(4 * 9);
    expect([...read.value.colours.slice(0, 3)]).toEqual([1, 0.5, 0]);
  });

  test('stands as its nodes stand, one in another', () => {
    const nodes = [
      { children: [1], translation: [0, 10, 0] },
      { mesh: 0, scale: [2, 2, 2] },
    ];
    const read = readFigure(glbOf({ ...PYRAMID, nodes }, NUMBERS));
    const heights = read.ok ? [...read.value.positions].filter((_, i) => i % 3 === 1) : [];
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([10, 18]);
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

describe('a file that is no figure is refused with its reason', () => {
  test.each<[string, ArrayBuffer, string]>([
    ['larger than 8 MB', new ArrayBuffer(MOST_BYTES + 1), 'tooLarge'],
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
      glbOf({ ...PYRAMID, accessors: [{ ...accessors[0], count: 1e9 }, accessors[1]] }, NUMBERS),
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
    ['flat as a sheet', glbOf({ ...PYRAMID, nodes: [{ mesh: 0, scale: [1, 0, 1] }] }, NUMBERS), 'noMesh'],
  ])('%s', (_, file, fault) => {
    expect(faultOf(file)).toBe(fault);
  });

  test('nodes in a circle and nodes without end come to an end', () => {
    expect(faultOf(glbOf({ ...PYRAMID, nodes: [{ children: [0, 0], mesh: 0 }] }, NUMBERS))).toBeUndefined();
    const chain = Array.from({ length: 5000 }, (_, i) => ({ children: [i + 1] }));
    expect(faultOf(glbOf({ ...PYRAMID, nodes: [...chain, { mesh: 0 }] }, NUMBERS))).toBe('noMesh');
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
      const read = readFigure(spoilt.buffer);
      if (read.ok) expect(read.value.positions.every(Number.isFinite)).toBe(true);
    }
  });
});
