import { Color, DoubleSide, LinearSRGBColorSpace, type Material, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import type { Glb } from '../read-glb';
import type { FigureGltf, FigureMaterial } from './figure-gltf';
import { figureTextures, type TextureFor } from './figure-textures';

/** What a part of a figure wears; parts that wear the same share it. */
export type MaterialFor = (index: number | undefined, hasColours: boolean, isFlat: boolean) => Material;

export async function figureMaterials(glb: Glb<FigureGltf>): Promise<MaterialFor> {
  const textureFor = await figureTextures(glb);
  const made = new Map<string, Material>();
  return (index, hasColours, isFlat) => {
    const key = `${index} ${hasColours} ${isFlat}`;
    const before = made.get(key);
    if (before) return before;
    const described = index === undefined ? {} : (glb.gltf.materials[index] ?? {});
    const isUnlit = described.extensions?.KHR_materials_unlit !== undefined;
    const material = isUnlit ? unlitOf(described, textureFor) : litOf(described, textureFor, isFlat);
    material.vertexColors = hasColours;
    made.set(key, material);
    return material;
  };
}

/** Colours in glTF are linear. */
const colourOf = ([red, green, blue]: readonly [number, number, number, ...number[]]) =>
  new Color().setRGB(red, green, blue, LinearSRGBColorSpace);

/** What lit and unlit surfaces have in common. */
function surfaceOf(described: FigureMaterial, textureFor: TextureFor) {
  const { baseColorFactor = [1, 1, 1, 1], baseColorTexture } = described.pbrMetallicRoughness ?? {};
  const isClear = described.alphaMode === 'BLEND';
  return {
    color: colourOf(baseColorFactor),
    opacity: baseColorFactor[3],
    transparent: isClear,
    depthWrite: !isClear,
    ...(described.alphaMode === 'MASK' ? { alphaTest: described.alphaCutoff ?? 0.5 } : {}),
    ...(described.doubleSided ? { side: DoubleSide } : {}),
    ...(baseColorTexture ? { map: textureFor(baseColorTexture, true) } : {}),
  };
}

const unlitOf = (described: FigureMaterial, textureFor: TextureFor): Material =>
  new MeshBasicMaterial(surfaceOf(described, textureFor));

function litOf(described: FigureMaterial, textureFor: TextureFor, isFlat: boolean): Material {
  const { metallicFactor = 1, roughnessFactor = 1, metallicRoughnessTexture } = described.pbrMetallicRoughness ?? {};
  const { normalTexture, occlusionTexture, emissiveTexture, emissiveFactor = [0, 0, 0] } = described;
  const rough = metallicRoughnessTexture && textureFor(metallicRoughnessTexture, false);
  const material = new MeshStandardMaterial({
    ...surfaceOf(described, textureFor),
    metalness: metallicFactor,
    roughness: roughnessFactor,
    emissive: colourOf(emissiveFactor),
    emissiveIntensity: described.extensions?.KHR_materials_emissive_strength?.emissiveStrength ?? 1,
    flatShading: isFlat,
    ...(rough ? { metalnessMap: rough, roughnessMap: rough } : {}),
    ...(normalTexture ? { normalMap: textureFor(normalTexture, false) } : {}),
    ...(occlusionTexture
      ? { aoMap: textureFor(occlusionTexture, false), aoMapIntensity: occlusionTexture.strength ?? 1 }
      : {}),
    ...(emissiveTexture ? { emissiveMap: textureFor(emissiveTexture, true) } : {}),
  });
  // three works tangents out from the picture, whose rows run the other way than glTF's
  material.normalScale.set(normalTexture?.scale ?? 1, -(normalTexture?.scale ?? 1));
  return material;
}
