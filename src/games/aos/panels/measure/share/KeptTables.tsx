import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../../kernel/system';
import type { TableHead } from '../../../../../match/tables';
import { pack, unpack } from '../../../measure/file/pack';
import type { MeasureTable } from '../../../measure/table';
import { MEASURE_PAGE } from '../../../words/measure/measure-page';
import { LAST, type TablesHere } from './tables-here';

interface KeptTablesProps {
  readonly tables: TablesHere;
  readonly measureTable: MeasureTable;
  readonly onLay: (measureTable: MeasureTable) => void;
  readonly onFaults: (faults: readonly Fault[]) => void;
}

/** The named tables stored in this browser. */
export function KeptTables({ tables, measureTable, onLay, onFaults }: KeptTablesProps) {
  const [heads, setHeads] = useState<readonly TableHead[]>([]);
  const [doomed, setDoomed] = useState<string>();
  const refresh = useCallback(async () => {
    const list = (await (await tables)?.list()) ?? [];
    setHeads(list.filter(({ id }) => id !== LAST));
  }, [tables]);
  useEffect(() => void refresh(), [refresh]);
  const keep = async () => {
    const packed = await pack(measureTable);
    await (await tables)?.keep({ id: crypto.randomUUID(), name: measureTable.name, changedAt: Date.now(), packed });
    await refresh();
  };
  const open = async (id: string) => {
    const packed = await (await tables)?.read(id);
    const read = packed === undefined ? undefined : await unpack(packed);
    if (read?.ok) onLay(read.value);
    else onFaults(read?.error ?? [{ path: '', reason: MEASURE_PAGE.tableGone }]);
    if (!read) await refresh();
  };
  const remove = async (id: string) => {
    setDoomed(undefined);
    await (await tables)?.remove(id);
    await refresh();
  };
  return (
    <>
      <h3>{MEASURE_PAGE.kept}</h3>
      <ul className="saves">
        {heads.map(({ id, name, changedAt }) => (
          <li key={id} className="save">
            <div>
              <b>{name}</b>
              <small>{new Date(changedAt).toLocaleString()}</small>
            </div>
            {doomed === id ? (
              <Surely name={name} onYes={() => void remove(id)} onNo={() => setDoomed(undefined)} />
            ) : (
              <>
                <button type="button" className="button" data-look="ghost" onClick={() => setDoomed(id)}>
                  {MEASURE_PAGE.delete}
                  <span className="unseen"> {name}</span>
                </button>
                <button type="button" className="button" onClick={() => void open(id)}>
                  {MEASURE_PAGE.open}
                  <span className="unseen"> {name}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => void keep()}>
          {MEASURE_PAGE.keep}
        </button>
      </div>
    </>
  );
}

interface SurelyProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Deleting is final, so it asks for confirmation; the focus is on cancel. */
function Surely({ name, onYes, onNo }: SurelyProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <fieldset className="save-surely">
      <legend>
        {MEASURE_PAGE.deletes}
        <span className="unseen"> {name}</span>
      </legend>
      <button type="button" className="button" onClick={onYes}>
        {MEASURE_PAGE.yesDelete}
      </button>
      <button ref={no} type="button" className="button" data-look="ghost" onClick={onNo}>
        {MEASURE_PAGE.noDelete}
      </button>
    </fieldset>
  );
}
