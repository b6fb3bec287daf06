import type { Inches, Outline } from '../../geometry/shapes/shape';
import type { RendDice } from './abilities/dice-words';
import type { Ability, Amount, DiceExpression } from './abilities/types';
import type { Spell, Wizardry } from './magic';
import type { Role, WarscrollId, WeaponId } from './types';

/** Weapons without hit, wound and save rolls. */
export type SpecialWeapon = 'thunderbolt-crossbow' | 'starsoul-mace';

/** WS-01. Rend is zero or negative, as printed. RAND-03, RAND-04: any value may be dice. */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly type: 'missile' | 'melee';
  readonly range: Inches | DiceExpression;
  /** ATK-10 */
  readonly leastRange?: Inches;
  readonly attacks: Amount;
  readonly toHit: Amount;
  readonly toWound: Amount;
  readonly rend: number | RendDice;
  readonly damage: Amount;
  /** Rolled by its own rule instead of hit, wound and save: see rules/specials. */
  readonly special?: SpecialWeapon;
  /** A model uses only one of its weapons that share this name. */
  readonly oneOf?: string;
  /** WND-01: its wounds are allocated before or after those of other weapons. */
  readonly allocated?: 'first' | 'last';
  /** MOUNT-01: used by the mount or crew, so the rider's traits and artefacts do not apply (TRAIT-04, ART-03). */
  readonly isMounts?: true;
}

/** RAND-03: the values rolled when a model uses the weapon, in the order of its row. */
export const WEAPON_VALUES = ['range', 'attacks', 'toHit', 'toWound', 'rend'] as const;
export type WeaponValue = (typeof WEAPON_VALUES)[number];

/** RAND-01: characteristics rolled once per unit before the battle, if they are dice. */
export type RolledCharacteristic = 'wounds' | 'bravery' | 'save';

/** SIZE-01: the weapons and wargear of every model; defaults to the first of the warscroll. */
export interface Loadout {
  readonly id: string;
  readonly name: string;
  readonly weapons: readonly WeaponId[];
  readonly wargear: readonly string[];
}

/** SIZE-01: up to `most` in every `per` models carry this instead. */
export interface Swap {
  readonly id: string;
  readonly name: string;
  readonly weapons: readonly WeaponId[];
  readonly wargear: readonly string[];
  readonly most: number;
  readonly per: number;
  /** CMDM-03: only for the command model of this role, and once. */
  readonly role?: Role;
  /** In addition to the normal wargear. */
  readonly keeps?: true;
  /** Swaps that share this name share one limit. */
  readonly shares?: string;
  /** Not together with this other swap. */
  readonly without?: string;
  /** Only with one of these loadouts. */
  readonly onlyWith?: readonly string[];
}

/** CMDM-01: a command model; it carries the same as the others unless a swap says otherwise (CMDM-03). */
export interface CommandModel {
  readonly role: Role;
  readonly name: string;
  /** CMDM-03: replaces the normal loadout. */
  readonly carries?: Pick<Loadout, 'weapons' | 'wargear'>;
}

/** Weapon values that a damage table may change. */
export type WeaponChange = Partial<Pick<Weapon, 'range' | 'attacks' | 'toHit' | 'toWound' | 'rend' | 'damage'>>;

/** DTAB-01: replaces the printed values while a model has at most this many wounds. */
export interface DamageRow {
  readonly upTo: number;
  readonly move?: Inches | DiceExpression;
  readonly save?: Amount;
  readonly bravery?: Amount;
  readonly weapons?: Readonly<Record<WeaponId, WeaponChange>>;
  /** Numbers that abilities read from the table, by name: dice, wounds or healing. */
  readonly numbers?: Readonly<Record<string, Amount>>;
}

/** GEN-02, WS-01: everything about a kind of unit. An undefined save is the printed "-" (WS-02). */
export interface Warscroll {
  readonly id: WarscrollId;
  readonly name: string;
  readonly army: string;
  /** RAND-02: rolled in each movement phase if it is dice. */
  readonly move: Inches | DiceExpression;
  /** RAND-01: Wounds, Bravery and Save are rolled once, before the battle, if they are dice. */
  readonly wounds: Amount;
  readonly bravery: Amount;
  readonly save: Amount | undefined;
  readonly flies: boolean;
  readonly base: Outline;
  readonly height: Inches;
  /** SIZE-01: minimum size, step and maximum. */
  readonly size: { readonly least: number; readonly step: number; readonly most: number };
  /** For the minimum size; `full` for the maximum, if that is cheaper. */
  readonly points: number;
  readonly fullPoints?: number;
  readonly weapons: readonly Weapon[];
  readonly loadouts: readonly Loadout[];
  readonly swaps: readonly Swap[];
  readonly command: readonly CommandModel[];
  readonly abilities: readonly Ability[];
  readonly wizard?: Wizardry;
  readonly spells?: readonly Spell[];
  readonly damageTable?: readonly DamageRow[];
  /** NAMED-01 */
  readonly isNamed?: true;
  readonly keywords: readonly string[];
  /** KEY-03: it may take one of these keywords for the battle. */
  readonly keywordChoice?: readonly string[];
}
