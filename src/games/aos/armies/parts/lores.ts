import type { Fault } from '../../../../kernel/system';
import type { ArmyList } from '../../battle-setup';
import { findWarscroll } from '..';
import { findAllegiance } from '../allegiances';
import { isRolled, loresFor, spellsFor } from '../enhancements';

/**
 * LORE-01, ALG-07: each wizard of the army itself knows one spell of the army's lore, and each priest one prayer: chosen,
 * or left to the dice (ALG-06).
 */
export function loreFaults(army: ArmyList): readonly Fault[] {
  const set = army.allegiance === undefined ? undefined : findAllegiance(army.allegiance);
  return army.units.flatMap((muster, index) => {
    const { lore } = muster;
    const path = `units[${index}].lore`;
    const open = loresFor(army, muster);
    const name = findWarscroll(muster.warscroll)?.name ?? muster.warscroll;
    if (lore === undefined) {
      const what = spellsFor(army, muster).length > 0 ? 'spell of its lore' : 'prayer';
      return open.length > 0
        ? [{ path, reason: `LORE-01: ${name} must know one ${what}: choose it or roll for it` }]
        : [];
    }
    if (open.some(({ id }) => id === lore) || (isRolled(lore) && open.length > 0)) return [];
    if (isRolled(lore)) return [{ path, reason: `LORE-01: ${name} has no lore to roll on` }];
    const isSpell = set?.lore.some(({ id }) => id === lore) ?? false;
    const isPrayer = set?.prayers?.some(({ id }) => id === lore) ?? false;
    if (!isSpell && !isPrayer) {
      return [{ path, reason: `LORE-01: there is no spell or prayer "${lore}" for this allegiance` }];
    }
    if (isSpell && spellsFor(army, muster).length > 0) {
      return [{ path, reason: `LORE-01: "${lore}" is of another lore than that of ${name}` }];
    }
    return [{ path, reason: `LORE-01: "${lore}" is for a ${isSpell ? 'WIZARD' : 'PRIEST'} of the army itself` }];
  });
}
