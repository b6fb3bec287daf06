import { err, ok, type Result } from '../kernel/result';
import { spanIn } from './accessor';
import { type Fields, type FigureFault, fieldsOf, type Glb, isSound, listOf, wholeNumber } from './glb';
import { type PictureHead, pictureHead } from './pictures';

const MOST_MATERIALS = 12;
const MOST_PICTURES = 24;
const MOST_SIDE = 4096;
const MOST_PIXELS = 32_000_000;

/** A picture inside the file. */
export interface Picture extends PictureHead {
  readonly bytes: Uint8Array;
}

/** Materials with only checked values, at their indices, and their textures. */
export interface Surfaces {
  readonly materials: readonly object[];
  readonly textures: readonly object[];
  readonly samplers: readonly object[];
  readonly images: readonly object[];
  /** By the index of their buffer view. */
  readonly spans: ReadonlyMap<number, object>;
  readonly pictures: readonly Picture[];
}

/** Checks the used materials, their textures and pictures. */
export function surfacesOf({ gltf, binary }: Glb, used: ReadonlySet<number>): Result<Surfaces, FigureFault> {
  const [listed, textures, images] = [listOf(gltf.materials), listOf(gltf.textures), listOf(gltf.images)];
  if (used.size > MOST_MATERIALS) return err('tooManyParts');
  const materials: object[] = [];
  const textured = new Set<number>();
  for (const index of used) materials[index] = materialOf(fieldsOf(listed[index]), textured);
  if ([...textured].some(index => textures[index] === undefined)) return err('broken');
  const wanted = [...textured].map(index => ({ index, ...textureOf(fieldsOf(textures[index])) }));
  if (wanted.some(({ source }) => source === undefined)) return err('compressed');
  const pictured = [...new Set(wanted.map(({ source }) => source ?? -1))];
  if (pictured.length > MOST_PICTURES) return err('pictures');
  const spans = new Map<number, object>();
  const pictures: Picture[] = [];
  const clean: object[] = [];
  for (const source of pictured) {
    const place = wholeNumber(fieldsOf(images[source])['bufferView']) ?? -1;
    const span = spanIn(fieldsOf(listOf(gltf.bufferViews)[place]), binary.byteLength);
    const bytes = span && binary.subarray(span.byteOffset, span.byteOffset + span.byteLength);
    const head = bytes && pictureHead(bytes);
    if (!span || !bytes || !head) return err('picture');
    spans.set(place, span);
    pictures.push({ ...head, bytes });
    clean[source] = { bufferView: place, mimeType: head.type };
  }
  const isHuge = pictures.some(({ width, height }) => Math.max(width, height) > MOST_SIDE);
  const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0);
  if (isHuge || pixels > MOST_PIXELS) return err('pictures');
  const laid: object[] = [];
  for (const { index, source, sampler } of wanted)
    laid[index] = { source, ...(sampler === undefined ? {} : { sampler }) };
  return ok({
    materials: filled(materials),
    textures: filled(laid),
    samplers: listOf(gltf.samplers).slice(0, MOST_PICTURES).map(samplerOf),
    images: filled(clean),
    spans,
    pictures,
  });
}

/** Unused entries stay in the list as empty ones, so indices keep their meaning. */
const filled = (list: readonly object[]): readonly object[] => Array.from(list, item => item ?? {});

function textureOf(texture: Fields) {
  const webp = fieldsOf(fieldsOf(texture['extensions'])['EXT_texture_webp']);
  const sampler = wholeNumber(texture['sampler']);
  return {
    source: wholeNumber(webp['source']) ?? wholeNumber(texture['source']),
    sampler: sampler !== undefined && sampler < MOST_PICTURES ? sampler : undefined,
  };
}

const SAMPLER_FIELDS: Readonly<Record<string, readonly number[]>> = {
  magFilter: [9728, 9729],
  minFilter: [9728, 9729, 9984, 9985, 9986, 9987],
  wrapS: [33071, 33648, 10497],
  wrapT: [33071, 33648, 10497],
};

const samplerOf = (sampler: unknown): object =>
  Object.fromEntries(
    Object.entries(SAMPLER_FIELDS).flatMap(([name, allowed]) => {
      const value = wholeNumber(fieldsOf(sampler)[name]);
      return value !== undefined && allowed.includes(value) ? [[name, value]] : [];
    }),
  );

/** A material's valid properties; collects its textures. */
function materialOf(material: Fields, textured: Set<number>): object {
  const surface = fieldsOf(material['pbrMetallicRoughness']);
  const extensions = fieldsOf(material['extensions']);
  const strength = fieldsOf(extensions['KHR_materials_emissive_strength'])['emissiveStrength'];
  const worn = (from: Fields, name: string) => textureInfo(fieldsOf(from[name]), name, textured);
  return {
    pbrMetallicRoughness: {
      ...numbers(surface, 'baseColorFactor', 4),
      ...share(surface, 'metallicFactor'),
      ...share(surface, 'roughnessFactor'),
      ...worn(surface, 'baseColorTexture'),
      ...worn(surface, 'metallicRoughnessTexture'),
    },
    ...worn(material, 'normalTexture'),
    ...worn(material, 'occlusionTexture'),
    ...worn(material, 'emissiveTexture'),
    ...numbers(material, 'emissiveFactor', 3),
    ...(['MASK', 'BLEND'].includes(String(material['alphaMode'])) ? { alphaMode: material['alphaMode'] } : {}),
    ...share(material, 'alphaCutoff'),
    doubleSided: material['doubleSided'] === true,
    extensions: {
      ...(extensions['KHR_materials_unlit'] === undefined ? {} : { KHR_materials_unlit: {} }),
      ...(isSound(strength)
        ? { KHR_materials_emissive_strength: { emissiveStrength: Math.min(4, Math.max(0, strength)) } }
        : {}),
    },
  };
}

function textureInfo(info: Fields, name: string, textured: Set<number>): object {
  const index = wholeNumber(info['index']);
  if (index === undefined) return {};
  textured.add(index);
  const transform = fieldsOf(fieldsOf(info['extensions'])['KHR_texture_transform']);
  const turn = transform['rotation'];
  const moves = {
    ...pair(transform, 'offset'),
    ...pair(transform, 'scale'),
    ...(isSound(turn) ? { rotation: turn } : {}),
  };
  return {
    [name]: {
      index,
      texCoord: wholeNumber(transform['texCoord'] ?? info['texCoord']) === 1 ? 1 : 0,
      ...share(info, 'scale'),
      ...share(info, 'strength'),
      ...(Object.keys(moves).length > 0 ? { extensions: { KHR_texture_transform: moves } } : {}),
    },
  };
}

const inShare = (value: number) => Math.min(1, Math.max(0, value));

/** A number from 0 to 1, if there is one. */
const share = (from: Fields, name: string): object => (isSound(from[name]) ? { [name]: inShare(from[name]) } : {});

function numbers(from: Fields, name: string, length: number): object {
  const list = listOf(from[name]);
  return list.length === length && list.every(isSound) ? { [name]: list.map(inShare) } : {};
}

function pair(from: Fields, name: string): object {
  const list = listOf(from[name]);
  return list.length === 2 && list.every(isSound) ? { [name]: list } : {};
}
