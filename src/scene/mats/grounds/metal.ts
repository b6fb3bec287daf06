/** Great cast plates gone green, bolted at the edges, silt in the joints, quicksilver in a few of them. */
export const GROUND = /* glsl */ `
  Ground groundAt(vec2 p) {
    float low = drift(p * 0.05 + 5.0), mid = drift(p * 0.3 + 8.0), fine = drift(p * 2.4);
    vec2 q = mat2(0.92, -0.39, 0.39, 0.92) * p + 0.14 * (vec2(drift(p * 0.3), drift(p * 0.3 + 6.0)) - 0.5);
    const float SIDE = 8.0;
    vec2 id = floor(q / SIDE), within = mod(q, SIDE) - SIDE * 0.5;
    float age = chance(id + 2.0), away = length(within);
    vec2 toEdge = SIDE * 0.5 - abs(within);
    float joint = min(toEdge.x, toEdge.y);
    // corners are cut, and every third plate bears a ring
    joint = min(joint, (toEdge.x + toEdge.y - 1.5) * 0.7071);
    float plate = rise(0.03, 0.15, joint);
    // worn through in places: a whole ring would look like something that is measured
    float worn = rise(0.42, 0.58, drift(p * 0.7 + 33.0));
    float ringed = step(0.62, chance(id + 9.0)) * worn * (1.0 - rise(0.07, 0.15, min(abs(away - 2.3), abs(away - 1.2))));
    float flange = rise(0.55, 0.62, joint);

    vec2 studs = abs(mod(within + 0.8, 1.6) - 0.8);
    float alongEdge = toEdge.x < toEdge.y ? studs.y : studs.x;
    float stud = rise(0.13, 0.08, length(vec2(alongEdge, joint - 0.34)));

    vec3 bronze = mix(vec3(0.088, 0.074, 0.054), vec3(0.215, 0.165, 0.10), 0.45 * age + 0.55 * mid) * (0.68 + 0.6 * fine);
    float rot = rise(0.40, 0.62, drift(warp(p * 0.2, 1.6) + 21.0) + 0.16 * (fine - 0.5) + 0.1 * (1.0 - flange));
    vec3 verdigris = mix(vec3(0.06, 0.105, 0.094), vec3(0.125, 0.185, 0.158), fine) * (0.72 + 0.5 * mid);
    vec3 colour = mix(bronze, verdigris, rot * 0.85) * mix(0.82, 1.0, flange);
    colour = mix(colour, colour * 1.35 + 0.02, max(stud * 0.8, ringed * 0.3));
    float silt = rise(0.53, 0.68, low * 0.55 + mid * 0.45 + 0.22 * (1.0 - rise(0.0, 0.9, joint)));
    vec3 sand = mix(vec3(0.13, 0.12, 0.095), vec3(0.225, 0.205, 0.16), fine);
    colour = mix(colour, sand, silt * 0.75);
    colour = mix(vec3(0.028, 0.032, 0.032), colour, max(plate, silt * 0.6));

    float height = plate * (0.3 + 0.12 * age + 0.1 * flange) + 0.22 * max(stud, ringed) + 0.2 * fine + 0.08 * rot * fine;
    float bright = rise(0.5, 0.62, drift(p * 0.06 + 70.0)) * (1.0 - rise(0.0, 0.07, abs(joint))) * (1.0 - silt);
    return Ground(colour, mix(height, 0.4 + 0.2 * fine, silt * 0.8), vec3(0.34, 0.22, 0.06) * bright * (0.5 + 0.5 * fine));
  }
`;
