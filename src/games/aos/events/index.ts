import type { Pose, Spot } from '../../../geometry/shapes/shape';
import type { Face } from '../../../kernel/dice';
import type { Outcome } from '../../../kernel/system';
import type { Memory } from '../abilities/memory-words';
import type { Mark } from '../abilities/types';
import type { Modifier } from '../activation';
import type { Ask } from '../asks';
import type { Muster, RolledField } from '../battle-setup';
import type { Agreed, Ruling } from '../consent/types';
import type { Cast } from '../magic';
import type {
  Battle,
  Commitment,
  FeatureId,
  ModelId,
  PerSeat,
  Phase,
  Scenery,
  Seat,
  Trigger,
  Triumph,
  UnitId,
  Use,
} from '../types';
import type { RolledCharacteristic } from '../warscroll';
import type { AttackEvent } from './attacks';

/** MOVE-04 */
export type MoveKind = 'normal' | 'retreat' | 'charge' | 'pileIn' | 'scout';

/** One model's path, for display, and its new position. */
export interface Moved {
  readonly model: ModelId;
  readonly path: readonly Spot[];
  readonly end: Pose;
}

export interface Placed {
  readonly model: ModelId;
  readonly at: Pose;
}

/** RAND-03: one model's roll for a value of its weapon. */
export interface WeaponRoll {
  readonly model: ModelId;
  readonly faces: readonly Face[];
  readonly result: number;
}

