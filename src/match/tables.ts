import { type DBSchema, openDB } from 'idb';

/** What a list of kept tables shows. */
export interface TableHead {
  readonly id: string;
  readonly name: string;
  readonly changedAt: number;
}

/** A stored measuring table: packed as in a link, and checked the same way. */
export interface TableRecord extends TableHead {
  readonly packed: string;
}

interface TablesSchema extends DBSchema {
  tables: { key: string; value: TableRecord };
}

/** The measuring tables of this browser, separate from the battles. */
export interface Tables {
  /** Newest first. */
  list(): Promise<readonly TableHead[]>;
  read(id: string): Promise<string | undefined>;
  /** Stores a table under its id, replacing an older one. */
  keep(record: TableRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Opens this browser's measuring tables, and closes the database if a newer program wants to upgrade it. */
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
