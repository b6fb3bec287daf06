/** The painter's brushes: value noise, drifts of it, and cells with their seams. */
export const NOISE = /* glsl */ `
  float chance(vec2 p) {
    vec3 q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
  }
  vec2 chance2(vec2 p) { return vec2(chance(p), chance(p + 71.7)); }

  float noise(vec2 p) {
    vec2 cell = floor(p), t = fract(p);
    t = t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    float near = mix(chance(cell), chance(cell + vec2(1, 0)), t.x);
    float away = mix(chance(cell + vec2(0, 1)), chance(cell + vec2(1, 1)), t.x);
    return mix(near, away, t.y);
  }
  // each octave is turned, so that no grid shows through
  float drift(vec2 p) {
    float sum = 0.0, weight = 0.5;
    for (int octave = 0; octave < 5; octave++) {
      sum += weight * noise(p);
      p = mat2(1.6, 1.2, -1.2, 1.6) * p + 17.3;
      weight *= 0.5;
    }
    return sum;
  }
  vec2 warp(vec2 p, float strength) {
    return p + strength * (vec2(drift(p * 0.6 + 3.1), drift(p * 0.6 + 9.7)) - 0.5);
  }

  struct Cell { float near; float seam; float id; };
  Cell cellAt(vec2 p) {
    vec2 home = floor(p), t = fract(p);
    float first = 9.0, second = 9.0, id = 0.0;
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 step2 = vec2(x, y);
      float away = length(step2 + chance2(home + step2) - t);
      if (away < first) { second = first; first = away; id = chance(home + step2 + 5.0); }
      else second = min(second, away);
    }
    return Cell(first, second - first, id);
  }
  float rise(float from, float to, float x) { return smoothstep(from, to, x); }
`;
