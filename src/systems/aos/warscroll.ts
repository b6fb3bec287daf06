import type { Inches, Outline } from '../../geometry/shape';
import type { WarscrollId, WeaponId } from './types';

/** RAND-01: a number, or dice that give one. */
export type Amount = number | 'D3' | 'D6' | '2D6';

/** WS-01. Rend is zero or negative, as printed. */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly type: 'missile' | 'melee';
  readonly range: Inches;
  readonly attacks: Amount;
  readonly toHit: number;
  readonly toWound: number;
  readonly rend: number;
  readonly damage: Amount;
}

/** CMDM-01: a command model, and how many more attacks it makes with the unit's melee weapons. */
export interface Champion {
  readonly name: string;
  readonly extraAttacks: number;
}

/** GEN-02, WS-01: all there is to know about a kind of unit. An undefined save is the printed "-" (WS-02). */
export interface Warscroll {
  readonly id: WarscrollId;
  readonly name: string;
  readonly army: string;
  readonly move: Inches;
  readonly wounds: number;
  readonly bravery: number;
  readonly save: number | undefined;
  readonly flies: boolean;
  readonly base: Outline;
  readonly height: Inches;
  /** SIZE-01: fewest models of a unit, and by how many it grows. */
  readonly size: { readonly least: number; readonly step: number; readonly most: number };
  readonly points: number;
  readonly weapons: readonly Weapon[];
  readonly champion: Champion | undefined;
  readonly keywords: readonly string[];
}
