import type { Pose, Spot } from '../../geometry/shape';
import type { Face } from '../../kernel/dice';
import type { Outcome } from '../../kernel/system';
import type { Die, Volley } from './activation';
import type { Ask } from './asks';
import type { ModelId, PerSeat, Phase, Seat, Slain, UnitId } from './types';

/** MOVE-04 */
export type MoveKind = 'normal' | 'retreat' | 'charge' | 'pileIn';

/** How one model went, for the table to show, and where it stands now. */
export interface Moved {
  readonly model: ModelId;
  readonly path: readonly Spot[];
  readonly end: Pose;
}

export interface Placed {
  readonly model: ModelId;
  readonly at: Pose;
}

/** Past tense: what happened. Folding all of them rebuilds the battle without a single roll. */
export type BattleEvent =
  | { readonly type: 'asked'; readonly ask: Ask }
  | { readonly type: 'answered' }
  | { readonly type: 'territoriesRolled'; readonly rolls: readonly PerSeat<Face>[]; readonly winner: Seat }
  | { readonly type: 'territoryChosen'; readonly seat: Seat; readonly territory: 0 | 1 }
  | { readonly type: 'unitSetUp'; readonly unit: UnitId; readonly placed: readonly Placed[] }
  | { readonly type: 'generalNamed'; readonly seat: Seat; readonly model: ModelId }
  | { readonly type: 'priorityRolled'; readonly round: number; readonly faces: PerSeat<Face>; readonly chooser: Seat }
  | { readonly type: 'turnBegan'; readonly turn: 1 | 2; readonly active: Seat }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly because: 'heroPhase' | 'firstBlood';
    }
  | {
      readonly type: 'pointSpent';
      readonly seat: Seat;
      readonly on: 'atTheDouble' | 'forwardToVictory' | 'inspire';
      readonly unit: UnitId;
    }
  | { readonly type: 'runRolled'; readonly unit: UnitId; readonly face: Face }
  | { readonly type: 'unitMoved'; readonly unit: UnitId; readonly kind: MoveKind; readonly moved: readonly Moved[] }
  | { readonly type: 'chargeRolled'; readonly unit: UnitId; readonly faces: readonly Face[] }
  | { readonly type: 'chargeFailed'; readonly unit: UnitId }
  | { readonly type: 'unitPicked'; readonly unit: UnitId; readonly how: 'shoot' | 'fight' }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'targetsPicked'; readonly volleys: readonly Volley[] }
  | {
      readonly type: 'diceRolled';
      readonly roll: 'hit' | 'wound' | 'save';
      readonly needed: number;
      readonly modifier: number;
      readonly dice: readonly Die[];
      /** How many attacks go on from here. */
      readonly standing: number;
    }
  | { readonly type: 'damageDealt'; readonly target: UnitId; readonly owner: Seat; readonly each: readonly number[] }
  | { readonly type: 'woundsAllocated'; readonly unit: UnitId; readonly model: ModelId; readonly wounds: number }
  | { readonly type: 'damageSettled'; readonly unit: UnitId }
  | { readonly type: 'modelSlain'; readonly slain: Slain }
  | { readonly type: 'firstBloodDrawn'; readonly seat: Seat }
  | { readonly type: 'activationEnded'; readonly unit: UnitId }
  | {
      readonly type: 'nerveTested';
      readonly unit: UnitId;
      readonly face: Face;
      readonly total: number;
      readonly bravery: number;
    }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome<Seat> };

export type EventType = BattleEvent['type'];
export type EventOf<T extends EventType> = Extract<BattleEvent, { type: T }>;
