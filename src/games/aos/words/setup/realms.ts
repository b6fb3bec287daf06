import { findRealm, nameOfRealm } from '../../battleplans/realms';

/** Added to the name of each realm whose rules are our own. */
export const OUR_RULES = 'our own rules';

/** What a realm is called, and whether its rules are our own. */
export function realmInWords(id: string | undefined, region: string | undefined): string | undefined {
  const name = nameOfRealm(id, region);
  return id !== undefined && findRealm(id)?.isOurs ? `${name} (${OUR_RULES})` : name;
}
