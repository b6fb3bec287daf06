/** Random tables for the movement tests: a mover, a path, others and scenery, all from one seed. */

import type { Body, Feature, Field, Outline, Polygon, Solid, Spot } from '../../../src/geometry/shapes/shape';
import type { Step } from '../../../src/geometry/ways/path';
import type { Seeded } from '../seeded';

/** A round base of this radius on the table. */
export const disc = (x: number, y: number, radius = 0.5, z = 0, height = 1.5): Body => ({
  x,
  y,
  z,
  facing: 0,
  height,
  outline: { kind: 'circle', radius },
});

/** An upright rectangle. */
export const box = (minX: number, minY: number, maxX: number, maxY: number): Polygon => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

/** A level solid. */
export const slab = (outline: Polygon, z: number, bottom = 0): Solid => ({ outline, bottom, top: { kind: 'flat', z } });

/** A field with one feature per list of solids. */
export const fieldOf = (width: number, depth: number, ...solids: readonly Solid[]): Field => ({
  width,
  depth,
  features: solids.map((solid, i) => ({ id: `feature-${i}`, footprint: solid.outline, solids: [solid] })),
});

/** A bare table. */
export const bare = (width = 40, depth = 40): Field => ({ width, depth, features: [] });

/** A convex polygon around (0, 0), anticlockwise. */
export function randomHull(random: Seeded, size: number): Polygon {
  const count = 3 + random.int(5);
  const start = random.between(0, 6.28);
  const stretch = random.between(0.5, 1);
  const turns = Array.from({ length: count }, () => random.between(0.4, 1));
  const whole = turns.reduce((sum, part) => sum + part, 0);
  let angle = start;
  return turns.map(part => {
    angle += (part / whole) * 2 * Math.PI;
    return { x: size * Math.cos(angle), y: size * stretch * Math.sin(angle) };
  });
}

/** A circle, an oval or a hull that reaches about `size` from its centre. */
export function randomOutline(random: Seeded, size: number): Outline {
  const kind = random.int(3);
  if (kind === 0) return { kind: 'circle', radius: size };
  if (kind === 1) return { kind: 'oval', length: 2 * size, width: 2 * size * random.between(0.4, 1) };
  return { kind: 'hull', points: randomHull(random, size) };
}

/** A body somewhere on a square of this side. */
export function randomBody(random: Seeded, side: number, z = 0): Body {
  return {
    x: random.between(0, side),
    y: random.between(0, side),
    z,
    facing: random.between(-4, 4),
    height: random.between(0.5, 3),
    outline: randomOutline(random, random.between(0.3, 1.5)),
  };
}

/** A level block, a ramp, a dented block or a bridge somewhere on a square of this side. */
export function randomSolid(random: Seeded, side: number): Solid {
  const at = { x: random.between(0, side), y: random.between(0, side) };
  const size = random.between(0.3, 3);
  const outline = randomHull(random, size).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
  const kind = random.int(6);
  if (kind === 0) return { outline, bottom: 0, top: { kind: 'slope', from: at, z: size * 0.6, rise: slopeOf(random) } };
  if (kind === 1)
    return { outline, bottom: random.between(0.5, 2.5), top: { kind: 'flat', z: random.between(2.6, 4) } };
  if (kind === 2) return slab(dented(at, size), random.between(0.2, 3));
  return slab(outline, random.between(0.1, 4));
}

/** A path of a few legs on a square of this side, from where the body stands; now and then it turns at the end. */
export function randomStep(random: Seeded, body: Spot, side: number): Step {
  const path = [{ x: body.x, y: body.y }];
  for (let legs = 1 + random.int(3); legs > 0; legs--) {
    const last = path[path.length - 1] ?? body;
    const spot = { x: random.between(0, side), y: random.between(0, side) };
    path.push(random.int(8) === 0 ? { ...last } : spot);
  }
  return random.int(2) === 0 ? { path } : { path, facing: random.between(-4, 4) };
}

/** A table of this side with a few features. */
export function randomField(random: Seeded, side: number, most: number): Field {
  const solids = Array.from({ length: random.int(most + 1) }, () => randomSolid(random, side));
  const features: Feature[] = solids.map((solid, i) => ({ id: `f${i}`, footprint: solid.outline, solids: [solid] }));
  return { width: side, depth: side, features };
}

function slopeOf(random: Seeded): Spot {
  const angle = random.between(0, 6.28);
  const rise = random.between(0.1, 0.55);
  return { x: rise * Math.cos(angle), y: rise * Math.sin(angle) };
}

/** An arrowhead: concave, so that it is cut into parts. */
function dented({ x, y }: Spot, size: number): Polygon {
  return [
    { x: x - size, y: y - size },
    { x, y: y - size * 0.3 },
    { x: x + size, y: y - size },
    { x, y: y + size },
  ];
}
