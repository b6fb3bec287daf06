import type { Ability } from '../abilities/types';
import { type ArmyList, type Muster, ROLLED, type RolledField } from '../battle-setup';
import type { Warscroll, Weapon } from '../warscroll';
import { findWarscroll } from '.';
import { artefactsIn, findAllegiance, hostOf } from './allegiances';
import type { Allegiance, MountTrait } from './allegiances/types';
import { keywordsOf } from './checks/keywords';

/** An entry of an enhancement table, as lists and the set-up page name it. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** Its text, as a whole or by parts. */
  readonly text?: string;
  readonly abilities?: readonly Ability[];
  /** SPELL-01: the casting value of a spell. */
  readonly value?: number;
}

type Army = Pick<ArmyList, 'allegiance' | 'units'>;

const setOf = ({ allegiance }: Pick<ArmyList, 'allegiance'>): Allegiance | undefined =>
  allegiance === undefined ? undefined : findAllegiance(allegiance);

/**
 * ART-01, NAMED-01, ALG-07: whether a unit may have a trait or artefact: a HERO of the army itself that is not a named
 * character.
 */
export const isBearer = (muster: Muster): boolean =>
  !muster.isAlly && keywordsOf(muster).includes('HERO') && !findWarscroll(muster.warscroll)?.isNamed;

/** TRAIT-02: the traits that the general may have. */
export function commandTraitsFor(army: Army): readonly Ability[] {
  const set = setOf(army);
  if (!set || !army.units.some(isBearer)) return [];
  const host = army.units.flatMap(muster => (muster.isAlly ? [] : (hostOf(set, muster) ?? [])))[0];
  return host ? [host.trait] : set.commandTraits;
}

/** ART-01, ART-02: artefacts available to this line, without those of other lines. */
export function artefactsFor(army: Army, muster: Muster): readonly Ability[] {
  const set = setOf(army);
  if (!set || !isBearer(muster)) return [];
  const keywords = keywordsOf(muster);
  const taken = army.units.flatMap(other => (other.id === muster.id ? [] : (other.artefact ?? [])));
  const hostArtefacts = (set.hosts ?? []).map(({ artefact }) => artefact);
  const own = hostOf(set, muster)?.artefact;
  return artefactsIn(set).filter(
    artefact =>
      (artefact.onlyFor === undefined || keywords.includes(artefact.onlyFor)) &&
      !taken.includes(artefact.id) &&
      (artefact === own || !hostArtefacts.includes(artefact)),
  );
}

/** UNIQ-01, MOUNT-01: mount traits available to this line, without those of other lines. */
export function mountTraitsFor(army: Army, muster: Muster): readonly MountTrait[] {
  if (!isBearer(muster)) return [];
  const taken = army.units.flatMap(other => (other.id === muster.id ? [] : (other.mount ?? [])));
  const keywords = findWarscroll(muster.warscroll)?.keywords ?? [];
  return (setOf(army)?.mountTraits ?? []).filter(
    ({ id, onlyFor }) => keywords.includes(onlyFor) && !taken.includes(id),
  );
}

/** LORE-01, ALG-07: the spells of the army's lore that this line may know. */
export function spellsFor(army: Army, muster: Muster): readonly Entry[] {
  const warscroll = findWarscroll(muster.warscroll);
  if (!warscroll || muster.isAlly || !castsSpells(army, muster, warscroll)) return [];
  return (setOf(army)?.lore ?? []).filter(
    ({ onlyFor, notFor }) =>
      (onlyFor === undefined || warscroll.keywords.includes(onlyFor)) &&
      (notFor === undefined || !warscroll.keywords.includes(notFor)),
  );
}

/** LORE-01: likewise the prayers that a priest may know. */
export const prayersFor = (army: Army, muster: Muster): readonly Entry[] =>
  !muster.isAlly && (findWarscroll(muster.warscroll)?.keywords.includes('PRIEST') ?? false)
    ? (setOf(army)?.prayers ?? [])
    : [];

/** LORE-01: everything that `lore` may name in this line. */
export const loresFor = (army: Army, muster: Muster): readonly Entry[] => [
  ...spellsFor(army, muster),
  ...prayersFor(army, muster),
];

const castsSpells = (army: Army, { artefact }: Muster, { wizard }: Warscroll): boolean =>
  (wizard?.casts ?? 0) > 0 || setOf(army)?.artefacts.find(({ id }) => id === artefact)?.makesWizard !== undefined;

/** ALG-06: the possible results of each field that may be rolled. */
export const TABLES: { readonly [F in RolledField]: (army: Army, muster: Muster) => readonly Entry[] } = {
  artefact: artefactsFor,
  mount: mountTraitsFor,
  lore: loresFor,
};

/** ALG-06: whether a list leaves this to the dice. */
export const isRolled = (named: string | undefined): boolean => named === ROLLED;

/** TRAIT-04, ART-03: the rider's melee weapons, one of which a trait or artefact applies to. */
export function ownMelee({ warscroll: id, loadout }: Muster): readonly Weapon[] {
  const warscroll = findWarscroll(id);
  const carried = (warscroll?.loadouts.find(each => each.id === loadout) ?? warscroll?.loadouts[0])?.weapons ?? [];
  return (warscroll?.weapons ?? []).filter(
    weapon => weapon.type === 'melee' && !weapon.isMounts && carried.includes(weapon.id),
  );
}
