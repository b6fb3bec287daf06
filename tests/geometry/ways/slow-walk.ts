/** The slow way along a path: many small steps, the height at each computed from all solids of the field. */

import { planGapToPolygon } from '../../../src/geometry/shapes/polygon';
import type { Body, Field, Outline, Solid, Spot } from '../../../src/geometry/shapes/shape';
import type { Step } from '../../../src/geometry/ways/path';

export interface Footfall {
  readonly body: Body;
  readonly after: number;
  /** On a rung of a straight climb, which the steps begin up to one stride late. */
  readonly isClimbing: boolean;
}

/** The body at places at most `stride` apart, straight climbs included, ending with the final turn. */
export function* slowWalk(body: Body, step: Step, field: Field, stride: number): Generator<Footfall> {
  let z = body.z;
  let after = 0;
  let last: Spot = body;
  for (const corner of step.path) {
    const length = Math.hypot(corner.x - last.x, corner.y - last.y);
    const count = Math.ceil(length / stride);
    for (let i = 0; i <= count; i++) {
      const share = count === 0 ? 0 : i / count;
      const x = last.x + (corner.x - last.x) * share;
      const y = last.y + (corner.y - last.y) * share;
      const next = slowHeight(field, { ...body, x, y, z });
      const climbs = Math.ceil(Math.abs(next - z) / stride);
      for (let rung = 1; rung < climbs; rung++) {
        const rungZ = z + ((next - z) * rung) / climbs;
        yield { body: { ...body, x, y, z: rungZ }, after: after + length * share, isClimbing: true };
      }
      z = next;
      yield { body: { ...body, x, y, z }, after: after + length * share, isClimbing: false };
    }
    after += length;
    last = corner;
  }
  const turned = { ...body, x: last.x, y: last.y, z, facing: step.facing ?? body.facing };
  yield { body: { ...turned, z: slowHeight(field, turned) }, after, isClimbing: false };
}

/** TMOVE-01, word by word: the highest solid under the base whose underside is below the top of the body. */
export function slowHeight(field: Field, body: Body): number {
  const smaller = { ...body, outline: shrunk(body.outline) };
  const below = field.features
    .flatMap(feature => feature.solids)
    .filter(solid => planGapToPolygon(smaller, solid.outline) === 0);
  let z = body.z;
  for (;;) {
    const counted = below.filter(solid => solid.bottom < z + body.height);
    const next = Math.max(0, ...counted.map(solid => heightUnder(solid, body)));
    if (next <= z) return next;
    z = next;
  }
}

function heightUnder({ outline, top }: Solid, { x, y }: Spot): number {
  if (top.kind === 'flat') return top.z;
  const plane = (spot: Spot): number => top.z + (spot.x - top.from.x) * top.rise.x + (spot.y - top.from.y) * top.rise.y;
  const heights = outline.map(plane);
  return Math.min(Math.max(plane({ x, y }), Math.min(...heights)), Math.max(...heights));
}

/** A millionth smaller, so that touching is no longer touching. */
function shrunk(outline: Outline): Outline {
  const by = 1 - 1e-6;
  if (outline.kind === 'circle') return { ...outline, radius: outline.radius * by };
  if (outline.kind === 'oval') return { ...outline, length: outline.length * by, width: outline.width * by };
  return { ...outline, points: outline.points.map(({ x, y }) => ({ x: x * by, y: y * by })) };
}
