import type { Fault } from '../../../../kernel/system';
import type { ArmyList, Muster } from '../../battle-setup';
import { findWarscroll } from '..';
import { findAllegiance } from '../allegiances';
import { isRolled, mountTraitsFor } from '../enhancements';
import { battalionsIn } from './battalions';

/** UNIQ-01, MOUNT-01: one mount of the army's heroes has a trait, plus one for each battalion; no trait twice. */
export function mountFaults(army: ArmyList): readonly Fault[] {
  const { allegiance, units } = army;
  const known = (allegiance === undefined ? undefined : findAllegiance(allegiance))?.mountTraits ?? [];
  const mounted = units.flatMap((muster, index) => (muster.mount === undefined ? [] : [{ muster, index }]));
  const most = 1 + battalionsIn(units).length;
  return [
    ...(mounted.length > most
      ? mounted.slice(most).map(({ index }) => ({
          path: `units[${index}].mount`,
          reason: `UNIQ-01: mounts with a trait allowed: ${most}; in this army: ${mounted.length}`,
        }))
      : []),
    ...mounted.flatMap(({ muster, index }) => {
      const path = `units[${index}].mount`;
      if (isRolled(muster.mount) && mountTraitsFor(army, muster).length > 0) return []; // ALG-06
      const trait = known.find(({ id }) => id === muster.mount);
      const isTwice = mounted.some(other => other.muster !== muster && other.muster.mount === muster.mount);
      if (!trait) return [{ path, reason: `UNIQ-01: there is no mount trait "${muster.mount}" for this allegiance` }];
      return [
        ...(isFit(muster, trait.onlyFor)
          ? []
          : [{ path, reason: `MOUNT-01: "${muster.mount}" is for a HERO of the army on a ${trait.onlyFor}` }]),
        ...(isTwice ? [{ path, reason: `UNIQ-01: "${muster.mount}" appears twice` }] : []),
      ];
    }),
  ];
}

/** NAMED-01, ALG-07 */
function isFit({ warscroll, isAlly }: Muster, keyword: string): boolean {
  const { keywords = [], isNamed } = findWarscroll(warscroll) ?? {};
  return !isAlly && !isNamed && keywords.includes('HERO') && keywords.includes(keyword);
}
