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

/** Why a number is changed: a core rule, or an ability or spell. The words for it are chosen where it is read. */
export type Cause = RuleCause | AbilityId;

/** A change to a roll and the name of what caused it, so the table can show its sums. */
export interface Modifier {
  readonly by: number;
  readonly cause: Cause;
}

export type Roll = 'hit' | 'wound' | 'save';

/** RR-01: a die as it fell last, what it showed before a re-roll, and what came of it. */
export interface Die {
  readonly face: Face;
  readonly before?: Face;
  readonly result: number;
  readonly passed: boolean;
}

/** The dice of one step of a volley as they lie, before anything comes of them. */
export interface RolledDice {
  readonly roll: Roll | 'damage';
  readonly dice: readonly Die[];
  /** RAND-04: random damage, one amount for each attack. */
  readonly amounts: readonly number[];
  /** RAND-01: what the dice of each amount count for, where several are added up. */
  readonly parts?: readonly (readonly number[])[];
  /** RR-06: whether the player has chosen the dice to roll again. */
  readonly isRerolled?: true;
}

/** ATK-14: the attacks of some models with one weapon on one unit. Without `shares`, all that can, with all they have. */
export interface AttackOrder {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly shares?: readonly { readonly model: ModelId; readonly attacks: number }[] | undefined;
}

/** RR-04, RR-06: the rolls that may be made again, from the narrowest to the widest: natural 1s, failed ones, any. */
export const REROLLED = ['ones', 'failed', 'all'] as const;
export type Rerolled = (typeof REROLLED)[number];

/** RR-03: of several re-rolls only the widest counts; each carries its cause. */
export interface Reroll {
  readonly which: Rerolled;
  readonly cause: Cause;
  /** RR-06: worded as an order. */
  readonly isOrder?: true;
}

/** Hit rolls that must be rolled again although they succeeded. */
export interface ForcedReroll {
  readonly which: 'passed' | 'sixes';
  readonly cause: Cause;
}

/** RR-05: what an unmodified 6 of a roll does, or a 6 or more as it is modified. */
export interface Six {
  readonly roll: 'hit' | 'wound';
  readonly what: OnSix;
  readonly cause: Cause;
  readonly isModified?: true;
}

/** What an attack is rolled with; attacks with equal profiles are rolled together (MULT-01). */
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
  /** How many hits a hit scores. */
  readonly hits: Amount;
}

/** MULT-01: attacks rolled together. `standing` is how many are still to be rolled for at this step. */
export interface Volley {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly attacks: number;
  readonly profile: Profile;
  /** `special` where a weapon knows no hit, wound and save. */
  readonly step: Roll | 'damage' | 'special';
  readonly standing: number;
}

/** WND-01: what was inflicted on one unit and waits for its owner. */
export interface Damage {
  readonly unit: UnitId;
  readonly owner: Seat;
  readonly wounds: number;
  readonly mortals: number;
  readonly cause: SlainCause;
  /** FB-07: whose doing it is. */
  readonly by: Seat | undefined;
  readonly source: { readonly unit: UnitId; readonly weapon: WeaponId } | undefined;
  /** HEAL-01: the unit that heals a wound for each of these that is allocated. */
  readonly heals?: UnitId;
  /** ABIL-01: what a bearer does to itself and others alike is dealt with when the others have had theirs. */
  readonly isLast?: true;
  /** WND-01: whether its unit is the one that is dealt with now. */
  readonly isPicked?: true;
  /** WND-02: who takes them next, as far as the owner has said. */
  readonly order: readonly ModelId[] | undefined;
  /** WND-04: who was allocated the last wound and takes the next, though the owner chooses of which kind. */
  readonly bearer?: ModelId;
  /** SLAIN-02: a model that is slain outright, without a wound. */
  readonly slays?: ModelId;
  /** ABIL-01: allocated before or after the damage of other weapons. */
  readonly turn?: 'first' | 'last';
}

/** MW-02 */
export type WoundKind = 'wounds' | 'mortals';

/** ATK-18: one unit shooting or fighting, from being picked to the last wound. */
export interface Activation {
  readonly unit: UnitId;
  readonly how: 'shoot' | 'fight';
  readonly volleys: readonly Volley[];
  /** Mortal wounds that its own attacks have brought upon it. */
  readonly returned?: number | undefined;
  /** TRI-04: units whose owner has been asked about a triumph. */
  readonly asked: readonly UnitId[];
  /** Dice that someone may still change. */
  readonly fallen?: RolledDice | undefined;
  /** Whether it has inflicted any wounds yet. */
  readonly hasInflicted?: true | undefined;
  /** COMBAT-01: a fight before anyone was picked, or one that an ability makes at once, leaves the pick where it was. */
  readonly isEarly?: true | undefined;
}
