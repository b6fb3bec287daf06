import type { WebGLProgramParametersWithUniforms } from 'three';
import { NOISE } from '../mats/noise';

// Grain is long and fine along the rail, with slow rings; brass is a thin worn lip, never a bar of light.
const WOOD = /* glsl */ `
  float along = vTimber.x > 0.5 ? vPlace.z : vPlace.x;
  float across = (vTimber.x > 0.5 ? vPlace.x : vPlace.z) + 0.8 * vPlace.y;
  vec2 fibre = vec2(along * 0.16, across * 2.2);
  float ring = drift(fibre + vec2(0.0, 1.6 * noise(vec2(along * 0.07, across * 0.5))));
  float pore = noise(vec2(along * 1.4, across * 26.0)) * noise(vec2(along * 0.5 + 9.0, across * 11.0));
  vec3 wood = mix(vec3(0.030, 0.0125, 0.0062), vec3(0.072, 0.031, 0.0155), smoothstep(0.2, 0.8, ring));
  wood *= (0.8 + 0.4 * noise(vec2(along * 0.05, across * 0.3) + 3.0)) * (1.0 - 0.35 * smoothstep(0.35, 0.7, pore));
  wood *= vTimber.y > 0.5 ? 0.55 : 1.0;
  float isBrass = step(1.5, vTimber.y);
  float worn = 0.7 + 0.5 * noise(vec2(along * 1.7, 2.0));
  diffuseColor.rgb = mix(wood, vec3(0.46, 0.25, 0.055) * worn, isBrass);
`;

/** Dark oiled wood with a brass lip, all from one shader: no texture, crisp at any distance. */
export function paintWood(shader: WebGLProgramParametersWithUniforms): void {
  const varyings = 'varying vec2 vTimber; varying vec3 vPlace;';
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\nattribute vec2 timber; ${varyings}`)
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvTimber = timber; vPlace = position;');
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${varyings}\n${NOISE}`)
    .replace('#include <color_fragment>', `#include <color_fragment>\n${WOOD}`)
    .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(0.82, 0.42, isBrass);')
    .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = 0.85 * isBrass;');
}
