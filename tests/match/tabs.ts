import { indexedDB } from 'fake-indexeddb';
import type { GameSystem, Kinds } from '../../src/kernel/system';
import { type Autosave, startAutosave } from '../../src/match/autosave';
import type { Match } from '../../src/match/match';
import { openStored } from '../../src/match/resume';
import { openSaves, type SaveHead, type Saves } from '../../src/match/saves';
import { type Pebbles, pebbleReplay } from '../kernel/pebbles';

let databases = 0;
/** A database that no other test has. */
export const newDatabase = () => `saves-${++databases}`;

/** The head of a save that nobody has played yet. */
export const head = (id: string, more: Partial<SaveHead> = {}): SaveHead => ({
  id,
  name: `Battle ${id}`,
  changedAt: 1,
  count: 0,
  summary: 'not begun',
  system: 'pebbles',
  ...more,
});

/** A database with one battle in it. */
export async function withBattle(commands: readonly Pebbles['command'][] = [], id = 'one') {
  const database = newDatabase();
  const saves = await openSaves(database);
  await saves.create(head(id), pebbleReplay({ commands }));
  return { database, saves };
}

/** One browser tab with a battle open: its own view of the store, its own match, and what troubles it heard of. */
export interface Tab<K extends Kinds> {
  readonly saves: Saves;
  readonly match: Match<K>;
  readonly autosave: Autosave;
  readonly troubles: unknown[];
}

/** Opens a saved battle as a page does after a reload. */
export async function openTab<K extends Kinds>(
  system: GameSystem<K>,
  database: string,
  id: string,
  onTrouble: (cause: unknown) => void = () => {},
  onStored: () => void = () => {},
): Promise<Tab<K>> {
  const saves = await openSaves(database);
  const opened = openStored(system, await saves.load(id));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const troubles: unknown[] = [];
  const match = opened.value;
  const summarise = () => `after ${match.replay().commands.length}`;
  const autosave = startAutosave(match, saves, id, summarise, {
    onTrouble: cause => {
      troubles.push(cause);
      onTrouble(cause);
    },
    onStored,
  });
  return { saves, match, autosave, troubles };
}

/** Looks at the battle as another program would, without taking hold of it. */
export async function lookAt<K extends Kinds>(
  system: GameSystem<K>,
  database: string,
  id: string,
): Promise<Match<K> | undefined> {
  const saves = await openSaves(database);
  const opened = openStored(system, await saves.read(id));
  return opened.ok ? opened.value : undefined;
}

/** Opens the database directly, to damage what is in it or to break its connection. */
export const rawDatabase = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result as unknown as IDBDatabase);
    request.onerror = () => reject(request.error);
  });

/** Changes one stored record, whatever the program thinks of it. */
export async function damage(
  database: string,
  store: 'battles' | 'commands',
  key: IDBValidKey,
  change: (value: Record<string, unknown>) => unknown,
): Promise<void> {
  const db = await rawDatabase(database);
  await new Promise<void>((resolve, reject) => {
    const tx = db.transaction(store, 'readwrite');
    const objects = tx.objectStore(store);
    const read = objects.get(key);
    read.onsuccess = () => {
      const changed = change(read.result);
      if (changed === undefined) objects.delete(key);
      else if (store === 'battles') objects.put(changed);
      else objects.put(changed, key);
    };
    tx.oncomplete = () => resolve();
    tx.onerror = () => reject(tx.error);
  });
  db.close();
}
