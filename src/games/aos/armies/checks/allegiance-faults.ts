import type { Fault } from '../../../../kernel/system';
import type { ArmyList } from '../../battle-setup';
import { ALLEGIANCES, findAllegiance } from '../allegiances';
import type { Allegiance } from '../allegiances/types';
import { keywordsOf } from './keywords';

/** ALG-02 to ALG-05, ALLY-02, ALLY-03: one allegiance, and every unit but allies has its keyword. */
export function allegianceFaults({ allegiance, units }: ArmyList): readonly Fault[] {
  if (allegiance === undefined) return [];
  const set = findAllegiance(allegiance);
  if (!set) return [{ path: 'allegiance', reason: `ALG-01: there is no allegiance "${allegiance}"` }];
  return units.flatMap((muster, index) => {
    const keywords = keywordsOf(muster);
    const path = `units[${index}]`;
    if (!muster.isAlly && !keywords.includes(set.keyword)) {
      return [{ path, reason: `ALG-05: "${muster.id}" has not the keyword ${set.keyword} and is no ally` }];
    }
    const isStranger = muster.isAlly && !set.allies.some(keyword => keywords.includes(keyword));
    return isStranger ? [{ path, reason: `ALLY-03: "${muster.id}" cannot be an ally of ${set.name}` }] : [];
  });
}

/** ALG-02: the allegiances available to an army of these units. */
export const allegiancesFor = (army: ArmyList): readonly Allegiance[] =>
  Object.values(ALLEGIANCES).filter(({ id }) => allegianceFaults({ ...army, allegiance: id }).length === 0);
