/** Olive meadow, one trodden path with its stones, clover, a few flowers. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 7.0), mid = drift(p * 0.3 + 1.0), fine = drift(p * 2.6);
    float blades = drift(p * vec2(9.0, 5.0) + fine * 3.0);

    float aside = abs(p.y * 0.9 - 14.0 + 18.0 * (drift(p * 0.045 + 20.0) - 0.5) + 3.0 * sin(p.x * 0.09));
    float dirt = 1.0 - rise(-0.6, 1.4, aside - 2.2 * (0.6 + mid) + (fine - 0.5) * 3.0);
    dirt = max(dirt, 0.85 * rise(0.58, 0.7, drift(p * 0.09 + 50.0) + 0.2 * (fine - 0.5)));

    vec3 grass = mix(vec3(0.075, 0.105, 0.045), vec3(0.2, 0.225, 0.085), 0.45 * mid + 0.55 * low);
    grass = mix(grass, vec3(0.28, 0.24, 0.11), 0.5 * rise(0.52, 0.72, drift(p * 0.14 + 31.0)));
    grass *= 0.5 + blades;
    float moss = rise(0.5, 0.62, drift(p * 0.2 + 80.0)) * rise(0.6, 0.3, cellAt(p * 1.1).near);
    grass = mix(grass, vec3(0.13, 0.22, 0.08) * (0.6 + 0.8 * fine), moss * 0.7);

    vec3 soil = mix(vec3(0.15, 0.105, 0.068), vec3(0.28, 0.21, 0.14), fine * 0.8 + mid * 0.3);
    Cell pebble = cellAt(warp(p * 2.1, 1.1) + 4.0);
    float stone = rise(0.34, 0.24, pebble.near / (0.35 + 0.9 * fract(pebble.id * 7.0)));
    stone *= step(0.62, pebble.id) * dirt * rise(0.42, 0.6, drift(p * 0.35 + 66.0));
    vec3 grey = mix(vec3(0.25, 0.22, 0.19), vec3(0.40, 0.38, 0.33), fract(pebble.id * 13.0)) * (0.6 + 0.6 * fine);
    soil = mix(soil, grey, stone);

    vec3 colour = mix(grass, soil, dirt);
    Cell flower = cellAt(p * 2.2 + 9.0);
    float bloom = rise(0.13, 0.07, flower.near) * step(0.88, flower.id) * rise(0.52, 0.64, drift(p * 0.13 + 3.0));
    vec3 petal = mix(vec3(0.82, 0.78, 0.6), vec3(0.62, 0.42, 0.66), step(0.94, flower.id));
    colour = mix(colour, petal, bloom * 0.8 * (1.0 - dirt));

    float height = mix(0.5 + 0.45 * blades, 0.25 + 0.3 * fine + 0.5 * stone, dirt);
    return Ground(colour * 0.84, height, vec3(0.0));
  }
`;
