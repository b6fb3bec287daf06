import { Color, DoubleSide, MeshLambertMaterial, type Texture, Vector3 } from 'three';
import type { Palette } from '../../paint/painted-material';
import type { CoverLook } from './growth';

const DECLARED = /* glsl */ `
  uniform sampler2D uMat, uBases; uniform vec2 uMatSize; uniform vec3 uTop, uSoil, uFocus;
  varying vec3 vCover;
  float coverHash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
`;

// What is wrong here shrinks to nothing: under a base, on other soil, or away from where the camera looks closely.
const GROW = /* glsl */ `
  vec3 root = (instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
  vec2 onMat = vec2(root.x / uMatSize.x + 0.5, 0.5 - root.z / uMatSize.y);
  vec3 below = textureLod(uMat, onMat, 3.0).rgb;
  float soil = mix(below.g, below.b, uSoil.x) / max(below.r, 0.001);
  float grown = clamp((soil - uSoil.y) / (uSoil.z - uSoil.y), 0.0, 1.0) * (1.0 - texture2D(uBases, onMat).r);
  grown *= uFocus.z > 0.0 ? 1.0 - smoothstep(0.6, 1.0, length(root.xz - uFocus.xy) / uFocus.z) : 1.0;
  vec3 transformed = position * grown;
  float chance = coverHash(floor(root.xz * 16.0));
  vCover = below * uTop * mix(0.3, 0.75 + 0.5 * chance, smoothstep(0.0, 0.75, position.y));
`;

/** Paint for tufts and stones: its colour is the mat's below it, darker at the foot and lighter at the top. */
export class CoverMaterial extends MeshLambertMaterial {
  /** Where the camera looks closely, and how far around; a radius of 0 is the whole table. */
  readonly focus = { value: new Vector3() };

  constructor(palette: Palette, bases: Texture, { top, soil }: CoverLook) {
    super({ side: DoubleSide });
    this.onBeforeCompile = shader => {
      Object.assign(shader.uniforms, {
        uMat: palette.mat,
        uMatSize: palette.matSize,
        uBases: { value: bases },
        uTop: { value: new Color(...top) },
        uSoil: { value: new Vector3(soil.channel === 'blue' ? 1 : 0, soil.none, soil.full) },
        uFocus: this.focus,
      });
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${DECLARED}`)
        .replace('#include <begin_vertex>', GROW);
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying vec3 vCover;')
        .replace('#include <color_fragment>', 'diffuseColor.rgb = vCover;')
        // both sides of a blade are lit as the ground is
        .replace(
          '#include <normal_fragment_begin>',
          'vec3 normal = normalize(vNormal); vec3 nonPerturbedNormal = normal;',
        );
    };
    this.customProgramCacheKey = () => 'ground-cover';
  }
}
