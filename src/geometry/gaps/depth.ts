/**
 * How deep two outlines overlap, and how far one reaches beyond the other, where an oval takes part: both are peaks of
 * sums of support widths, found with proof by max-over-arc.ts and so right to 1e-9". A hull's support width belongs to one
 * corner between the normals of its two edges, so each corner gives an arc of its own.
 */
import { cornersOf, type Placed } from '../shapes/outline';
import type { Inches, Spot } from '../shapes/shape';
import { type Hill, maxOverArc } from './max-over-arc';
import { type Form, formOf } from './oval-gap';

const TURN = 2 * Math.PI;
const POINT: Form = formOf(0, 0, 1, 0);

/** The shortest shift that separates two overlapping outlines, at least one of them an oval. */
export function depthOfOverlap(a: Placed, b: Placed): Inches {
  if (b.outline.kind === 'hull') return depthOfOverlap(b, a);
  const hill: Hill = { one: formOfBase(a), oneSign: -1, two: formOfBase(b), twoSign: -1 };
  return Math.max(0, -peakOver(hill, a, b));
}

/** How far the farthest point of the oval `a` is from `b` in plan, 0 when none lies outside. */
export function reachBeyond(a: Placed, b: Placed): Inches {
  return Math.max(0, peakOver({ one: formOfBase(b), oneSign: -1, two: formOfBase(a), twoSign: 1 }, b, a));
}

/** The peak of n·(to − from) and the hill's support widths; `from` may be a hull, whose width is then taken away too. */
function peakOver(hill: Hill, from: Placed, to: Placed): Inches {
  let peak = Number.NEGATIVE_INFINITY;
  if (from.outline.kind !== 'hull') return maxOverArc(hill, to.x - from.x, to.y - from.y, 0, TURN, peak);
  for (const { corner, first, last } of arcsOf(cornersOf(from))) {
    peak = maxOverArc(hill, to.x - corner.x, to.y - corner.y, first, last, peak);
  }
  return peak;
}

/** A round base as a form; a hull counts as a point, since its width is dealt with corner by corner. */
function formOfBase({ outline, facing }: Placed): Form {
  if (outline.kind === 'hull') return POINT;
  if (outline.kind === 'circle') return formOf(outline.radius, outline.radius, 1, 0);
  return formOf(outline.length / 2, outline.width / 2, Math.cos(facing), Math.sin(facing));
}

/** For each corner the directions in which the hull reaches furthest there. */
function arcsOf(corners: readonly Spot[]): { corner: Spot; first: number; last: number }[] {
  const distinct = corners.filter((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return next === undefined || next === corner || next.x !== corner.x || next.y !== corner.y;
  });
  const count = distinct.length;
  return distinct.map((corner, i) => {
    const before = distinct[(i + count - 1) % count] ?? corner;
    const after = distinct[(i + 1) % count] ?? corner;
    if (count < 2) return { corner, first: 0, last: TURN };
    const first = Math.atan2(before.x - corner.x, corner.y - before.y);
    const turned = Math.atan2(corner.x - after.x, after.y - corner.y) - first;
    return { corner, first, last: first + (turned < -1e-9 ? turned + TURN : Math.max(0, turned)) };
  });
}
