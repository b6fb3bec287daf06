/** Pale travertine under drifts of sand, worn and veined, with an inlaid sun; still under two fifths bright. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 23.0), mid = drift(p * 0.25 + 6.0), fine = drift(p * 2.2);
    vec2 q = p + 0.16 * (vec2(drift(p * 0.5), drift(p * 0.5 + 8.0)) - 0.5);
    vec2 id = floor(q / 6.0), within = mod(q, 6.0);
    float joint = min(min(within.x, 6.0 - within.x), min(within.y, 6.0 - within.y));
    if (chance(id + 1.0) > 0.55) joint = min(joint, abs((chance(id + 4.0) > 0.5 ? within.x : within.y) - 3.0));
    float slab = rise(0.015, 0.085, joint), tone = chance(id + 7.0);
    float buried = rise(0.47, 0.62, low * 0.62 + mid * 0.42 + 0.1 * (fine - 0.5) + 0.06 * (1.0 - rise(0.0, 0.8, joint)));

    float strata = drift(vec2(q.x * 0.3 + mid * 1.5, q.y * 1.9) + 31.0 * tone);
    vec3 stone = mix(vec3(0.23, 0.205, 0.185), vec3(0.43, 0.385, 0.32), 0.4 * strata + 0.5 * tone + 0.2 * low);
    // some slabs are rose, some grey
    stone *= mix(vec3(1.0), chance(id + 12.0) > 0.5 ? vec3(1.07, 0.97, 0.9) : vec3(0.92, 0.97, 1.04), 0.8);
    stone *= 0.72 + 0.42 * fine;
    float whole = rise(0.0, 0.04, cellAt(warp(p * 0.24, 1.6) + 8.0).seam);
    stone *= 0.78 + 0.22 * whole;
    vec3 colour = mix(vec3(0.07, 0.062, 0.066), stone, 0.25 + 0.75 * slab);
    vec2 centre = p - uSize * 0.5;
    float away = length(centre), ray = abs(fract(atan(centre.y, centre.x) / 6.2831853 * 16.0) - 0.5);
    float inlay = 1.0 - rise(0.06, 0.11, min(abs(away - 9.0), abs(away - 9.6)));
    float spoke = step(9.6, away) * step(away, 11.6) * rise(0.485 - 0.035 * (11.6 - away) / 2.0, 0.495, ray);
    inlay = max(inlay, spoke) * rise(0.28, 0.4, drift(p * 0.4 + 55.0));
    colour = mix(colour, vec3(0.42, 0.29, 0.10) * (0.7 + 0.5 * fine), inlay * 0.85);

    float ripple = drift(vec2(p.x * 0.35 + p.y * 0.5, p.y * 2.1 - p.x * 0.9) + mid * 2.5);
    vec3 sand = mix(vec3(0.26, 0.20, 0.13), vec3(0.40, 0.32, 0.215), 0.6 * ripple + 0.4 * low) * (0.78 + 0.4 * fine);
    colour = mix(colour, sand, buried * 0.88);
    float height = slab * (0.42 + 0.22 * tone) * (0.75 + 0.25 * whole) + 0.16 * fine;
    // pale stone as it is would outshine the figures, and most of all the dark ones
    return Ground(colour * 0.41, mix(height, 0.3 + 0.4 * ripple, buried), vec3(0.10, 0.065, 0.016) * inlay * (1.0 - buried));
  }
`;
