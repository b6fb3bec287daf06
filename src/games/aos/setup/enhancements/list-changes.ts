import { findWarscroll } from '../../armies';
import { findAllegiance, hostOf } from '../../armies/allegiances';
import type { Allegiance, Host } from '../../armies/allegiances/types';
import { keywordsOf } from '../../armies/checks/keywords';
import { commandTraitsFor, type Entry, isRolled, loresFor, TABLES } from '../../armies/enhancements';
import { type ArmyList, type Muster, ROLLED } from '../../battle-setup';
import type { Role, UnitId } from '../../types';

export const allegianceOf = ({ allegiance }: ArmyList): Allegiance | undefined =>
  allegiance === undefined ? undefined : findAllegiance(allegiance);

/** ALG-02: the army with another allegiance, without choices that it does not offer. */
export const withAllegiance = (army: ArmyList, allegiance: string | undefined): ArmyList =>
  fitted({ ...army, allegiance, units: army.units.map(muster => withKeyword(muster, allHosts(army), undefined)) });

/** TRAIT-02 */
export const withTrait = (army: ArmyList, commandTrait: string | undefined): ArmyList =>
  fitted({ ...army, commandTrait });

/** Changes one line of the list. */
export const withLine = (army: ArmyList, id: UnitId, change: Partial<Muster>): ArmyList =>
  fitted({ ...army, units: army.units.map(muster => (muster.id === id ? { ...muster, ...change } : muster)) });

/** CMDM-01, CMDM-03: adds or removes a command model, with what only it carries. */
export function withRole(army: ArmyList, muster: Muster, role: Role, isIn: boolean): ArmyList {
  const warscroll = findWarscroll(muster.warscroll);
  const all = (warscroll?.command ?? []).map(each => each.role);
  const command = all.filter(each => (each === role ? isIn : hasRole(muster, each)));
  const isIts = (id: string) => warscroll?.swaps.find(swap => swap.id === id)?.role === role;
  return withLine(army, muster.id, {
    command: command.length === all.length ? undefined : command,
    ...(isIn ? {} : { swaps: muster.swaps?.filter(({ id }) => !isIts(id)) }),
  });
}

/** CMDM-01: a unit has all of them unless its line says otherwise. */
export const hasRole = ({ command }: Muster, role: Role): boolean => command?.includes(role) ?? true;

/** KEY-03: the host of the army. */
export function hostIn(army: ArmyList): Host | undefined {
  const set = allegianceOf(army);
  return set && army.units.flatMap(muster => (muster.isAlly ? [] : (hostOf(set, muster) ?? [])))[0];
}

/** KEY-03, TRAIT-02, ART-01: the whole army takes the keyword of a host, whose trait and artefact then come first. */
export function withHost(army: ArmyList, keyword: string | undefined): ArmyList {
  const set = allegianceOf(army);
  const host = set?.hosts?.find(each => each.keyword === keyword);
  const bearer = army.units.find(({ artefact, isAlly }) => artefact !== undefined && !isAlly)?.id;
  const units = army.units.map(muster => {
    const isOwn = set !== undefined && !muster.isAlly && keywordsOf(muster).includes(set.keyword);
    const line = withKeyword(muster, allHosts(army), isOwn ? host?.keyword : undefined);
    return host && muster.id === bearer ? { ...line, artefact: host.artefact.id } : line;
  });
  const trait = army.commandTrait === undefined || !host ? army.commandTrait : host.trait.id;
  return fitted({ ...army, units, commandTrait: trait });
}

const allHosts = (army: ArmyList): readonly string[] => (allegianceOf(army)?.hosts ?? []).map(({ keyword }) => keyword);

function withKeyword(muster: Muster, gone: readonly string[], keyword: string | undefined): Muster {
  const kept = (muster.keywords ?? []).filter(each => !gone.includes(each.toUpperCase()));
  const keywords = keyword === undefined ? kept : [...kept, keyword];
  return { ...muster, keywords: keywords.length > 0 ? keywords : undefined };
}

/**
 * The list without illegal choices, so that a change never leaves them behind. LORE-01: a required spell or prayer
 * becomes rolled.
 */
export function fitted(army: ArmyList): ArmyList {
  const units = [...army.units];
  const now = { ...army, units };
  army.units.forEach((muster, index) => {
    // ART-02, LORE-01: each without what earlier lines took; an artefact may make its bearer a wizard
    const artefact = offered(TABLES.artefact(now, muster), muster.artefact);
    const mount = offered(TABLES.mount(now, muster), muster.mount);
    const line = { ...muster, artefact, mount };
    const lores = loresFor(now, line);
    units[index] = { ...line, lore: offered(lores, line.lore) ?? (lores.length > 0 ? ROLLED : undefined) };
  });
  return { ...now, commandTrait: offered(commandTraitsFor(now), army.commandTrait) };
}

/** ALG-06: the choice, if the table has it; a table of one entry needs no roll. */
function offered(table: readonly Entry[], chosen: string | undefined): string | undefined {
  if (isRolled(chosen)) return table.length > 1 ? chosen : table[0]?.id;
  return table.some(({ id }) => id === chosen) ? chosen : undefined;
}
