import type { SeatedBots } from '../kernel/files/replay';
import { cleanNameOf } from '../kernel/names';
import type { Result } from '../kernel/result';
import type { Fault, GameRules, GameSystem, Kinds } from '../kernel/system';
import type { Autosave, AutosaveListener } from './autosave';
import type { Match } from './match';
import type { SaveHead, Saves } from './saves';

/** What the library needs to know of a game to play it. */
export interface PlayableGame<K extends Kinds> {
  readonly rules: GameRules<K>;
  readonly words: {
    /** The default name of a new game. */
    title(setup: K['setup']): string;
    /** The state of a game, in one line for the list of saved games. */
    summary(game: K['game'], setup: K['setup']): string;
  };
  /** Fetches what checks files and stored games. A game that this page has just started is played without it. */
  loadSystem(): Promise<GameSystem<K>>;
}

/** A game that the library can keep; it is loaded when it is first needed. */
export interface LibraryGame<K extends Kinds> {
  /** The `system` of its replays. */
  readonly id: string;
  load(): Promise<PlayableGame<K>>;
}

/** The words of the library; `match` has none of its own. */
export interface LibraryWords {
  readonly untitled: string;
  readonly noSuch: string;
  unreadable(reason: string): string;
  tooLarge(bytes: number, most: number): string;
  /** A file or a save of a game that is not played here. */
  otherGame(id: string): string;
}

/** A game as it is stored, to look at. */
export interface StoredGame<K extends Kinds> {
  readonly id: string;
  readonly name: string;
  /** The chosen theme, if any. It comes from storage: the game checks it. */
  readonly mood: string | undefined;
  readonly match: Match<K>;
}

/** A game that is open, and how it is being stored. */
export interface OpenGame<K extends Kinds> extends StoredGame<K> {
  readonly autosave: Autosave;
}

/** An imported game, and whether it is finished. */
export interface Taken {
  readonly id: string;
  readonly isOver: boolean;
}

/** The saved games of all kinds: what the start page lists. */
export interface SavedGames {
  list(): Promise<readonly SaveHead[]>;
  /** Stores a replay file as a new game of the system that it names; nothing changes when it is refused. */
  take(file: File): Promise<Result<Taken, readonly Fault[]>>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What is chosen for a new game besides its set-up. */
export interface StartChoices<K extends Kinds> {
  /** The look of the table. */
  readonly mood?: string | undefined;
  readonly bots?: SeatedBots<K> | undefined;
}

/** The saved games as one game sees them. It starts and opens only its own. */
export interface Library<K extends Kinds> extends SavedGames {
  start(setup: K['setup'], seed: number, choices?: StartChoices<K>): Promise<string>;
  open(id: string, listener: AutosaveListener): Promise<Result<OpenGame<K>, readonly Fault[]>>;
  /** Opens a game read-only, so that another window can go on playing it. */
  read(id: string): Promise<Result<StoredGame<K>, readonly Fault[]>>;
}

/** The saved games of this browser. */
export interface GameLibrary extends SavedGames {
  /** The id of the game that a save is of; undefined if there is no such save. */
  systemOf(id: string): Promise<string | undefined>;
  /** The library for one game. */
  of<K extends Kinds>(game: LibraryGame<K>): Library<K>;
}

export interface LibraryOptions {
  readonly saves: Promise<Saves> | Saves;
  readonly games: readonly LibraryGame<Kinds>[];
  readonly words: LibraryWords;
}

/** Maximum length of a game's title. */
const MOST_TITLE = 60;

/** Opens the library of these games. No game is loaded before something of it is started, opened or read from a file. */
export function openLibrary({ saves: opening, games, words }: LibraryOptions): GameLibrary {
  const titleOf = (name: string): string => cleanNameOf(name, MOST_TITLE) || words.untitled;
  const shelf = async () => ({ saves: await opening, words });
  // the code that plays games arrives with the rules, so the start page need not wait for it
  const stored = () => import('./stored-games');
  const saved: SavedGames = {
    list: async () => (await opening).list(),
    take: async file =>
      (await stored()).takeFile(await shelf(), games, file, titleOf(file.name.replace(/\.json$/i, ''))),
    rename: async (id, name) => (await opening).rename(id, titleOf(name)),
    remove: async id => (await opening).remove(id),
  };
  return {
    ...saved,
    systemOf: async id => (await saved.list()).find(save => save.id === id)?.system,
    of<K extends Kinds>(game: LibraryGame<K>): Library<K> {
      const started = new Map<string, Match<K>>();
      const ownShelf = async () => ({ ...(await shelf()), game, started });
      return {
        ...saved,
        start: async (setup, seed, choices) => (await stored()).startGame(await ownShelf(), setup, seed, choices),
        open: async (id, listener) => (await stored()).openGame(await ownShelf(), id, listener),
        read: async id => (await stored()).readGame(await ownShelf(), id),
      };
    },
  };
}
