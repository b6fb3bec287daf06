import { BackSide, Color, ShaderMaterial } from 'three';
import type { ThemeLight } from './theme-light';

const VERTEX = /* glsl */ `
  varying vec3 vLook;
  void main() {
    vLook = normalize(position);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

// A belt of haze at eye level with banks of mist, dark above and below; dithered, for slow gradients band.
const FRAGMENT = /* glsl */ `
  varying vec3 vLook;
  uniform vec3 uTop, uMiddle, uHaze;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  // repeats after period cells in x, so that both ends of a full turn meet
  float noise(vec2 p, float period) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    float left = mod(i.x, period), right = mod(i.x + 1.0, period);
    float low = mix(hash(vec2(left, i.y)), hash(vec2(right, i.y)), f.x);
    float high = mix(hash(vec2(left, i.y + 1.0)), hash(vec2(right, i.y + 1.0)), f.x);
    return mix(low, high, f.y);
  }
  float bank(vec2 p, float period) {
    return 0.5 * noise(p, period) + 0.28 * noise(p * 2.0 + 7.0, period * 2.0)
      + 0.14 * noise(p * 4.0 + 3.0, period * 4.0) + 0.08 * noise(p * 8.0, period * 8.0);
  }
  void main() {
    vec3 look = normalize(vLook);
    float round = atan(look.x, -look.z);
    float turn = round / 6.2831853 + 0.5;
    float swirl = bank(vec2(turn * 8.0 + 4.0, look.y * 5.0), 8.0);
    float mist = bank(vec2(turn * 20.0, look.y * 13.0) + swirl, 20.0);
    float level = look.y + 0.04 + (mist - 0.5) * 0.22;
    float away = abs(level) * (level > 0.0 ? 3.4 : 2.2);
    vec3 air = mix(uHaze, uMiddle, smoothstep(0.0, 0.45, away));
    air = mix(air, uTop, smoothstep(0.3, 1.0, away));
    air *= 0.55 + 0.9 * smoothstep(0.3, 0.8, mist) * exp(-away * 2.0) + 0.35 * exp(-round * round * 0.5);
    gl_FragColor = linearToOutputTexel(vec4(air, 1.0));
    gl_FragColor.rgb += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  }
`;

/** The air of a realm around the table; there is no floor, only dark. */
export class SkyMaterial extends ShaderMaterial {
  constructor({ sky: [top, middle, haze] }: ThemeLight) {
    super({
      side: BackSide,
      depthWrite: false,
      fog: false,
      toneMapped: false,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        uTop: { value: new Color(top) },
        uMiddle: { value: new Color(middle) },
        uHaze: { value: new Color(haze) },
      },
    });
  }
}
