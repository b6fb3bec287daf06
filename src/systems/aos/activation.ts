import type { Face } from '../../kernel/dice';
import type { ModelId, Seat, UnitId, WeaponId } from './types';

/** A change to a roll and the name of what caused it, so the table can show its sums. */
export interface Modifier {
  readonly by: number;
  readonly because: string;
}

export type Roll = 'hit' | 'wound' | 'save';

/** RR-01: a die as it fell, and what came of it. */
export interface Die {
  readonly face: Face;
  readonly result: number;
  readonly passed: boolean;
}

/** ATK-14: the attacks of some models with one weapon on one unit. Without `shares`, all that can, with all they have. */
export interface AttackOrder {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly shares?: readonly { readonly model: ModelId; readonly attacks: number }[] | undefined;
}

/** MULT-01: attacks rolled together. `standing` is how many are still to be rolled for at this step. */
export interface Volley {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly attacks: number;
  readonly step: Roll | 'damage';
  readonly standing: number;
}

/** WND-01: what was inflicted on one unit and waits for its owner. */
export interface Damage {
  readonly unit: UnitId;
  readonly owner: Seat;
  readonly wounds: number;
}

/** ATK-18: one unit shooting or fighting, from being picked to the last wound. */
export interface Activation {
  readonly unit: UnitId;
  readonly how: 'shoot' | 'fight';
  readonly volleys: readonly Volley[];
  readonly damage: readonly Damage[];
}
