import type { Plugin } from 'vite';

/** What a shader is never told here, and the word of a material or an object that would tell it so. */
export const NEVER: Readonly<Record<string, string>> = {
  USE_TRANSMISSION: 'transmission',
  USE_TRANSMISSIONMAP: 'transmissionMap',
  USE_THICKNESSMAP: 'thicknessMap',
  USE_DISPERSION: 'dispersion',
  USE_IRIDESCENCE: 'iridescence',
  USE_IRIDESCENCEMAP: 'iridescenceMap',
  USE_SHEEN: 'sheen',
  USE_SHEEN_COLORMAP: 'sheenColorMap',
  USE_SHEEN_ROUGHNESSMAP: 'sheenRoughnessMap',
  USE_ANISOTROPY: 'anisotropyRotation',
  USE_ANISOTROPYMAP: 'anisotropyMap',
  USE_CLEARCOATMAP: 'clearcoatMap',
  USE_CLEARCOAT_NORMALMAP: 'clearcoatNormalMap',
  USE_CLEARCOAT_ROUGHNESSMAP: 'clearcoatRoughnessMap',
  USE_SPECULARMAP: 'specularMap',
  USE_SPECULAR_COLORMAP: 'specularColorMap',
  USE_SPECULAR_INTENSITYMAP: 'specularIntensityMap',
  USE_MORPHTARGETS: 'morphTargetInfluences',
  USE_MORPHNORMALS: 'morphAttributes',
  USE_MORPHCOLORS: 'morphAttributes',
  USE_INSTANCING_MORPH: 'setMorphAt',
  USE_SKINNING: 'SkinnedMesh',
  USE_BATCHING: 'BatchedMesh',
  USE_BATCHING_COLOR: 'BatchedMesh',
  USE_LOGARITHMIC_DEPTH_BUFFER: 'logarithmicDepthBuffer',
  USE_REVERSED_DEPTH_BUFFER: 'reversedDepthBuffer',
  USE_ALPHAHASH: 'alphaHash',
  USE_ALPHAMAP: 'alphaMap',
  USE_AOMAP: 'aoMap',
  USE_BUMPMAP: 'bumpMap',
  USE_DISPLACEMENTMAP: 'displacementMap',
  USE_GRADIENTMAP: 'gradientMap',
  USE_LIGHTMAP: 'lightMap',
  USE_LIGHT_PROBES_GRID: 'LightProbeGrid',
  USE_MATCAP: 'matcap',
  USE_POINTS_UV: 'PointsMaterial',
  USE_SPOT_LIGHT_MAP: 'SpotLight',
};

/** Kinds of material whose shaders nobody here draws with, by the class that would. */
export const UNUSED_SHADERS: Readonly<Record<string, string>> = {
  linedashed: 'LineDashedMaterial',
  meshmatcap: 'MeshMatcapMaterial',
  meshnormal: 'MeshNormalMaterial',
  meshphong: 'MeshPhongMaterial',
  meshtoon: 'MeshToonMaterial',
  points: 'PointsMaterial',
  shadow: 'ShadowMaterial',
  sprite: 'SpriteMaterial',
};

/** Parts of the renderer that are never asked for: the word that would ask, and what stands in their place. */
export const STAND_INS: Readonly<Record<string, { readonly word: string; readonly code: string }>> = {
  'webxr/WebXRManager': {
    word: 'xr',
    code: `
      import { EventDispatcher } from 'three/src/core/EventDispatcher.js';
      export class WebXRManager extends EventDispatcher {
        enabled = false;
        isPresenting = false;
        cameraAutoUpdate = true;
        setAnimationLoop() {}
        dispose() {}
        hasDepthSensing() { return false; }
        getEnvironmentBlendMode() {}
      }`,
  },
  'webgl/WebGLMorphtargets': {
    word: 'morphAttributes',
    code: 'export class WebGLMorphtargets { update() {} }',
  },
  'webgl/WebGLUniformsGroups': {
    word: 'UniformsGroup',
    code: 'export class WebGLUniformsGroups { update() {} bind() {} dispose() {} }',
  },
  'webgl/WebGLOutput': { word: 'outputBufferType', code: 'export class WebGLOutput {}' },
  WebGLCubeRenderTarget: { word: 'EquirectangularReflectionMapping', code: 'export class WebGLCubeRenderTarget {}' },
};

