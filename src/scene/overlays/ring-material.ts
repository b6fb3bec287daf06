import { Color, ShaderMaterial } from 'three';
import type { RingLook } from '../../table/picture';
import { OVERLAY_COLOURS } from '../colours';
import { BASE_EDGE, TEAM_RIM } from './base-edge-shader';

/** The numbers by which the shader knows the looks. */
export const RING_NUMBERS: Readonly<Record<RingLook, number>> = {
  select: 0,
  hover: 1,
  target: 2,
  can: 3,
  ghost: 4,
  foul: 5,
  aura: 6,
  seen: 7,
  hit: 8,
};

/** How far a mark reaches beyond the base. */
const RING_MARGIN = 0.75;

const VERTEX = /* glsl */ `
  attribute vec2 halfSpan;
  attribute vec4 mark;
  varying vec2 vAt, vHalf;
  varying vec4 vMark;
  void main() {
    vHalf = halfSpan;
    vMark = mark;
    vAt = vec2(position.x, -position.y) * (halfSpan + ${RING_MARGIN.toFixed(2)});
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec2 vAt, vHalf;
  varying vec4 vMark;
  uniform vec3 uCasing;
  uniform float uTurn;
  const float ROUND = 6.2831853;
  float core = 0.0, casing = 0.0, fill = 0.0;
  ${BASE_EDGE}
  ${TEAM_RIM}
  void line(float away, float wide, float on) {
    float thin = max(wide, 0.75 * fwidth(away));
    core = max(core, upTo(thin, abs(away)) * on);
    casing = max(casing, upTo(thin + max(0.035, fwidth(away)), abs(away)) * on);
  }
  void main() {
    float d = toEdge(vAt, vHalf), t = atan(vAt.y / vHalf.y, vAt.x / vHalf.x) / ROUND;
    // lines lie outside the team rim, with room for their casing
    float o = d - rimWidth(d) - clamp(2.0 * fwidth(d), 0.08, 0.2);
    int look = int(vMark.w + 0.5);
    if (look == 0) {
      float corner = abs(fract((t + uTurn) * 4.0) - 0.5) * 2.0;
      line(o, 0.022, 1.0);
      line(o - 0.13, 0.075, upTo(0.6, corner));
    } else if (look == 1) line(o, 0.03, 1.0);
    else if (look == 2) {
      float teeth = 8.0, mid = 0.5 * (vHalf.x + vHalf.y);
      float aside = abs(fract(t * teeth) - 0.5) * ROUND * mid / teeth;
      float tooth = upTo(0.15 * (1.0 - o / 0.34), aside) * step(0.0, o) * step(o, 0.34);
      line(o, 0.035, 1.0);
      core = max(core, tooth);
      casing = max(casing, upTo(0.15 * (1.25 - o / 0.34), aside) * step(-0.08, o) * step(o, 0.4));
    } else if (look == 3) line(o, 0.035, upTo(0.33, abs(fract(t * 16.0) - 0.5)));
    else if (look == 4) { fill = 0.28 * upTo(0.0, d); line(o, 0.045, 1.0); }
    else if (look == 5) {
      float slant = (vAt.x + vAt.y) * 2.6;
      fill = (0.16 + 0.4 * smoothstep(0.24, 0.34, abs(fract(slant) - 0.5))) * upTo(0.0, d);
      line(o, 0.05, upTo(0.34, abs(fract(t * 10.0) - 0.5)));
    } else if (look == 6) {
      float beads = max(6.0, floor(ROUND * vHalf.x / 2.0 + 0.5));
      float aside = (fract(t * beads) - 0.5) * ROUND * vHalf.x / beads;
      line(d, 0.028, 1.0);
      float bead = length(vec2(aside, d)), grown = max(0.085, 2.2 * fwidth(d));
      core = max(core, upTo(grown, bead));
      casing = max(casing, upTo(grown + max(0.05, fwidth(d)), bead));
    } else if (look == 7) {
      float away = length(vAt) / vHalf.x;
      casing = upTo(1.3, away);
      core = upTo(1.0, away) * (1.0 - upTo(0.45, away));
    } else {
      vec2 q = abs(mat2(0.7071, 0.7071, -0.7071, 0.7071) * vAt);
      float bar = min(max(q.x - 0.36, q.y - 0.065), max(q.y - 0.36, q.x - 0.065));
      core = upTo(0.0, bar);
      casing = upTo(0.085, bar);
    }
    float alpha = max(max(core, casing * 0.68), fill);
    if (alpha < 0.02) discard;
    vec3 colour = mix(mix(uCasing, vMark.rgb, step(casing, fill)), vMark.rgb, core);
    gl_FragColor = linearToOutputTexel(vec4(colour, alpha));
  }
`;

/** The ink of every ring; `turn` spins the selection brackets once when they appear. */
export class RingMaterial extends ShaderMaterial {
  constructor(turn: { value: number }) {
    super({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uTurn: turn, uCasing: { value: new Color(OVERLAY_COLOURS.casing) } },
    });
  }
}
