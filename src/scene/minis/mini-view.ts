import type { Body } from '../../geometry/shapes/shape';
import type { SeatIndex } from '../colours';

/** How a figure goes: on foot it is lifted and set down, a ghost leans into its way, a flyer rises. */
export type Gait = 'walk' | 'glide' | 'fly';

/** Which of a unit's models it is; leaders, musicians and bearers have poses of their own. */
export type Rank = 'leader' | 'musician' | 'standard';

/** A deed shown on a badge at the base: chevrons, arrow, bolt, crossed blades, star. */
export type Mark = 'ran' | 'retreated' | 'shot' | 'charged' | 'fought' | 'cast';

/** What a mini shows about itself beyond its place. */
export interface MiniLook {
  readonly hovered?: boolean;
  readonly selected?: boolean;
  /** Not to be chosen now. */
  readonly dimmed?: boolean;
  /** Slain and laid out beside the table. */
  readonly fallen?: boolean;
  /** Has done what it could this phase. */
  readonly done?: boolean;
}

/** One model as the scene shows it: plain data, made anew whenever the battle it shows changes. */
export interface MiniView extends Body {
  readonly id: string;
  /** Name of the sculpt: `models/<figure>.glb`. */
  readonly figure: string;
  /** Which of its poses; any number, poses repeat. */
  readonly pose: number;
  readonly rank?: Rank | undefined;
  readonly seat: SeatIndex;
  readonly gait?: Gait;
  readonly look?: MiniLook;
  readonly marks?: readonly Mark[];
  /** Wounds it has suffered. */
  readonly wounds?: number;
}
