import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { cleanNameOf } from '../../../kernel/names';
import { LAYOUT_TABLE } from '../layouts';
import type { PieceId } from '../layouts/pieces';
import type { Seat, WarscrollId } from '../types';

/** The position and facing of one model. */
export interface Place extends Spot {
  readonly facing: number;
}

/** A base by its size in millimetres and the height of its model: all that measuring needs. */
export interface BareBase {
  readonly length: number;
  readonly width: number;
  readonly height: Inches;
}

/** Some models that belong together: of a warscroll, or just bases of one size. */
export interface MeasureUnit {
  readonly id: string;
  readonly seat: Seat;
  readonly of: { readonly warscroll: WarscrollId } | { readonly base: BareBase };
  /** A name given by the user; defaults to its warscroll's. */
  readonly name: string | undefined;
  readonly places: readonly Place[];
}

/** A plain block of scenery, for shapes without a model. */
export interface Block {
  readonly width: Inches;
  readonly depth: Inches;
  readonly height: Inches;
  readonly isObstacle: boolean;
}

/** A piece of scenery; `turn` in degrees, as layouts have it. */
export interface MeasurePiece extends Spot {
  readonly id: string;
  readonly of: { readonly piece: PieceId } | { readonly block: Block };
  readonly turn: number;
}

/** OBJ-01: the centre of an objective. */
export interface MeasureMarker extends Spot {
  readonly id: string;
}

/** Everything that lies on a measuring table. */
export interface MeasureTable {
  readonly name: string;
  /** The look of the mat; it affects no answer. */
  readonly mood: string;
  readonly table: { readonly width: Inches; readonly depth: Inches };
  readonly units: readonly MeasureUnit[];
  readonly pieces: readonly MeasurePiece[];
  readonly markers: readonly MeasureMarker[];
}

/** Something selectable. */
export type Thing = { readonly kind: 'unit' | 'piece' | 'marker'; readonly id: string };

/** More than any real table holds. */
export const LIMITS = { units: 60, models: 400, perUnit: 60, pieces: 40, markers: 12, name: 60 } as const;

export const EMPTY_TABLE: MeasureTable = {
  name: 'My table',
  mood: 'life',
  table: LAYOUT_TABLE,
  units: [],
  pieces: [],
  markers: [],
};

/** A hundredth of an inch is precise enough for a drag, and keeps links short. */
const HUNDREDTHS = 100;
/** Copies of battles keep more digits, so that distances stay exact (MEAS-04). */
const EXACT = 1e7;

export const byHand = (length: Inches): Inches => Math.round(length * HUNDREDTHS) / HUNDREDTHS;
export const exact = (length: number): number => Math.round(length * EXACT) / EXACT + 0;

/** How many models stand on the table. */
export const countModels = ({ units }: MeasureTable): number =>
  units.reduce((sum, { places }) => sum + places.length, 0);

/** Names are one line of limited length, whatever the input. */
export const tidyName = (name: string): string => cleanNameOf(name, LIMITS.name);

/** An unused id of this kind: the letter and the next number. */
export function freshId(letter: string, things: readonly { readonly id: string }[]): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = things.length + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
