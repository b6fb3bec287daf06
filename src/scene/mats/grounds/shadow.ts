/** Wet slate: black gravel, leaves of stone breaking through in places, still pools with a cold gleam. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 3.0), mid = drift(p * 0.26 + 14.0), fine = drift(p * 2.4);
    Cell leaf = cellAt(warp(p * 0.26, 1.5) * vec2(1.0, 1.7));
    float angle = 6.2831853 * leaf.id;
    vec2 grain = vec2(dot(p, vec2(cos(angle), sin(angle))), dot(p, vec2(-sin(angle), cos(angle))));
    float split = drift(grain * vec2(2.6, 0.28));
    float bare = rise(0.44, 0.58, drift(p * 0.085 + 31.0) + 0.2 * (leaf.id - 0.5) + 0.1 * (fine - 0.5));
    float solid = rise(0.015, 0.09, leaf.seam) * bare;

    vec3 gravel = mix(vec3(0.085, 0.098, 0.11), vec3(0.175, 0.19, 0.2), 0.5 * low + 0.5 * mid) * (0.5 + 0.9 * fine);
    gravel *= 0.75 + 0.4 * cellAt(p * 3.1).id;
    vec3 slate = mix(vec3(0.105, 0.122, 0.14), vec3(0.22, 0.242, 0.262), 0.4 * leaf.id + 0.25 * mid + 0.45 * split);
    slate *= 0.7 + 0.5 * fine;
    vec3 colour = mix(gravel, slate, solid);
    colour = mix(colour, vec3(0.085, 0.12, 0.095) * (0.6 + 0.8 * fine), 0.55 * rise(0.52, 0.7, drift(p * 0.12 + 27.0)));

    float height = 0.3 * fine + 0.15 * mid + solid * (0.25 + 0.2 * leaf.id + 0.3 * split);
    float depth = drift(p * 0.075 + 46.0) + 0.1 * (0.4 - height);
    float pool = rise(0.55, 0.59, depth), shore = rise(0.5, 0.56, depth) - pool;
    colour *= 1.0 - 0.45 * max(shore, 0.0);
    colour = mix(colour, vec3(0.022, 0.032, 0.042) + 0.012 * fine, pool * 0.92);
    float gleam = pool * rise(0.5, 0.72, drift(warp(p * 0.3, 1.2) * vec2(0.6, 1.6) + 9.0));
    return Ground(colour, mix(height, 0.2, pool), vec3(0.016, 0.042, 0.062) * gleam);
  }
`;
