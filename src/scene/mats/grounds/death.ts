/** Grave dust in ripples, sunken flagstones in patches, rare amethyst. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 13.0), mid = drift(p * 0.26 + 4.0), fine = drift(p * 2.2);
    vec2 q = mat2(0.94, 0.34, -0.34, 0.94) * p + 0.35 * (vec2(drift(p * 0.4), drift(p * 0.4 + 8.0)) - 0.5);
    float row = floor(q.y / 1.9);
    vec2 tile = vec2(q.x / 2.7 + 0.5 * mod(row, 2.0) + 0.3 * chance(vec2(row, 2.0)), q.y / 1.9);
    vec2 within = fract(tile), id = floor(tile);
    float joint = min(min(within.x, 1.0 - within.x) * 2.7, min(within.y, 1.0 - within.y) * 1.9);
    float flag = rise(0.05, 0.14, joint), lift = chance(id + 3.0);
    float old = drift(p * 0.07 + 64.0) + 0.16 * (chance(id) - 0.5) + 0.12 * (fine - 0.5);
    float paved = 0.82 * rise(0.52, 0.64, old);
    float whole = rise(0.0, 0.05, cellAt(warp(p * 0.55, 0.9)).seam);

    vec3 dust = mix(vec3(0.16, 0.145, 0.185), vec3(0.34, 0.315, 0.34), 0.5 * mid + 0.5 * low) * (0.7 + 0.55 * fine);
    dust = mix(dust, vec3(0.13, 0.115, 0.17), 0.5 * rise(0.5, 0.7, drift(p * 0.1 + 22.0)));
    vec3 slab = mix(vec3(0.2, 0.195, 0.235), vec3(0.31, 0.30, 0.315), lift * 0.6 + mid * 0.4);
    slab *= (0.66 + 0.5 * fine) * (0.55 + 0.45 * whole);
    vec3 colour = mix(dust, mix(vec3(0.13, 0.115, 0.15), slab, flag), paved);

    float ripple = drift(vec2(p.x * 0.5 + p.y * 0.9, p.y * 2.6 - p.x * 0.6) + mid * 3.0);
    float height = mix(0.3 * fine + 0.35 * ripple, flag * (0.4 + 0.4 * lift) * (0.6 + 0.4 * whole) + 0.15 * fine, paved);

    Cell shard = cellAt(p * 1.6 + 30.0);
    float gem = rise(0.10, 0.04, shard.near) * step(0.975, shard.id) * rise(0.5, 0.6, drift(p * 0.12 + 44.0));
    colour = mix(colour, vec3(0.5, 0.36, 0.74), gem * 0.8);
    vec3 mist = vec3(0.032, 0.08, 0.08) * rise(0.6, 0.8, drift(p * 0.07 + 90.0)) * (1.0 - paved);
    return Ground(colour, height, vec3(0.18, 0.09, 0.38) * gem + mist);
  }
`;
