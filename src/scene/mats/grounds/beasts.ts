/** Ochre scrub: baked clay, tussocks of dry grass, a beast trail, old bones. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 17.0), mid = drift(p * 0.28 + 2.0), fine = drift(p * 2.4);
    Cell clay = cellAt(warp(p * 0.75, 0.7));
    float baked = rise(0.46, 0.6, drift(p * 0.08 + 12.0));
    float whole = mix(1.0, rise(0.01, 0.09, clay.seam), baked);
    vec3 earth = mix(vec3(0.20, 0.135, 0.075), vec3(0.345, 0.25, 0.145), 0.5 * mid + 0.5 * low) * (0.68 + 0.6 * fine);
    earth = mix(earth, vec3(0.25, 0.125, 0.075), 0.45 * rise(0.5, 0.72, drift(p * 0.1 + 41.0)));
    earth *= (0.5 + 0.5 * whole) * (0.88 + 0.24 * clay.id * baked);

    float strands = drift(p * vec2(8.0, 6.0) + fine * 3.0);
    float tussock = rise(0.5, 0.62, drift(p * 0.16 + 60.0) + 0.22 * (noise(p * 1.3) - 0.5) + 0.16 * (strands - 0.5));
    vec3 straw = mix(vec3(0.16, 0.145, 0.06), vec3(0.36, 0.31, 0.15), strands) * (0.7 + 0.5 * mid);
    vec3 colour = mix(earth, straw, tussock * 0.8);

    float aside = abs(p.x * 0.55 - p.y * 0.8 + 2.0 + 16.0 * (drift(p * 0.05 + 33.0) - 0.5));
    float trail = 1.0 - rise(0.4, 2.4, aside + (fine - 0.5) * 2.4);
    colour = mix(colour, vec3(0.30, 0.225, 0.15) * (0.65 + 0.6 * fine), trail * 0.75);

    Cell shard = cellAt(warp(p * 1.9, 0.8) + 14.0);
    float bone = rise(0.16, 0.09, shard.near * (0.7 + fract(shard.id * 9.0))) * step(0.965, shard.id);
    bone *= rise(0.5, 0.6, drift(p * 0.11 + 5.0));
    colour = mix(colour, vec3(0.55, 0.50, 0.40), bone * 0.75);
    float height = mix(0.3 * fine + 0.35 * whole * (0.6 + 0.4 * clay.id), 0.45 + 0.5 * strands, tussock) + 0.3 * bone;
    return Ground(colour, mix(height, 0.35 + 0.25 * fine, trail * 0.7), vec3(0.0));
  }
`;
