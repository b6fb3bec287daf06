import type { BufferGeometry, Material, WebGLProgramParametersWithUniforms } from 'three';

const worn = new WeakMap<BufferGeometry, readonly Material[]>();

/** Stores the materials of all groups after the first, which has our paint. */
export function wear(geometry: BufferGeometry, materials: readonly Material[]): void {
  worn.set(geometry, materials);
}

/** What a sculpt is drawn with: our paint, and the materials of the player's own figure if it is one. */
export function materialsOf(sculpt: BufferGeometry, painted: Material): Material | Material[] {
  const own = worn.get(sculpt);
  return own ? [painted, ...own] : painted;
}

/** Makes a material of a file show what our paint shows: who has fallen, who is pointed at, who has acted. */
export function showState(material: Material): Material {
  // clear parts still hide what is behind them, else the far side of a figure would shine through its near side
  if (material.transparent) Object.assign(material, { depthWrite: true, alphaTest: 0.02 });
  material.onBeforeCompile = patch;
  material.customProgramCacheKey = () => 'own-figure';
  return material;
}

function patch(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nattribute vec4 state; varying vec4 vState;')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvState = state;');
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', '#include <common>\nvarying vec4 vState;')
    .replace('#include <color_fragment>', `#include <color_fragment>\n${STATE}`)
    .replace('#include <metalnessmap_fragment>', `#include <metalnessmap_fragment>\n${METAL}`)
    .replace('#include <opaque_fragment>', `${LIT}\n#include <opaque_fragment>`);
}

// state: grey (fallen, dimmed), second side, lit (hover), spent (done)
const STATE = /* glsl */ `
  diffuseColor.rgb *= 1.0 - vState.w * 0.22;
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(dot(diffuseColor.rgb, vec3(0.3, 0.5, 0.2))) * 0.55, vState.x);
`;
// Metal shows what it reflects; where there are no reflections it would be black.
const METAL = /* glsl */ `
  #ifndef USE_ENVMAP
    metalnessFactor *= 0.3;
  #endif
`;
const LIT = /* glsl */ `
  outgoingLight += vec3(1.0, 0.88, 0.64) * vState.z * (0.03 + 0.3 * diffuseColor.rgb);
`;
