import type { Base } from '../base';
import type { Clay } from '../clay';

/** One way of standing of a figure. `as` tells which of a unit's models it is for; none means any. */
export interface Pose {
  readonly name: string;
  readonly as?: 'leader' | 'musician' | 'standard';
  readonly sculpt: (clay: Clay) => void;
}

/** How many triangles a figure may cost, near and far. */
export const BUDGETS = {
  infantry: { full: 2500, far: 400 },
  /** Three spirits on one base. */
  swarm: { full: 3000, far: 500 },
  mounted: { full: 5500, far: 650 },
  engine: { full: 9000, far: 900 },
} as const;
export type Size = keyof typeof BUDGETS;

/** A miniature: facing +z, feet on the base, lengths in inches. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly size: Size;
  readonly base: Base;
  /** The top of the tallest pose, weapons and crests included, and the height of the eyes. */
  readonly height: number;
  readonly eyes: number;
  readonly poses: readonly Pose[];
}

export const round = (mm: number): Base => ({ shape: 'round', mm: [mm] });
export const oval = (long: number, wide: number): Base => ({ shape: 'oval', mm: [long, wide] });
