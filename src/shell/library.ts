import { cleanNameOf } from '../kernel/names';
import { MAX_FILE_CHARACTERS } from '../kernel/parse';
import { err, ok, type Result } from '../kernel/result';
import type { Fault, GameSystem, Kinds } from '../kernel/system';
import { type Keeper, type KeepListener, keep } from '../match/autosave';
import { lastingSaves } from '../match/lasting-saves';
import { createMatch, type Match, newGame } from '../match/match';
import { openFile, openStored } from '../match/resume';
import { openSaves, type SaveHead, type Saves } from '../match/saves';
import { keptAgain, notKept } from './notices/storage';
import { LIBRARY_WORDS } from './words/library';

/** What the library needs to know of a game. */
export interface LibraryGame<K extends Kinds> {
  readonly system: GameSystem<K>;
  /** The first name of a new game. */
  title(setup: K['setup']): string;
  /** Where a game stands, in one line for the list of saved games. */
  summary(game: K['game'], setup: K['setup']): string;
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

const MAX_BYTES = MAX_FILE_CHARACTERS;

/** The games in the browser's store, or in memory while it refuses; the page says which. */
function savesHere(): Saves {
  const saves = lastingSaves(openSaves, cause => {
    if (cause === undefined) keptAgain('battles');
    else notKept('battles', cause, () => void saves.retry());
  });
  return saves;
}

/** Opens the library on the browser's store. `loadGame` fetches the rules when they are first needed. */
export function openLibrary<K extends Kinds>(
  loadGame: () => Promise<LibraryGame<K>>,
  opening: Promise<Saves> | Saves = savesHere(),
): Library<K> {
  async function store(match: Match<K>, name: string, mood?: string): Promise<string> {
    const [saves, { summary }] = [await opening, await loadGame()];
    const id = crypto.randomUUID();
    const replay = match.replay();
    const head = { id, name, changedAt: Date.now(), count: replay.commands.length, mood };
    await saves.create({ ...head, summary: summary(match.getGame(), replay.setup) }, replay);
    return id;
  }

  async function bring(id: string, how: 'load' | 'read'): Promise<Result<StoredGame<K>, readonly Fault[]>> {
    const saves = await opening;
    const found = await saves[how](id).then(ok, (cause: unknown) => err(cause));
    if (!found.ok) return err([{ path: '', reason: LIBRARY_WORDS.unreadable(String(found.error)) }]);
    const stored = found.value;
    const head = (await saves.list()).find(save => save.id === id);
    if (stored === undefined || !head) return err([{ path: '', reason: LIBRARY_WORDS.noSuch }]);
    const match = openStored((await loadGame()).system, stored);
    return match.ok ? ok({ id, name: head.name, mood: head.mood, match: match.value }) : match;
  }

  return {
    list: async () => (await opening).list(),
    async start(setup, seed, mood) {
      const { system, title } = await loadGame();
      return store(createMatch(system, newGame(system, setup, seed)), title(setup), mood);
    },
    async take(file) {
      if (file.size > MAX_BYTES) return err([{ path: '', reason: LIBRARY_WORDS.tooLarge(file.size, MAX_BYTES) }]);
      const match = openFile((await loadGame()).system, await file.text());
      if (!match.ok) return match;
      const name = cleanNameOf(file.name.replace(/\.json$/i, ''), MOST_TITLE) || LIBRARY_WORDS.untitled;
      return ok({ id: await store(match.value, name), isOver: match.value.outcome() !== undefined });
    },
    async open(id, listener) {
      const brought = await bring(id, 'load');
      if (!brought.ok) return brought;
      const { match } = brought.value;
      const { summary } = await loadGame();
      const summarise = (game: K['game']) => summary(game, match.replay().setup);
      return ok({ ...brought.value, keeper: keep(match, await opening, id, summarise, listener) });
    },
    read: id => bring(id, 'read'),
    rename: async (id, name) => (await opening).rename(id, cleanNameOf(name, MOST_TITLE) || LIBRARY_WORDS.untitled),
    remove: async id => (await opening).remove(id),
  };
}
