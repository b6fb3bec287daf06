import type { Face } from '../../../kernel/dice';
import type { Cause, Damage, Die, RolledDice, Volley, WoundKind } from '../activation';
import type { ModelId, Seat, Slain, Trigger, UnitId, WeaponId } from '../types';
import type { WeaponValue } from '../warscroll';
import type { Placed, WeaponRoll } from '.';

/** Past tense: events from picking an attacking unit to the last wound. */
export type AttackEvent =
  // attacks
  | {
      readonly type: 'unitPicked';
      readonly unit: UnitId;
      readonly how: 'shoot' | 'fight';
      /** In addition to its fight in the combat phase. */
      readonly isExtra?: true;
      /** Before any unit is picked. */
      readonly isEarly?: true;
      readonly triggers: readonly Trigger[];
    }
  /** COMBAT-06, COMBAT-07: who picks next, and whether the combat phase ends. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly picks: Seat; readonly endsCombat: boolean }
  /** RAND-03: one value of one weapon, for each model that uses it and has not rolled this phase. */
  | {
      readonly type: 'weaponRolled';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly value: WeaponValue;
      readonly rolls: readonly WeaponRoll[];
    }
  | { readonly type: 'targetsPicked'; readonly volleys: readonly Volley[] }
  | {
      readonly type: 'diceRolled';
      readonly roll: 'hit' | 'wound' | 'save';
      readonly needed: number;
      readonly modifier: number;
      readonly dice: readonly Die[];
      /** The number of attacks that continue unchanged. */
      readonly standing: number;
      /** The volleys that follow: continuing attacks, attacks changed by a 6, and added attacks. */
      readonly next: readonly Volley[];
      /** MW-02: mortal wounds caused by the dice themselves. */
      readonly mortals: number;
      /** MW-02: the same as damage on the target. */
      readonly damage?: Damage | undefined;
      /** Mortal wounds on the attacker. */
      readonly returned?: number;
    }
  | { readonly type: 'diceFell'; readonly fallen: RolledDice }
  | { readonly type: 'dieChanged'; readonly fallen: RolledDice; readonly face: number }
  | {
      readonly type: 'damageRolled';
      readonly target: UnitId;
      readonly each: readonly number[];
      readonly damage: Damage | undefined;
    }
  | {
      readonly type: 'specialRolled';
      readonly weapon: WeaponId;
      readonly target: UnitId;
      readonly faces: readonly Face[];
      readonly mortals: number;
      readonly damage: Damage | undefined;
    }
  | {
      readonly type: 'activationEnded';
      readonly unit: UnitId;
      /** COMBAT-01: who picks next. */
      readonly picks: Seat;
      readonly triggers: readonly Trigger[];
    }
  | { readonly type: 'triggerFollowed' }
  // wounds
  | { readonly type: 'damageDealt'; readonly damage: Damage }
  | { readonly type: 'damagePicked'; readonly unit: UnitId }
  | {
      readonly type: 'allocationOrdered';
      readonly unit: UnitId;
      readonly models: readonly ModelId[];
      readonly first?: WoundKind;
      readonly isOne?: true;
      /** WND-01: all damage waiting to be allocated, in its new order. */
      readonly damage: readonly Damage[];
    }
  | {
      readonly type: 'negationRolled';
      readonly model: ModelId;
      readonly face: Face;
      readonly needed: number;
      readonly cause: Cause;
    }
  | { readonly type: 'woundsAllocated'; readonly unit: UnitId; readonly model: ModelId; readonly wounds: number }
  | { readonly type: 'damageSettled' }
  | { readonly type: 'damageLeft'; readonly wounds: number; readonly mortals: number }
  | {
      readonly type: 'modelSlain';
      readonly slain: Slain;
      /** ABIL-02: triggers for reactions. */
      readonly triggers: readonly Trigger[];
    }
  | { readonly type: 'modelHealed'; readonly unit: UnitId; readonly model: ModelId; readonly wounds: number }
  | { readonly type: 'modelsReturned'; readonly unit: UnitId; readonly placed: readonly Placed[] }
  | { readonly type: 'firstBloodDrawn'; readonly seat: Seat };
