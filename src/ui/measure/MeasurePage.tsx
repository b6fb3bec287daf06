import { useEffect, useRef, useState } from 'react';
import type { Bench } from '../../controls/measure/bench';
import { exampleBench } from '../../controls/measure/example';
import { unpack } from '../../controls/measure/pack';
import { Workbench } from '../../controls/measure/store';
import type { Fault } from '../../kernel/system';
import { goTo } from '../address';
import { Faults } from '../dialogs/Faults';
import type { Library } from '../library';
import type { BenchSlot } from './bench-slot';
import { MeasureScreen } from './MeasureScreen';
import { autosave, lastTable, type TablesHere, tablesHere } from './tables-here';
import './measure.css';
import { MEASURE_PAGE } from '../text/measure-page';
import { PAGE } from '../text/page';

interface MeasurePageProps {
  /** A table from a link, packed. */
  readonly table: string | undefined;
  readonly library: Library;
  readonly Table: BenchSlot;
  /** Told of the table that is open, and of its end. */
  readonly onOpen: (workbench: Workbench | undefined) => void;
}

/** Opens the table of the link, or the one that was left here, or a first one to try. */
export function MeasurePage({ table, library, Table, onOpen }: MeasurePageProps) {
  const [tables] = useState<TablesHere>(tablesHere);
  const [workbench, setWorkbench] = useState<Workbench>();
  const [faults, setFaults] = useState<readonly Fault[]>();
  const isOpen = useRef(false);
  useEffect(() => {
    let isGone = false;
    const lay = (bench: Bench) => {
      isOpen.current = true;
      if (!isGone) setWorkbench(new Workbench(bench));
    };
    void (async () => {
      const linked = table === undefined ? undefined : await unpack(table);
      if (isGone) return;
      if (linked?.ok) lay(linked.value);
      if (linked && !linked.ok) setFaults(linked.error);
      if (!linked?.ok && !isOpen.current) lay((await lastTable(tables)) ?? exampleBench());
    })();
    return () => {
      isGone = true;
      isOpen.current = false;
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
        <MeasureScreen
          key={tableKey(workbench)}
          workbench={workbench}
          tables={tables}
          library={library}
          Table={Table}
          onLay={bench => setWorkbench(new Workbench(bench))}
        />
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

const keys = new WeakMap<Workbench, number>();
let count = 0;

/** Every table gets a screen of its own. */
function tableKey(workbench: Workbench): number {
  const key = keys.get(workbench) ?? ++count;
  keys.set(workbench, key);
  return key;
}
