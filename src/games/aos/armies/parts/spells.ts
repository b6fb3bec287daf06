import type { Ability } from '../../abilities/types';
import { findRealm, REALMS } from '../../battleplans/realms';
import type { Spell, Wizardry } from '../../magic';
import type { Battle, Unit } from '../../types';
import { WARSCROLLS, warscrollOf } from '..';
import { ALLEGIANCES, findAllegiance } from '../allegiances';
import { musterOf } from '../checks/muster';

/** SPELL-01 */
const arcaneBolt: Spell = {
  id: 'arcane-bolt',
  name: 'Arcane Bolt',
  text: 'A visible enemy unit within 18″ suffers 1 mortal wound, or D3 on a casting roll of 10 or more.',
  value: 5,
  reach: { side: 'enemy', within: 18, isVisible: true },
  deals: [{ do: 'mortalWounds', amount: 1 }],
  greater: { from: 10, deals: [{ do: 'mortalWounds', amount: 'D3' }] },
};

/** SPELL-02 */
const mysticShield: Spell = {
  id: 'mystic-shield',
  name: 'Mystic Shield',
  text: 'Save rolls of 1 for a visible friendly unit within 18″ are re-rolled until your next hero phase.',
  value: 6,
  reach: { side: 'friend', within: 18, isVisible: true },
  deals: [{ do: 'grant', effect: { do: 'reroll', roll: 'save', which: 'ones', isOrder: true }, until: 'yourHero' }],
};

const SPELLS: Map<string, Spell> = new Map(
  [
    arcaneBolt,
    mysticShield,
    ...Object.values(WARSCROLLS).flatMap(warscroll => warscroll.spells ?? []),
    ...Object.values(ALLEGIANCES).flatMap(allegiance => allegiance.lore),
    ...REALMS.flatMap(realm => realm.spells),
  ].map(spell => [spell.id, spell]),
);

/** Lets the spells of a further warscroll be found. */
export const addSpells = (spells: readonly Spell[]): void => {
  for (const spell of spells) SPELLS.set(spell.id, spell);
};

/** The spell of this name, if there is one. */
export const findSpell = (id: string): Spell | undefined => SPELLS.get(id);

const TOME: Wizardry = { casts: 1, unbinds: 1, spells: [arcaneBolt.id, mysticShield.id] };

/** WIZ-01, WIZ-04, ART-01, TRAIT-02: from the warscroll, an artefact or the general's trait. */
export function wizardryOf(battle: Battle, unit: Unit): Wizardry | undefined {
  const { wizard } = warscrollOf(unit);
  const own = wizard && unit.models.length >= (wizard.leastModels ?? 1) ? wizard : undefined;
  const made = makerOf(battle, unit)?.makesWizard;
  if (!made) return own;
  if (own) return made === 'ifNone' ? own : { ...own, casts: own.casts + 1 };
  return TOME;
}

/** ART-01: the artefact of the unit, if any. */
export function artefactOf(battle: Battle, unit: Unit): Ability | undefined {
  const artefact = musterOf(battle, unit)?.artefact;
  const allegiance = battle.allegiances[unit.seat];
  const set = artefact === undefined || allegiance === undefined ? undefined : findAllegiance(allegiance);
  return set?.artefacts.find(({ id }) => id === artefact);
}

/** WIZ-01: the ability that makes the unit a wizard, other than its warscroll. */
const makerOf = (battle: Battle, unit: Unit): Ability | undefined =>
  [artefactOf(battle, unit), traitOf(battle, unit)].find(ability => ability?.makesWizard);

/** TRAIT-02: the command trait of the unit, if its model is the general. */
function traitOf(battle: Battle, unit: Unit): Ability | undefined {
  const trait = battle.extras.traits[unit.seat];
  const general = battle.generals[unit.seat];
  const allegiance = battle.allegiances[unit.seat];
  if (trait === undefined || allegiance === undefined || !unit.models.some(({ id }) => id === general))
    return undefined;
  const { isNamed, keywords } = warscrollOf(unit);
  const mayHave = !isNamed && keywords.includes('HERO') && !musterOf(battle, unit)?.isAlly;
  return mayHave ? findAllegiance(allegiance)?.commandTraits.find(({ id }) => id === trait) : undefined;
}

/** WIZ-05, LORE-01, REALM-04: spells of the warscroll, one of a lore, and for a WIZARD those of the realm (WIZ-02). */
export function knownSpells(battle: Battle, unit: Unit): readonly Spell[] {
  const wizardry = wizardryOf(battle, unit);
  if (!wizardry) return [];
  const muster = musterOf(battle, unit);
  const keywords = [...warscrollOf(unit).keywords, ...(muster?.keywords ?? [])].map(keyword => keyword.toUpperCase());
  const isWizard = keywords.includes('WIZARD') || makerOf(battle, unit) !== undefined;
  const realm = isWizard && battle.extras.realm !== undefined ? findRealm(battle.extras.realm) : undefined;
  const named = [...wizardry.spells, ...(muster?.lore ? [muster.lore] : [])];
  return [...named.map(findSpell).filter(spell => spell !== undefined), ...(realm?.spells ?? [])];
}
