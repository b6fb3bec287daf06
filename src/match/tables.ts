import { type DBSchema, openDB } from 'idb';

/** What a list of kept tables shows. */
export interface TableHead {
  readonly id: string;
  readonly name: string;
  readonly changedAt: number;
}

/** A measuring table as it is kept: packed as in a link, and read with the same care. */
export interface TableRecord extends TableHead {
  readonly packed: string;
}

interface TablesSchema extends DBSchema {
  tables: { key: string; value: TableRecord };
}

/** The measuring tables of this browser, beside the battles and apart from them. */
export interface Tables {
  /** The newest first. */
  list(): Promise<readonly TableHead[]>;
  read(id: string): Promise<string | undefined>;
  /** Keeps a table under its id, in place of what was there. */
  keep(record: TableRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Opens this browser's measuring tables, and makes way if a later program wants to bring them up to date. */
export async function openTables(name = 'realmtable-tables'): Promise<Tables> {
  const db = await openDB<TablesSchema>(name, 1, {
    upgrade: fresh => void fresh.createObjectStore('tables', { keyPath: 'id' }),
    blocking: () => db.close(),
  });
  return {
    async list() {
      const records = await db.getAll('tables');
      return records.map(({ packed: _, ...head }) => head).sort((a, b) => b.changedAt - a.changedAt);
    },
    read: async id => (await db.get('tables', id))?.packed,
    keep: async record => void (await db.put('tables', record)),
    remove: id => db.delete('tables', id),
  };
}
