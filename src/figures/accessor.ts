import { fieldsOf, type Glb, listOf, wholeNumber } from './glb';

type Read = (view: DataView, at: number) => number;

interface Kind {
  readonly size: number;
  readonly most: number;
  readonly read: Read;
}

const KINDS: Readonly<Record<number, Kind>> = {
  5120: { size: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { size: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { size: 2, most: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { size: 2, most: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { size: 4, most: 1, read: (view, at) => view.getUint32(at, true) },
  5126: { size: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
};
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const INDEX_KINDS: readonly number[] = [5121, 5123, 5125];
const MOST_STRIDE = 252;

/** Rows of numbers in the file, all inside it; not read yet. */
export interface Rows {
  readonly width: number;
  readonly count: number;
  readonly isIndex: boolean;
  /** The accessor and its span, with only checked values. */
  readonly accessor: Readonly<Record<string, string | number | boolean>>;
  readonly span: Readonly<Record<string, number>>;
  numberAt(row: number, column: number): number;
}

/** The rows of an accessor, if all are inside the file; otherwise undefined. */
export function rowsOf({ gltf, binary }: Glb, index: unknown): Rows | undefined {
  const named = fieldsOf(listOf(gltf.accessors)[wholeNumber(index) ?? -1]);
  const place = wholeNumber(named['bufferView']);
  const described = fieldsOf(listOf(gltf.bufferViews)[place ?? -1]);
  const code = wholeNumber(named['componentType']) ?? 0;
  const kind = KINDS[code];
  const type = String(named['type']);
  const width = WIDTHS[type];
  const count = wholeNumber(named['count']);
  if (!kind || !width || !count || place === undefined || named['sparse'] !== undefined) return undefined;
  const [row, offset] = [width * kind.size, wholeNumber(named['byteOffset']) ?? 0];
  const spanned = spanIn(described, binary.byteLength);
  const stride = wholeNumber(described['byteStride']) ?? row;
  // typed arrays start at multiples of their element size
  const isAligned = offset % kind.size === 0 && stride % kind.size === 0;
  if (!spanned || stride < row || stride > MOST_STRIDE || !isAligned) return undefined;
  if (offset + (count - 1) * stride + row > spanned.byteLength) return undefined;
  const view = new DataView(binary.buffer, binary.byteOffset + spanned.byteOffset, spanned.byteLength);
  const isNormalized = named['normalized'] === true;
  const scale = isNormalized ? 1 / kind.most : 1;
  return {
    width,
    count,
    isIndex: width === 1 && INDEX_KINDS.includes(code),
    accessor: { bufferView: place, byteOffset: offset, componentType: code, normalized: isNormalized, count, type },
    span: { ...spanned, ...(described['byteStride'] === undefined ? {} : { byteStride: stride }) },
    numberAt: (at, column) => kind.read(view, offset + at * stride + column * kind.size) * scale,
  };
}

/** A part of the file's numbers, if it lies inside them. */
export function spanIn(described: Readonly<Record<string, unknown>>, bytes: number) {
  const byteOffset = wholeNumber(described['byteOffset']) ?? 0;
  const byteLength = wholeNumber(described['byteLength']);
  if (wholeNumber(described['buffer']) !== 0 || byteLength === undefined) return undefined;
  return byteOffset + byteLength <= bytes ? { buffer: 0, byteOffset, byteLength } : undefined;
}

/** Minimum and maximum of each column; undefined if a value is not a number. */
export function boundsOf({
  width,
  count,
  numberAt,
}: Rows): { readonly min: number[]; readonly max: number[] } | undefined {
  const min = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(width).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < width; column++) {
      const value = numberAt(row, column);
      if (!Number.isFinite(value)) return undefined;
      if (value < (min[column] ?? 0)) min[column] = value;
      if (value > (max[column] ?? 0)) max[column] = value;
    }
  }
  return { min, max };
}
