import type { Inches } from '../../geometry/shapes/shape';
import type { Battleplan } from './battleplans/types';
import type { Rulings } from './rulings';
import type { PerSeat, Role, Terrain, UnitId, WarscrollId } from './types';

/** ALG-06: stands in a list for a trait, artefact, mount trait or lore that is rolled for before the battle. */
export const ROLLED = 'rolled';
/** ALG-06: the fields of a line that may be rolled for. */
export const ROLLED_FIELDS = ['artefact', 'mount', 'lore'] as const;
export type RolledField = (typeof ROLLED_FIELDS)[number];

/** One unit of an army list. What is not said is the warscroll's first choice, or nothing. */
export interface Muster {
  readonly id: UnitId;
  readonly warscroll: WarscrollId;
  readonly models: number;
  readonly loadout?: string | undefined;
  readonly swaps?: readonly { readonly id: string; readonly count: number }[] | undefined;
  /** CMDM-01: the command models it includes; all of its warscroll if not said. */
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
  /** ART-03: the melee weapon that its artefact is about; the first if none is named. */
  readonly weapon?: string | undefined;
  /** TRAIT-04: the one that its command trait is about, where that is another. */
  readonly traitWeapon?: string | undefined;
  /** KEY-03: assigned for this battle. */
  readonly keywords?: readonly string[] | undefined;
}

export interface ArmyList {
  readonly player: string;
  /** ALG-01 */
  readonly allegiance?: string | undefined;
  /** TRAIT-02: what the general has if it is a HERO: an id, or ROLLED. */
  readonly commandTrait?: string | undefined;
  /** TRI-01 */
  readonly wonMajorLast?: true | undefined;
  readonly units: readonly Muster[];
}

/** Everything agreed before the first die: the battle follows from this, the seed and the commands. */
export interface Setup {
  readonly battleplan: string;
  /** PLAN-02: battleplans of the players' own making, of those that are named here. */
  readonly ownPlans?: readonly Battleplan[] | undefined;
  /** PLAN-01: where the players did not agree, what each proposed. */
  readonly proposals?: PerSeat<string> | undefined;
  /** REALM-01: agreed on, or wished for by each. */
  readonly realm?: string | undefined;
  readonly region?: string | undefined;
  readonly realmWishes?: { readonly azure?: string | undefined; readonly ember?: string | undefined } | undefined;
  readonly table: { readonly width: Inches; readonly depth: Inches };
  readonly terrain: readonly Terrain[];
  /** TERR-03: whether features without a rule of their own get one from a die. */
  readonly scenery: 'asPlaced' | 'rolled';
  readonly armies: PerSeat<ArmyList>;
  readonly rulings: Rulings;
}

/** How many letters the name of a player may have. */
export const MAX_NAME = 40;

/** How many models a unit may have, and how many things a command may list. */
export const MAX_MODELS = 400;

const FEATURE_SQUARE: Inches = 24; // FIELD-04

/** FIELD-04: how many pieces of scenery are suggested for a table; any number is allowed. */
export const suggestedFeatures = ({ width, depth }: Setup['table']): number =>
  Math.floor(width / FEATURE_SQUARE) * Math.floor(depth / FEATURE_SQUARE);
