import type { Fault } from '../../../../kernel/system';
import type { ArmyList, Muster } from '../../battle-setup';
import { findWarscroll } from '..';
import { findAllegiance } from '../allegiances';
import type { Allegiance } from '../allegiances/types';

/** KEY-01, KEY-03: printed and assigned keywords, in capitals. */
export const keywordsOf = (muster: Muster): readonly string[] => [
  ...(findWarscroll(muster.warscroll)?.keywords ?? []),
  ...assignedTo(muster),
];

const assignedTo = ({ keywords = [] }: Muster): readonly string[] => keywords.map(keyword => keyword.toUpperCase());

/** KEY-03: a unit takes only keywords offered by its warscroll or its army's allegiance, one of each offer. */
export function keywordFaults({ allegiance, units }: ArmyList): readonly Fault[] {
  const set = allegiance === undefined ? undefined : findAllegiance(allegiance);
  return units.flatMap((muster, index) => {
    const offers = offersTo(muster, set);
    const taken = new Set<readonly string[]>();
    return assignedTo(muster).flatMap((keyword, i) => {
      const offer = offers.find(each => each.includes(keyword));
      const isSecond = offer !== undefined && taken.has(offer);
      if (offer) taken.add(offer);
      const path = `units[${index}].keywords[${i}]`;
      if (!offer) return [{ path, reason: `KEY-03: no rule lets "${muster.id}" take the keyword "${keyword}"` }];
      return isSecond ? [{ path, reason: `KEY-03: "${muster.id}" takes one of ${offer.join(', ')}, not two` }] : [];
    });
  });
}

/** ALG-07: hosts are only for units of the faction, not for allies. */
function offersTo({ warscroll: id, isAlly }: Muster, set: Allegiance | undefined): readonly (readonly string[])[] {
  const warscroll = findWarscroll(id);
  const isOfFaction = set !== undefined && !isAlly && warscroll?.keywords.includes(set.keyword) === true;
  return [
    ...(warscroll?.keywordChoice ? [warscroll.keywordChoice] : []),
    ...(isOfFaction && set.hosts ? [set.hosts.map(({ keyword }) => keyword)] : []),
  ];
}
