import { BackSide, Color, ShaderMaterial, type Vector2 } from 'three';
import { OVERLAY_COLOURS } from '../colours';

/** In pixels of the screen, so that it is crisp on every one. */
const LINE_WIDTH = '1.8';
/** In inches. */
const BEHIND = '0.35';

/**
 * Back faces, pushed outwards on the screen by the same number of pixels wherever the figure stands, and a little away
 * from the eye: so an arm before the body draws no line across it. What belongs to the base stays where it is: a base
 * has its rim and its ring.
 */
const VERTEX = /* glsl */ `
  attribute vec3 outward; attribute vec4 surf; attribute vec3 team; attribute float light;
  uniform vec2 uPixel;
  varying vec3 vTeam; varying float vLight;
  void main() {
    vTeam = team; vLight = light;
    mat4 toView = viewMatrix * modelMatrix * instanceMatrix;
    vec4 seen = toView * vec4(position, 1.0);
    seen.xyz *= 1.0 + BEHIND / length(seen.xyz);
    gl_Position = projectionMatrix * seen;
    vec2 away = (mat3(projectionMatrix) * mat3(toView) * outward).xy;
    float isFigure = 1.0 - step(0.25, surf.w);
    gl_Position.xy += normalize(away / uPixel + 1e-6) * uPixel * LINE_WIDTH * isFigure * gl_Position.w;
  }
`;
const FRAGMENT = /* glsl */ `
  varying vec3 vTeam; varying float vLight;
  uniform vec3 uIvory;
  void main() {
    gl_FragColor = vec4(mix(vTeam * 1.15, uIvory, vLight), 1.0);
    #include <colorspace_fragment>
  }
`;

/** A line around a figure in its side's colour, made light: on a dark table the lightness alone is a sign. */
export class OutlineMaterial extends ShaderMaterial {
  /** `pixel` is the size of a pixel of the screen in a picture that is two wide and two high. */
  constructor(pixel: { value: Vector2 }) {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uPixel: pixel, uIvory: { value: new Color(OVERLAY_COLOURS.ivory) } },
      defines: { LINE_WIDTH, BEHIND },
      side: BackSide,
      toneMapped: false,
    });
  }
}
