import type { TableRecord, Tables } from './tables';

/** Measuring tables that stay in memory while the browser's storage fails. */
export interface LastingTables extends Tables {
  /** Tries storage again, and moves the tables in memory there. */
  retry(): Promise<void>;
}

/** `onState` gets the storage error, and undefined when all is well. */
export function lastingTables(open: () => Promise<Tables>, onState: (cause: unknown) => void): LastingTables {
  const memory = new Map<string, TableRecord>();
  let opening: Promise<Tables> | undefined;
  const store = (): Promise<Tables> => {
    opening ??= Promise.resolve()
      .then(open)
      .catch(cause => {
        opening = undefined;
        throw cause;
      });
    return opening;
  };
  const keep = async (record: TableRecord): Promise<void> => {
    await (await store()).keep(record);
    if (memory.get(record.id) === record) memory.delete(record.id);
  };
  /** The stored value, or this one if there is none. */
  const asked = <T>(work: (tables: Tables) => Promise<T>, otherwise: T): Promise<T> =>
    store()
      .then(work)
      .catch(cause => {
        onState(cause);
        return otherwise;
      });
  const keepAll = async (): Promise<void> => {
    await store();
    for (const record of memory.values()) await keep(record);
  };
  return {
    async list() {
      const stored = await asked(tables => tables.list(), []);
      const held = [...memory.values()].map(({ packed: _, ...head }) => head);
      const elsewhere = stored.filter(({ id }) => !memory.has(id));
      return [...held, ...elsewhere].sort((a, b) => b.changedAt - a.changedAt);
    },
    read: async id => memory.get(id)?.packed ?? (await asked(tables => tables.read(id), undefined)),
    async keep(record) {
      memory.set(record.id, record);
      await keepAll().then(() => onState(undefined), onState);
    },
    async remove(id) {
      memory.delete(id);
      await asked(tables => tables.remove(id), undefined);
    },
    retry: () => keepAll().then(() => onState(undefined), onState),
  };
}
