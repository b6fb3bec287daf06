import { fieldsOf, type Glb, listOf, wholeNumber } from './glb';

type Read = (view: DataView, at: number) => number;

const KINDS: Readonly<Record<number, { readonly size: number; readonly most: number; readonly read: Read }>> = {
  5120: { size: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { size: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { size: 2, most: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { size: 2, most: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { size: 4, most: 1, read: (view, at) => view.getUint32(at, true) },
  5126: { size: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
};
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** Rows of numbers of one width. */
export interface Rows {
  readonly width: number;
  readonly count: number;
  readonly numbers: Float64Array;
}

/** The numbers an accessor names, if they all lie inside the file and are numbers; nothing otherwise. */
export function rowsOf({ gltf, binary }: Glb, index: unknown, most: number): Rows | undefined {
  const accessor = fieldsOf(listOf(gltf.accessors)[wholeNumber(index) ?? -1]);
  const span = fieldsOf(listOf(gltf.bufferViews)[wholeNumber(accessor['bufferView']) ?? -1]);
  const kind = KINDS[wholeNumber(accessor['componentType']) ?? 0];
  const width = WIDTHS[String(accessor['type'])];
  const count = wholeNumber(accessor['count']);
  if (!kind || !width || !count || count > most || accessor['sparse'] !== undefined) return undefined;
  if (wholeNumber(span['buffer']) !== 0) return undefined;
  const row = width * kind.size;
  const stride = wholeNumber(span['byteStride']) ?? row;
  const offset = wholeNumber(accessor['byteOffset']) ?? 0;
  const start = (wholeNumber(span['byteOffset']) ?? 0) + offset;
  const length = (count - 1) * stride + row;
  const isInside = offset + length <= (wholeNumber(span['byteLength']) ?? 0) && start + length <= binary.byteLength;
  if (stride < row || !isInside) return undefined;
  const view = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const scale = accessor['normalized'] === true ? 1 / kind.most : 1;
  const numbers = new Float64Array(count * width);
  for (let i = 0; i < numbers.length; i++) {
    const at = start + Math.floor(i / width) * stride + (i % width) * kind.size;
    numbers[i] = kind.read(view, at) * scale;
  }
  return numbers.every(Number.isFinite) ? { width, count, numbers } : undefined;
}
