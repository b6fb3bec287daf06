import { memorySaves } from './memory-saves';
import type { Saves } from './saves';

/** Saved battles that stay in memory while the browser's storage fails. */
export interface LastingSaves extends Saves {
  /** Tries storage again, and moves the battles in memory there. */
  retry(): Promise<void>;
}

/** Another page may block the database, so it may never open. */
const PATIENCE_MS = 4000;

/**
 * Battles go to the browser's storage; if it is missing, blocked or full they stay in memory and can be played anyway.
 * `onState` gets the storage error, and undefined when all is well.
 */
export function lastingSaves(open: () => Promise<Saves>, onState: (cause: unknown) => void): LastingSaves {
  const memory = memorySaves();
  let opening: Promise<Saves> | undefined;
  let current: Saves | undefined;
  let moving: Promise<void> | undefined;

  const store = (): Promise<Saves> => {
    if (current) return Promise.resolve(current);
    // retried on each use until it opens
    opening ??= Promise.resolve()
      .then(open)
      .then(
        saves => {
          current = saves;
          return saves;
        },
        cause => {
          opening = undefined;
          throw cause;
        },
      );
    return Promise.race([opening, tooLate()]);
  };

  /** The store of a battle. Writes wait while it is being moved; otherwise nothing waits. */
  const at = <T>(id: string, work: (saves: Saves) => Promise<T>): Promise<T> => {
    if (moving) return moving.then(() => at(id, work));
    if (memory.has(id)) return work(memory);
    return current ? work(current) : store().then(work);
  };

  async function move(): Promise<void> {
    const saves = await store();
    for (const { head, replay } of memory.all()) {
      await saves.create(head, replay);
      await memory.remove(head.id);
    }
  }

  return {
    async list() {
      const stored = await store()
        .then(saves => saves.list())
        .catch(cause => {
          onState(cause);
          return [];
        });
      return [...(await memory.list()), ...stored].sort((a, b) => b.changedAt - a.changedAt);
    },
    create: (head, replay) =>
      store()
        .then(saves => saves.create(head, replay))
        .catch(async cause => {
          await memory.create(head, replay);
          onState(cause);
        }),
    append: (id, index, command, summary) => at(id, saves => saves.append(id, index, command, summary)),
    truncate: (id, count, summary) => at(id, saves => saves.truncate(id, count, summary)),
    load: id => at(id, saves => saves.load(id)),
    read: id => at(id, saves => saves.read(id)),
    renew: (id, replay) => at(id, saves => saves.renew(id, replay)),
    rename: (id, name) => at(id, saves => saves.rename(id, name)),
    remove: id => at(id, saves => saves.remove(id)),
    retry() {
      moving ??= move()
        .then(() => onState(undefined), onState)
        .finally(() => {
          moving = undefined;
        });
      return moving;
    },
  };
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The browser’s store does not open.')), PATIENCE_MS);
  });
