import type { Deal, Reach } from './abilities/types';
import type { ModelId, Seat, UnitId } from './types';

/** A spell as a warscroll, a lore or the rules give it. */
export interface Spell {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly value: number;
  /** Whom it may be aimed at. */
  readonly reach: Reach;
  readonly deals: readonly Deal[];
  /** What it does instead on a casting roll of at least this. */
  readonly greater?: { readonly from: number; readonly deals: readonly Deal[] };
}

/** WIZ-04 */
export interface Wizardry {
  readonly casts: number;
  readonly unbinds: number;
  readonly spells: readonly string[];
}

/** A spell in the air: between the casting roll and its effect (CAST-07). */
export interface Cast {
  readonly spell: string;
  readonly unit: UnitId;
  readonly model: ModelId;
  readonly seat: Seat;
  readonly total: number;
  readonly natural: number;
  /** CAST-05: whether someone has tried to unbind it. */
  readonly isAnswered: boolean;
}
