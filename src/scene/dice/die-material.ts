import type { WebGLProgramParametersWithUniforms } from 'three';

const VARYINGS = 'varying vec3 vCube, vBody, vAxisX, vAxisY, vAxisZ; varying float vFade, vUp;';

const HAND_OVER = /* glsl */ `
  vCube = position * 2.0; vBody = body; vFade = fade;
  mat3 axes = mat3(viewMatrix * instanceMatrix);
  vUp = normalize(mat3(instanceMatrix) * normal).y;
  vAxisX = normalize(axes[0]); vAxisY = normalize(axes[1]); vAxisZ = normalize(axes[2]);
`;

const PIPS = /* glsl */ `
  void pip(vec2 at, vec2 centre, inout float away, inout vec2 from) {
    float d = length(at - centre);
    if (d < away) { away = d; from = at - centre; }
  }
  float pips(vec2 at, int count, out vec2 from) {
    float away = 9.0, s = 0.46;
    from = vec2(0.0);
    if (count == 1 || count == 3 || count == 5) pip(at, vec2(0.0), away, from);
    if (count >= 2) { pip(at, vec2(s), away, from); pip(at, vec2(-s), away, from); }
    if (count >= 4) { pip(at, vec2(s, -s), away, from); pip(at, vec2(-s, s), away, from); }
    if (count == 6) { pip(at, vec2(s, 0.0), away, from); pip(at, vec2(-s, 0.0), away, from); }
    return away;
  }
`;

// Opposite faces add up to seven: x 3 and 4, y 1 and 6, z 2 and 5.
const RESIN = /* glsl */ `
  vec3 flatness = abs(vCube), sideU, sideV;
  vec2 onFace, fromPip;
  int count;
  if (flatness.x > flatness.y && flatness.x > flatness.z) { onFace = vCube.yz; count = vCube.x > 0.0 ? 3 : 4; sideU = vAxisY; sideV = vAxisZ; }
  else if (flatness.y > flatness.z) { onFace = vCube.xz; count = vCube.y > 0.0 ? 1 : 6; sideU = vAxisX; sideV = vAxisZ; }
  else { onFace = vCube.xy; count = vCube.z > 0.0 ? 2 : 5; sideU = vAxisX; sideV = vAxisY; }
  float away = pips(onFace, count, fromPip), radius = count == 1 ? 0.27 : 0.18;
  float soft = fwidth(away), dish = 1.0 - smoothstep(radius - soft, radius + soft, away);
  vec3 swirl = vCube + 0.5 * sin(vCube.zxy * 2.3 + vBody * 5.0);
  float marble = sin(dot(swirl, vec3(3.1, 4.7, 2.3)) + 2.2 * sin(dot(swirl.zxy, vec3(2.7, 1.9, 3.3)))) * 0.5 + 0.5;
  // the upper face is the one that counts: pips on the sides hold back
  float counted = mix(0.42, 1.0, smoothstep(0.35, 0.7, vUp));
  diffuseColor.rgb = vBody * (0.62 + 0.75 * marble * marble) * mix(0.72, 1.0, counted);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(1.0, 0.906, 0.686) * (0.5 + 0.5 * smoothstep(radius, radius * 0.3, away)), dish * counted);
  diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * 0.3 + 0.012, vFade);
`;

const ENGRAVED = /* glsl */ `
  normal = normalize(normal - dish * (sideU * fromPip.x + sideV * fromPip.y) / radius * 0.75 * smoothstep(0.0, radius, away));
`;

/** Marbled resin with engraved pips: pips come from the fragment shader, so they are crisp at any distance. */
export function paintResin(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\nattribute vec3 body; attribute float fade; ${VARYINGS}`)
    .replace('#include <begin_vertex>', `#include <begin_vertex>\n${HAND_OVER}`);
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${VARYINGS}\n${PIPS}`)
    .replace('#include <color_fragment>', `#include <color_fragment>\n${RESIN}`)
    .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${ENGRAVED}`);
}
