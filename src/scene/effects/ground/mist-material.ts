import { Color, ShaderMaterial } from 'three';
import { NOISE } from '../../mats/noise';
import type { Palette } from '../../paint/painted-material';
import type { MistLook } from './mist-looks';

const VERTEX = /* glsl */ `
  varying vec2 vAway; varying vec2 vPlace; varying float vSeed;
  void main() {
    vAway = uv * 2.0 - 1.0;
    vec4 place = modelMatrix * instanceMatrix * vec4(position.x, 0.0, -position.y, 1.0);
    vPlace = place.xz;
    vSeed = instanceMatrix[3].x;
    gl_Position = projectionMatrix * viewMatrix * place;
  }
`;

// Wisps: noise that is stretched and drawn out by more noise, nothing at the rim of its sheet or at the table's edge.
const FRAGMENT = /* glsl */ `
  varying vec2 vAway; varying vec2 vPlace; varying float vSeed;
  uniform vec3 uColour; uniform vec2 uMatSize; uniform float uDensity, uTime;
  ${NOISE}
  void main() {
    vec2 p = vPlace * vec2(0.22, 0.34) + vec2(uTime * 0.05 + vSeed, uTime * 0.02);
    float wisp = drift(p + 1.4 * drift(p * 0.7 + 5.0));
    float rim = 1.0 - smoothstep(0.25, 1.0, length(vAway));
    vec2 margin = uMatSize * 0.5 - abs(vPlace);
    float inside = smoothstep(0.0, 2.0, min(margin.x, margin.y));
    gl_FragColor = linearToOutputTexel(vec4(uColour, smoothstep(0.4, 0.62, wisp) * rim * inside * uDensity));
  }
`;

/** Paint for sheets of mist that lie over the ground. */
export class MistMaterial extends ShaderMaterial {
  constructor(palette: Palette, { colour, density }: MistLook) {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        uColour: { value: new Color(colour) },
        uDensity: { value: density },
        uMatSize: palette.matSize,
        uTime: { value: 0 },
      },
    });
  }

  /** Advances the drift by some seconds. */
  drift(seconds: number): void {
    const { uTime } = this.uniforms;
    if (uTime) uTime.value += seconds;
  }
}
