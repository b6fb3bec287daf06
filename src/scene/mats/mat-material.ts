import type { WebGLProgramParametersWithUniforms } from 'three';

// The painted picture ends at its pixels; nearer than that a finer grain, faded in by how large a pixel is.
const GRAIN = /* glsl */ `
  float pixel = max(length(dFdx(vMatPlace)), length(dFdy(vMatPlace)));
  float near = 1.0 - smoothstep(0.008, 0.03, pixel);
  if (near > 0.0) {
    float grain = 0.55 * matNoise(vMatPlace * 17.0) + 0.45 * matNoise(mat2(0.8, 0.6, -0.6, 0.8) * vMatPlace * 41.0);
    diffuseColor.rgb *= 1.0 + near * 0.9 * (grain - 0.5);
  }
`;
const GRAIN_NOISE = /* glsl */ `
  varying vec2 vMatPlace;
  float matHash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
  float matNoise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(matHash(i), matHash(i + vec2(1, 0)), f.x), mix(matHash(i + vec2(0, 1)), matHash(i + 1.0), f.x), f.y);
  }
`;

/** Adds the fine grain to the baked picture. */
export function addGrain(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nvarying vec2 vMatPlace;')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvMatPlace = position.xy;');
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${GRAIN_NOISE}`)
    .replace('#include <map_fragment>', `#include <map_fragment>\n${GRAIN}`);
}
