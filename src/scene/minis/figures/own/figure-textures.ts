import {
  ClampToEdgeWrapping,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  type MagnificationTextureFilter,
  type MinificationTextureFilter,
  MirroredRepeatWrapping,
  NearestFilter,
  NearestMipmapLinearFilter,
  NearestMipmapNearestFilter,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
  type Wrapping,
} from 'three';
import type { Glb } from '../read-glb';
import type { FigureGltf, Sampler, TextureInfo } from './figure-gltf';

/** Pictures on a figure of an inch or two need no more pixels than this along a side. */
const MOST_SIDE = 1024;

const MAGNIFIED: Readonly<Record<number, MagnificationTextureFilter>> = { 9728: NearestFilter, 9729: LinearFilter };
const MINIFIED: Readonly<Record<number, MinificationTextureFilter>> = {
  ...MAGNIFIED,
  9984: NearestMipmapNearestFilter,
  9985: LinearMipmapNearestFilter,
  9986: NearestMipmapLinearFilter,
  9987: LinearMipmapLinearFilter,
};
const WRAPPED: Readonly<Record<number, Wrapping>> = {
  33071: ClampToEdgeWrapping,
  33648: MirroredRepeatWrapping,
  10497: RepeatWrapping,
};

/** Finds a texture as a material wears it. */
export type TextureFor = (info: TextureInfo, isColour: boolean) => Texture;

/** Unpacks the pictures of a figure. Textures of one picture share it on the graphics card. */
export async function figureTextures(glb: Glb<FigureGltf>): Promise<TextureFor> {
  const { textures, images, samplers } = glb.gltf;
  const pictures = await Promise.all(images.map((_, index) => pictureOf(glb, index)));
  const bare = textures.map(({ source, sampler }) => {
    const picture = pictures[source ?? -1];
    return picture && sampled(new Texture(picture), samplers[sampler ?? -1] ?? {});
  });
  return (info, isColour) => {
    const texture = bare[info.index]?.clone();
    if (!texture) throw new Error(`Texture ${info.index} of the figure has no picture.`);
    if (isColour) texture.colorSpace = SRGBColorSpace;
    texture.channel = info.texCoord ?? 0;
    const moves = info.extensions?.KHR_texture_transform;
    if (moves?.offset) texture.offset.set(...moves.offset);
    if (moves?.scale) texture.repeat.set(...moves.scale);
    if (moves?.rotation !== undefined) texture.rotation = moves.rotation;
    texture.needsUpdate = true;
    return texture;
  };
}

function sampled(texture: Texture, { magFilter = 9729, minFilter = 9987, wrapS = 10497, wrapT = 10497 }: Sampler) {
  texture.flipY = false;
  texture.magFilter = MAGNIFIED[magFilter] ?? LinearFilter;
  texture.minFilter = MINIFIED[minFilter] ?? LinearMipmapLinearFilter;
  texture.wrapS = WRAPPED[wrapS] ?? RepeatWrapping;
  texture.wrapT = WRAPPED[wrapT] ?? RepeatWrapping;
  return texture;
}

const AS_WRITTEN = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' } as const;

/** A picture in the file, drawn smaller if it is large, before it goes to the graphics card. */
async function pictureOf({ gltf, file, binary }: Glb<FigureGltf>, index: number): Promise<ImageBitmap | undefined> {
  const { bufferView = -1, mimeType = '' } = gltf.images[index] ?? {};
  const span = gltf.bufferViews?.[bufferView];
  if (!span) return undefined; // nobody wears it
  const bytes = new Uint8Array(file, binary + (span.byteOffset ?? 0), span.byteLength);
  const picture = await createImageBitmap(new Blob([bytes], { type: mimeType }), AS_WRITTEN);
  const share = MOST_SIDE / Math.max(picture.width, picture.height);
  if (share >= 1) return picture;
  const shrunk = await createImageBitmap(picture, {
    ...AS_WRITTEN,
    resizeWidth: Math.max(1, Math.round(picture.width * share)),
    resizeHeight: Math.max(1, Math.round(picture.height * share)),
    resizeQuality: 'high',
  });
  picture.close();
  return shrunk;
}
