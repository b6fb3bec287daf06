import type { Body, Inches, Outline, Polygon, Spot } from '../geometry/shapes/shape';

/** What the table is asked to draw, as plain data; the scene's own views accept these. */
export type SeatIndex = 0 | 1;

export interface MiniPicture extends Body {
  readonly id: string;
  readonly figure: string;
  readonly pose: number;
  readonly rank: 'leader' | 'musician' | 'standard' | undefined;
  readonly seat: SeatIndex;
  readonly gait: 'walk' | 'glide' | 'fly';
  readonly look: {
    readonly hovered: boolean;
    readonly selected: boolean;
    readonly dimmed: boolean;
    readonly done: boolean;
    readonly fallen: boolean;
  };
  readonly marks: readonly DeedMark[];
  readonly wounds: number;
}

/** A deed that is shown at the base. */
export type DeedMark = 'ran' | 'retreated' | 'shot' | 'charged' | 'fought' | 'cast';

export interface AreaPicture {
  readonly id: string;
  readonly look: 'reach' | 'danger' | 'territory-0' | 'territory-1';
  readonly discs?: readonly (Spot & { readonly radius: Inches })[];
  readonly polygons?: readonly Polygon[];
  /** Outlines with holes: a loop within a loop is a hole. */
  readonly loops?: readonly Polygon[];
  readonly grow?: Inches;
}

export interface StrokePicture {
  readonly look: 'tape' | 'overrun' | 'sight' | 'blocked' | 'link' | 'gap' | 'thread';
  readonly points: readonly (Spot & { readonly z?: Inches })[];
}

export interface RingPicture extends Spot {
  readonly look: 'select' | 'hover' | 'target' | 'can' | 'ghost' | 'foul' | 'aura' | 'seen' | 'hit';
  readonly z?: Inches;
  readonly facing?: number;
  readonly outline: Outline;
  readonly seat?: SeatIndex;
  readonly follow?: string;
}

export interface ChipPicture {
  readonly id: string;
  readonly at: Spot & { readonly z?: Inches };
  readonly tone: 'plain' | 'fair' | 'foul' | 'aura';
  readonly number: string;
  readonly text: string;
}

export interface PennantPicture {
  readonly id: string;
  readonly at: Spot & { readonly z?: Inches };
  readonly seat: SeatIndex;
  readonly icon: 'hero' | 'shoot' | 'fight';
  readonly count: number | undefined;
  readonly name: string;
}

/** OBJ-01: a marker and whoever took it last. */
export interface ObjectivePicture extends Spot {
  readonly id: string;
  readonly numeral: string;
  readonly holder: SeatIndex | undefined;
}

/** GARR-04: the side whose banner flies over a feature. */
export interface BannerPicture {
  readonly feature: string;
  readonly seat: SeatIndex;
}

/** A slain model, to be laid out beside the table. */
export interface FallenPicture {
  readonly id: string;
  readonly figure: string;
  readonly pose: number;
  readonly seat: SeatIndex;
  readonly outline: Outline;
  readonly height: Inches;
}

/** What a battle has left on the mat: remains of the slain by what they were, and scorches of spells. */
export interface MatMarkPicture extends Spot {
  readonly id: string;
  readonly look: 'stain' | 'lightning' | 'ectoplasm' | 'scorch';
  readonly radius: Inches;
}

/** Everything drawn over the table. */
export interface OverlayPicture {
  readonly areas: readonly AreaPicture[];
  readonly strokes: readonly StrokePicture[];
  readonly rings: readonly RingPicture[];
  readonly chips: readonly ChipPicture[];
  readonly pennants: readonly PennantPicture[];
  readonly objectives?: readonly ObjectivePicture[];
  readonly banners?: readonly BannerPicture[];
}
