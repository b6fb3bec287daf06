import type { Amount } from '../../abilities/dice-words';
import type { Rerolled } from '../../activation';

/** What an unmodified 6 of a case does besides. */
export type CaseSix =
  | { readonly roll: 'hit' | 'wound'; readonly extraHits: number }
  | { readonly roll: 'hit' | 'wound'; readonly mortal: Amount; readonly mode: 'addition' | 'instead' };

/** An attack outside a battle: its profile and its target. */
export interface OddsCase {
  readonly profile: {
    readonly models: number;
    readonly attacks: Amount;
    readonly toHit: number;
    readonly hitMod: number;
    readonly hitReroll: Rerolled | 'none';
    readonly toWound: number;
    readonly woundMod: number;
    readonly woundReroll: Rerolled | 'none';
    /** None or below, as printed. */
    readonly rend: number;
    readonly save: number | '-';
    readonly saveMod: number;
    readonly cover: boolean;
    readonly saveReroll: Rerolled | 'none';
    readonly damage: Amount;
    readonly onSix: readonly CaseSix[];
    /** NEG-01: negates each wound on this or more. */
    readonly ward?: number | undefined;
  };
  readonly target: {
    readonly models: number;
    readonly wounds: number;
    readonly alreadyWounded: number;
  };
}
