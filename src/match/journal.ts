import type { SavesDatabase, SavesTransaction } from './save-records';

/**
 * A requested change to a saved battle: a command at its index, or without one the removal of everything from there on.
 */
export interface Note {
  readonly index: number;
  readonly command?: unknown;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The notes of one holder of a battle, up to one of them; a damaged record names none. */
const notesBy = (id: string, holder = '', last = LAST) => IDBKeyRange.bound([id, holder, 0], [id, holder, last]);

/** The notes of all holders of a battle. */
export const notesOn = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** The pending changes of one tab, written in the tick in which they are requested. */
export interface Journal {
  /** Resolves to the number of the note when it is stored or has failed. */
  write(id: string, note: Note): Promise<number>;
  /** Removes the notes of a battle up to this one, after they are applied. */
  forget(id: string, last: number): Promise<void>;
}

/**
 * Notes are committed at once, so that closing the page right after a command or an undo loses neither. Nothing depends
 * on them: the change itself follows and reports storage errors. Each holder writes under its own key, so a tab that
 * lost the battle disturbs no other.
 */
export function journalIn(db: SavesDatabase, holder: string): Journal {
  let written = 0;
  return {
    async write(id, note) {
      const number = written++;
      await tried(async () => {
        const tx = db.transaction('journal', 'readwrite', { durability: 'strict' });
        const put = tx.store.put(note, [id, holder, number]);
        tx.commit();
        await Promise.all([put, tx.done]);
      });
      return number;
    },
    forget: (id, last) => tried(() => db.delete('journal', notesBy(id, holder, last))),
  };
}

async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Storage failed: the caller reports why.
  }
}

/** A holder's notes that are not applied yet, oldest first. */
export const notesIn = (
  tx: SavesTransaction<IDBTransactionMode>,
  id: string,
  holder: string,
): Promise<readonly Note[]> => tx.objectStore('journal').getAll(notesBy(id, holder));

/**
 * The commands with all notes applied. Notes may have been applied before: the newest note on each index counts, and an
 * index beyond the end was removed by a later note.
 */
export const workedIn = (commands: readonly unknown[], notes: readonly Note[]): readonly unknown[] =>
  notes.reduce<readonly unknown[]>((now, note) => {
    if (note.index > now.length) return now;
    return [...now.slice(0, note.index), ...('command' in note ? [note.command] : [])];
  }, commands);
