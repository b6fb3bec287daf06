/** Basalt plates, drifts of ash, and glowing seams on at most a tenth of the mat. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.045 + 2.0), mid = drift(p * 0.28), fine = drift(p * 2.3);
    Cell plate = cellAt(warp(p * 0.16, 1.6) * 2.1);
    Cell crack = cellAt(warp(p * 0.9, 0.5));
    float solid = rise(0.02, 0.16, plate.seam);
    float cracked = mix(1.0, rise(0.0, 0.11, crack.seam), rise(0.42, 0.62, drift(p * 0.13 + 75.0)));
    float ash = rise(0.54, 0.74, low * 0.7 + mid * 0.42 + (1.0 - solid) * 0.05);

    vec3 rock = mix(vec3(0.075, 0.066, 0.072), vec3(0.205, 0.168, 0.16), 0.35 * plate.id + 0.65 * mid);
    rock *= vec3(0.60, 0.65, 0.72) * (0.62 + 0.7 * fine);
    rock = mix(rock, vec3(0.20, 0.11, 0.08), 0.4 * rise(0.5, 0.75, drift(p * 0.11 + 40.0)));
    rock *= 0.66 + 0.34 * cracked;
    vec3 dust = mix(vec3(0.082, 0.08, 0.083), vec3(0.145, 0.14, 0.142), fine);
    vec3 colour = mix(rock, dust, ash * 0.8) * (0.5 + 0.5 * rise(0.0, 0.1, plate.seam + ash * 0.2));

    float height = solid * (0.35 + 0.35 * plate.id) + 0.25 * fine + 0.16 * cracked * (1.0 - ash);
    height = mix(height, 0.5 + 0.18 * drift(p * vec2(0.5, 1.3) + fine * 0.2), ash * 0.85);

    float hot = rise(0.615, 0.73, drift(p * 0.06 + 27.3)) * (1.0 - ash);
    float vein = (1.0 - rise(0.0, 0.045, plate.seam)) * hot;
    float halo = (1.0 - rise(0.0, 0.34, plate.seam)) * hot;
    vec3 glow = vec3(0.9, 0.16, 0.012) * vein * (0.35 + fine) + vec3(0.55, 0.33, 0.06) * pow(vein, 5.0);
    return Ground(colour, height, glow + vec3(0.16, 0.018, 0.002) * halo * halo);
  }
`;
