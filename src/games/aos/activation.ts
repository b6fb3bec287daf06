import type { Face } from '../../kernel/dice';
import type { Amount, OnSix } from './abilities/types';
import type { RuleId } from './rulebook';
import type { ModelId, Seat, SlainCause, UnitId, WeaponId } from './types';

/** Core rules that change rolls and characteristics. */
export const RULE_CAUSES = [
  'LOOK-01',
  'GARR-09',
  'GARR-10',
  'COVER-01',
  'OBST-02',
  'SCEN-01',
  'SCEN-02',
  'SCEN-03',
  'SCEN-05',
  'SCEN-06',
  'SHOCK-04',
  'RUN-02',
  'RAND-01',
  'SEQ-05',
  'MOD-02',
  'TRI-02',
  'TRI-03',
  'TRI-04',
] as const satisfies readonly RuleId[];
export type RuleCause = (typeof RULE_CAUSES)[number];

/** The id of an ability or of a spell. */
export type AbilityId = string;

/** The cause of a modifier: a core rule, or an ability or spell. The displayed name is chosen where it is read. */
export type Cause = RuleCause | AbilityId;

/** A modifier to a roll and its cause, so that the table can show the sum. */
export interface Modifier {
  readonly by: number;
  readonly cause: Cause;
}

export type Roll = 'hit' | 'wound' | 'save';

/** RR-01: the final face of a die, its face before a re-roll, and the result. */
export interface Die {
  readonly face: Face;
  readonly before?: Face;
  readonly result: number;
  readonly passed: boolean;
}

/** The dice of one step of a volley before they take effect. */
export interface RolledDice {
  readonly roll: Roll | 'damage';
  readonly dice: readonly Die[];
  /** RAND-04: random damage, one amount for each attack. */
  readonly amounts: readonly number[];
  /** RAND-01: the value of each die of an amount, if several are added up. */
  readonly parts?: readonly (readonly number[])[];
  /** RR-06: whether the player has chosen the dice to re-roll. */
  readonly isRerolled?: true;
}

/**
 * ATK-14: the attacks of some models with one weapon on one unit. Without `shares`, all attacks of all models that can.
 */
export interface AttackOrder {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly shares?: readonly { readonly model: ModelId; readonly attacks: number }[] | undefined;
}

/** RR-04, RR-06: the rolls that may be re-rolled, from narrowest to widest: natural 1s, failures, any. */
export const REROLLED = ['ones', 'failed', 'all'] as const;
export type Rerolled = (typeof REROLLED)[number];

/** RR-03: of several re-rolls only the widest counts; each carries its cause. */
export interface Reroll {
  readonly which: Rerolled;
  readonly cause: Cause;
  /** RR-06: worded as an order. */
  readonly isOrder?: true;
}

/** Successful hit rolls that must be re-rolled. */
export interface ForcedReroll {
  readonly which: 'passed' | 'sixes';
  readonly cause: Cause;
}

/** RR-05: the effect of an unmodified 6, or of a modified 6 or more. */
export interface Six {
  readonly roll: 'hit' | 'wound';
  readonly what: OnSix;
  readonly cause: Cause;
  readonly isModified?: true;
}

/** The values an attack is rolled with; attacks with equal profiles are rolled together (MULT-01). */
export interface Profile {
  readonly toHit: number;
  readonly toWound: number;
  readonly save: number;
  readonly rend: number;
  readonly damage: Amount;
  readonly addedDamage: number;
  readonly timesDamage: number;
  readonly modifiers: Readonly<Record<Roll, readonly Modifier[]>>;
  readonly rerolls: Readonly<Record<Roll, Reroll | undefined>>;
  readonly spoil: ForcedReroll | undefined;
  /** Mortal wounds on the attacker for each unmodified save of 6. */
  readonly saveSixes: number;
  readonly sixes: readonly Six[];
  /** The number of hits that a hit scores. */
  readonly hits: Amount;
}

/** MULT-01: attacks rolled together. `standing` is how many remain at this step. */
export interface Volley {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly attacks: number;
  readonly profile: Profile;
  /** `special` for a weapon without hit, wound and save rolls. */
  readonly step: Roll | 'damage' | 'special';
  readonly standing: number;
}

/** WND-01: damage inflicted on one unit, waiting for its owner. */
export interface Damage {
  readonly unit: UnitId;
  readonly owner: Seat;
  readonly wounds: number;
  readonly mortals: number;
  readonly cause: SlainCause;
  /** FB-07: the side that caused it. */
  readonly by: Seat | undefined;
  readonly source: { readonly unit: UnitId; readonly weapon: WeaponId } | undefined;
  /** HEAL-01: the unit that heals one wound for each of these that is allocated. */
  readonly heals?: UnitId;
  /** ABIL-01: damage of a bearer to itself and others is applied to the others first. */
  readonly isLast?: true;
  /** WND-01: whether its unit is the one being handled now. */
  readonly isPicked?: true;
  /** WND-02: the next models to take wounds, as far as the owner has chosen. */
  readonly order: readonly ModelId[] | undefined;
  /** WND-04: the model that took the last wound and takes the next; the owner chooses only the kind. */
  readonly bearer?: ModelId;
  /** SLAIN-02: a model slain outright, without a wound. */
  readonly slays?: ModelId;
  /** ABIL-01: allocated before or after the damage of other weapons. */
  readonly turn?: 'first' | 'last';
}

/** MW-02 */
export type WoundKind = 'wounds' | 'mortals';

/** ATK-18: one unit shooting or fighting, from the pick to the last wound. */
export interface Activation {
  readonly unit: UnitId;
  readonly how: 'shoot' | 'fight';
  readonly volleys: readonly Volley[];
  /** Mortal wounds that its own attacks inflicted on it. */
  readonly returned?: number | undefined;
  /** TRI-04: units whose owner was asked about a triumph. */
  readonly asked: readonly UnitId[];
  /** Dice that an ability may still change. */
  readonly fallen?: RolledDice | undefined;
  /** Whether it has inflicted any wounds. */
  readonly hasInflicted?: true | undefined;
  /** COMBAT-01: a fight before the picks, or one that an ability makes at once, leaves the pick unchanged. */
  readonly isEarly?: true | undefined;
}
