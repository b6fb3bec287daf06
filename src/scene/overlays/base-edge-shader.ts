/** GLSL for marks around a base: a soft step and the distance to the base's edge. */
export const BASE_EDGE = /* glsl */ `
  float upTo(float limit, float x) {
    float soft = max(fwidth(x), 1e-4);
    return 1.0 - smoothstep(limit - soft, limit + soft, x);
  }
  // signed distance to an ellipse, good near its edge
  float toEdge(vec2 p, vec2 h) {
    float k = length(p / h), steep = length(p / (h * h));
    return steep < 1e-5 ? -min(h.x, h.y) : k * (k - 1.0) / steep;
  }
`;

/**
 * GLSL for the width of the team rim around a base: two pixels, within limits, since a pixel far away at a low angle is
 * long. Rings begin outside it.
 */
export const TEAM_RIM = /* glsl */ `
  float rimWidth(float d) { return clamp(2.0 * fwidth(d), 0.06, 0.16); }
`;
