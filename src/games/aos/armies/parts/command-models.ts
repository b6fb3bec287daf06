import type { Fault } from '../../../../kernel/system';
import type { Muster } from '../../battle-setup';
import type { Warscroll } from '../../warscroll';

/** CMDM-01: a list may omit command models, but names none twice and none that the warscroll lacks. */
export function commandModelFaults(muster: Muster, warscroll: Warscroll, path: string): readonly Fault[] {
  const { command: included } = muster;
  if (!included) return [];
  const strange = included.find(role => !warscroll.command.some(each => each.role === role));
  const twice = included.find((role, index) => included.indexOf(role) < index);
  const bare = (muster.swaps ?? []).find(({ id }) => {
    const role = warscroll.swaps.find(swap => swap.id === id)?.role;
    return role !== undefined && !included.includes(role);
  });
  return [
    ...(strange ? [{ path: `${path}.command`, reason: `CMDM-01: ${warscroll.name} have no ${strange}` }] : []),
    ...(twice ? [{ path: `${path}.command`, reason: `CMDM-01: the ${twice} is named twice` }] : []),
    ...(bare
      ? [{ path: `${path}.swaps`, reason: `CMDM-03: "${bare.id}" is carried by a model that was left out` }]
      : []),
  ];
}
