import { isSame } from '../kernel/deep-equal';
import { MAX_FILE_CHARACTERS } from '../kernel/files/file-limit';
import { err, ok, type Result } from '../kernel/result';
import type { Fault, Kinds } from '../kernel/system';
import { type AutosaveListener, startAutosave } from './autosave';
import type { LibraryGame, LibraryWords, OpenGame, PlayableGame, StartChoices, StoredGame, Taken } from './library';
import { createMatch, type Match, newGame } from './match';
import type { Saves } from './saves';

/** Where the games of this browser are stored. */
interface Shelf {
  readonly saves: Saves;
  readonly words: LibraryWords;
}

/** The same for one game. */
interface OwnShelf<K extends Kinds> extends Shelf {
  readonly game: LibraryGame<K>;
  /** Games that this page has started and not opened yet. */
  readonly started: Map<string, Match<K>>;
}

type Checked<T> = Promise<Result<T, readonly Fault[]>>;

const MAX_BYTES = MAX_FILE_CHARACTERS;

/** What checks data from outside; a new game is played without it. */
const checks = () => import('./resume');

/** Starts a game and stores it. The set-up must be one that the rules allow. */
export async function startGame<K extends Kinds>(
  shelf: OwnShelf<K>,
  setup: K['setup'],
  seed: number,
  { mood, bots }: StartChoices<K> = {},
) {
  const game = await shelf.game.load();
  const match = createMatch(game.rules, newGame(game.rules, setup, seed, bots));
  const id = await store(shelf, game, match, game.words.title(setup), mood);
  shelf.started.set(id, match);
  return id;
}

/** Stores a replay file as a new game of the system that it names; nothing changes when it is refused. */
export async function takeFile(
  shelf: Shelf,
  games: readonly LibraryGame<Kinds>[],
  file: File,
  name: string,
): Checked<Taken> {
  if (file.size > MAX_BYTES) return err([{ path: '', reason: shelf.words.tooLarge(file.size, MAX_BYTES) }]);
  const { readFile, openStored } = await checks();
  const read = readFile(await file.text());
  if (!read.ok) return read;
  const { system, data } = read.value;
  const found = games.find(({ id }) => id === system);
  if (!found) return err([{ path: 'system', reason: shelf.words.otherGame(system) }]);
  const game = await found.load();
  const match = openStored(await game.loadSystem(), data);
  if (!match.ok) return match;
  return ok({ id: await store(shelf, game, match.value, name), isOver: match.value.outcome() !== undefined });
}

export async function openGame<K extends Kinds>(
  shelf: OwnShelf<K>,
  id: string,
  listener: AutosaveListener,
): Checked<OpenGame<K>> {
  const found = await bring(shelf, id, 'load');
  if (!found.ok) return found;
  const { game, stored } = found.value;
  const { setup } = stored.match.replay();
  const summarise = (now: K['game']) => game.words.summary(now, setup);
  return ok({ ...stored, autosave: startAutosave(stored.match, shelf.saves, id, summarise, listener) });
}

export async function readGame<K extends Kinds>(shelf: OwnShelf<K>, id: string): Checked<StoredGame<K>> {
  const found = await bring(shelf, id, 'read');
  return found.ok ? ok(found.value.stored) : found;
}

async function store<K extends Kinds>(
  { saves }: Shelf,
  { words }: PlayableGame<K>,
  match: Match<K>,
  name: string,
  mood?: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const replay = match.replay();
  const head = { id, name, changedAt: Date.now(), count: replay.commands.length, mood };
  await saves.create({ ...head, summary: words.summary(match.getGame(), replay.setup) }, replay);
  return id;
}

interface Brought<K extends Kinds> {
  readonly game: PlayableGame<K>;
  readonly stored: StoredGame<K>;
}

async function bring<K extends Kinds>(shelf: OwnShelf<K>, id: string, how: 'load' | 'read'): Checked<Brought<K>> {
  const { saves, words } = shelf;
  const found = await fetchSave(saves, id, shelf.game.id, how).then(ok, (cause: unknown) => err(cause));
  if (!found.ok) return err([{ path: '', reason: words.unreadable(String(found.error)) }]);
  const { head, data } = found.value;
  if (head && head.system !== shelf.game.id) return err([{ path: 'system', reason: words.otherGame(head.system) }]);
  if (!head || data === undefined) return err([{ path: '', reason: words.noSuch }]);
  const game = await shelf.game.load();
  const match = await matchOf(shelf, game, id, data);
  return match.ok ? ok({ game, stored: { id, name: head.name, mood: head.mood, match: match.value } }) : match;
}

/** A save and its data. One of another game is left alone: loading would take it away from the page that plays it. */
async function fetchSave(saves: Saves, id: string, system: string, how: 'load' | 'read') {
  const head = (await saves.list()).find(save => save.id === id);
  return { head, data: head?.system === system ? await saves[how](id) : undefined };
}

/** A stored game, checked. One that was started here and has not changed since needs no check. */
async function matchOf<K extends Kinds>(
  { started }: OwnShelf<K>,
  game: PlayableGame<K>,
  id: string,
  stored: unknown,
): Checked<Match<K>> {
  const own = started.get(id);
  started.delete(id);
  if (own && isSame(own.replay(), stored)) return ok(own);
  const { openStored } = await checks();
  return openStored(await game.loadSystem(), stored);
}
