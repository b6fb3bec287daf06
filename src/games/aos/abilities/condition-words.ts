import type { Inches } from '../../../geometry/shapes/shape';
import type { ModelId, Phase, Role, WeaponId } from '../types';

/** A condition on the affected unit, on the attack it makes or suffers, or on the attacking model. */
export type Condition =
  | { readonly is: 'charged' }
  | { readonly is: 'notCharged' }
  | { readonly is: 'targetCharged' }
  | { readonly is: 'notMoved' }
  | { readonly is: 'arrived' }
  | { readonly is: 'models'; readonly atLeast: number }
  | { readonly is: 'targetModels'; readonly atLeast: number }
  | { readonly is: 'targetWounds'; readonly atLeast: number }
  | { readonly is: 'targetKeyword'; readonly any: readonly string[] }
  | { readonly is: 'targetMarkedBy'; readonly ability: string }
  /** Must exceed every melee range: it distinguishes shooting attacks only (`areAlike`). */
  | { readonly is: 'targetBeyond'; readonly inches: Inches }
  | { readonly is: 'weapon'; readonly any: readonly WeaponId[] }
  | { readonly is: 'chosenWeapon'; readonly of?: 'trait' }
  | { readonly is: 'damageAbove'; readonly than: number }
  | { readonly is: 'attackerFlies' }
  | { readonly is: 'attackerKeyword'; readonly any: readonly string[] }
  /** The attacking model, if no other of the unit counts. */
  | { readonly is: 'attackingModel'; readonly model: ModelId }
  | { readonly is: 'melee' }
  | { readonly is: 'missile' }
  | { readonly is: 'modelRole'; readonly role: Role }
  | { readonly is: 'modelCarries'; readonly wargear: string }
  | { readonly is: 'unitCarries'; readonly wargear: string }
  | { readonly is: 'unitHasRole'; readonly role: Role }
  | {
      readonly is: 'near';
      readonly any: readonly string[];
      readonly inches: Inches;
      readonly wholly: boolean;
      /** KEY-02: that also has this keyword. */
      readonly and?: string;
      /** BATT-07: one of the same battalion. */
      readonly sameBattalion?: true;
      /** Not the unit itself. */
      readonly other?: true;
    }
  | { readonly is: 'destroyed'; readonly all: readonly string[] }
  | {
      readonly is: 'nearGeneral';
      readonly inches: Inches;
      readonly wholly: boolean;
      /** TRAIT-02: a general that has this command trait. */
      readonly trait?: string;
    }
  | { readonly is: 'wounded'; readonly atLeast?: number }
  | { readonly is: 'phase'; readonly phase: Phase }
  /** The unit has a mark with this effect. */
  | { readonly is: 'bears'; readonly effect: 'hangover' | 'owed' }
  | {
      readonly is: 'sceneryToLevel';
      readonly inches: Inches;
      readonly keyword: string;
      readonly models: number;
    }
  /** COVER-01 */
  | { readonly is: 'inCover' }
  /** WIZ-01: by its warscroll. */
  | { readonly is: 'wizard' }
  | {
      readonly is: 'enemiesSlain';
      readonly atLeast: number;
      readonly keyword?: string;
      /** The number is multiplied by the uses of this ability in the phase. */
      readonly forEach?: string;
    }
  | { readonly is: 'slewWith'; readonly any: readonly WeaponId[] }
  | { readonly is: 'slewLast' }
  | { readonly is: 'round'; readonly number: number }
  | { readonly is: 'foresightLeft' }
  | { readonly is: 'slewKeyword'; readonly any: readonly string[] }
  | { readonly is: 'inflicted' }
  | { readonly is: 'power'; readonly atLeast: number }
  | { readonly is: 'chargeRoll'; readonly atLeast: number }
  /** DTAB-01: the wounds of its most wounded model, as a range of rows of its damage table. */
  | { readonly is: 'woundsTaken'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'enemyNear'; readonly inches: Inches }
  | { readonly is: 'keyword'; readonly any: readonly string[] }
  | { readonly is: 'ridersWeapon' }
  | { readonly is: 'general' }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'anyOf'; readonly conditions: readonly Condition[] };
