import { Color, MeshStandardMaterial } from 'three';

/** Realm colours the material needs besides the lights. */
export interface Tint {
  readonly ground: string;
  readonly rim: string;
  readonly team: string;
  /** The second side wears a notched rim. */
  readonly notched: boolean;
}

const VERTEX_HEAD = `#include <common>
attribute vec4 _surf; varying vec4 vSurf; varying vec3 vLocal;`;
const VERTEX_BODY = `#include <begin_vertex>
vSurf = _surf * vec4(1.0, 1.0, 2.0, 2.0); vLocal = position;`;
const FRAGMENT_HEAD = `#include <common>
varying vec4 vSurf; varying vec3 vLocal; uniform vec3 uGround, uRim, uTeam; uniform float uNotched;
float cellNoise(vec2 p){ return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float grit(vec2 p){ vec2 i = floor(p), f = fract(p); f = f*f*(3.0-2.0*f);
  return mix(mix(cellNoise(i), cellNoise(i+vec2(1,0)), f.x), mix(cellNoise(i+vec2(0,1)), cellNoise(i+1.0), f.x), f.y); }`;
const FRAGMENT_COLOR = `#include <color_fragment>
float isTeam = 1.0 - smoothstep(0.0, 0.4, abs(vSurf.w - 1.0));
float isGround = smoothstep(1.5, 2.0, vSurf.w);
float notch = uNotched > 0.5 ? smoothstep(0.1, 0.25, abs(fract(atan(vLocal.z, vLocal.x) * 12.0 / 6.2831853) - 0.5)) : 1.0;
diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * uTeam * mix(0.12, 1.1, notch), isTeam);
vec3 soil = diffuseColor.rgb * uGround * (0.3 + 0.5 * grit(vLocal.xz * 9.0) + 0.4 * grit(vLocal.xz * 26.0));
diffuseColor.rgb = mix(diffuseColor.rgb, soil, isGround);`;
const FRAGMENT_END = `
float fres = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 3.0);
float lifted = 0.35 + 0.65 * saturate(dot(normal, (viewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz) * 0.5 + 0.5);
outgoingLight += uRim * 0.55 * fres * lifted * (0.3 + diffuseColor.rgb * 1.4) * (1.0 - isGround);
#include <opaque_fragment>`;

/** The painted material for looking at sculpts: colours from vertices, the rim in the side's colour. */
export function painted(tint: Tint): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, metalness: 1, roughness: 1 });
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, {
      uGround: { value: new Color(tint.ground) },
      uRim: { value: new Color(tint.rim) },
      uTeam: { value: new Color(tint.team) },
      uNotched: { value: tint.notched ? 1 : 0 },
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', VERTEX_HEAD)
      .replace('#include <begin_vertex>', VERTEX_BODY);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', FRAGMENT_HEAD)
      .replace('#include <color_fragment>', FRAGMENT_COLOR)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurf.y;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurf.x;')
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += diffuseColor.rgb * (vSurf.z + isTeam * 0.22);',
      )
      .replace('#include <opaque_fragment>', FRAGMENT_END);
  };
  return material;
}
