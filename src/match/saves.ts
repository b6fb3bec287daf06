import type { Replay } from '../kernel/files/replay';
import type { Kinds } from '../kernel/system';
import { journalIn, type Note, notesIn, notesOn, workedIn } from './journal';
import { SaveLostError } from './save-lost';
import {
  type CommandStore,
  commandKeys,
  countingCommands,
  type NewSave,
  openDatabase,
  type SaveHead,
  type SaveRecord,
  type SavesDatabase,
  type SavesTransaction,
} from './save-records';

export type { NewSave, SaveHead };

/** Saved battles. Each command is stored separately, so saving costs the same late in a battle. */
export interface Saves {
  /** Newest first. */
  list(): Promise<readonly SaveHead[]>;
  /** Stores a battle under a new id and holds it. */
  create(head: NewSave, replay: Replay<Kinds>): Promise<void>;
  /** Rejects with a `SaveLostError` if the battle was opened elsewhere. */
  append(id: string, index: number, command: unknown, summary: string): Promise<void>;
  /** Removes all commands after the first `count`. Rejects like `append`. */
  truncate(id: string, count: number, summary: string): Promise<void>;
  /** Opens a battle for playing: from now on no other tab can add to it. */
  load(id: string): Promise<unknown | undefined>;
  /** The same without holding it, to view or export. */
  read(id: string): Promise<unknown | undefined>;
  /** Stores a battle in this version's format, if an earlier version wrote it. Rejects like `append`. */
  renew(id: string, replay: Replay<Kinds>): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Notes are written separately, so that they wait for nothing. */
const STORES: ('battles' | 'commands' | 'journal')[] = ['battles', 'commands'];
const ALL_STORES = [...STORES, 'journal' as const];

/** Opens this browser's saved battles. Each call is a holder of its own, like each tab. */
export async function openSaves(name = 'realmtable'): Promise<Saves> {
  const db = await openDatabase(name);
  const holder = newHolder();
  const inTurn = queues();
  const journal = journalIn(db, holder);

  /** Noted at once, applied after earlier changes. */
  const change = (id: string, note: Note, summary: string, work: (commands: CommandStore) => Promise<unknown>) => {
    const noted = journal.write(id, note);
    const count = note.index + ('command' in note ? 1 : 0);
    const patch = ({ base }: SaveRecord) => ({ count, base: Math.min(base, count), summary });
    return inTurn(id, async () => {
      const number = await noted;
      await asHolder(db, holder, id, patch, work);
      await journal.forget(id, number);
    });
  };

  return {
    async list() {
      const records = await db.getAll('battles');
      return records
        .map(({ replay, holder: _, base: __, system = systemIn(replay), ...head }) => ({ ...head, system }))
        .sort((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0));
    },
    async create(head, { commands, ...replay }) {
      const tx = db.transaction(ALL_STORES, 'readwrite', { durability: 'strict' });
      const count = commands.length;
      const record = { ...head, system: replay.system, count, replay, holder, base: count };
      const store = tx.objectStore('commands');
      await Promise.all([
        tx.objectStore('battles').add(record),
        store.delete(commandKeys(head.id)),
        tx.objectStore('journal').delete(notesOn(head.id)),
        ...commands.map((command, index) => store.put({ by: holder, command }, [head.id, index])),
        tx.done,
      ]);
    },
    append: (id, index, command, summary) =>
      change(id, { index, command }, summary, commands => commands.put({ by: holder, command }, [id, index])),
    truncate: (id, index, summary) =>
      change(id, { index }, summary, commands => commands.delete(commandKeys(id, index))),
    load: id =>
      inTurn(id, async () => {
        const tx = db.transaction(ALL_STORES, 'readwrite', { durability: 'strict' });
        const found = await gather(tx, id);
        if (!found) return undefined;
        const count = found.commands.length;
        await Promise.all([
          ...(found.notes.length > 0 ? settled(tx, holder, found) : []),
          tx.objectStore('battles').put({ ...found.record, holder, base: count, count }),
          tx.done,
        ]);
        return replayOf(found);
      }),
    read: id =>
      inTurn(id, async () => {
        const found = await gather(db.transaction(ALL_STORES), id);
        return found && replayOf(found);
      }),
    renew: (id, { commands, ...replay }) =>
      inTurn(id, async () => {
        const stored = (await db.get('battles', id))?.replay as { version?: unknown } | undefined;
        if (stored?.version === replay.version) return;
        await asHolder(
          db,
          holder,
          id,
          () => ({ replay }),
          store => Promise.all(commands.map((command, index) => store.put({ by: holder, command }, [id, index]))),
        );
      }),
    async rename(id, named) {
      const tx = db.transaction('battles', 'readwrite');
      const record = await tx.store.get(id);
      if (record) await tx.store.put({ ...record, name: named });
      await tx.done;
      if (!record) throw new SaveLostError(true);
    },
    async remove(id) {
      const tx = db.transaction(ALL_STORES, 'readwrite');
      await Promise.all([
        tx.objectStore('battles').delete(id),
        tx.objectStore('commands').delete(commandKeys(id)),
        tx.objectStore('journal').delete(notesOn(id)),
        tx.done,
      ]);
    },
  };
}

/** Changes a battle if it is still held here; otherwise rejects. */
async function asHolder(
  db: SavesDatabase,
  holder: string,
  id: string,
  patch: (record: SaveRecord) => Partial<SaveRecord>,
  work: (commands: CommandStore) => Promise<unknown>,
): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
  const battles = tx.objectStore('battles');
  const record = await battles.get(id);
  if (record?.holder === holder) {
    await Promise.all([
      work(tx.objectStore('commands')),
      battles.put({ ...record, ...patch(record), changedAt: Date.now() }),
      tx.done,
    ]);
    return;
  }
  await tx.done;
  throw new SaveLostError(record === undefined);
}

interface Found {
  readonly record: SaveRecord;
  readonly notes: readonly Note[];
  readonly commands: readonly unknown[];
}

async function gather(tx: SavesTransaction<IDBTransactionMode>, id: string): Promise<Found | undefined> {
  const store = tx.objectStore('commands');
  const [record, keys, stored] = await Promise.all([
    tx.objectStore('battles').get(id),
    store.getAllKeys(commandKeys(id)),
    store.getAll(commandKeys(id)),
  ]);
  if (!record) return undefined;
  const notes = await notesIn(tx, id, record.holder);
  return { record, notes, commands: workedIn(countingCommands(record, keys, stored), notes) };
}

/** Applies the notes that the last holder left when its page closed. */
function settled(tx: SavesTransaction<'readwrite'>, holder: string, { record: { id }, notes, commands }: Found) {
  const first = Math.min(...notes.map(({ index }) => index));
  const store = tx.objectStore('commands');
  return [
    store.delete(commandKeys(id, first)),
    ...commands.slice(first).map((command, i) => store.put({ by: holder, command }, [id, first + i])),
    tx.objectStore('journal').delete(notesOn(id)),
  ];
}

/** The game of a record that does not name it: its replay always does. */
const systemIn = (replay: unknown): string => String((replay as { readonly system?: unknown } | undefined)?.system);

const replayOf = ({ record, commands }: Found): unknown => ({ ...(record.replay as object), commands });

/** Runs work on one battle in the order of the calls. */
function queues() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(id) ?? Promise.resolve()).then(work, work);
    last.set(id, done);
    return done;
  };
}

/** An id of this tab; it decides nothing in any battle. */
const newHolder = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