/** Past tense: what happened. Folding all events rebuilds the battle without any roll. */
export type BattleEvent =
  // the sequence
  | { readonly type: 'asked'; readonly ask: Ask }
  | { readonly type: 'answered' }
  | { readonly type: 'asksResumed'; readonly asks: readonly Ask[] }
  | { readonly type: 'priorityRolled'; readonly round: number; readonly faces: PerSeat<Face>; readonly chooser: Seat }
  | { readonly type: 'orderChosen'; readonly first: Seat }
  | { readonly type: 'turnBegan'; readonly turn: 1 | 2; readonly active: Seat }
  /** COMBAT-01: with the player who picks first. */
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly picks: Seat }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'cutShort' }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome<Seat> }
  // rulings by consent
  | { readonly type: 'rulingProposed'; readonly by: Seat; readonly ruling: Ruling }
  | { readonly type: 'rulingAgreed'; readonly agreed: Agreed }
  | { readonly type: 'rulingDeclined'; readonly by: Seat }
  | { readonly type: 'rulingWithdrawn'; readonly by: Seat }
  | { readonly type: 'modelPlaced'; readonly unit: UnitId; readonly placed: Placed }
  | { readonly type: 'modelRestored'; readonly unit: UnitId; readonly placed: Placed }
  | { readonly type: 'woundsSet'; readonly unit: UnitId; readonly model: ModelId; readonly wounds: number }
  | { readonly type: 'pointsSet'; readonly seat: Seat; readonly points: number }
  /** TABLE-03: restores the battle before the newest roll. */
  | { readonly type: 'rollTakenBack'; readonly battle: Battle }
  /** All open questions of the phase lapse; units still to be tested for battleshock are exempt. */
  | { readonly type: 'phaseCutShort'; readonly phase: Phase; readonly spared: readonly UnitId[] }
  | { readonly type: 'testsSkipped'; readonly units: readonly UnitId[] }
  // set-up
  | {
      readonly type: 'rolledOff';
      readonly purpose: 'battleplan' | 'realm' | 'beforeBattle';
      readonly rolls: readonly PerSeat<Face>[];
      readonly winner: Seat;
    }
  | { readonly type: 'battleplanChosen'; readonly plan: string }
  | { readonly type: 'realmChosen'; readonly realm: string | undefined; readonly region: string | undefined }
  | { readonly type: 'preBattleOrdered'; readonly first: Seat }
  | { readonly type: 'unitJoined'; readonly seat: Seat; readonly muster: Muster; readonly placed: readonly Placed[] }
  | { readonly type: 'traitChosen'; readonly seat: Seat; readonly trait: string; readonly faces?: readonly Face[] }
  | {
      readonly type: 'enhancementRolled';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly field: RolledField;
      /** ALG-06: the rolled entry. */
      readonly entry: string;
      readonly faces: readonly Face[];
    }
  /** RAND-01: Wounds, Bravery or Save of a unit, or of a row of its damage table. */
  | {
      readonly type: 'characteristicRolled';
      readonly unit: UnitId;
      readonly of: RolledCharacteristic;
      /** DTAB-01: the row, if any. */
      readonly upTo?: number;
      readonly faces: readonly Face[];
      readonly result: number;
    }
  | { readonly type: 'sceneryRolled'; readonly feature: FeatureId; readonly face: Face; readonly scenery: Scenery }
  | { readonly type: 'sceneryLevelled'; readonly feature: FeatureId }
  | { readonly type: 'territoriesRolled'; readonly rolls: readonly PerSeat<Face>[]; readonly winner: Seat }
  | { readonly type: 'territoryChosen'; readonly seat: Seat; readonly territory: 0 | 1 }
  | { readonly type: 'unitSetUp'; readonly unit: UnitId; readonly placed: readonly Placed[] }
  | { readonly type: 'unitReserved'; readonly unit: UnitId; readonly place: string }
  | {
      readonly type: 'unitArrived';
      readonly unit: UnitId;
      readonly placed: readonly Placed[];
      /** RES-02, RES-03: whether the unit may still move, may not, or counts as having moved. */
      readonly move: 'left' | 'spent' | 'made';
    }
  | { readonly type: 'generalNamed'; readonly seat: Seat; readonly model: ModelId }
  | { readonly type: 'triumphRolled'; readonly seat: Seat; readonly face: Face; readonly triumph: Triumph }
  // command points and abilities
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly because: 'battalion' | 'heroPhase' | 'firstBlood' | 'ability';
    }
  | {
      readonly type: 'pointSpent';
      readonly seat: Seat;
      readonly on: string;
      readonly unit: UnitId;
      readonly triggers: readonly Trigger[];
    }
  | { readonly type: 'abilityUsed'; readonly unit: UnitId; readonly ability: string; readonly use: Use | undefined }
  | {
      readonly type: 'abilityRolled';
      readonly unit: UnitId;
      readonly ability: string;
      readonly faces: readonly Face[];
      /** 0 if the roll has no target number. */
      readonly needed: number;
      /** The total, if the dice are added up. */
      readonly sum?: number | undefined;
    }
  | { readonly type: 'markSpent'; readonly unit: UnitId; readonly ability: string }
  | { readonly type: 'marked'; readonly unit: UnitId; readonly mark: Mark }
  | { readonly type: 'remembered'; readonly unit: UnitId; readonly memory: Memory }
  | { readonly type: 'triumphOffered'; readonly unit: UnitId }
  | { readonly type: 'triumphDeclared'; readonly seat: Seat; readonly unit: UnitId; readonly triumph: Triumph }
  // magic
  | {
      readonly type: 'castRolled';
      readonly cast: Cast;
      readonly faces: readonly Face[];
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly type: 'castGiven'; readonly cast: Cast }
  | {
      readonly type: 'unbindRolled';
      readonly unit: UnitId;
      readonly faces: readonly Face[];
      readonly total: number;
      readonly needed: number;
      readonly modifiers: readonly Modifier[];
      readonly triggers: readonly Trigger[];
    }
  | {
      readonly type: 'spellEnded';
      readonly spell: string;
      readonly how: 'failed' | 'unbound' | 'cast' | 'fizzled';
      readonly triggers: readonly Trigger[];
    }
  // moves
  | { readonly type: 'moveRolled'; readonly unit: UnitId; readonly faces: readonly Face[]; readonly move: number }
  | {
      readonly type: 'runRolled';
      readonly unit: UnitId;
      readonly face: Face;
      readonly roll: number;
      readonly modifiers: readonly Modifier[];
      /** RR-03 */
      readonly isAgain?: true;
    }
  | {
      readonly type: 'windsRolled';
      readonly unit: UnitId;
      readonly faces: readonly Face[];
      readonly roll: number;
      readonly direction: number;
    }
  | {
      readonly type: 'runCounted';
      readonly unit: UnitId;
      readonly roll: number;
      readonly modifiers: readonly Modifier[];
    }
  | {
      readonly type: 'unitMoved';
      readonly unit: UnitId;
      readonly kind: MoveKind;
      readonly moved: readonly Moved[];
      readonly triggers: readonly Trigger[];
    }
  | {
      readonly type: 'chargeRolled';
      readonly unit: UnitId;
      readonly faces: readonly Face[];
      readonly roll: number;
      readonly modifiers: readonly Modifier[];
      readonly isAgain: boolean;
      /** CHARGE-08: in addition to the charge of its charge phase. */
      readonly isExtra?: true;
    }
  | { readonly type: 'chargeFailed'; readonly unit: UnitId }
  | { readonly type: 'garrisonEntered'; readonly unit: UnitId; readonly feature: FeatureId }
  | { readonly type: 'garrisonLeft'; readonly unit: UnitId; readonly placed: readonly Placed[] }
  | { readonly type: 'deadlyRolled'; readonly unit: UnitId; readonly face: Face }
  | AttackEvent
  // objectives
  | { readonly type: 'modelsCommitted'; readonly seat: Seat; readonly choices: readonly Commitment[] }
  | {
      readonly type: 'objectiveTaken';
      readonly objective: string;
      readonly seat: Seat;
      readonly counts: PerSeat<number>;
    }
  // nerve
  | {
      readonly type: 'nerveTested';
      readonly unit: UnitId;
      readonly face: Face;
      readonly before: Face | undefined;
      readonly total: number;
      readonly bravery: number;
      /** Modifiers to the printed Bravery. */
      readonly modifiers: readonly Modifier[];
      readonly triggers: readonly Trigger[];
    };

export type EventType = BattleEvent['type'];
export type EventOf<T extends EventType> = Extract<BattleEvent, { type: T }>;
