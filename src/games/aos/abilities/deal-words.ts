import type { Inches } from '../../../geometry/shapes/shape';
import type { FeatureId, UnitId } from '../types';
import type { Amount, BearerAmount, Condition, DiceExpression, Effect, Reach } from './types';

/** What an ability does when it is used. */
export type Deal =
  | {
      readonly do: 'mortalWounds';
      readonly amount: BearerAmount;
      readonly on?: number;
      /** Repeats it this many times, each rolled separately. */
      readonly times?: number;
      /** Only for units that meet these conditions. */
      readonly given?: readonly Condition[];
      /** HEAL-01: every wound that is not negated heals one wound on the bearer. */
      readonly heals?: true;
      /** Repeats it for each battle round that has begun. */
      readonly perRound?: true;
    }
  | {
      readonly do: 'heal';
      readonly amount: BearerAmount;
      readonly on?: number;
      readonly given?: readonly Condition[];
      /** The bearer heals, not the target. */
      readonly isBearers?: true;
    }
  | {
      readonly do: 'grant';
      readonly effect: Effect;
      readonly until: Until;
      readonly against?: true;
      readonly given?: readonly Condition[];
      /** The mark affects units in reach of the marked unit. */
      readonly reach?: Reach;
      /** Only for attacks of the named model. */
      readonly isModels?: true;
    }
  /** The unit remembers that the ability was used on it. */
  | { readonly do: 'remember'; readonly until: Until }
  | { readonly do: 'onRoll'; readonly on: number; readonly deals: readonly Deal[] }
  | { readonly do: 'pool'; readonly dicePerModel: BearerAmount; readonly on: number }
  | { readonly do: 'scout'; readonly units: Amount | 'all'; readonly inches: Inches; readonly reach: Reach }
  | { readonly do: 'spread'; readonly within: Inches; readonly deals: readonly Deal[] }
  | { readonly do: 'numbered'; readonly deals: readonly Deal[]; readonly without?: readonly UnitId[] }
  | { readonly do: 'abjure' }
  | { readonly do: 'raise'; readonly away: Inches }
  | { readonly do: 'unbindNow' }
  | { readonly do: 'castNow'; readonly spell: string }
  | { readonly do: 'points'; readonly by: number; readonly on?: number }
  | {
      readonly do: 'strikes';
      readonly count: BearerAmount;
      /** Without it every strike hits. */
      readonly on?: number;
      /** Mortal wounds of each; defaults to 1. */
      readonly amount?: BearerAmount;
      readonly reach: Reach;
      /** Worded as an option: a strike may be skipped. */
      readonly isLeave?: true;
    }
  | {
      readonly do: 'summon';
      readonly warscroll: string;
      readonly models: number;
      readonly within: Inches;
      readonly away: Inches;
      /** Fewer models may come. */
      readonly isUpTo?: true;
    }
  /** KEY-02: units with all of these keywords whose Wounds add up to no more than 2D6. */
  | { readonly do: 'summonAny'; readonly keywords: readonly string[]; readonly within: Inches; readonly away: Inches }
  /** Any weapon of the bearer, including its mount's, unless limited to its own melee weapons. */
  | {
      readonly do: 'grantWeapon';
      readonly effects: readonly Effect[];
      readonly until: Until;
      readonly only?: 'ridersMelee';
    }
  | { readonly do: 'healOrReturn'; readonly amount: BearerAmount; readonly plus?: number }
  | {
      readonly do: 'return';
      readonly amount: BearerAmount;
      /** Whether the amount counts models or their total Wounds. */
      readonly count: 'models' | 'wounds';
      /** Set up within this many inches of the bearer. */
      readonly within?: Inches;
    }
  | { readonly do: 'crossing'; readonly on: number }
  | { readonly do: 'empower'; readonly dice: number; readonly on: number }
  | {
      readonly do: 'overBravery';
      readonly dice: DiceExpression;
      readonly orEqual?: true;
      readonly deals: readonly Deal[];
    }
  | { readonly do: 'woundPool'; readonly on: number }
  | { readonly do: 'slayModel' }
  | { readonly do: 'attackNow'; readonly how: 'shoot' | 'fight' }
  | { readonly do: 'foresee'; readonly units: Amount }
  | { readonly do: 'contest'; readonly deals: readonly Deal[] }
  | {
      readonly do: 'relocate';
      readonly within: Inches;
      readonly away: Inches;
      /** MEAS-06: any part of the unit, not the whole unit. */
      readonly isPart?: true;
    }
  /** A unit near the bearer moves, piles in or charges now. */
  | { readonly do: 'rampage'; readonly within: Inches; readonly keyword: string }
  | { readonly do: 'rampageNow'; readonly unit: UnitId }
  /** Scenery near the bearer and a number of other models stops giving cover. */
  | { readonly do: 'level'; readonly inches: Inches; readonly keyword: string; readonly models: number }
  | { readonly do: 'levelNow'; readonly feature: FeatureId }
  /** Mortal wounds for models around the bearer, one die for each. */
  | { readonly do: 'sweep'; readonly within: Inches; readonly on: number }
  /** Removes one mark of this ability from the bearer. */
  | { readonly do: 'spendMark' }
  /** The unit uses the bearer's Bravery. */
  | { readonly do: 'lendBravery'; readonly until: Until };

export type Until = 'fight' | 'phase' | 'turn' | 'yourHero' | 'enemyHero' | 'battle';
