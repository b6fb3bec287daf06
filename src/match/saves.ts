import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Replay } from '../kernel/replay';
import type { Kinds } from '../kernel/system';

/** What a list of saved battles shows without loading them. */
export interface SaveHead {
  readonly id: string;
  readonly name: string;
  readonly changedAt: number;
  readonly count: number;
  /** One line about where the battle stands, written by whoever saves. */
  readonly summary: string;
}

interface SaveRecord extends SaveHead {
  readonly replay: unknown;
}

interface SavesSchema extends DBSchema {
  battles: { key: string; value: SaveRecord; indexes: { changedAt: number } };
  commands: { key: [string, number]; value: unknown };
}

/** Saved battles, several side by side. Each command is stored on its own, so saving costs the same late in a battle. */
export interface Saves {
  list(): Promise<readonly SaveHead[]>;
  create(head: SaveHead, replay: Replay<Kinds>): Promise<void>;
  /** Refused when that place is taken: someone else plays the same battle. */
  append(id: string, index: number, command: unknown, summary: string): Promise<void>;
  truncate(id: string, count: number, summary: string): Promise<void>;
  load(id: string): Promise<unknown | undefined>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

const EVERY_COMMAND = Number.MAX_SAFE_INTEGER;

/** Opens this browser's saved battles. */
export async function openSaves(name = 'realmtable'): Promise<Saves> {
  const db: IDBPDatabase<SavesSchema> = await openDB<SavesSchema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('battles', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('commands');
    },
  });
  const commandsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, EVERY_COMMAND]);

  async function change(id: string, patch: (record: SaveRecord) => Partial<SaveRecord>): Promise<void> {
    const tx = db.transaction('battles', 'readwrite');
    const record = await tx.store.get(id);
    if (record) await tx.store.put({ ...record, ...patch(record), changedAt: Date.now() });
    await tx.done;
  }

  return {
    async list() {
      const records = await db.getAllFromIndex('battles', 'changedAt');
      return records.reverse().map(({ replay: _, ...head }) => head);
    },
    async create(head, replay) {
      const tx = db.transaction(['battles', 'commands'], 'readwrite');
      const { commands, ...rest } = replay;
      await tx.objectStore('battles').put({ ...head, count: commands.length, replay: rest });
      await Promise.all(commands.map((command, index) => tx.objectStore('commands').put(command, [head.id, index])));
      await tx.done;
    },
    async append(id, index, command, summary) {
      // Committed in the same tick, so that closing the page right after a command does not lose it.
      const tx = db.transaction('commands', 'readwrite', { durability: 'strict' });
      const stored = tx.store.add(command, [id, index]);
      tx.commit();
      await Promise.all([stored, tx.done]);
      await change(id, () => ({ count: index + 1, summary }));
    },
    async truncate(id, count, summary) {
      const tx = db.transaction('commands', 'readwrite', { durability: 'strict' });
      const cut = tx.store.delete(commandsOf(id, count));
      tx.commit();
      await Promise.all([cut, tx.done]);
      await change(id, () => ({ count, summary }));
    },
    async load(id) {
      const tx = db.transaction(['battles', 'commands']);
      const record = await tx.objectStore('battles').get(id);
      const commands = await tx.objectStore('commands').getAll(commandsOf(id));
      await tx.done;
      return record && { ...(record.replay as object), commands };
    },
    rename: (id, name) => change(id, () => ({ name })),
    async remove(id) {
      const tx = db.transaction(['battles', 'commands'], 'readwrite');
      await Promise.all([
        tx.objectStore('battles').delete(id),
        tx.objectStore('commands').delete(commandsOf(id)),
        tx.done,
      ]);
    },
  };
}
