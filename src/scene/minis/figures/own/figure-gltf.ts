import type { Gltf } from '../read-glb';

/** How a material wears a texture. */
export interface TextureInfo {
  readonly index: number;
  readonly texCoord?: number;
  /** Of a normal texture. */
  readonly scale?: number;
  /** Of an occlusion texture. */
  readonly strength?: number;
  readonly extensions?: {
    readonly KHR_texture_transform?: {
      readonly offset?: readonly [number, number];
      readonly scale?: readonly [number, number];
      readonly rotation?: number;
    };
  };
}

export interface FigureMaterial {
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly [number, number, number, number];
    readonly metallicFactor?: number;
    readonly roughnessFactor?: number;
    readonly baseColorTexture?: TextureInfo;
    readonly metallicRoughnessTexture?: TextureInfo;
  };
  readonly normalTexture?: TextureInfo;
  readonly occlusionTexture?: TextureInfo;
  readonly emissiveTexture?: TextureInfo;
  readonly emissiveFactor?: readonly [number, number, number];
  readonly alphaMode?: 'MASK' | 'BLEND';
  readonly alphaCutoff?: number;
  readonly doubleSided?: boolean;
  readonly extensions?: {
    readonly KHR_materials_unlit?: object;
    readonly KHR_materials_emissive_strength?: { readonly emissiveStrength: number };
  };
}

export interface Sampler {
  readonly magFilter?: number;
  readonly minFilter?: number;
  readonly wrapS?: number;
  readonly wrapT?: number;
}

/** What `checkFigure` writes into a player's own figure. */
export interface FigureGltf extends Gltf {
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly {
    readonly matrix?: readonly number[];
    readonly translation?: readonly [number, number, number];
    readonly rotation?: readonly [number, number, number, number];
    readonly scale?: readonly [number, number, number];
    readonly children?: readonly number[];
    readonly mesh?: number;
  }[];
  readonly materials: readonly FigureMaterial[];
  readonly textures: readonly { readonly source?: number; readonly sampler?: number }[];
  readonly samplers: readonly Sampler[];
  readonly images: readonly { readonly bufferView?: number; readonly mimeType?: string }[];
}
