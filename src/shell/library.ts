import type { Aos } from '../games/aos';
import type { Setup } from '../games/aos/battle-setup';
import { moodOf } from '../games/aos/setup/moods';
import { summaryOf } from '../games/aos/words/battle/summary';
import { cleanNameOf } from '../kernel/names';
import { MAX_FILE_CHARACTERS } from '../kernel/parse';
import { err, ok, type Result } from '../kernel/result';
import type { Fault } from '../kernel/system';
import { type Keeper, type KeepListener, keep } from '../match/autosave';
import { lastingSaves } from '../match/lasting-saves';
import { createMatch, type Match, newGame } from '../match/match';
import { openFile, openStored } from '../match/resume';
import { openSaves, type SaveHead, type Saves } from '../match/saves';
import type { TableTheme } from '../table/picture';
import { keptAgain, notKept } from './notices/storage';
import { UNREADABLE, UNTITLED } from './words/trouble';

/** A battle as it is stored, to look at. */
export interface StoredBattle {
  readonly id: string;
  readonly name: string;
  readonly mood: TableTheme;
  readonly match: Match<Aos>;
}

/** A battle that is open, and how it is being kept. */
export interface OpenBattle extends StoredBattle {
  readonly keeper: Keeper;
}

/** The battles of this browser. */
export interface Library {
  list(): Promise<readonly SaveHead[]>;
  /** `mood` is how the table looks, whatever realm is played in. */
  start(setup: Setup, seed: number, mood?: TableTheme): Promise<string>;
  /** Takes a replay file in as a battle of its own; nothing changes when it is refused. */
  take(file: File): Promise<Result<Taken, readonly Fault[]>>;
  open(id: string, listener: KeepListener): Promise<Result<OpenBattle, readonly Fault[]>>;
  /** The same to look at only: whoever plays it elsewhere goes on undisturbed. */
  read(id: string): Promise<Result<StoredBattle, readonly Fault[]>>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A battle that came from a file, and whether it was fought to its end. */
export interface Taken {
  readonly id: string;
  readonly isOver: boolean;
}

/** The rules arrive on their own, so that the start page need not wait for them. */
const rules = async () => (await import('../games/aos')).ageOfSigmar;

/** How many letters the title of a battle may have. */
const MOST_TITLE = 60;

const MAX_BYTES = MAX_FILE_CHARACTERS;

/** The battles in the browser's store, or in memory while it refuses; the page says which. */
function savesHere(): Saves {
  const saves = lastingSaves(openSaves, cause => {
    if (cause === undefined) keptAgain('battles');
    else notKept('battles', cause, () => void saves.retry());
  });
  return saves;
}

/** Opens the library on the browser's store. */
export function openLibrary(opening: Promise<Saves> | Saves = savesHere()): Library {
  async function store(match: Match<Aos>, name: string, mood?: TableTheme): Promise<string> {
    const saves = await opening;
    const id = crypto.randomUUID();
    const { commands } = match.replay();
    const summary = summaryOf(match.getGame().battle, match.replay().setup);
    await saves.create({ id, name, changedAt: Date.now(), count: commands.length, summary, mood }, match.replay());
    return id;
  }

  async function bring(id: string, how: 'load' | 'read'): Promise<Result<StoredBattle, readonly Fault[]>> {
    const saves = await opening;
    const found = await saves[how](id).then(ok, (cause: unknown) => err(cause));
    if (!found.ok) return err([{ path: '', reason: UNREADABLE.battle(String(found.error)) }]);
    const stored = found.value;
    const head = (await saves.list()).find(save => save.id === id);
    if (stored === undefined || !head) return err([{ path: '', reason: 'no such battle is saved in this browser' }]);
    const match = openStored(await rules(), stored);
    if (!match.ok) return match;
    const mood = moodOf(head.mood, match.value.replay().setup);
    return ok({ id, name: head.name, mood, match: match.value });
  }

  return {
    list: async () => (await opening).list(),
    async start(setup, seed, mood) {
      const system = await rules();
      const match = createMatch(system, newGame(system, setup, seed));
      return store(match, `${setup.armies.azure.player} against ${setup.armies.ember.player}`, mood);
    },
    async take(file) {
      if (file.size > MAX_BYTES) return err([tooLarge(file.size)]);
      const match = openFile(await rules(), await file.text());
      if (!match.ok) return match;
      const id = await store(match.value, cleanNameOf(file.name.replace(/\.json$/i, ''), MOST_TITLE) || UNTITLED);
      return ok({ id, isOver: match.value.outcome() !== undefined });
    },
    async open(id, listener) {
      const brought = await bring(id, 'load');
      if (!brought.ok) return brought;
      const { match } = brought.value;
      const summarise = ({ battle }: Aos['game']) => summaryOf(battle, match.replay().setup);
      return ok({ ...brought.value, keeper: keep(match, await opening, id, summarise, listener) });
    },
    read: id => bring(id, 'read'),
    rename: async (id, name) => (await opening).rename(id, cleanNameOf(name, MOST_TITLE) || UNTITLED),
    remove: async id => (await opening).remove(id),
  };
}

const tooLarge = (bytes: number): Fault => ({
  path: '',
  reason: `the file is ${(bytes / 1_000_000).toFixed(1)} MB; a battle is never larger than ${MAX_BYTES / 1_000_000} MB`,
});
