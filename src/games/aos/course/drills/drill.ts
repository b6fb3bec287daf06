import type { Modifier, Roll } from '../../activation';
import type { sightOf } from '../../facts/attacks/sight';
import type { Link } from '../../facts/places/coherency';
import type { tapeBetween } from '../../facts/places/distance';
import type { RuleId } from '../../rulebook';
import type { Battle, UnitId, WeaponId } from '../../types';

/** The kinds of drill, each with endless questions. */
export const DRILL_KINDS = ['distance', 'coherency', 'charge', 'sight', 'roll'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** The question about the position. */
export type Question =
  | { readonly about: 'distance'; readonly one: UnitId; readonly other: UnitId }
  | { readonly about: 'coherency'; readonly unit: UnitId }
  /** CHARGE-01: may the unit try at all? */
  | { readonly about: 'tryCharge'; readonly unit: UnitId; readonly target: UnitId }
  /** CHARGE-05: does it arrive with this roll? */
  | { readonly about: 'chargeMove'; readonly unit: UnitId; readonly target: UnitId; readonly roll: number }
  /** The lowest sufficient charge roll. */
  | { readonly about: 'chargeRoll'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly about: 'sight'; readonly one: UnitId; readonly other: UnitId }
  | {
      readonly about: 'attack';
      readonly roll: Roll;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
    };

/** Why a charge may not be tried. */
export type ChargeBar = 'tooFar' | 'tooNear' | 'moved';

/** One of the answers on offer. */
export type Choice =
  | { readonly say: 'yes' }
  | { readonly say: 'no'; readonly because?: ChargeBar }
  | { readonly say: 'sight'; readonly who: 'both' | 'one' | 'other' | 'neither' }
  | { readonly say: 'groups'; readonly count: number }
  | { readonly say: 'inches'; readonly inches: number }
  | { readonly say: 'total'; readonly total: number }
  /** The lowest sufficient face; undefined if none. */
  | { readonly say: 'face'; readonly face: number | undefined };

export type Tape = NonNullable<ReturnType<typeof tapeBetween>>;
export type Sight = ReturnType<typeof sightOf>;

/** The proof of the answer, which the table draws and the page explains. */
export type Proof =
  | { readonly by: 'tape'; readonly tape: Tape }
  | { readonly by: 'charge'; readonly tape: Tape; readonly range: number; readonly bar: ChargeBar | undefined }
  | { readonly by: 'chargeMove'; readonly tape: Tape; readonly needed: number }
  | { readonly by: 'links'; readonly holding: readonly Link[]; readonly loose: readonly Link[] }
  /** What `one` sees of `other`, and vice versa. */
  | { readonly by: 'sight'; readonly ofOne: Sight; readonly ofOther: Sight }
  | {
      readonly by: 'sum';
      readonly printed: number;
      readonly rend: number;
      readonly modifiers: readonly Modifier[];
      readonly face: number | undefined;
    };

/** A position, a question about it, and the answer with its proof. */
export interface Drill {
  readonly kind: DrillKind;
  readonly seed: number;
  readonly battle: Battle;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** The index of the correct choice. */
  readonly answer: number;
  readonly proof: Proof;
  /** The rules needed for it, most important first. */
  readonly rules: readonly RuleId[];
}

/** The random part of a drill; the rest is common to all kinds. */
export type Made = Omit<Drill, 'kind' | 'seed'>;

/** Minimum distance of every length from a limit that matters, so that no question is too close to judge. */
export const CLEAR = 0.02;
