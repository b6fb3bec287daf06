import type { Deal, Greater, Reach } from './abilities/types';
import type { ModelId, Seat, UnitId } from './types';

/** A spell as a warscroll, a lore or the rules give it. */
export interface Spell {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly value: number;
  /** Possible targets. */
  readonly reach: Reach;
  readonly deals: readonly Deal[];
  readonly greater?: Greater;
  /** Aimed at a visible point within this many inches; `reach` is measured from there. */
  readonly point?: { readonly within: number };
  /** Applies once, to the caster. */
  readonly toCaster?: readonly Deal[];
  /** LORE-01: only for wizards with this keyword, or only for others. */
  readonly onlyFor?: string;
  readonly notFor?: string;
  /** CAST-01: may be tried any number of times in a turn. */
  readonly isUnlimited?: true;
}

/** WIZ-04 */
export interface Wizardry {
  readonly casts: number;
  readonly unbinds: number;
  readonly spells: readonly string[];
  /** CAST-03: from how far it unbinds, where that is not 30". */
  readonly unbindRange?: number;
  /** Only while its unit has this many models. */
  readonly leastModels?: number;
}

/** A spell between its casting roll and its effect (CAST-07). */
export interface Cast {
  readonly spell: string;
  readonly unit: UnitId;
  readonly model: ModelId;
  readonly seat: Seat;
  readonly total: number;
  readonly natural: number;
  /** CAST-05: whether a model has tried to unbind it. */
  readonly isAnswered: boolean;
}
