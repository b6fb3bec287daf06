import { BackSide, Color, ShaderMaterial } from 'three';
import type { TableTheme } from '../../../table/picture';
import { THEME_LIGHTS } from '../../surroundings/theme-light';
import { CRESTS, SHAPES } from './crests';

const VERTEX = /* glsl */ `
  varying vec3 vPlace;
  void main() {
    vPlace = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

// Three layers, each nearer one lower and darker; at the foot all of them fade into the haze, for there is no floor.
const painted = (realm: TableTheme) => /* glsl */ `
  varying vec3 vPlace;
  uniform vec3 uTop, uMiddle, uHaze;
  ${SHAPES}
  ${CRESTS[realm]}
  void main() {
    float away = length(vPlace.xz), level = vPlace.y / away;
    vec2 round = vPlace.xz / away;
    float turn = atan(vPlace.x, -vPlace.z) / 6.2831853 + 0.5;
    float soft = fwidth(level) * 1.2;
    vec4 seen = vec4(0.0);
    for (int i = 0; i < 3; i++) {
      float layer = float(i);
      float below = crest(turn, round, layer) - 0.03 - 0.035 * layer - level;
      float cover = smoothstep(-soft, soft, below) * (0.9 - 0.12 * (2.0 - layer));
      cover *= 1.0 - smoothstep(0.02, 0.13 - 0.01 * layer, below);
      vec3 paint = mix(mix(uHaze, uMiddle, 0.55) * 0.62, uTop, 0.28 * layer);
      seen = mix(seen, vec4(paint, 1.0), cover);
    }
    gl_FragColor = linearToOutputTexel(vec4(seen.rgb / max(seen.a, 0.001), seen.a));
    gl_FragColor.rgb += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  }
`;

/** Paint for what stands on the horizon of a realm. */
export class SilhouetteMaterial extends ShaderMaterial {
  constructor(realm: TableTheme) {
    const [top, middle, haze] = THEME_LIGHTS[realm].sky;
    super({
      side: BackSide,
      transparent: true,
      depthWrite: false,
      fog: false,
      toneMapped: false,
      vertexShader: VERTEX,
      fragmentShader: painted(realm),
      uniforms: {
        uTop: { value: new Color(top) },
        uMiddle: { value: new Color(middle) },
        uHaze: { value: new Color(haze) },
      },
    });
  }
}
