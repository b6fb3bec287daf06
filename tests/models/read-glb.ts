/** What a file holds of one mesh, as numbers. */
export interface ReadMesh {
  readonly name: string;
  readonly position: readonly number[];
  readonly normal: readonly number[];
  readonly color: readonly number[];
  readonly surf: readonly number[];
  readonly index: readonly number[];
}

interface Accessor {
  readonly bufferView: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: 'SCALAR' | 'VEC3' | 'VEC4';
  readonly normalized?: boolean;
}
interface View {
  readonly byteOffset: number;
  readonly byteStride?: number;
}
interface Document {
  readonly nodes: readonly { readonly name: string; readonly mesh: number }[];
  readonly meshes: readonly {
    readonly name: string;
    readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>>; readonly indices: number }[];
  }[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly View[];
}

const WIDTH = { SCALAR: 1, VEC3: 3, VEC4: 4 } as const;
const BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5123: 2, 5125: 4, 5126: 4 };

/** Reads a binary glTF file by the letter of the format, without the writer's help. */
export function readGlb(file: Uint8Array): readonly ReadMesh[] {
  const words = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (words.getUint32(0, true) !== 0x46546c67 || words.getUint32(8, true) !== file.length) throw new Error('no glb');
  const jsonLength = words.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonLength))) as Document;
  const start = 28 + jsonLength;
  const list = (number: number | undefined) => readAccessor(document, words, start, number ?? -1);
  return document.meshes.map(({ name, primitives }) => {
    const [primitive] = primitives;
    if (!primitive) throw new Error(`${name} is empty`);
    const { POSITION, NORMAL, COLOR_0, _SURF } = primitive.attributes;
    return {
      name,
      position: list(POSITION),
      normal: list(NORMAL),
      color: list(COLOR_0),
      surf: list(_SURF),
      index: list(primitive.indices),
    };
  });
}

function readAccessor({ accessors, bufferViews }: Document, words: DataView, start: number, number: number): number[] {
  const accessor = accessors[number];
  const view = bufferViews[accessor?.bufferView ?? -1];
  if (!accessor || !view) throw new Error(`no accessor ${number}`);
  const width = WIDTH[accessor.type];
  const size = BYTES[accessor.componentType] ?? 1;
  const stride = view.byteStride ?? width * size;
  const read = reader(words, accessor);
  return Array.from({ length: accessor.count * width }, (_, i) =>
    read(start + view.byteOffset + Math.floor(i / width) * stride + (i % width) * size),
  );
}

function reader(words: DataView, { componentType, normalized }: Accessor): (at: number) => number {
  switch (componentType) {
    case 5120:
      return at => (normalized ? Math.max(-1, words.getInt8(at) / 127) : words.getInt8(at));
    case 5121:
      return at => words.getUint8(at) / (normalized ? 255 : 1);
    case 5123:
      return at => words.getUint16(at, true) / (normalized ? 65535 : 1);
    case 5125:
      return at => words.getUint32(at, true);
    default:
      return at => words.getFloat32(at, true);
  }
}
