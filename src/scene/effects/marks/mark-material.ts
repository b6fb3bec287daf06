import { CustomBlending, DstColorFactor, OneFactor, ShaderMaterial, SrcColorFactor, ZeroFactor } from 'three';
import { NOISE } from '../../mats/noise';
import { MARK_LOOKS } from './mark-looks';

const VERTEX = /* glsl */ `
  attribute vec3 mark;
  varying vec2 vAway; varying vec3 vMark;
  void main() {
    vAway = uv * 2.0 - 1.0;
    vMark = mark;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position.x, 0.0, -position.y, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec2 vAway; varying vec3 vMark;
  ${NOISE}
  ${MARK_LOOKS}
  void main() {
    int look = int(vMark.x + 0.5);
    float away = length(vAway) / max(vMark.z, 0.01);
    if (away > 1.0) discard;
    vec2 p = vAway / max(vMark.z, 0.01);
    float seed = vMark.y * 61.0;
    vec3 tint = look == 0 ? stain(p, away, seed) : look == 1 ? lightning(p, away, seed)
      : look == 2 ? ectoplasm(p, away, seed) : scorch(p, away, seed);
    gl_FragColor = vec4(0.5 * mix(tint, vec3(1.0), smoothstep(0.9, 1.0, away)), 1.0);
  }
`;

/**
 * Paint for marks on the mat. What is drawn already is multiplied by twice the colour written here: so a mark lies in the
 * same light and the same shadows as the mat below it, and can make it lighter as well as darker.
 */
export class MarkMaterial extends ShaderMaterial {
  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      blending: CustomBlending,
      blendSrc: DstColorFactor,
      blendDst: SrcColorFactor,
      blendSrcAlpha: ZeroFactor,
      blendDstAlpha: OneFactor,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    });
  }
}
