import type { TableTheme } from '../../../table/picture';

/**
 * The outline of what stands far away, by realm: `crest(turn, round, layer)` is how high it rises at a share `turn` of
 * the way around, whose direction is `round`; layer 0 is the farthest of three. Towers are counted in whole numbers
 * around, and noise is read along a circle, so that the end meets the beginning.
 */
export const CRESTS: Readonly<Record<TableTheme, string>> = {
  // volcanoes with broken tops behind jagged ridges
  fire: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float cone = cones(turn + 0.13 * layer, 11.0 - 2.0 * layer, 0.45);
      return 0.035 * ridge(round * (5.0 + 3.0 * layer) + layer * 9.0) + 0.1 * min(cone, 0.62) * (1.0 - 0.3 * layer);
    }`,
  // hills, and the tops of woods on the nearer ones
  life: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float hills = 0.09 * hum(round * (2.2 + layer) + layer * 7.0);
      float wood = smoothstep(0.35, 0.6, hum(round * 4.0 + layer * 3.0)) * step(0.5, layer);
      float leaves = max(crowns(turn, 340.0), 0.9 * crowns(turn + 0.41, 510.0 - 60.0 * layer));
      return hills + wood * (0.008 + 0.012 * leaves + 0.012 * hum(round * 30.0));
    }`,
  // chapels and broken towers on low ridges
  death: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float rise = 0.05 * hum(round * (3.0 + layer) + layer * 5.0);
      float spires = towers(turn, 170.0 - 20.0 * layer, layer, 0.4, 0.85);
      return rise + 0.075 * spires * smoothstep(0.3, 0.75, hum(round * 6.0 + layer));
    }`,
  // foundries with saw-toothed roofs and tapering stacks, before slag heaps
  metal: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float heaps = 0.055 * ridge(round * (2.4 + layer) + layer * 5.0);
      float built = smoothstep(0.42, 0.5, hum(round * 4.0 + layer * 3.0)) * step(0.5, layer);
      float halls = built * (0.012 + 0.012 * sawteeth(turn, 190.0 - 30.0 * layer) + 0.01 * block(turn, 60.0, layer));
      float flues = 0.055 * stacks(turn, 130.0 - 18.0 * layer, layer + 4.0) * smoothstep(0.4, 0.6, hum(round * 3.0 + layer));
      return heaps + max(halls, flues);
    }`,
  // table mountains
  beasts: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float land = hum(round * (3.2 + 0.6 * layer) + layer * 11.0);
      return 0.085 * smoothstep(0.42, 0.5, land) + 0.03 * smoothstep(0.58, 0.62, land) + 0.02 * hum(round * 9.0 + layer);
    }`,
  // dunes and lone obelisks
  light: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float dunes = 0.07 * ridge(round * (1.7 + 0.5 * layer) + layer * 6.0);
      return dunes + 0.075 * towers(turn, 96.0, layer + 2.0, 0.14, 1.0) * step(layer, 1.5);
    }`,
  // needles of rock
  shadow: /* glsl */ `
    float crest(float turn, vec2 round, float layer) {
      float needles = pow(ridge(round * (13.0 - 2.0 * layer) + layer * 8.0), 3.0);
      return 0.03 * hum(round * 3.0 + layer) + 0.13 * needles * hum(round * 2.5 + 4.0 + layer);
    }`,
};

/** The shapes that the outlines are made of. */
export const SHAPES = /* glsl */ `
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.0), f.x), f.y);
  }
  float hum(vec2 p) { return 0.55 * noise(p) + 0.28 * noise(p * 2.1 + 7.0) + 0.17 * noise(p * 4.7 + 3.0); }
  float ridge(vec2 p) {
    return 0.6 * (1.0 - abs(2.0 * noise(p) - 1.0)) + 0.27 * (1.0 - abs(2.0 * noise(p * 2.3 + 5.0) - 1.0)) + 0.13 * noise(p * 7.0);
  }
  float cones(float turn, float count, float least) {
    float at = fract(turn) * count, id = floor(at);
    float aside = abs(fract(at) - 0.5) * 2.0;
    return max(0.0, 1.0 - aside * 1.15) * smoothstep(least, 1.0, hash(vec2(id, count)));
  }
  float crowns(float turn, float count) {
    float at = fract(turn) * count;
    float aside = fract(at) * 2.0 - 1.0;
    return sqrt(max(0.0, 1.0 - aside * aside)) * (0.5 + 0.5 * hash(vec2(floor(at), 3.0)));
  }
  float block(float turn, float count, float seed) {
    float at = fract(turn) * count;
    return hash(vec2(floor(at), seed)) * step(0.08, fract(at));
  }
  // each rises slowly and falls at once
  float sawteeth(float turn, float count) { return fract(turn * count); }
  // narrow and wider at the foot, with a lip
  float stacks(float turn, float count, float seed) {
    float at = fract(turn) * count;
    vec2 id = vec2(floor(at), seed + 40.0);
    float tall = smoothstep(0.6, 1.0, hash(id)), aside = abs(fract(at) - 0.5);
    float side = clamp((0.15 - aside) / 0.06, 0.0, 1.0);
    return tall * max(side, step(aside, 0.1) * 0.97);
  }
  // upright shapes, some of them pointed
  float towers(float turn, float count, float seed, float wide, float pointed) {
    float at = fract(turn) * count;
    vec2 id = vec2(floor(at), seed + 20.0);
    float aside = abs(fract(at) - 0.5) / (0.5 * wide * (0.5 + hash(id + 4.0)));
    float tall = smoothstep(0.55, 1.0, hash(id)), roof = step(1.0 - pointed, hash(id + 9.0));
    return tall * step(aside, 1.0) * (1.0 - roof * 0.65 * aside);
  }
`;
