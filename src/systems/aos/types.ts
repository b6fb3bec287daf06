import type { Body, Feature, Inches, Spot } from '../../geometry/shape';
import type { Activation } from './activation';
import type { Ask } from './asks';
import type { Rulings } from './rulings';

/** ROUND-06: in this order, always. */
export const PHASES = ['hero', 'movement', 'shooting', 'charge', 'combat', 'battleshock'] as const;
export type Phase = (typeof PHASES)[number];

/** GEN-03: two players, named after the colours of their rims. */
export const SEATS = ['azure', 'ember'] as const;
export type Seat = (typeof SEATS)[number];

/** GEN-04: whoever is not friendly is the enemy. */
export const otherSeat = (seat: Seat): Seat => (seat === 'azure' ? 'ember' : 'azure');

export type UnitId = string;
export type ModelId = string;
export type WarscrollId = string;
export type WeaponId = string;

/** CMDM-01: the models of a unit that are more than one of the ranks. */
export type Role = 'champion' | 'standard' | 'musician';

/** What a unit has done this turn; cleared when the turn ends. */
export type Deed =
  | 'moved'
  | 'ran'
  | 'retreated'
  | 'shot'
  | 'triedCharge'
  | 'charged'
  | 'fought'
  | 'inspired'
  | 'tested';

/** One game piece. `wounds` are those allocated to it and not healed. */
export interface Model extends Body {
  readonly id: ModelId;
  readonly role: Role | undefined;
  readonly weapons: readonly WeaponId[];
  readonly wounds: number;
}

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly warscroll: WarscrollId;
  /** SLAIN-02: those still in play, in the order of the roster. */
  readonly models: readonly Model[];
  readonly isSetUp: boolean;
  readonly deeds: readonly Deed[];
  /** SHOCK-03: how many of its models were slain this turn. */
  readonly slainThisTurn: number;
}

/** SLAIN-03 */
export type SlainCause = 'attack' | 'fled' | 'split';

export interface Slain {
  readonly model: ModelId;
  readonly unit: UnitId;
  readonly warscroll: WarscrollId;
  /** Whose model it was. */
  readonly seat: Seat;
  readonly cause: SlainCause;
  readonly round: number;
}

/** One model's way; the order of steps is the order in which the models move. */
export interface Step {
  readonly model: ModelId;
  /** The corners of the way, beginning where the model stands. */
  readonly path: readonly Spot[];
  /** MOVE-08: which way it faces in the end, if it turns. */
  readonly facing?: number | undefined;
}

/** A roll whose move has not been made yet. */
export interface RolledMove {
  readonly unit: UnitId;
  readonly kind: 'run' | 'charge';
  readonly roll: number;
  /** RR-03, CMD-10, CMD-11: whether a command ability has been used on it. */
  readonly isChanged: boolean;
}

export type PerSeat<T> = Readonly<Record<Seat, T>>;

export interface Battle {
  readonly plan: string;
  readonly field: { readonly width: Inches; readonly depth: Inches; readonly features: readonly Feature[] };
  readonly rulings: Rulings;
  /** Which of the battleplan's two territories each side has; nobody's before the roll-off. */
  readonly territories: PerSeat<0 | 1> | undefined;
  /** Who picks first in set-up, and who was done first (ROUND-05). */
  readonly setsUpFirst: Seat | undefined;
  readonly doneFirst: Seat | undefined;
  readonly generals: PerSeat<ModelId | undefined>;
  readonly commandPoints: PerSeat<number>;
  readonly round: number;
  readonly turn: 0 | 1 | 2;
  readonly active: Seat;
  readonly phase: Phase | undefined;
  /** Open questions, the one to be answered now last. See docs/sequence.md. */
  readonly asks: readonly Ask[];
  readonly units: readonly Unit[];
  readonly rolledMove: RolledMove | undefined;
  readonly activation: Activation | undefined;
  /** Whether the last pick of this combat phase was a pass (COMBAT-07). */
  readonly lastPickWasPass: boolean;
  readonly combatIsOver: boolean;
  readonly picksFighter: Seat;
  readonly slain: readonly Slain[];
  /** FB-06: who drew first blood. */
  readonly firstBlood: Seat | undefined;
  readonly conceded: Seat | undefined;
  readonly ended: boolean;
}
