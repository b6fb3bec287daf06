import type { AskKind } from '../asks';
import type { Command } from '../commands';
import type { Battle, ModelId, Phase, Seat } from '../types';

/** TABLE-01: what two players can agree on outside the rules. */
export type Ruling =
  /** Places the model; a slain one returns there, unwounded. */
  | {
      readonly kind: 'placeModel';
      readonly model: ModelId;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
    }
  /** Sets the wounds allocated to the model; with all of them it is slain. */
  | { readonly kind: 'setWounds'; readonly model: ModelId; readonly wounds: number }
  | { readonly kind: 'setCommandPoints'; readonly seat: Seat; readonly points: number }
  /** TABLE-03 */
  | { readonly kind: 'rollAgain' }
  | { readonly kind: 'skipQuestion' }
  | { readonly kind: 'endPhase' };

export type RulingKind = Ruling['kind'];
export type RulingOf<K extends RulingKind> = Extract<Ruling, { kind: K }>;

/** A ruling that both players agreed on, as the report lists it. */
export interface Agreed {
  readonly ruling: Ruling;
  readonly by: Seat;
  readonly round: number;
  readonly phase: Phase | undefined;
  /** The wounds or command points before it. */
  readonly before?: number;
  /** Whether the model was slain before it. */
  readonly wasSlain?: true;
  /** The question that was skipped. */
  readonly skipped?: AskKind;
}

/** TABLE-03: the newest command that rolled dice, and the game before it. */
export interface RollPoint {
  readonly at: string;
  readonly battle: Battle;
  readonly command: Command;
}
