import { AdditiveBlending, ShaderMaterial, type WebGLRenderer } from 'three';
import { OBJECTIVE_RIM, OBJECTIVE_TEETH } from '../../overlays/objective-picture';

/** On the screen a stronger light would turn both sides' colours into white; what is blurred later must be strong to be seen. */
const STRENGTH = { screen: 0.42, blurred: 1.3 };
/** Inches from the middle of a marker to the end of its glow. */
export const GLOW_REACH = 4.6;

const VERTEX = /* glsl */ `
  attribute vec4 glow; attribute float isNotched;
  varying vec2 vPlace; varying vec4 vGlow; varying float vNotched;
  void main() {
    vPlace = position.xy; vGlow = glow; vNotched = isNotched;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position.x, 0.0, -position.y, 1.0);
  }
`;

// A bright line on the rim, as wide as the rim and notched as it is, and a halo that is gone before the numeral.
const FRAGMENT = /* glsl */ `
  varying vec2 vPlace; varying vec4 vGlow; varying float vNotched;
  uniform float uStrength;
  void main() {
    float away = length(vPlace), aside = away - RIM;
    float tooth = fract(-atan(vPlace.y, vPlace.x) / 6.2831853 * TEETH);
    float soft = max(fwidth(aside) * TEETH / (6.2831853 * RIM), 0.02);
    float lit = mix(1.0, smoothstep(0.0, soft, tooth) * (1.0 - smoothstep(SOLID, SOLID + soft, tooth)), vNotched);
    float line = exp(-pow(aside / 0.085, 2.0)) * lit;
    float halo = exp(-abs(aside) / (aside > 0.0 ? 0.42 : 0.3)) * (1.0 - smoothstep(0.6, 1.0, abs(aside) / (REACH - RIM)));
    gl_FragColor = linearToOutputTexel(vec4(vGlow.rgb * vGlow.a * uStrength * (line + 0.2 * halo), 1.0));
  }
`;

/** Light on the rim of a marker. It shines by itself, so it is also drawn where only such things are. */
export class ObjectiveGlowMaterial extends ShaderMaterial {
  readonly strength = { value: STRENGTH.screen };

  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: {
        RIM: OBJECTIVE_RIM.toFixed(3),
        REACH: GLOW_REACH.toFixed(3),
        TEETH: OBJECTIVE_TEETH.count.toFixed(1),
        SOLID: OBJECTIVE_TEETH.solid.toFixed(3),
      },
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -3,
    });
    Object.assign(this.uniforms, { uStrength: this.strength });
  }

  override onBeforeRender(gl: WebGLRenderer): void {
    this.strength.value = gl.getRenderTarget() ? STRENGTH.blurred : STRENGTH.screen;
  }
}
