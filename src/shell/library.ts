import { cleanNameOf } from '../kernel/names';
import type { Result } from '../kernel/result';
import type { Fault, GameRules, Kinds } from '../kernel/system';
import type { Keeper, KeepListener } from '../match/autosave';
import type { Match } from '../match/match';
import type { SaveHead, Saves } from '../match/saves';
import { LIBRARY_WORDS } from './words/library';

/** What the library needs to know of a game. */
export interface LibraryGame<K extends Kinds> {
  readonly rules: GameRules<K>;
  /** The first name of a new game. */
  title(setup: K['setup']): string;
  /** Where a game stands, in one line for the list of saved games. */
  summary(game: K['game'], setup: K['setup']): string;
  /** Fetches what checks files and stored games. A game that this page has just started is played without it. */
  loadChecks(): Promise<GameChecks<K>>;
}

/** How data from outside becomes a game, or what is wrong with it. */
export interface GameChecks<K extends Kinds> {
  fromFile(text: string): Result<Match<K>, readonly Fault[]>;
  fromStore(stored: unknown): Result<Match<K>, readonly Fault[]>;
}

/** A game as it is stored, to look at. */
export interface StoredGame<K extends Kinds> {
  readonly id: string;
  readonly name: string;
  /** The look of the table that was chosen, if one was. It comes from the store: the game checks it. */
  readonly mood: string | undefined;
  readonly match: Match<K>;
}

/** A game that is open, and how it is being kept. */
export interface OpenGame<K extends Kinds> extends StoredGame<K> {
  readonly keeper: Keeper;
}

/** The part of the library that knows no game: what the start page lists. */
export interface SavedGames {
  list(): Promise<readonly SaveHead[]>;
  /** Stores a replay file as a new game; nothing changes when it is refused. */
  take(file: File): Promise<Result<Taken, readonly Fault[]>>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The saved games of this browser. */
export interface Library<K extends Kinds> extends SavedGames {
  start(setup: K['setup'], seed: number, mood?: string): Promise<string>;
  open(id: string, listener: KeepListener): Promise<Result<OpenGame<K>, readonly Fault[]>>;
  /** Opens a game to look at only, so that another window can go on playing it. */
  read(id: string): Promise<Result<StoredGame<K>, readonly Fault[]>>;
}

/** A game that came from a file, and whether it was played to its end. */
export interface Taken {
  readonly id: string;
  readonly isOver: boolean;
}

/** How many letters the title of a game may have. */
const MOST_TITLE = 60;

/** What opens the browser's store arrives on its own: the first page is shown before its list of games. */
const savesHere = async (): Promise<Saves> => (await import('./browser/saves-here')).savesHere();

const titleOf = (name: string): string => cleanNameOf(name, MOST_TITLE) || LIBRARY_WORDS.untitled;

/** Opens the library on the browser's store. `loadGame` fetches the rules when they are first needed. */
export function openLibrary<K extends Kinds>(
  loadGame: () => Promise<LibraryGame<K>>,
  opening: Promise<Saves> | Saves = savesHere(),
): Library<K> {
  const started = new Map<string, Match<K>>();
  const shelf = async () => ({ saves: await opening, game: await loadGame(), started });
  // what plays games arrives with the rules, so that the start page need not wait for it
  const games = () => import('./stored-games');
  return {
    list: async () => (await opening).list(),
    start: async (setup, seed, mood) => (await games()).startGame(await shelf(), setup, seed, mood),
    take: async file => (await games()).takeFile(await shelf(), file, titleOf(file.name.replace(/\.json$/i, ''))),
    open: async (id, listener) => (await games()).openGame(await shelf(), id, listener),
    read: async id => (await games()).readGame(await shelf(), id),
    rename: async (id, name) => (await opening).rename(id, titleOf(name)),
    remove: async id => (await opening).remove(id),
  };
}
