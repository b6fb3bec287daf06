import { err, ok, type Result } from '../../kernel/result';

/** Why a file cannot stand on the table. */
export const FIGURE_FAULTS = ['tooLarge', 'notGlb', 'broken', 'outside', 'compressed', 'noMesh', 'tooMany'] as const;
export type FigureFault = (typeof FIGURE_FAULTS)[number];

/** The parts of glTF that are read. Whatever comes from a file is looked at before it is believed. */
export interface Gltf {
  readonly scene?: unknown;
  readonly scenes?: unknown;
  readonly nodes?: unknown;
  readonly meshes?: unknown;
  readonly materials?: unknown;
  readonly accessors?: unknown;
  readonly bufferViews?: unknown;
  readonly buffers?: unknown;
  readonly extensionsRequired?: unknown;
}

/** A file taken apart: its description, and the numbers that it describes. */
export interface Glb {
  readonly gltf: Gltf;
  readonly binary: Uint8Array;
}

/** No figure needs more; a larger file would fill the browser's store. */
export const MOST_BYTES = 8_000_000;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEAD = 12;
const CHUNK_HEAD = 8;

export type Fields = Readonly<Record<string, unknown>>;

/** Something with named parts; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A place in a list or a count; nothing for anything else. */
export const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Takes a .glb apart. What it refers to outside itself is never fetched: such a file is refused. */
export function openGlb(file: ArrayBuffer): Result<Glb, FigureFault> {
  if (file.byteLength > MOST_BYTES) return err('tooLarge');
  const view = new DataView(file);
  if (file.byteLength < HEAD + CHUNK_HEAD || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2) {
    return err('notGlb');
  }
  const described = chunkAt(view, HEAD, JSON_CHUNK);
  if (!described) return err('broken');
  const gltf = parsed(described);
  if (!gltf) return err('broken');
  const required = listOf(gltf.extensionsRequired).map(String);
  if (required.some(name => /draco|meshopt/i.test(name))) return err('compressed');
  if (listOf(gltf.buffers).some(buffer => fieldsOf(buffer)['uri'] !== undefined)) return err('outside');
  const after = HEAD + CHUNK_HEAD + described.byteLength;
  return ok({ gltf, binary: chunkAt(view, after, BINARY_CHUNK) ?? new Uint8Array() });
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
