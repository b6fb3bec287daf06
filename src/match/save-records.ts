import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import type { Note } from './journal';

/** What a list of saved games shows without loading them. */
export interface SaveHead extends NewSave {
  /** The id of the game that is played. */
  readonly system: string;
}

/** A game to save; its replay names the game. */
export interface NewSave {
  readonly id: string;
  readonly name: string;
  readonly changedAt: number;
  readonly count: number;
  /** One line about the state of the battle, written by the caller. */
  readonly summary: string;
  /** The theme of its table, which is not part of the game. */
  readonly mood?: string | undefined;
}

/**
 * A saved battle. The tab that opened it last holds it: from command `base` on only that holder's commands count, so
 * later writes of an older tab are never mixed in.
 */
export interface SaveRecord extends NewSave {
  /** Missing in older records. */
  readonly system?: string;
  readonly replay: unknown;
  readonly holder: string;
  readonly base: number;
}

/** One command as it is stored, with the holder that wrote it. */
export interface StoredCommand {
  readonly by: string;
  readonly command: unknown;
}

interface SavesSchema extends DBSchema {
  battles: { key: string; value: SaveRecord };
  commands: { key: [string, number]; value: StoredCommand };
  journal: { key: [string, string, number]; value: Note };
}

type Stores = ('battles' | 'commands' | 'journal')[];
export type SavesDatabase = IDBPDatabase<SavesSchema>;
export type CommandStore = IDBPObjectStore<SavesSchema, Stores, 'commands', 'readwrite'>;
export type SavesTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<SavesSchema, Stores, Mode>;

/** Opens the database of saved battles, and closes it if a newer program wants to upgrade it. */
export async function openDatabase(name: string): Promise<SavesDatabase> {
  const db = await openDB<SavesSchema>(name, 2, {
    upgrade(fresh, before) {
      if (before < 1) {
        fresh.createObjectStore('battles', { keyPath: 'id' });
        fresh.createObjectStore('commands');
      }
      fresh.createObjectStore('journal');
    },
    blocking: () => db.close(),
  });
  return db;
}

const EVERY_COMMAND = Number.MAX_SAFE_INTEGER;

/** The keys of a battle's commands, from an index on. */
export const commandKeys = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, EVERY_COMMAND]);

/** The valid commands, in order; a missing one ends the list, and the reader reports it. */
export function countingCommands(
  { base, holder }: SaveRecord,
  keys: readonly (readonly [string, number])[],
  stored: readonly StoredCommand[],
): readonly unknown[] {
  const commands: unknown[] = [];
  for (const [i, [, index]] of keys.entries()) {
    const isDamaged = index < base && index !== commands.length;
    if (isDamaged) return [...commands, undefined];
    if (index !== commands.length || (index >= base && stored[i]?.by !== holder)) break;
    commands.push(stored[i]?.command);
  }
  return commands.length < base ? [...commands, undefined] : commands;
}
