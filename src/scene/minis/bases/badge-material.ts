import { Color, ShaderMaterial } from 'three';
import type { BadgeIcon } from '../../../table/picture';
import { OVERLAY_COLOURS, TEAM_COLOURS } from '../../colours';

/** The numbers of the icons in the shader; wounds count on from `WOUNDS`. */
export const BADGE_NUMBERS: Readonly<Record<BadgeIcon, number>> = {
  chevrons: 0,
  chevronsBack: 1,
  arrow: 2,
  bolt: 3,
  cross: 4,
  star: 5,
};
export const WOUNDS = 10;
/** More wounds than the badge has room for look like this many. */
export const MOST_WOUNDS = 9;

// Badges stand at the near edge of the base, whichever side is near, and never shrink below legibility.
const VERTEX = /* glsl */ `
  attribute float edge;
  attribute vec3 badge;
  uniform float uPixel, uSize;
  varying vec2 vAt;
  varying vec2 vMark;
  void main() {
    vec3 right = vec3(viewMatrix[0][0], viewMatrix[1][0], viewMatrix[2][0]);
    vec3 up = vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]);
    vec3 near = normalize(cross(right, vec3(0.0, 1.0, 0.0)));
    vec3 base = (modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
    float size = max(uSize, 13.0 * uPixel * distance(cameraPosition, base));
    base += near * edge + right * badge.x * size * 1.08 + vec3(0.0, 0.1 + size * 0.5, 0.0);
    vAt = position.xy * 2.0;
    vMark = badge.yz;
    gl_Position = projectionMatrix * viewMatrix * vec4(base + (right * position.x + up * position.y) * size, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  varying vec2 vMark;
  uniform vec3 uTeams[2], uIvory, uAmber, uIron;
  float upTo(float limit, float x) { float soft = max(fwidth(x), 1e-4); return 1.0 - smoothstep(limit - soft, limit + soft, x); }
  float line(vec2 p, vec2 a, vec2 b) {
    vec2 way = b - a;
    return length(p - a - way * clamp(dot(p - a, way) / dot(way, way), 0.0, 1.0));
  }
  float chevron(vec2 p, float x) { return line(vec2(p.x, abs(p.y)), vec2(x + 0.17, 0.0), vec2(x - 0.17, 0.34)); }
  void main() {
    float away = length(vAt);
    if (away > 1.0) discard;
    vec2 p = vAt;
    float glyph = 9.0, thick = 0.1;
    int mark = int(vMark.x + 0.5);
    vec3 ink = uIvory;
    if (mark == 0) glyph = min(chevron(p, -0.18), chevron(p, 0.26));
    else if (mark == 1) { p.x = -p.x; glyph = min(chevron(p, -0.18), chevron(p, 0.26)); ink = uAmber; }
    else if (mark == 2) glyph = min(line(p, vec2(0.0, -0.5), vec2(0.0, 0.5)), line(vec2(abs(p.x), p.y), vec2(0.0, 0.52), vec2(0.28, 0.18)));
    else if (mark == 3) glyph = min(min(line(p, vec2(0.16, 0.52), vec2(-0.2, 0.0)), line(p, vec2(-0.2, 0.0), vec2(0.2, 0.02))), line(p, vec2(0.2, 0.02), vec2(-0.16, -0.52)));
    else if (mark == 4) glyph = min(line(p, vec2(-0.42, -0.42), vec2(0.42, 0.42)), line(p, vec2(-0.42, 0.42), vec2(0.42, -0.42)));
    else if (mark == 5) { glyph = min(line(p, vec2(0.0, -0.5), vec2(0.0, 0.5)), line(p, vec2(-0.5, 0.0), vec2(0.5, 0.0))) - 0.12 * (1.0 - smoothstep(0.0, 0.5, away)); thick = 0.05; }
    else {
      // wounds as drops in rows of three, counted from the top
      ink = uAmber;
      float count = vMark.x - 10.0, rows = ceil(count / 3.0);
      for (int i = 0; i < 9; i++) {
        if (float(i) >= count) break;
        float row = floor(float(i) / 3.0), inRow = min(3.0, count - row * 3.0);
        vec2 at = vec2((mod(float(i), 3.0) - (inRow - 1.0) * 0.5) * 0.46, ((rows - 1.0) * 0.5 - row) * 0.46);
        glyph = min(glyph, length(p - at));
      }
      thick = 0.17;
    }
    vec3 colour = mix(uIron, uTeams[int(vMark.y + 0.5)], 1.0 - upTo(0.82, away));
    colour = mix(colour, ink, upTo(thick, glyph));
    gl_FragColor = linearToOutputTexel(vec4(colour, upTo(0.96, away)));
  }
`;

/** The face of every badge; `pixel` is the size of a pixel one inch away. */
export class BadgeMaterial extends ShaderMaterial {
  constructor(pixel: { value: number }) {
    super({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        uPixel: pixel,
        uSize: { value: 0.44 },
        uTeams: { value: TEAM_COLOURS.map(hex => new Color(hex)) },
        uIvory: { value: new Color(OVERLAY_COLOURS.ivory) },
        uAmber: { value: new Color(OVERLAY_COLOURS.amber) },
        uIron: { value: new Color('#14161d') },
      },
    });
  }
}
