import type { Inches, Outline, Polygon, Spot } from '../../geometry/shapes/shape';
import type { SeatIndex } from '../colours';

/** A disc in table inches. */
export interface Disc extends Spot {
  readonly radius: Inches;
}

/** Ground that means something. `grow` widens every shape, as 3" around bases does. */
export interface AreaView {
  readonly id: string;
  readonly look: AreaLook;
  readonly discs?: readonly Disc[];
  readonly polygons?: readonly Polygon[];
  /** Outlines with holes: a loop within a loop is a hole. */
  readonly loops?: readonly Polygon[];
  readonly grow?: Inches;
}
/** Where one may go, where one must not, and the ground of each side. */
export type AreaLook = 'reach' | 'danger' | 'territory-0' | 'territory-1' | 'objective';

/** A point of a line; `z` is its height above the cloth. */
export interface StrokePoint extends Spot {
  readonly z?: Inches;
}

/** A line that measures or joins. */
export interface StrokeView {
  readonly look: StrokeLook;
  readonly points: readonly StrokePoint[];
}
/**
 * tape: with inch ticks; overrun: the part of a way that is too long; sight and blocked: at eye height;
 * link and gap: coherency whole and broken; thread: belongs together.
 */
export type StrokeLook = 'tape' | 'overrun' | 'sight' | 'blocked' | 'link' | 'gap' | 'thread';

/** A mark around or on a base. */
export interface RingView {
  readonly look: RingLook;
  readonly x: Inches;
  readonly y: Inches;
  readonly z?: Inches;
  readonly facing?: number;
  readonly outline: Outline;
  /** Goes where this mini goes. */
  readonly follow?: string;
}
/**
 * select: brackets; hover: a thin circle; target: teeth; can: may be chosen; ghost and foul: where a base would
 * stand, rightly or not; aura: beads at a true radius; seen: a knob to take hold of; hit: a cross where something ends.
 */
export type RingLook = 'select' | 'hover' | 'target' | 'can' | 'ghost' | 'foul' | 'aura' | 'seen' | 'hit';

export interface ObjectiveView extends Spot {
  readonly id: string;
  readonly numeral: string;
  readonly holder?: SeatIndex | undefined;
}

/** A few words beside what they speak of, drawn in the page so that they are sharp and can be read aloud. */
export interface ChipView {
  readonly id: string;
  readonly at: StrokePoint;
  /** Goes where this mini goes. */
  readonly follow?: string;
  readonly tone: 'plain' | 'fair' | 'foul' | 'aura';
  readonly number?: string;
  readonly text: string;
}

/** The flag over a unit, shown while the camera is far. */
export interface PennantView {
  readonly id: string;
  readonly at: StrokePoint;
  readonly seat: SeatIndex;
  readonly icon: string;
  readonly count: number | undefined;
  readonly name: string;
}

/** The side whose banner flies over a piece of scenery. */
export interface BannerView {
  readonly feature: string;
  readonly seat: SeatIndex;
}

/** Everything drawn over the table, in inches. */
export interface Overlays {
  readonly areas?: readonly AreaView[];
  readonly strokes?: readonly StrokeView[];
  readonly rings?: readonly RingView[];
  readonly objectives?: readonly ObjectiveView[];
  readonly chips?: readonly ChipView[];
  readonly pennants?: readonly PennantView[];
  readonly banners?: readonly BannerView[];
}
