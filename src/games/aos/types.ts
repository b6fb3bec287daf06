import type { Body, Feature, Inches, Spot } from '../../geometry/shapes/shape';
import type { Memory } from './abilities/memory-words';
import type { Mark } from './abilities/types';
import type { Activation, Damage } from './activation';
import type { Ask } from './asks';
import type { Muster } from './battle-setup';
import type { Battleplan } from './battleplans/types';
import type { Agreed } from './consent/types';
import type { Cast } from './magic';
import type { Rulings } from './rulings';

/** ROUND-06: in this order, always. */
export const PHASES = ['hero', 'movement', 'shooting', 'charge', 'combat', 'battleshock'] as const;
export type Phase = (typeof PHASES)[number];

/** GEN-03: two players, named after the colours of their rims. */
export const SEATS = ['azure', 'ember'] as const;
export type Seat = (typeof SEATS)[number];

/** GEN-04: a unit that is not friendly is an enemy. */
export const otherSeat = (seat: Seat): Seat => (seat === 'azure' ? 'ember' : 'azure');

export type UnitId = string;
export type ModelId = string;
export type FeatureId = string;
export type WarscrollId = string;
export type WeaponId = string;

/** CMDM-01: the models of a unit that are more than one of the ranks. */
export const ROLES = ['champion', 'standard', 'musician'] as const;
export type Role = (typeof ROLES)[number];

/** What a unit has done this turn; cleared when the turn ends. */
export type Deed =
  | 'moved'
  /** RES-02, RES-03: it made no move, but something else stood in the place of its move. */
  | 'moveSpent'
  | 'ran'
  | 'retreated'
  | 'arrived'
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
  /** What else it carries, such as a shield. */
  readonly wargear: readonly string[];
  readonly wounds: number;
}

/** Where a unit is: beside the table, on it, in reserve (SETUP-03) or inside a feature (GARR-04). */
export type Whereabouts =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'table' }
  | { readonly kind: 'reserve'; readonly place: string }
  | { readonly kind: 'garrison'; readonly feature: FeatureId };

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly warscroll: WarscrollId;
  /** SLAIN-02: those still in play, in the order of the roster. */
  readonly models: readonly Model[];
  readonly where: Whereabouts;
  readonly deeds: readonly Deed[];
  /** SHOCK-03: how many of its models were slain this turn. */
  readonly slainThisTurn: number;
  /** What abilities and spells have laid on it for a time. */
  readonly marks: readonly Mark[];
  readonly memory: readonly Memory[];
  /** RAND-02: a random Move, once it is rolled for this phase. */
  readonly moveRoll: number | undefined;
  /** RAND-01: random Wounds, Bravery and Save, rolled once, by their names; see facts/characteristics.ts. */
  readonly rolled: Readonly<Record<string, number>> | undefined;
  /** CHARGE-02: the natural roll of the charge it made this turn. */
  readonly chargeRoll: number | undefined;
  /** WIZ-04: attempts made in this hero phase. */
  readonly casts: number;
  readonly unbinds: number;
}

/** SCEN-01 to SCEN-06, in the order of the table. */
export const SCENERY = ['damned', 'arcane', 'inspiring', 'deadly', 'mystical', 'sinister'] as const;
export type Scenery = (typeof SCENERY)[number];

/** FIELD-02: a piece of scenery and the rules it has. */
export interface Terrain extends Feature {
  readonly name: string;
  /** OBST-01, GARR-01: only what its warscroll says. */
  readonly isObstacle: boolean;
  readonly isGarrison: boolean;
  /** TERR-03: at most one. */
  readonly scenery?: Scenery | undefined;
  /** COVER-01: torn down in the battle. */
  readonly givesNoCover?: true | undefined;
}

/** SLAIN-03 */
export type SlainCause =
  | 'attack'
  | 'spell'
  | 'ability'
  | 'scenery'
  | 'fled'
  | 'split'
  | 'noRoom'
  | 'reserve'
  | 'agreed';

export interface Slain {
  readonly model: ModelId;
  readonly unit: UnitId;
  readonly warscroll: WarscrollId;
  /** Whose model it was. */
  readonly seat: Seat;
  readonly cause: SlainCause;
  /** FB-07: whose doing it was; nobody's if it was an accident. */
  readonly by: Seat | undefined;
  readonly round: number;
  /** With what it was slain, where an ability asks for that. */
  readonly with?: { readonly unit: UnitId; readonly weapon: WeaponId };
}

/** One model's way; the order of steps is the order in which the models move. */
export interface Step {
  readonly model: ModelId;
  /** The corners of the way, beginning where the model stands. */
  readonly path: readonly Spot[];
  /** MOVE-08: which way it faces in the end, if it turns. */
  readonly facing?: number | undefined;
  /** FLY-02: a flyer lands on the surface at this height, where there are several. TMOVE-03: a walker halts its climb there. */
  readonly level?: number | undefined;
}

/** A roll whose move has not been made yet. */
export interface RolledMove {
  readonly unit: UnitId;
  readonly kind: 'run' | 'charge' | 'ride';
  readonly roll: number;
  readonly natural: number;
  /** RR-03, CMD-10, CMD-11: whether it was rolled again or counted as a 6. */
  readonly isChanged: boolean;
  /** RR-03: a run that was rolled again may still count as a 6. */
  readonly isRerolled?: true;
  /** Which way a ride on the winds goes. */
  readonly direction?: number;
}

