/**
 * How each look changes the mat: by what its colours are multiplied at `p`, which is `away` from the middle of a mark
 * that ends at 1.
 */
export const MARK_LOOKS = /* glsl */ `
  // soaked in, with a drier and darker rim, and drops around it
  vec3 stain(vec2 p, float away, float seed) {
    float rim = away + 0.62 * (drift(p * 2.1 + seed) - 0.5) + 0.2 * (drift(p * 7.0 + seed) - 0.5);
    float pool = 1.0 - rise(0.4, 0.52, rim);
    vec2 bent = p + 0.14 * (vec2(drift(p * 5.0 + seed), drift(p * 5.0 + seed + 9.0)) - 0.5);
    Cell drop = cellAt(bent * 4.6 + seed);
    float size = 0.06 + 0.24 * fract(drop.id * 7.0);
    float drops = step(0.58, drop.id) * (1.0 - rise(size - 0.08, size, drop.near)) * (1.0 - rise(0.6, 0.9, away));
    float soaked = 0.7 + 0.3 * rise(0.35, 0.6, drift(p * 5.0 + seed + 20.0));
    vec3 dried = mix(vec3(0.52, 0.27, 0.23), vec3(0.36, 0.17, 0.16), rise(0.28, 0.5, rim));
    return mix(vec3(1.0), dried, max(pool * soaked, drops * 0.7));
  }

  // a thin ring burnt where the bolt struck, with forks running outwards
  vec3 lightning(vec2 p, float away, float seed) {
    vec2 q = p + 0.1 * (vec2(drift(p * 3.0 + seed), drift(p * 3.0 + seed + 40.0)) - 0.5);
    float far = length(q), turn = atan(q.y, q.x) / 6.2831853 + 0.5;
    float ring = exp(-pow((far - 0.4) / 0.045, 2.0)) * (0.45 + 0.55 * rise(0.3, 0.5, drift(p * 4.0 + seed + 9.0)));
    float soot = (1.0 - rise(0.2, 0.85, far + 0.5 * (drift(p * 2.4 + seed + 5.0) - 0.5))) * (0.6 + 0.4 * drift(p * 6.0 + seed));
    // each arm has its own length and bends at corners of its own
    float arm = floor(turn * 6.0 + 0.5), length6 = 0.62 + 0.34 * chance(vec2(mod(arm, 6.0), seed));
    float jag = noise(vec2(far * 13.0, seed + mod(arm, 6.0) * 3.0)) + 0.5 * noise(vec2(far * 31.0, seed + arm)) - 0.75;
    float aside = abs(turn * 6.0 - arm + 0.36 * jag * rise(0.36, 0.6, far)) * far;
    float arms = (1.0 - rise(0.02, 0.055, aside * (0.6 + far))) * rise(0.36, 0.44, far) * (1.0 - rise(length6 - 0.1, length6, far));
    float twig = floor(turn * 15.0), bend = noise(vec2(far * 17.0, seed + twig * 5.0)) - 0.5;
    float twigs = (1.0 - rise(0.03, 0.08, abs(fract(turn * 15.0) - 0.5 + 0.5 * bend) * far))
      * rise(0.4, 0.46, far) * (1.0 - rise(0.5, 0.62, far)) * step(0.35, chance(vec2(twig, seed + 2.0)));
    vec3 burnt = mix(vec3(1.0), vec3(0.66, 0.65, 0.7), soot);
    float glassy = (1.0 - rise(0.1, 0.36, far)) * rise(0.48, 0.66, drift(p * 7.0 + seed + 30.0));
    burnt = mix(burnt, vec3(1.05, 1.2, 1.42), glassy * 0.7);
    return mix(burnt, vec3(0.26, 0.26, 0.31), max(ring, max(arms, twigs * 0.8)) * 0.9);
  }

  // pale wisps that turn inwards, on damp ground
  vec3 ectoplasm(vec2 p, float away, float seed) {
    float turn = 2.4 * (1.0 - away) * (chance(vec2(seed, 4.0)) > 0.5 ? 1.0 : -1.0);
    vec2 q = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * p;
    float wisp = drift(vec2(q.x * 1.8, q.y * 4.2) + 1.2 * drift(q * 2.0 + seed) + seed);
    float body = rise(0.36, 0.66, wisp) * (1.0 - rise(0.3, 0.95, away + 0.3 * (drift(p * 2.6 + seed) - 0.5)));
    float damp = (1.0 - rise(0.35, 0.9, away)) * (0.6 + 0.4 * wisp);
    return mix(mix(vec3(1.0), vec3(0.72, 0.8, 0.8), damp), vec3(1.62, 1.74, 2.0), body * 0.75);
  }

  // soot flung outwards from where it burnt hottest, with flakes of ash
  vec3 scorch(vec2 p, float away, float seed) {
    vec2 way = p / max(away, 0.001);
    float flung = away + 0.7 * (drift(p * 1.6 + seed) - 0.5) + 0.3 * (drift(way * 2.2 + seed) - 0.5)
      + 0.14 * (noise(way * 9.0 + seed) - 0.5) + 0.3 * (drift(p * 6.0 + seed) - 0.5);
    float soot = 1.0 - rise(0.1, 0.8, flung);
    float grain = 0.75 + 0.5 * (drift(p * 9.0 + seed + 3.0) - 0.25);
    float ash = rise(0.5, 0.64, drift(p * 6.5 + seed + 12.0)) * (1.0 - rise(0.15, 0.55, flung));
    return mix(mix(vec3(1.0), vec3(0.3, 0.275, 0.27), min(1.0, soot * grain)), vec3(0.8, 0.74, 0.7), ash * 0.55);
  }
`;
