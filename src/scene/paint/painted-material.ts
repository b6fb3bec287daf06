import {
  Color,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
  Vector2,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { ThemeLight } from '../surroundings/theme-light';

/** Uniforms that all painted surfaces of one table share; a changed value shows on the next frame. */
export interface Palette {
  readonly ground: { value: Color };
  readonly rim: { value: Color };
  readonly mat: { value: Texture | null };
  readonly matSize: { value: Vector2 };
  /** Shade, base, light and edge of leaves. */
  readonly leaf: { value: readonly [Color, Color, Color, Color] };
}

/** A palette before its realm is known. */
export const createPalette = (): Palette => ({
  ground: { value: new Color() },
  rim: { value: new Color() },
  mat: { value: null },
  matSize: { value: new Vector2(72, 48) },
  leaf: { value: [new Color(), new Color(), new Color(), new Color()] },
});

/** Puts a realm's light into the palette. */
export function setThemeLight(palette: Palette, light: ThemeLight): void {
  palette.ground.value.set(light.ground);
  palette.rim.value.set(light.rim);
  palette.leaf.value.forEach((colour, i) => {
    colour.set(light.leaf[i] ?? light.leaf[1]);
  });
}

/** Figures have a side and a state; scenery grows out of the mat; leaves have the realm's colours and can be thinned. */
export type Subject = 'figure' | 'scenery' | 'leaves';

/** One material for all paint: colours come from vertices, light from `surf` (metal, rough, glow, role). */
export function paintedMaterial(palette: Palette, subject: Subject, shiny: boolean) {
  const material = shiny
    ? new MeshStandardMaterial({ vertexColors: true, metalness: 1, roughness: 1 })
    : new MeshLambertMaterial({ vertexColors: true });
  material.onBeforeCompile = shader => patch(shader, palette, subject);
  material.customProgramCacheKey = () => `painted-${subject}-${shiny}`;
  return material;
}

function patch(shader: WebGLProgramParametersWithUniforms, palette: Palette, subject: Subject) {
  Object.assign(shader.uniforms, {
    uGround: palette.ground,
    uRim: palette.rim,
    uMat: palette.mat,
    uMatSize: palette.matSize,
    uLeaf: palette.leaf,
  });
  const { attributes, handOver } = INSTANCES[subject];
  const varyings =
    'varying vec4 vSurf; varying vec3 vTeam; varying vec4 vState; varying vec3 vLocal; varying vec3 vPlace;';
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\nattribute vec4 surf; ${attributes} ${varyings}`)
    .replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
      vSurf = surf * vec4(1.0, 1.0, 2.0, 2.0); vLocal = position; vec4 place = vec4(position, 1.0);
      #ifdef USE_INSTANCING
        place = instanceMatrix * place;
      #endif
      vPlace = (modelMatrix * place).xyz; ${handOver}`,
    );
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${varyings}\n${HELPERS}`)
    .replace('#include <color_fragment>', `#include <color_fragment>\n${roles(subject)}`)
    .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurf.y;')
    .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurf.x;')
    .replace('#include <emissivemap_fragment>', GLOW)
    .replace('#include <opaque_fragment>', `${EDGE_LIGHT}\n#include <opaque_fragment>`);
}

/** What an instance brings along: a side and a state, whose banner flies there, or how far its leaves are thinned. */
const INSTANCES: Readonly<Record<Subject, { readonly attributes: string; readonly handOver: string }>> = {
  figure: { attributes: 'attribute vec3 team; attribute vec4 state;', handOver: 'vTeam = team; vState = state;' },
  scenery: {
    attributes: 'attribute vec4 holder;',
    handOver: 'vTeam = holder.rgb; vState = vec4(0.0, holder.w, 0.0, 0.0);',
  },
  leaves: { attributes: 'attribute float thin;', handOver: 'vTeam = vec3(thin, 0.0, 0.0); vState = vec4(0.0);' },
};

const HELPERS = /* glsl */ `
  uniform vec3 uLeaf[4];
  uniform sampler2D uMat; uniform vec2 uMatSize; uniform vec3 uGround; uniform vec3 uRim;
  float gritHash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float grit(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(gritHash(i), gritHash(i + vec2(1, 0)), f.x), mix(gritHash(i + vec2(0, 1)), gritHash(i + 1.0), f.x), f.y);
  }
`;

// A base's soil takes its grit from local coordinates: taken from the world it would swim when the figure moves.
const BASE_SOIL = /* glsl */ `
  vec3 soil = diffuseColor.rgb * uGround * (0.3 + 0.5 * grit(vLocal.xz * 9.0) + 0.4 * grit(vLocal.xz * 26.0));
`;
const MAT_SOIL = /* glsl */ `
  vec2 onMat = vec2(vPlace.x / uMatSize.x + 0.5, 0.5 - vPlace.z / uMatSize.y);
  vec3 soil = texture2D(uMat, onMat).rgb * (0.3 + 1.9 * dot(diffuseColor.rgb, vec3(0.333)));
`;

// Of the sculpted green only its lightness is used; thinning drops whole pixels, so nothing needs sorting.
const LEAVES = /* glsl */ `
  if (fract(52.98 * fract(dot(floor(gl_FragCoord.xy), vec2(0.0671, 0.00584)))) < vTeam.x) discard;
  float light = dot(diffuseColor.rgb, vec3(0.3, 0.6, 0.1));
  vec3 leaf = mix(uLeaf[0] * 0.6, uLeaf[1], smoothstep(0.0, 0.045, light));
  leaf = mix(leaf, uLeaf[2], smoothstep(0.04, 0.085, light));
  diffuseColor.rgb = mix(leaf, uLeaf[3], smoothstep(0.09, 0.2, light));
`;

// state: grey (fallen, dimmed), notched rim (second side), lit (hover), spent (done)
const roles = (subject: Subject) => /* glsl */ `
  ${subject === 'leaves' ? LEAVES : ''}
  float isRim = 1.0 - smoothstep(0.0, 0.4, abs(vSurf.w - 1.0));
  float isGround = smoothstep(1.5, 2.0, vSurf.w);
  float turn = abs(fract(atan(vLocal.z, vLocal.x) * 12.0 / 6.2831853) - 0.5);
  float notch = vState.y > 0.5 ? smoothstep(0.1, 0.25, turn) : 1.0;
  diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * vTeam * mix(0.12, 1.1, notch), isRim);
  ${subject === 'figure' ? BASE_SOIL : MAT_SOIL}
  diffuseColor.rgb = mix(diffuseColor.rgb, soil, isGround);
  diffuseColor.rgb *= 1.0 - vState.w * mix(0.22, 0.5, isRim);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(dot(diffuseColor.rgb, vec3(0.3, 0.5, 0.2))) * 0.55, vState.x);
`;

const GLOW = /* glsl */ `
  totalEmissiveRadiance += diffuseColor.rgb * (vSurf.z * (1.0 - vState.x) + isRim * (0.22 + 0.2 * vState.z - 0.16 * vState.w));
`;

// A cold edge where the form turns away, stronger on top; on a hovered figure it is ivory.
const EDGE_LIGHT = /* glsl */ `
  float turned = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 3.0);
  float up = 0.35 + 0.65 * saturate(dot(normal, normalize((viewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz)) * 0.5 + 0.5);
  vec3 edge = uRim * 0.55 * turned * up * (0.3 + diffuseColor.rgb * 1.4) * (1.0 - 0.7 * vState.x);
  edge += vec3(1.0, 0.88, 0.64) * vState.z * (0.05 + 0.9 * turned) * (0.25 + diffuseColor.rgb);
  outgoingLight += edge * (1.0 - isGround);
`;
