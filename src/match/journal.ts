import type { SavesDatabase, SavesTransaction } from './save-records';

/** A change to a saved battle as it was asked for: a command at its place, or, without one, all from there on taken back. */
export interface Note {
  readonly index: number;
  readonly command?: unknown;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The notes of one holder of a battle, up to one of them; a damaged record names none. */
const notesBy = (id: string, holder = '', last = LAST) => IDBKeyRange.bound([id, holder, 0], [id, holder, last]);

/** The notes of everyone who ever held a battle. */
export const notesOn = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** What one tab is about to change, written down in the tick in which it is asked for. */
export interface Journal {
  /** Resolves to the number of the note when it is stored, or was refused. */
  write(id: string, note: Note): Promise<number>;
  /** The notes of a battle up to this one have been worked into it. */
  forget(id: string, last: number): Promise<void>;
}

/**
 * Notes are committed at once, so that a page closing right after a command or an undo neither loses the one nor brings
 * the other back. Nothing depends on their success: the change itself follows, and says what is wrong with the store.
 * Each holder writes under its own name, so a tab that lost the battle disturbs nobody.
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
    // The store refuses: the caller reports why.
  }
}

/** What a holder has noted and not worked in yet, the oldest first. */
export const notesIn = (
  tx: SavesTransaction<IDBTransactionMode>,
  id: string,
  holder: string,
): Promise<readonly Note[]> => tx.objectStore('journal').getAll(notesBy(id, holder));

/**
 * The commands with everything noted worked in. Notes that were worked in before may stand among them: the newest word
 * on each place counts, and a place beyond the end is one that a later note took back.
 */
export const workedIn = (commands: readonly unknown[], notes: readonly Note[]): readonly unknown[] =>
  notes.reduce<readonly unknown[]>((now, note) => {
    if (note.index > now.length) return now;
    return [...now.slice(0, note.index), ...('command' in note ? [note.command] : [])];
  }, commands);
