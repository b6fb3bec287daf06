import type { AttackOrder, WoundKind } from './activation';
import type { Ruling } from './consent/types';
import type { Commitment, FeatureId, ModelId, Seat, Step, UnitId } from './types';

/** Where a model is set down; its height follows from the ground. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** UNIT-06: the model placed; defaults to the next model in the roster. */
  readonly model?: ModelId | undefined;
}

/** Imperative: what a player wants to do. The host stamps `seat`, so no player acts for another. */
export type Command = { readonly seat: Seat } & (
  | { readonly type: 'chooseBattleplan'; readonly plan: string }
  | { readonly type: 'chooseRealm'; readonly realm?: string | undefined; readonly region?: string | undefined }
  | { readonly type: 'choosePreBattle'; readonly first: Seat }
  /** ALG-06: without a trait it is rolled. */
  | { readonly type: 'chooseTrait'; readonly trait?: string | undefined }
  | { readonly type: 'summon'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'rollMove'; readonly unit: UnitId }
  | { readonly type: 'commitModels'; readonly choices: readonly Commitment[] }
  | { readonly type: 'chooseTerritory'; readonly territory: 0 | 1 }
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'nameGeneral'; readonly model: ModelId }
  | { readonly type: 'chooseFirst'; readonly first: Seat }
  | { readonly type: 'reserve'; readonly unit: UnitId }
  | { readonly type: 'arrive'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'garrison'; readonly unit: UnitId; readonly feature: FeatureId }
  | { readonly type: 'leaveGarrison'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'sacrifice'; readonly unit: UnitId }
  | { readonly type: 'triumph'; readonly unit: UnitId }
  | {
      readonly type: 'useAbility';
      readonly unit: UnitId;
      readonly ability: string;
      readonly choice?: number | undefined;
      readonly target?: UnitId | undefined;
      /** The model of the target, if the ability needs one. */
      readonly model?: ModelId | undefined;
      /** Up to six units in the order of their numbers, if the ability numbers them. */
      readonly numbered?: readonly UnitId[] | undefined;
    }
  | { readonly type: 'choose'; readonly unit: UnitId; readonly choice: number }
  | { readonly type: 'strike'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'returnModels'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'relocate'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'scout'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'rideWinds'; readonly unit: UnitId; readonly direction: number }
  | {
      readonly type: 'rideMove';
      readonly unit: UnitId;
      readonly distance: number;
      readonly facing?: number | undefined;
    }
  | { readonly type: 'cast'; readonly unit: UnitId; readonly model: ModelId; readonly spell: string }
  | { readonly type: 'unbind'; readonly unit: UnitId; readonly model: ModelId }
  | { readonly type: 'aimSpell'; readonly target: UnitId }
  | { readonly type: 'aimPoint'; readonly x: number; readonly y: number }
  | {
      readonly type: 'changeDie';
      readonly unit: UnitId;
      readonly index: number;
      readonly face?: number | undefined;
    }
  | { readonly type: 'shoot'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'retreat'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'run'; readonly unit: UnitId }
  | { readonly type: 'rerollMove'; readonly unit: UnitId }
  | { readonly type: 'atTheDouble'; readonly unit: UnitId }
  | { readonly type: 'tryCharge'; readonly unit: UnitId }
  | { readonly type: 'forwardToVictory'; readonly unit: UnitId }
  | { readonly type: 'chargeMove'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'declineCharge'; readonly unit: UnitId }
  | { readonly type: 'fight'; readonly unit: UnitId }
  | { readonly type: 'pass' }
  | { readonly type: 'pileIn'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly orders: readonly AttackOrder[] }
  | { readonly type: 'settleFirst'; readonly unit: UnitId }
  | {
      readonly type: 'allocate';
      readonly unit: UnitId;
      readonly models: readonly ModelId[];
      /** MW-02: the kind allocated first; defaults to ordinary wounds. */
      readonly first?: WoundKind | undefined;
      /** WND-02: only one wound for now, to the first named model. */
      readonly isOne?: true | undefined;
    }
  | { readonly type: 'rerollDice'; readonly unit: UnitId; readonly dice: readonly number[] }
  | { readonly type: 'inspire'; readonly unit: UnitId }
  | { readonly type: 'testNerve'; readonly unit: UnitId }
  | { readonly type: 'flee'; readonly unit: UnitId; readonly models: readonly ModelId[] }
  | { readonly type: 'keepGroup'; readonly unit: UnitId; readonly model: ModelId }
  | { readonly type: 'endPhase' }
  | { readonly type: 'concede' }
  /** TABLE-01: a ruling by consent; the proposer may withdraw it. */
  | { readonly type: 'propose'; readonly ruling: Ruling }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  | { readonly type: 'withdraw' }
);

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
