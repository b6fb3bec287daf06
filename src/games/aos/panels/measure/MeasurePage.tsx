import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../kernel/system';
import { goTo } from '../../../../shell/browser/address';
import { Faults } from '../../../../shell/dialogs/Faults';
import { exampleTable } from '../../measure/file/example';
import { unpack } from '../../measure/file/pack';
import { MeasureStore } from '../../measure/store';
import type { Library } from '../battle-library';
import { MeasureScreen } from './MeasureScreen';
import { autosave, lastTable, type TablesHere, tablesHere } from './share/tables-here';
import { showMeasureToTests } from './test-window';
import './measure.css';
import { PAGE } from '../../../../shell/words/page';
import { MEASURE_PAGE } from '../../words/measure/measure-page';

interface MeasurePageProps {
  /** A table from a link, packed. */
  readonly table: string | undefined;
  readonly library: Library;
}

/** Opens the table of the link, or the last one, or an example. A later link can be undone. */
export function MeasurePage({ table, library }: MeasurePageProps) {
  const [tables] = useState<TablesHere>(tablesHere);
  const [measureStore, setMeasureStore] = useState<MeasureStore>();
  const [faults, setFaults] = useState<readonly Fault[]>();
  const open = useRef<MeasureStore>(undefined);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const linked = table === undefined ? undefined : await unpack(table);
      if (isGone) return;
      if (linked && !linked.ok) setFaults(linked.error);
      const measureTable = linked?.ok ? linked.value : undefined;
      if (open.current) {
        if (measureTable) open.current.lay(measureTable);
        return;
      }
      const last = await lastTable(tables);
      if (isGone) return;
      open.current = new MeasureStore(measureTable ?? last ?? exampleTable(), measureTable && last);
      setMeasureStore(open.current);
    })();
    return () => {
      isGone = true;
    };
  }, [table, tables]);
  useEffect(() => {
    if (!measureStore) return undefined;
    showMeasureToTests(measureStore);
    const stop = autosave(measureStore, tables);
    return () => {
      stop();
      showMeasureToTests(undefined);
    };
  }, [measureStore, tables]);
  return (
    <>
      {measureStore ? (
        <MeasureScreen measureStore={measureStore} tables={tables} library={library} />
      ) : (
        <p className="waiting">{PAGE.laying}</p>
      )}
      {faults && (
        <Faults
          title={MEASURE_PAGE.badLink}
          faults={faults}
          onClose={() => {
            setFaults(undefined);
            goTo({ at: 'measure' });
          }}
        />
      )}
    </>
  );
}
