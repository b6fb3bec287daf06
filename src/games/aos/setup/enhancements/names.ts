import { findWarscroll } from '../../armies';
import type { Muster } from '../../battle-setup';

/** The names of list lines; a number distinguishes two of the same warscroll. */
export function namesOf(units: readonly Muster[]): readonly string[] {
  return units.map((muster, index) => {
    const name = findWarscroll(muster.warscroll)?.name ?? muster.warscroll;
    const same = units.filter(({ warscroll }) => warscroll === muster.warscroll);
    const before = units.slice(0, index).filter(({ warscroll }) => warscroll === muster.warscroll).length;
    return same.length > 1 ? `${name} ${before + 1}` : name;
  });
}
