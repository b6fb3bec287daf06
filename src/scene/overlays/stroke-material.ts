import { Color, DoubleSide, ShaderMaterial } from 'three';
import { OVERLAY_COLOURS } from '../colours';

// Ribbons keep their inches, but a core never grows thinner than a pixel or so.
const VERTEX = /* glsl */ `
  attribute vec4 along, stroke;
  attribute vec3 ink;
  uniform float uPixel;
  varying vec3 vStroke, vInk;
  varying float vStyle;
  void main() {
    vec3 place = (modelMatrix * vec4(position, 1.0)).xyz;
    vec3 flatSide = normalize(vec3(-along.z, 0.0, along.x) + vec3(1e-6, 0.0, 0.0));
    float faces = max(along.w, step(0.9, abs(along.y))); // up a wall there is no lying flat
    vec3 facing = normalize(cross(along.xyz, cameraPosition - place) + vec3(1e-6, 0.0, 0.0));
    float inchOfPixel = uPixel * distance(cameraPosition, place);
    float wide = max(stroke.z, inchOfPixel * (faces > 0.5 ? 4.4 : 5.5));
    place += mix(flatSide, facing, faces) * stroke.y * wide * 0.5;
    vStroke = vec3(stroke.x, stroke.y, wide);
    vStyle = stroke.w;
    vInk = ink;
    gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec3 vStroke, vInk;
  varying float vStyle;
  uniform vec3 uCasing;
  float upTo(float limit, float x) { float soft = max(fwidth(x), 1e-4); return 1.0 - smoothstep(limit - soft, limit + soft, x); }
  void tape(float u, float a, float wide, out float core, out float casing) {
    float toInch = abs(fract(u + 0.5) - 0.5), isSix = 1.0 - step(0.5, abs(mod(u + 0.5, 6.0) - 0.5));
    float tall = mix(0.55, 0.95, isSix), begun = step(0.3, u);
    float tick = upTo(0.05 * max(1.0, wide), toInch) * upTo(tall, a) * begun;
    core = max(upTo(0.2, a), tick);
    casing = max(upTo(0.36, a), upTo(0.1 * max(1.0, wide), toInch) * upTo(tall + 0.1, a) * begun);
  }
  void main() {
    float u = vStroke.x, v = vStroke.y, a = abs(v), core = 0.0, casing = 0.0;
    int style = int(vStyle + 0.5);
    if (style == 0) tape(u, a, vStroke.z, core, casing);
    else if (style == 1) {
      float dash = upTo(0.3, abs(fract(u * 1.4) - 0.5));
      tape(u, a, vStroke.z, core, casing);
      core *= dash;
    }
    else if (style == 2) { core = upTo(0.5, a); casing = 1.0; }
    else if (style == 3) { core = upTo(0.5, a) * upTo(0.28, abs(fract(u * 1.1) - 0.5)); casing = upTo(0.36, abs(fract(u * 1.1) - 0.5)); }
    else if (style == 4) { core = upTo(0.22, abs(a - 0.575)); casing = 1.0; }
    else if (style == 5) {
      float zig = abs(v - (abs(fract(u * 1.6) - 0.5) * 4.0 - 1.0) * 0.62);
      core = upTo(0.28, zig); casing = upTo(0.6, zig);
    }
    else { core = upTo(0.5, a) * upTo(0.3, abs(fract(u * 1.5) - 0.5)); casing = upTo(0.38, abs(fract(u * 1.5) - 0.5)); }
    float alpha = max(core, casing * 0.7);
    if (alpha < 0.02) discard;
    gl_FragColor = linearToOutputTexel(vec4(mix(uCasing, vInk, core), alpha));
  }
`;

/** The ink of every stroke; `pixel` is the size of a pixel one inch away. */
export class StrokeMaterial extends ShaderMaterial {
  constructor(pixel: { value: number }) {
    super({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      side: DoubleSide,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uPixel: pixel, uCasing: { value: new Color(OVERLAY_COLOURS.casing) } },
    });
  }
}
