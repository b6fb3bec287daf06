import type { Inches } from '../../geometry/shapes/shape';
import type { Battleplan } from './battleplans/types';
import type { Rulings } from './rulings';
import type { PerSeat, Role, Terrain, UnitId, WarscrollId } from './types';

/** ALG-06: in a list, stands for a trait, artefact, mount trait or lore rolled before the battle. */
export const ROLLED = 'rolled';
/** ALG-06: the fields of a line that may be rolled. */
export const ROLLED_FIELDS = ['artefact', 'mount', 'lore'] as const;
export type RolledField = (typeof ROLLED_FIELDS)[number];

/** One unit of an army list. Missing fields mean the warscroll's first choice, or nothing. */
export interface Muster {
  readonly id: UnitId;
  readonly warscroll: WarscrollId;
  readonly models: number;
  readonly loadout?: string | undefined;
  readonly swaps?: readonly { readonly id: string; readonly count: number }[] | undefined;
  /** CMDM-01: its command models; defaults to all of its warscroll. */
  readonly command?: readonly Role[] | undefined;
  /** ALLY-01 */
  readonly isAlly?: true | undefined;
  /** BATT-01: the battalion it fights in. */
  readonly battalion?: string | undefined;
  /** BATT-08: the larger battalion that holds its battalion. */
  readonly greater?: string | undefined;
  /** LORE-01, ART-01: an id, or ROLLED. */
  readonly lore?: string | undefined;
  readonly artefact?: string | undefined;
  /** MOUNT-01: the trait of its mount. */
  readonly mount?: string | undefined;
  /** ART-03: the melee weapon of its artefact; defaults to the first. */
  readonly weapon?: string | undefined;
  /** TRAIT-04: the weapon of its command trait, if different. */
  readonly traitWeapon?: string | undefined;
  /** KEY-03: assigned for this battle. */
  readonly keywords?: readonly string[] | undefined;
}

export interface ArmyList {
  readonly player: string;
  /** ALG-01 */
  readonly allegiance?: string | undefined;
  /** TRAIT-02: the trait of a general that is a HERO: an id, or ROLLED. */
  readonly commandTrait?: string | undefined;
  /** TRI-01 */
  readonly wonMajorLast?: true | undefined;
  readonly units: readonly Muster[];
}

/** Everything agreed before the battle; it follows from this, the seed and the commands. */
export interface Setup {
  readonly battleplan: string;
  /** PLAN-02: the players' own battleplans that are named here. */
  readonly ownPlans?: readonly Battleplan[] | undefined;
  /** PLAN-01: each player's proposal, if they did not agree. */
  readonly proposals?: PerSeat<string> | undefined;
  /** REALM-01: agreed, or each player's wish. */
  readonly realm?: string | undefined;
  readonly region?: string | undefined;
  readonly realmWishes?: { readonly azure?: string | undefined; readonly ember?: string | undefined } | undefined;
  readonly table: { readonly width: Inches; readonly depth: Inches };
  readonly terrain: readonly Terrain[];
  /** TERR-03: whether features without a rule get a rolled one. */
  readonly scenery: 'asPlaced' | 'rolled';
  readonly armies: PerSeat<ArmyList>;
  readonly rulings: Rulings;
}

/** Maximum length of a player's name. */
export const MAX_NAME = 40;

/** Maximum number of models in a unit, and of entries in a command. */
export const MAX_MODELS = 400;

const FEATURE_SQUARE: Inches = 24; // FIELD-04

/** FIELD-04: the suggested number of scenery pieces; any number is allowed. */
export const suggestedFeatures = ({ width, depth }: Setup['table']): number =>
  Math.floor(width / FEATURE_SQUARE) * Math.floor(depth / FEATURE_SQUARE);
