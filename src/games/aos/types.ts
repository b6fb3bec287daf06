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

/** ROUND-06: always in this order. */
export const PHASES = ['hero', 'movement', 'shooting', 'charge', 'combat', 'battleshock'] as const;
export type Phase = (typeof PHASES)[number];

/** GEN-03: two players, named after their rim colours. */
export const SEATS = ['azure', 'ember'] as const;
export type Seat = (typeof SEATS)[number];

/** GEN-04: a unit that is not friendly is an enemy. */
export const otherSeat = (seat: Seat): Seat => (seat === 'azure' ? 'ember' : 'azure');

export type UnitId = string;
export type ModelId = string;
export type FeatureId = string;
export type WarscrollId = string;
export type WeaponId = string;

/** CMDM-01: models with a command role. */
export const ROLES = ['champion', 'standard', 'musician'] as const;
export type Role = (typeof ROLES)[number];

/** What a unit has done this turn; cleared at its end. */
export type Deed =
  | 'moved'
  /** RES-02, RES-03: it did not move, but something took the place of its move. */
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
  /** Other wargear, such as a shield. */
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
  /** SLAIN-02: models still in play, in roster order. */
  readonly models: readonly Model[];
  readonly where: Whereabouts;
  readonly deeds: readonly Deed[];
  /** SHOCK-03: how many of its models were slain this turn. */
  readonly slainThisTurn: number;
  /** Temporary effects of abilities and spells. */
  readonly marks: readonly Mark[];
  readonly memory: readonly Memory[];
  /** RAND-02: a random Move, once it is rolled for this phase. */
  readonly moveRoll: number | undefined;
  /** RAND-01: random Wounds, Bravery and Save, rolled once, by key; see facts/characteristics.ts. */
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
  /** OBST-01, GARR-01: only if its warscroll says so. */
  readonly isObstacle: boolean;
  readonly isGarrison: boolean;
  /** TERR-03: at most one. */
  readonly scenery?: Scenery | undefined;
  /** COVER-01: destroyed in the battle. */
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
  /** The model's side. */
  readonly seat: Seat;
  readonly cause: SlainCause;
  /** FB-07: the side that slew it; undefined if none did. */
  readonly by: Seat | undefined;
  readonly round: number;
  /** The weapon it was slain with, if an ability needs it. */
  readonly with?: { readonly unit: UnitId; readonly weapon: WeaponId };
}

/** One model's path; models move in the order of the steps. */
export interface Step {
  readonly model: ModelId;
  /** The corners of the path, starting at the model. */
  readonly path: readonly Spot[];
  /** MOVE-08: its final facing, if it turns. */
  readonly facing?: number | undefined;
  /**
   * FLY-02: the surface on which a flyer lands, if there are several. TMOVE-03: the height at which a walker stops its
   * climb.
   */
  readonly level?: number | undefined;
}

/** A roll whose move has not been made yet. */
export interface RolledMove {
  readonly unit: UnitId;
  readonly kind: 'run' | 'charge' | 'ride';
  readonly roll: number;
  readonly natural: number;
  /** RR-03, CMD-10, CMD-11: whether it was re-rolled or counted as a 6. */
  readonly isChanged: boolean;
  /** RR-03: a re-rolled run may still count as a 6. */
  readonly isRerolled?: true;
  /** The direction of a ride on the winds. */
  readonly direction?: number;
}

/** TRI-01 */
export type Triumph = 'inspired' | 'bloodthirsty' | 'indomitable';

export type PerSeat<T> = Readonly<Record<Seat, T>>;

export interface Battle {
  readonly plan: string;
  /** PLAN-02: the players' own battleplans, if one is played or proposed. */
  readonly ownPlans: readonly Battleplan[] | undefined;
  /** PLAN-01, REALM-01: the players' proposals, if they did not agree. */
  readonly proposals: PerSeat<string> | undefined;
  readonly realmWishes: PerSeat<string | undefined> | undefined;
  /** OBJ-01 */
  readonly objectives: readonly Objective[];
  readonly committed: readonly Commitment[];
  readonly field: { readonly width: Inches; readonly depth: Inches; readonly features: readonly Terrain[] };
  readonly rulings: Rulings;
  /** TERR-03 */
  readonly rollsScenery: boolean;
  /** Both army lists; they never change, so derived values are cached. */
  readonly musters: PerSeat<readonly Muster[]>;
  readonly allegiances: PerSeat<string | undefined>;
  /** Sources of abilities besides warscrolls; a new object on each change, so that caches are refreshed. */
  readonly extras: Extras;
  /** The territory of each side; undefined before the roll-off. */
  readonly territories: PerSeat<0 | 1> | undefined;
  /** The side that picks first in set-up, and the side that finished first (ROUND-05). */
  readonly setsUpFirst: Seat | undefined;
  readonly doneFirst: Seat | undefined;
  /** FB-02, BATT-06: the side of the last pick, however many units it set up. */
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
  /** Open questions; the last is the one to answer now. See docs/sequence.md. */
  readonly asks: readonly Ask[];
  /** Questions suspended while a unit attacks at once. */
  readonly suspended: readonly Ask[];
  /** ABIL-03: whether the inactive player has used anything since it was asked in this phase. */
  readonly hasReplied: boolean;
  readonly units: readonly Unit[];
  readonly rolledMove: RolledMove | undefined;
  readonly cast: Cast | undefined;
  /** CAST-01: spells tried this turn. */
  readonly spellsTried: readonly string[];
  readonly activation: Activation | undefined;
  /** RAND-03: random weapon values rolled this phase; see facts/weapon-values.ts. */
  readonly rolledValues?: Readonly<Record<string, number>> | undefined;
  /** WND-01, MW-03: damage waiting to be allocated, in this order. */
  readonly damage: readonly Damage[];
  /** ABIL-02: events that may trigger reactions. */
  readonly triggers: readonly Trigger[];
  /** Uses of limited abilities, each with the time of its next use. */
  readonly used: readonly Use[];
  /** Whether the last pick of this combat phase was a pass (COMBAT-07). */
  readonly lastPickWasPass: boolean;
  readonly combatIsOver: boolean;
  readonly picksFighter: Seat;
  readonly slain: readonly Slain[];
  /** FB-06: the side that drew first blood. */
  readonly firstBlood: Seat | undefined;
  readonly conceded: Seat | undefined;
  readonly ended: boolean;
  /** TABLE-01: the rulings that both players agreed on, oldest first. */
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

/** An event that may trigger reactions. */
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
  /** Models slain by the unit, and the weapon. */
  readonly slain?: { readonly unit: UnitId; readonly weapon: WeaponId };
  /** Whether the unit inflicted any wounds when it fought. */
  readonly inflicted?: boolean;
}
