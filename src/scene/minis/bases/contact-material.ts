import { ShaderMaterial } from 'three';
import { BASE_EDGE, TEAM_RIM } from '../../overlays/base-edge-shader';

/** How far the soft shade reaches, in radii of the base. */
const SPREAD = 1.45;
/** The lamp stands to the left, so shade lies a little to the right and behind, in scene inches. */
const SHIFT = 'vec3(0.06, 0.0, -0.04)';

const VERTEX = /* glsl */ `
  attribute vec3 foot;
  attribute vec4 team;
  varying vec2 vAt, vShade, vHalf;
  varying vec4 vTeam;
  varying float vTouch;
  void main() {
    vHalf = foot.xy;
    vTouch = foot.z;
    vTeam = team;
    vAt = vec2(position.x, -position.y) * (vHalf * ${SPREAD} + 0.15);
    vShade = vAt - (transpose(mat3(instanceMatrix)) * ${SHIFT}).xz;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
  }
`;
const FRAGMENT = /* glsl */ `
  varying vec2 vAt, vShade, vHalf;
  varying vec4 vTeam;
  varying float vTouch;
  ${BASE_EDGE}
  ${TEAM_RIM}
  void main() {
    float away = length(vShade / (vHalf * ${SPREAD} * vTouch));
    float shade = mix(0.85, 0.5, smoothstep(0.47, 0.65, away)) * (1.0 - smoothstep(0.62, 1.0, away));
    float d = toEdge(vAt, vHalf), rim = upTo(rimWidth(d), d);
    // as many notches as the sculpted rim of the second side has, at the same places
    float notch = abs(fract(atan(vAt.y, vAt.x) * 12.0 / 6.2831853) - 0.5);
    if (vTeam.w > 0.5) rim *= smoothstep(0.12, 0.24, notch);
    gl_FragColor = linearToOutputTexel(vec4(vTeam.rgb * rim, max(shade, rim)));
  }
`;

/** A soft dark disc on the ground, and around the base a rim in the side's colour. */
export class ContactMaterial extends ShaderMaterial {
  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    });
  }
}
