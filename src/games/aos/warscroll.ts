import type { Inches, Outline } from '../../geometry/shapes/shape';
import type { RendDice } from './abilities/dice-words';
import type { Ability, Amount, DiceExpression } from './abilities/types';
import type { Spell, Wizardry } from './magic';
import type { Role, WarscrollId, WeaponId } from './types';

/** Weapons that no hit, wound and save fit. */
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
  /** Rolled in a way of its own instead of hit, wound and save: see rules/specials. */
  readonly special?: SpecialWeapon;
  /** Of the weapons of a model that share this name one is used at a time. */
  readonly oneOf?: string;
  /** WND-01: its wounds are allocated before or after those of other weapons. */
  readonly allocated?: 'first' | 'last';
  /** MOUNT-01: wielded by the mount or crew, so traits and artefacts of the rider leave it alone (TRAIT-04, ART-03). */
  readonly isMounts?: true;
}

/** RAND-03: the values that are rolled when a model uses the weapon, in the order of its row. */
export const WEAPON_VALUES = ['range', 'attacks', 'toHit', 'toWound', 'rend'] as const;
export type WeaponValue = (typeof WEAPON_VALUES)[number];

/** RAND-01: the characteristics that are rolled once for each unit before the battle, where they are dice. */
export type RolledCharacteristic = 'wounds' | 'bravery' | 'save';

/** SIZE-01: what every model of a unit carries; the first of a warscroll's is taken when none is named. */
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
  /** Besides what the others carry, not instead of it. */
  readonly keeps?: true;
  /** Swaps that share this name share one limit. */
  readonly shares?: string;
  /** Not together with this other swap. */
  readonly without?: string;
  /** Only with one of these loadouts. */
  readonly onlyWith?: readonly string[];
}

/** CMDM-01: a command model; it carries what the others carry unless a swap says otherwise (CMDM-03). */
export interface CommandModel {
  readonly role: Role;
  readonly name: string;
  /** CMDM-03: carried in place of what the others carry. */
  readonly carries?: Pick<Loadout, 'weapons' | 'wargear'>;
}

/** Those of a weapon that a damage table may change. */
export type WeaponChange = Partial<Pick<Weapon, 'range' | 'attacks' | 'toHit' | 'toWound' | 'rend' | 'damage'>>;

/** DTAB-01: what takes the place of what is printed while a model has at most this many wounds. */
export interface DamageRow {
  readonly upTo: number;
  readonly move?: Inches | DiceExpression;
  readonly save?: Amount;
  readonly bravery?: Amount;
  readonly weapons?: Readonly<Record<WeaponId, WeaponChange>>;
  /** Numbers that abilities read from the table, by name: how many dice they roll, how many wounds they deal or heal. */
  readonly numbers?: Readonly<Record<string, Amount>>;
}

/** GEN-02, WS-01: all there is to know about a kind of unit. An undefined save is the printed "-" (WS-02). */
export interface Warscroll {
  readonly id: WarscrollId;
  readonly name: string;
  readonly army: string;
  /** RAND-02: rolled for each movement phase where it is dice. */
  readonly move: Inches | DiceExpression;
  /** RAND-01: Wounds, Bravery and Save are rolled once, before the battle, where they are dice. */
  readonly wounds: Amount;
  readonly bravery: Amount;
  readonly save: Amount | undefined;
  readonly flies: boolean;
  readonly base: Outline;
  readonly height: Inches;
  /** SIZE-01: fewest models of a unit, and by how many it grows. */
  readonly size: { readonly least: number; readonly step: number; readonly most: number };
  /** For the least number of models; `full` for the most, where that is cheaper. */
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
  /** KEY-03: it may take one of these for the battle, besides those printed. */
  readonly keywordChoice?: readonly string[];
}