/** TRI-01 */
export type Triumph = 'inspired' | 'bloodthirsty' | 'indomitable';

export type PerSeat<T> = Readonly<Record<Seat, T>>;

export interface Battle {
  readonly plan: string;
  /** PLAN-02: the players' own battleplans, where one is played or proposed. */
  readonly ownPlans: readonly Battleplan[] | undefined;
  /** PLAN-01, REALM-01: what the players proposed, where they did not agree. */
  readonly proposals: PerSeat<string> | undefined;
  readonly realmWishes: PerSeat<string | undefined> | undefined;
  /** OBJ-01 */
  readonly objectives: readonly Objective[];
  readonly committed: readonly Commitment[];
  readonly field: { readonly width: Inches; readonly depth: Inches; readonly features: readonly Terrain[] };
  readonly rulings: Rulings;
  /** TERR-03 */
  readonly rollsScenery: boolean;
  /** The lists both sides mustered; they never change, so what follows from them is worked out once. */
  readonly musters: PerSeat<readonly Muster[]>;
  readonly allegiances: PerSeat<string | undefined>;
  /** What abilities come from besides warscrolls; a new object on each change, so that caches are refreshed. */
  readonly extras: Extras;
  /** Which of the battleplan's two territories each side has; nobody's before the roll-off. */
  readonly territories: PerSeat<0 | 1> | undefined;
  /** Who picks first in set-up, and who was done first (ROUND-05). */
  readonly setsUpFirst: Seat | undefined;
  readonly doneFirst: Seat | undefined;
  /** FB-02, BATT-06: whose pick the last was, however many units it set up. */
  readonly setUpLast: Seat | undefined;
  readonly generals: PerSeat<ModelId | undefined>;
  readonly commandPoints: PerSeat<number>;
  /** TRI-01 */
  readonly wonMajorLast: PerSeat<boolean>;
  readonly triumphs: PerSeat<Triumph | undefined>;
  readonly round: number;
  readonly turn: 0 | 1 | 2;
  readonly active: Seat;
  readonly phase: Phase | undefined;
  /** Open questions, the one to be answered now last. See docs/sequence.md. */
  readonly asks: readonly Ask[];
  /** Questions that wait while a unit attacks at once. */
  readonly suspended: readonly Ask[];
  /** ABIL-03: whether the player whose turn it is not has used anything since it was asked what it uses in the phase. */
  readonly hasReplied: boolean;
  readonly units: readonly Unit[];
  readonly rolledMove: RolledMove | undefined;
  readonly cast: Cast | undefined;
  /** CAST-01: spells tried this turn. */
  readonly spellsTried: readonly string[];
  readonly activation: Activation | undefined;
  /** RAND-03: random weapon values that were rolled in this phase; see facts/weapon-values.ts. */
  readonly rolledValues?: Readonly<Record<string, number>> | undefined;
  /** WND-01, MW-03: what waits to be allocated, in this order. */
  readonly damage: readonly Damage[];
  /** ABIL-02: what has just happened to a unit and may be followed by something. */
  readonly triggers: readonly Trigger[];
  /** Uses of abilities that are limited, each with when it may be used again. */
  readonly used: readonly Use[];
  /** Whether the last pick of this combat phase was a pass (COMBAT-07). */
  readonly lastPickWasPass: boolean;
  readonly combatIsOver: boolean;
  readonly picksFighter: Seat;
  readonly slain: readonly Slain[];
  /** FB-06: who drew first blood. */
  readonly firstBlood: Seat | undefined;
  readonly conceded: Seat | undefined;
  readonly ended: boolean;
  /** TABLE-01: the rulings that both players agreed on, the oldest first. */
  readonly agreed: readonly Agreed[];
}

/** REALM-01, TRAIT-02 */
export interface Extras {
  readonly realm: string | undefined;
  readonly region: string | undefined;
  readonly traits: PerSeat<string | undefined>;
}

/** OBJ-01, OBJ-05: a marker and the side that took it last. */
export interface Objective {
  readonly id: string;
  readonly at: Spot;
  readonly holder: Seat | undefined;
}

/** OBJ-06 */
export interface Commitment {
  readonly model: ModelId;
  readonly objective: string;
}

/** One use of a limited ability by a unit. */
export interface Use {
  readonly ability: string;
  readonly unit: UnitId;
  readonly until: 'fight' | 'phase' | 'turn' | 'round' | 'battle';
}

/** Something that has just happened to a unit. */
export interface Trigger {
  readonly moment:
    | 'afterMove'
    | 'afterCharge'
    | 'afterFight'
    | 'afterCast'
    | 'afterUnbind'
    | 'slew'
    | 'nerveFailed'
    | 'picked'
    | 'unitDestroyed'
    | 'pointSpent';
  readonly unit: UnitId;
  /** Models that the unit slew, and with what. */
  readonly slain?: { readonly unit: UnitId; readonly weapon: WeaponId };
  /** Whether the unit inflicted any wounds when it fought. */
  readonly inflicted?: boolean;
}
