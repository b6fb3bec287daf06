import type { Inches, Spot } from '../../../geometry/shapes/shape';
import { cleanNameOf } from '../../../kernel/names';
import { LAYOUT_TABLE } from '../layouts';
import type { PieceId } from '../layouts/pieces';
import type { Seat, WarscrollId } from '../types';

/** Where one model stands and which way it looks. */
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
  /** What its player calls it; its warscroll's name if nothing is said. */
  readonly name: string | undefined;
  readonly places: readonly Place[];
}

/** A plain block of scenery, for whatever nobody has sculpted. */
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
  /** How the cloth looks; no part of any answer. */
  readonly mood: string;
  readonly table: { readonly width: Inches; readonly depth: Inches };
  readonly units: readonly MeasureUnit[];
  readonly pieces: readonly MeasurePiece[];
  readonly markers: readonly MeasureMarker[];
}

/** What can be taken in hand. */
export type Thing = { readonly kind: 'unit' | 'piece' | 'marker'; readonly id: string };

/** More than any honest table holds. */
export const LIMITS = { units: 60, models: 400, perUnit: 60, pieces: 40, markers: 12, name: 60 } as const;

export const EMPTY_TABLE: MeasureTable = {
  name: 'My table',
  mood: 'life',
  table: LAYOUT_TABLE,
  units: [],
  pieces: [],
  markers: [],
};

/** A hundredth of an inch is finer than any hand, and keeps links short. */
const HUNDREDTHS = 100;
/** Copies of battles keep far more, so that what was within stays within (MEAS-04). */
const EXACT = 1e7;

export const byHand = (length: Inches): Inches => Math.round(length * HUNDREDTHS) / HUNDREDTHS;
export const exact = (length: number): number => Math.round(length * EXACT) / EXACT + 0;

/** How many models stand on the table. */
export const countModels = ({ units }: MeasureTable): number =>
  units.reduce((sum, { places }) => sum + places.length, 0);

/** Names are one line of text of a modest length, whatever was typed or sent. */
export const tidyName = (name: string): string => cleanNameOf(name, LIMITS.name);

/** A name that nothing of this kind has yet: the letter and the next number. */
export function freshId(letter: string, things: readonly { readonly id: string }[]): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = things.length + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
