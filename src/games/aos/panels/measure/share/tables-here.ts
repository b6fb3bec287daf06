import { lastingTables } from '../../../../../match/lasting-tables';
import { openTables, type Tables } from '../../../../../match/tables';
import { forgetLink } from '../../../../../shell/browser/address';
import { keptAgain, notKept } from '../../../../../shell/notices/storage';
import { pack, unpack } from '../../../measure/file/pack';
import type { MeasureStore } from '../../../measure/store';
import type { MeasureTable } from '../../../measure/table';

export type TablesHere = Promise<Tables | undefined>;

/** The tables of this browser, or in memory while its storage fails; the page says which. */
export async function tablesHere(): TablesHere {
  const tables = lastingTables(openTables, cause => {
    if (cause === undefined) keptAgain('tables');
    else notKept('tables', cause, () => void tables.retry());
  });
  return tables;
}

/** The key of the last open table. */
export const LAST = 'last';
const PAUSE_MS = 500;

/** The last open table. */
export async function lastTable(tables: TablesHere): Promise<MeasureTable | undefined> {
  const packed = await (await tables)?.read(LAST);
  const read = packed === undefined ? undefined : await unpack(packed);
  return read?.ok ? read.value : undefined;
}

/** Stores a table as the last open one. */
export async function keepNow(measureTable: MeasureTable, tables: TablesHere): Promise<void> {
  const packed = await pack(measureTable);
  await (await tables)?.keep({ id: LAST, name: measureTable.name, changedAt: Date.now(), packed });
}

/** Stores changes after a short pause; returns a function that stops and stores the rest at once. */
export function autosave(measureStore: MeasureStore, tables: TablesHere): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = async () => {
    waiting = undefined;
    await keepNow(measureStore.now.measureTable, tables);
    // only now: until the table is stored, the link in the address is the only copy that a reload finds
    if (waiting === undefined) forgetLink();
  };
  const stop = measureStore.state.subscribe((now, before) => {
    if (now.measureTable === before.measureTable || now.held) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void keep(), PAUSE_MS);
  });
  return () => {
    stop();
    if (waiting === undefined) return;
    clearTimeout(waiting);
    void keep();
  };
}
