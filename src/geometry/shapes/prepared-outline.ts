/**
 * An outline prepared for many queries: rotated to its facing once, its corners in one flat array, its bounding radius
 * known. It has no position, so one serves a moving body everywhere on its path.
 */

import { type Form, formOf } from '../gaps/oval-gap';
import { boundingRadius } from './outline';
import type { Inches, Outline, Polygon } from './shape';

export interface PreparedOutline {
  readonly kind: Outline['kind'];
  /** Radius of the bounding circle around the centre; a circle's own radius. */
  readonly reach: Inches;
  /** Half-axes of a round shape, `along` its facing; both the radius for a circle, 0 for a hull. */
  readonly along: Inches;
  readonly across: Inches;
  readonly cos: number;
  readonly sin: number;
  /** An oval's support width; see `roundForm`. */
  readonly form: Form;
  /** x, y, x, y … of a hull's corners around its centre, anticlockwise. */
  readonly corners: Float64Array;
}

const NO_CORNERS = new Float64Array(0);
const NO_FORM: Form = { xx: 0, xy: 0, yy: 0, det: 0 };

/** The outline as it lies on the table when turned to this facing. */
export function prepareOutline(outline: Outline, facing: number): PreparedOutline {
  const reach = boundingRadius(outline);
  if (outline.kind === 'circle') {
    return { kind: 'circle', reach, along: reach, across: reach, cos: 1, sin: 0, form: NO_FORM, corners: NO_CORNERS };
  }
  const cos = Math.cos(facing);
  const sin = Math.sin(facing);
  if (outline.kind === 'oval') {
    const along = outline.length / 2;
    const across = outline.width / 2;
    const form = formOf(along, across, cos, sin);
    return { kind: 'oval', reach, along, across, cos, sin, form, corners: NO_CORNERS };
  }
  const corners = new Float64Array(2 * outline.points.length);
  outline.points.forEach(({ x, y }, i) => {
    corners[2 * i] = x * cos - y * sin;
    corners[2 * i + 1] = x * sin + y * cos;
  });
  return { kind: 'hull', reach, along: 0, across: 0, cos, sin, form: NO_FORM, corners };
}

/** A convex polygon in table coordinates as the prepared outline of a hull that stands at (0, 0). */
export function preparePolygon(polygon: Polygon): PreparedOutline {
  return prepareOutline({ kind: 'hull', points: polygon }, 0);
}

/**
 * The form of an oval, or of a circle as an oval; circles are common and rarely need one, so theirs is made on demand.
 */
export function roundForm({ kind, reach, form }: PreparedOutline): Form {
  return kind === 'circle' ? { xx: reach * reach, xy: 0, yy: reach * reach, det: reach ** 4 } : form;
}

/** How far the outline reaches from its centre in the unit direction (nx, ny). */
export function reachAlong(prepared: PreparedOutline, nx: number, ny: number): Inches {
  if (prepared.kind === 'circle') return prepared.reach;
  if (prepared.kind === 'oval') {
    const { xx, xy, yy } = prepared.form;
    return Math.sqrt(xx * nx * nx + 2 * xy * nx * ny + yy * ny * ny);
  }
  const { corners } = prepared;
  let furthest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 2) {
    const reach = (corners[i] ?? 0) * nx + (corners[i + 1] ?? 0) * ny;
    if (reach > furthest) furthest = reach;
  }
  return furthest;
}
