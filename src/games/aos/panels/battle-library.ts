import type { Saves } from '../../../match/saves';
import { type Library as GameLibrary, type OpenGame, openLibrary, type StoredGame } from '../../../shell/library';
import type { Aos } from '../game';

export type Library = GameLibrary<Aos>;
export type StoredBattle = StoredGame<Aos>;
export type OpenBattle = OpenGame<Aos>;

/** The rules and their words arrive on their own, so that the start page need not wait for them. */
async function loadGame() {
  const [{ aosRules }, { summaryOf, titleOf }] = await Promise.all([
    import('../game'),
    import('../words/battle/summary'),
  ]);
  return {
    rules: aosRules,
    title: titleOf,
    summary: ({ battle }: Aos['game'], setup: Aos['setup']) => summaryOf(battle, setup),
    loadChecks: async () => (await import('./checked-battles')).battleChecks,
  };
}

/** The saved battles of this browser. */
export const openBattleLibrary = (saves?: Promise<Saves> | Saves): Library => openLibrary(loadGame, saves);
