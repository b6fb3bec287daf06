import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../kernel/system';
import { goTo } from '../../../../shell/browser/address';
import { Faults } from '../../../../shell/dialogs/Faults';
import { exampleBench } from '../../measure/file/example';
import { unpack } from '../../measure/file/pack';
import { Workbench } from '../../measure/store';
import type { Library } from '../battle-library';
import type { BenchSlot } from '../slots/measure-slot';
import { MeasureScreen } from './MeasureScreen';
import { autosave, lastTable, type TablesHere, tablesHere } from './share/tables-here';
import './measure.css';
import { PAGE } from '../../../../shell/words/page';
import { MEASURE_PAGE } from '../../words/measure/measure-page';

interface MeasurePageProps {
  /** A table from a link, packed. */
  readonly table: string | undefined;
  readonly library: Library;
  readonly Table: BenchSlot;
  /** Told of the table that is open, and of its end. */
  readonly onOpen: (workbench: Workbench | undefined) => void;
}

/** Opens the table of the link, or the one that was left here, or a first one to try. A link that follows can be undone. */
export function MeasurePage({ table, library, Table, onOpen }: MeasurePageProps) {
  const [tables] = useState<TablesHere>(tablesHere);
  const [workbench, setWorkbench] = useState<Workbench>();
  const [faults, setFaults] = useState<readonly Fault[]>();
  const open = useRef<Workbench>(undefined);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const linked = table === undefined ? undefined : await unpack(table);
      if (isGone) return;
      if (linked && !linked.ok) setFaults(linked.error);
      const bench = linked?.ok ? linked.value : undefined;
      if (open.current) {
        if (bench) open.current.lay(bench);
        return;
      }
      const last = await lastTable(tables);
      if (isGone) return;
      open.current = new Workbench(bench ?? last ?? exampleBench(), bench && last);
      setWorkbench(open.current);
    })();
    return () => {
      isGone = true;
    };
  }, [table, tables]);
  useEffect(() => {
    if (!workbench) return undefined;
    onOpen(workbench);
    const stop = autosave(workbench, tables);
    return () => {
      stop();
      onOpen(undefined);
    };
  }, [workbench, tables, onOpen]);
  return (
    <>
      {workbench ? (
        <MeasureScreen workbench={workbench} tables={tables} library={library} Table={Table} />
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
