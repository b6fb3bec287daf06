import { isSame } from '../kernel/deep-equal';
import { MAX_FILE_CHARACTERS } from '../kernel/files/file-limit';
import { err, ok, type Result } from '../kernel/result';
import type { Fault, Kinds } from '../kernel/system';
import { type KeepListener, keep } from '../match/autosave';
import { createMatch, type Match, newGame } from '../match/match';
import type { Saves } from '../match/saves';
import type { LibraryGame, OpenGame, StoredGame, Taken } from './library';
import { LIBRARY_WORDS } from './words/library';

/** Where the games of this browser are kept, and which game they are of. */
interface Shelf<K extends Kinds> {
  readonly saves: Saves;
  readonly game: LibraryGame<K>;
  /** Games that this page has started and not opened yet. */
  readonly started: Map<string, Match<K>>;
}

type Checked<T> = Promise<Result<T, readonly Fault[]>>;

const MAX_BYTES = MAX_FILE_CHARACTERS;

/** Starts a game and stores it. The set-up must be one that the rules allow. */
export async function startGame<K extends Kinds>(shelf: Shelf<K>, setup: K['setup'], seed: number, mood?: string) {
  const { rules, title } = shelf.game;
  const match = createMatch(rules, newGame(rules, setup, seed));
  const id = await store(shelf, match, title(setup), mood);
  shelf.started.set(id, match);
  return id;
}

/** Stores a replay file as a new game; nothing changes when it is refused. */
export async function takeFile<K extends Kinds>(shelf: Shelf<K>, file: File, name: string): Checked<Taken> {
  if (file.size > MAX_BYTES) return err([{ path: '', reason: LIBRARY_WORDS.tooLarge(file.size, MAX_BYTES) }]);
  const match = (await shelf.game.loadChecks()).fromFile(await file.text());
  if (!match.ok) return match;
  return ok({ id: await store(shelf, match.value, name), isOver: match.value.outcome() !== undefined });
}

export async function openGame<K extends Kinds>(
  shelf: Shelf<K>,
  id: string,
  listener: KeepListener,
): Checked<OpenGame<K>> {
  const brought = await bring(shelf, id, 'load');
  if (!brought.ok) return brought;
  const { match } = brought.value;
  const summarise = (game: K['game']) => shelf.game.summary(game, match.replay().setup);
  return ok({ ...brought.value, keeper: keep(match, shelf.saves, id, summarise, listener) });
}

export const readGame = <K extends Kinds>(shelf: Shelf<K>, id: string): Checked<StoredGame<K>> =>
  bring(shelf, id, 'read');

async function store<K extends Kinds>({ saves, game }: Shelf<K>, match: Match<K>, name: string, mood?: string) {
  const id = crypto.randomUUID();
  const replay = match.replay();
  const head = { id, name, changedAt: Date.now(), count: replay.commands.length, mood };
  await saves.create({ ...head, summary: game.summary(match.getGame(), replay.setup) }, replay);
  return id;
}

async function bring<K extends Kinds>(shelf: Shelf<K>, id: string, how: 'load' | 'read'): Checked<StoredGame<K>> {
  const { saves } = shelf;
  const found = await saves[how](id).then(ok, (cause: unknown) => err(cause));
  if (!found.ok) return err([{ path: '', reason: LIBRARY_WORDS.unreadable(String(found.error)) }]);
  const stored = found.value;
  const head = (await saves.list()).find(save => save.id === id);
  if (stored === undefined || !head) return err([{ path: '', reason: LIBRARY_WORDS.noSuch }]);
  const match = await matchOf(shelf, id, stored);
  return match.ok ? ok({ id, name: head.name, mood: head.mood, match: match.value }) : match;
}

/** A stored game, checked. One that was started here and has not changed since needs no check. */
async function matchOf<K extends Kinds>({ game, started }: Shelf<K>, id: string, stored: unknown): Checked<Match<K>> {
  const own = started.get(id);
  started.delete(id);
  return own && isSame(own.replay(), stored) ? ok(own) : (await game.loadChecks()).fromStore(stored);
}
