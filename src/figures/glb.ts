import { err, ok, type Result } from '../kernel/result';

/** Why a file cannot be used as a figure. */
export const FIGURE_FAULTS = [
  'tooLarge',
  'notGlb',
  'broken',
  'outside',
  'compressed',
  'extension',
  'noMesh',
  'tooMany',
  'tooManyParts',
  'tooDeep',
  'loop',
  'numbers',
  'picture',
  'pictures',
] as const;
export type FigureFault = (typeof FIGURE_FAULTS)[number];

/** The parts of glTF that are read. Values from the file are checked before use. */
export interface Gltf {
  readonly scene?: unknown;
  readonly scenes?: unknown;
  readonly nodes?: unknown;
  readonly meshes?: unknown;
  readonly materials?: unknown;
  readonly textures?: unknown;
  readonly samplers?: unknown;
  readonly images?: unknown;
  readonly accessors?: unknown;
  readonly bufferViews?: unknown;
  readonly buffers?: unknown;
  readonly extensionsRequired?: unknown;
}

/** A file in parts: its description, and its binary data. */
export interface Glb {
  readonly gltf: Gltf;
  readonly binary: Uint8Array;
}

/** No figure needs more; a larger file would fill the browser's storage. */
export const MOST_BYTES = 16_000_000;
/** The description of a figure is short; a longer one takes long to parse. */
const MOST_DESCRIPTION = 1_000_000;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEAD = 12;
const CHUNK_HEAD = 8;
const SPACE = 0x20;

/** Extensions without which a file cannot be shown, and which we can show. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  'KHR_materials_unlit',
  'KHR_materials_emissive_strength',
  'EXT_texture_webp',
]);

export type Fields = Readonly<Record<string, unknown>>;

/** An object; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An index or a count; undefined for anything else. */
export const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A finite number that fits a float. */
export const isSound = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(Math.fround(value));

/** Splits a .glb into its parts. A file with external references is refused; nothing is fetched. */
export function openGlb(file: ArrayBuffer): Result<Glb, FigureFault> {
  if (file.byteLength > MOST_BYTES) return err('tooLarge');
  const view = new DataView(file);
  if (file.byteLength < HEAD + CHUNK_HEAD || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2) {
    return err('notGlb');
  }
  const described = chunkAt(view, HEAD, JSON_CHUNK);
  if (!described) return err('broken');
  if (described.byteLength > MOST_DESCRIPTION) return err('tooManyParts');
  const gltf = parsed(described);
  if (!gltf) return err('broken');
  const fault = outsideNeeds(gltf);
  if (fault) return err(fault);
  const after = HEAD + CHUNK_HEAD + described.byteLength;
  return ok({ gltf, binary: chunkAt(view, after, BINARY_CHUNK) ?? new Uint8Array() });
}

function outsideNeeds(gltf: Gltf): FigureFault | undefined {
  const strange = listOf(gltf.extensionsRequired)
    .map(String)
    .filter(name => !UNDERSTOOD.has(name));
  if (strange.some(name => /draco|meshopt|basisu/i.test(name))) return 'compressed';
  if (strange.length > 0) return 'extension';
  const isOutside = (part: unknown) => fieldsOf(part)['uri'] !== undefined;
  return [...listOf(gltf.buffers), ...listOf(gltf.images)].some(isOutside) ? 'outside' : undefined;
}

/** A .glb from a description and binary data. */
export function writeGlb({ gltf, binary }: Glb): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(gltf));
  const [words, bytes] = [text.length, binary.length].map(length => Math.ceil(length / 4) * 4) as [number, number];
  const file = new ArrayBuffer(HEAD + CHUNK_HEAD + words + CHUNK_HEAD + bytes);
  const view = new DataView(file);
  const heads = [MAGIC, 2, file.byteLength, words, JSON_CHUNK];
  for (const [i, value] of heads.entries()) view.setUint32(i * 4, value, true);
  new Uint8Array(file, HEAD + CHUNK_HEAD, words).fill(SPACE).set(text);
  const at = HEAD + CHUNK_HEAD + words;
  view.setUint32(at, bytes, true);
  view.setUint32(at + 4, BINARY_CHUNK, true);
  new Uint8Array(file, at + CHUNK_HEAD).set(binary);
  return file;
}

function chunkAt(view: DataView, at: number, kind: number): Uint8Array | undefined {
  if (at + CHUNK_HEAD > view.byteLength || view.getUint32(at + 4, true) !== kind) return undefined;
  const length = view.getUint32(at, true);
  return at + CHUNK_HEAD + length <= view.byteLength ? new Uint8Array(view.buffer, at + CHUNK_HEAD, length) : undefined;
}

function parsed(chunk: Uint8Array): Gltf | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(chunk));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