/** Methods that nobody calls, here or in what is built of three: pointing goes by a ray of our own, and nothing is written down. */
export const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'core/Object3D': ['toJSON'],
  'core/BufferGeometry': ['computeTangents', 'toJSON'],
  'materials/Material': ['fromJSON', 'toJSON'],
  'objects/InstancedMesh': ['raycast'],
  'objects/Mesh': ['_computeIntersections', 'raycast'],
  'textures/Texture': ['toJSON'],
};

const NO_SHADER = "export const vertex = ''; export const fragment = '';";

/** Builds three from its sources without what the table never uses: headsets and the like, and parts of shaders nothing turns on. */
export const leanThree = (): Plugin => ({
  name: 'lean-three',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: 'three/src/Three.js' }] } }),
  load(id) {
    const [, part = ''] = /\/three\/src\/renderers\/([\w/]+)\.js$/.exec(id) ?? [];
    if (part in STAND_INS) return STAND_INS[part]?.code;
    const [, kind] = /\/three\/src\/renderers\/shaders\/ShaderLib\/(\w+)\.glsl\.js$/.exec(id) ?? [];
    return kind !== undefined && kind in UNUSED_SHADERS ? NO_SHADER : undefined;
  },
  transform(code, id) {
    const [, part = ''] = /\/three\/src\/([\w/]+)\.js$/.exec(id) ?? [];
    if (part in UNASKED) return { code: withoutMethods(code, UNASKED[part] ?? []) };
    if (!/\/three\/src\/.*\.glsl\.js$/.test(id)) return undefined;
    return { code: code.replace(/`([^`]*)`/g, (_, shader: string) => `\`${leanShader(shader)}\``) };
  },
});

/** A class of three without these methods; one that is not there any more fails the build. */
export function withoutMethods(code: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const cut = left.replace(new RegExp(`\\n\\t${name}\\(.*\\) \\{\\n[^]*?\\n\\t\\}\\n`), '\n');
    if (cut === left) throw new Error(`three has no such method any more: ${name}`);
    return cut;
  }, code);
}

/** A shader without comments, indents and needless spaces, and without the branches that are never taken. */
export function leanShader(shader: string): string {
  const bare = shader.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  const lines = bare
    .split('\n')
    .map(line => line.trim())
    .map(line => (line.startsWith('#') ? line : line.replace(/\s*([=*/(),;{}<>?:&|[\]])\s*/g, '$1')))
    .filter(Boolean);
  return `${keptOf(lines).join('\n')}\n`;
}

/** One open condition: `live` says whether its present branch can be taken; undefined while that is not for us to say. */
interface Branch {
  live: boolean | undefined;
}

function keptOf(lines: readonly string[]): readonly string[] {
  const open: Branch[] = [];
  const isDead = () => open.some(({ live }) => live === false);
  return lines.filter(line => {
    if (/^#\s*if/.test(line)) {
      const live = verdictOn(line);
      const isKept = live === undefined && !isDead();
      open.push({ live });
      return isKept;
    }
    const top = open.at(-1);
    if (top && /^#\s*(else|elif|endif)\b/.test(line)) {
      const isOurs = top.live !== undefined;
      if (/endif/.test(line)) open.pop();
      else if (isOurs && /elif/.test(line)) throw new Error(`a branch that leans on another: ${line}`);
      else if (isOurs) top.live = !top.live;
      return !isOurs && !isDead();
    }
    return !isDead();
  });
}

/** False for a condition that never holds, true for one that always does, undefined for all others. */
function verdictOn(line: string): boolean | undefined {
  const [, not, name] = /^#\s*if(n?)def\s+(\w+)/.exec(line) ?? [];
  if (name !== undefined) return name in NEVER ? not === 'n' : undefined;
  const alternatives = line.replace(/^#\s*if\s+/, '').split('||');
  const isHopeless = (alternative: string) =>
    alternative.split('&&').some(part => (/^[\s(]*defined\s*\(?\s*(\w+)/.exec(part)?.[1] ?? '') in NEVER);
  return alternatives.every(isHopeless) ? false : undefined;
}
