import { MAX_FILE_CHARACTERS } from '../kernel/parse';
import { err, ok, type Result } from '../kernel/result';
import type { Fault } from '../kernel/system';
import { type Keeper, keep } from '../match/keep';
import { createMatch, type Match, newGame } from '../match/match';
import { openFile, openStored } from '../match/resume';
import { openSaves, type SaveHead, type Saves } from '../match/saves';
import type { Aos } from '../systems/aos';
import type { Setup } from '../systems/aos/setup';
import { summaryOf } from './text/summary';

/** A battle that is open, and how it is being kept. */
export interface OpenBattle {
  readonly id: string;
  readonly name: string;
  readonly match: Match<Aos>;
  readonly keeper: Keeper;
}

/** The battles of this browser. */
export interface Library {
  list(): Promise<readonly SaveHead[]>;
  start(setup: Setup, seed: number): Promise<string>;
  /** Takes a replay file in as a battle of its own; nothing changes when it is refused. */
  take(file: File): Promise<Result<string, readonly Fault[]>>;
  open(id: string, onTrouble: (cause: unknown) => void): Promise<Result<OpenBattle, readonly Fault[]>>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The rules arrive on their own, so that the start page need not wait for them. */
const rules = async () => (await import('../systems/aos')).ageOfSigmar;

const MAX_BYTES = MAX_FILE_CHARACTERS;

/** Opens the library on the browser's store. */
export function openLibrary(opening: Promise<Saves> = openSaves()): Library {
  async function store(match: Match<Aos>, name: string): Promise<string> {
    const saves = await opening;
    const id = crypto.randomUUID();
    const { commands } = match.replay();
    const summary = summaryOf(match.getGame().battle, match.replay().setup);
    await saves.create({ id, name, changedAt: Date.now(), count: commands.length, summary }, match.replay());
    return id;
  }

  return {
    list: async () => (await opening).list(),
    async start(setup, seed) {
      const system = await rules();
      const match = createMatch(system, newGame(system, setup, seed));
      return store(match, `${setup.armies.azure.player} against ${setup.armies.ember.player}`);
    },
    async take(file) {
      if (file.size > MAX_BYTES) return err([tooLarge(file.size)]);
      const match = openFile(await rules(), await file.text());
      return match.ok ? ok(await store(match.value, file.name.replace(/\.json$/i, '').slice(0, 60))) : match;
    },
    async open(id, onTrouble) {
      const saves = await opening;
      const stored = await saves.load(id);
      const head = (await saves.list()).find(save => save.id === id);
      if (stored === undefined || !head) return err([{ path: '', reason: 'no such battle is saved in this browser' }]);
      const match = openStored(await rules(), stored);
      if (!match.ok) return match;
      const summarise = ({ battle }: Aos['game']) => summaryOf(battle, match.value.replay().setup);
      const keeper = keep(match.value, saves, id, summarise, onTrouble);
      return ok({ id, name: head.name, match: match.value, keeper });
    },
    rename: async (id, name) => (await opening).rename(id, name),
    remove: async id => (await opening).remove(id),
  };
}

const tooLarge = (bytes: number): Fault => ({
  path: '',
  reason: `the file is ${(bytes / 1_000_000).toFixed(1)} MB; a battle is never larger than ${MAX_BYTES / 1_000_000} MB`,
});
