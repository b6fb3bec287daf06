import type { Modifier, Roll } from '../../activation';
import type { sightOf } from '../../facts/attacks/sight';
import type { Link } from '../../facts/places/coherency';
import type { tapeBetween } from '../../facts/places/distance';
import type { RuleId } from '../../rulebook';
import type { Battle, UnitId, WeaponId } from '../../types';

/** What can be practised, each kind with questions without end. */
export const DRILL_KINDS = ['distance', 'coherency', 'charge', 'sight', 'roll'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** What is asked about the position. */
export type Question =
  | { readonly about: 'distance'; readonly one: UnitId; readonly other: UnitId }
  | { readonly about: 'coherency'; readonly unit: UnitId }
  /** CHARGE-01: may it try at all? */
  | { readonly about: 'tryCharge'; readonly unit: UnitId; readonly target: UnitId }
  /** CHARGE-05: with this roll, does it arrive? */
  | { readonly about: 'chargeMove'; readonly unit: UnitId; readonly target: UnitId; readonly roll: number }
  /** What the charge roll must be at least. */
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
  /** The least face that will do; undefined where none does. */
  | { readonly say: 'face'; readonly face: number | undefined };

export type Tape = NonNullable<ReturnType<typeof tapeBetween>>;
export type Sight = ReturnType<typeof sightOf>;

/** Why the answer is what it is: what the table draws and the page says. */
export type Proof =
  | { readonly by: 'tape'; readonly tape: Tape }
  | { readonly by: 'charge'; readonly tape: Tape; readonly range: number; readonly bar: ChargeBar | undefined }
  | { readonly by: 'chargeMove'; readonly tape: Tape; readonly needed: number }
  | { readonly by: 'links'; readonly holding: readonly Link[]; readonly loose: readonly Link[] }
  /** What `one` sees of `other`, and the other way round. */
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
  /** Which of the choices is right. */
  readonly answer: number;
  readonly proof: Proof;
  /** What one should know for it, the weightiest first. */
  readonly rules: readonly RuleId[];
}

/** What a kind of drill makes of chance; the rest is the same for all. */
export type Made = Omit<Drill, 'kind' | 'seed'>;

/** No question is so close that a hand could not tell: lengths keep this far from every limit that counts. */
export const CLEAR = 0.02;
