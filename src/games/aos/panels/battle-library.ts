import type { Saves } from '../../../match/saves';
import { type Library as GameLibrary, type OpenGame, openLibrary, type StoredGame } from '../../../shell/library';
import type { TableTheme } from '../../../table/picture';
import type { Aos } from '../game';
import { moodOf } from '../setup/moods';

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

/** How the table of a stored battle looks. */
export const moodIn = ({ mood, match }: StoredBattle): TableTheme => moodOf(mood, match.replay().setup);
