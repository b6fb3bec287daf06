import type { Inches } from '../../../geometry/shapes/shape';
import type { ModelId, Phase, Role, WeaponId } from '../types';

/** What must hold of the unit that is affected, the attack it makes or suffers, or the model that attacks. */
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
  /** Further than any melee weapon reaches: it tells shots apart, and blows are all alike (`areAlike`). */
  | { readonly is: 'targetBeyond'; readonly inches: Inches }
  | { readonly is: 'weapon'; readonly any: readonly WeaponId[] }
  | { readonly is: 'chosenWeapon'; readonly of?: 'trait' }
  | { readonly is: 'damageAbove'; readonly than: number }
  | { readonly is: 'attackerFlies' }
  | { readonly is: 'attackerKeyword'; readonly any: readonly string[] }
  /** The model that attacks, of a unit in which another would not do. */
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
      /** KEY-02: one that has this keyword too. */
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
  /** A mark with this effect lies on the unit. */
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
      /** So many for each use of this ability in the phase. */
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
  /** DTAB-01: how many wounds its most wounded model has: a line of its damage table, or several. */
  | { readonly is: 'woundsTaken'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'enemyNear'; readonly inches: Inches }
  | { readonly is: 'keyword'; readonly any: readonly string[] }
  | { readonly is: 'ridersWeapon' }
  | { readonly is: 'general' }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'anyOf'; readonly conditions: readonly Condition[] };
