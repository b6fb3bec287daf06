import type { Inches, Spot } from '../geometry/shapes/shape';

/** A lasting mark on the mat: what happened there can be seen until the end of the battle. */
export interface MatMarkView extends Spot {
  /** Also decides how it is turned and frayed, so a mark always looks the same. */
  readonly id: string;
  readonly look: MatMarkLook;
  readonly radius: Inches;
}

/** stain: a dark pool; lightning: a burnt ring; ectoplasm: pale wisps; scorch: soot in all directions. */
export const MAT_MARK_LOOKS = ['stain', 'lightning', 'ectoplasm', 'scorch'] as const;
export type MatMarkLook = (typeof MAT_MARK_LOOKS)[number];
