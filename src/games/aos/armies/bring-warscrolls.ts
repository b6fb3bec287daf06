import { isSame } from '../../../kernel/deep-equal';
import { err, ok, type Result } from '../../../kernel/result';
import type { Fault } from '../../../kernel/system';
import type { Warscroll } from '../warscroll';
import { addWarscroll, findWarscroll } from '.';
import { warscrollFaults } from './checks/warscroll-faults';
import { addAbilities } from './named';
import { addSpells } from './parts/spells';

/**
 * GEN-02: lets units be fielded whose warscrolls no army here has. They are found by their id alone and appear in no list,
 * so a battle without them is not changed. Brings all of them or, if something is wrong, none.
 */
export function bringWarscrolls(scrolls: readonly Warscroll[]): Result<readonly Warscroll[], readonly Fault[]> {
  const faults = scrolls.flatMap((scroll, index) => [
    ...warscrollFaults(scroll).map(reason => ({ path: `[${index}]`, reason })),
    ...idFaults(scroll, `[${index}].id`),
  ]);
  if (faults.length > 0) return err(faults);
  for (const scroll of scrolls) {
    addWarscroll(scroll);
    addSpells(scroll.spells ?? []);
    addAbilities(scroll.abilities);
  }
  return ok(scrolls);
}

/** A replay names a warscroll by its id, so an id stands for one warscroll for ever. */
function idFaults(scroll: Warscroll, path: string): readonly Fault[] {
  const known = findWarscroll(scroll.id);
  if (!known || isSame(known, scroll)) return [];
  return [{ path, reason: `GEN-02: another warscroll is called "${scroll.id}" already` }];
}
