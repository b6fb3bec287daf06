import type { Spot } from '../../../geometry/shapes/shape';
import { wishes } from '../../../shell/browser/address';
import type { BattleSession } from '../session/battle-session';
import type { OpenBattle } from './battle-library';
import { moodIn } from './battle-mood';

/** A battle that is open at this screen. */
export interface OpenedBattle {
  readonly open: OpenBattle;
  readonly session: BattleSession;
}

/** Shows the open battle to browser tests, only where the address asks for it. */
export function showToTests(opened: OpenedBattle | undefined): void {
  if (!wishes().test) return;
  const realmtable = opened && {
    match: opened.session.match,
    mood: moodIn(opened.open),
    hash: () => opened.session.match.hash(),
    interaction: () => opened.session.table.getSnapshot().context,
    stored: () => opened.open.autosave.settled(),
    pixelOf: (spot: Spot) => opened.session.pixelOf(spot),
    stats: () => opened.session.stats,
  };
  Object.assign(window, { realmtable });
}
