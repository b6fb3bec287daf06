/** The two closest points of two bodies. */
import { gapBetween } from './gap';
import type { Body, Inches, Spot } from './shape';

export type Point = Spot & { readonly z: Inches };
export interface Tape {
  readonly gap: Inches;
  readonly from: Point;
  readonly to: Point;
}

/** The two closest points in space and the distance between them, to lay a tape. */
export function closestPoints(a: Body, b: Body): Tape {
  return { gap: gapBetween(a, b), from: a, to: b };
}
