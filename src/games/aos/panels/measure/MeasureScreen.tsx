import { useCallback, useMemo, useState } from 'react';
import { goTo } from '../../../../shell/browser/address';
import { Dialog } from '../../../../shell/dialogs/Dialog';
import { KeyList } from '../../../../shell/dialogs/KeyList';
import { isHeld, useKeys } from '../../../../shell/hooks/use-keys';
import { CornerButton } from '../../../../shell/parts/CornerButton';
import { TableScreen } from '../../../../shell/screen/TableScreen';
import { DIALOGS } from '../../../../shell/words/dialogs';
import { PAGE } from '../../../../shell/words/page';
import { createBenchHands } from '../../measure/measure-hands';
import { pressAtBench } from '../../measure/measure-keys';
import { benchPicture } from '../../measure/picture';
import type { Workbench } from '../../measure/store';
import { isMood } from '../../setup/moods';
import { BENCH_KEYS, BENCH_WORDS } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import type { Library } from '../battle-library';
import type { BenchSlot } from '../slots/measure-slot';
import { AddDialog } from './AddDialog';
import { AnswerCard } from './AnswerCard';
import { BenchBar } from './MeasureBar';
import { Questions } from './Questions';
import { ShareDialog } from './share/ShareDialog';
import type { TablesHere } from './share/tables-here';
import { useIncoming } from './share/use-incoming';
import { Things } from './Things';
import { BenchProvider, useBenchNames, useMeasuring } from './use-measure';

interface MeasureScreenProps {
  readonly workbench: Workbench;
  readonly tables: TablesHere;
  readonly library: Library;
  readonly Table: BenchSlot;
}

type Sheet = 'add' | 'share' | 'keys';
const SHEETS: Readonly<Record<string, Sheet>> = { a: 'add', s: 'share', '?': 'keys' };

/** The measuring table with its panels and dialogs. */
export function MeasureScreen({ workbench, tables, library, Table }: MeasureScreenProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const close = useCallback(() => setSheet(undefined), []);
  const arrivals = useIncoming(workbench, library, close);
  useBenchKeys(workbench, setSheet);
  return (
    <BenchProvider value={workbench}>
      <TableScreen
        screen="measure"
        heading={MEASURE_PAGE.heading}
        table={<TableView Table={Table} workbench={workbench} />}
        corner={{
          left: <CornerButton name={PAGE.toStart} icon="undo" onClick={() => goTo({ at: 'start' })} />,
          right: (
            <>
              <CornerButton name={MEASURE_PAGE.saveAndShare} icon="save" onClick={() => setSheet('share')} />
              <CornerButton name={DIALOGS.keys} icon="keys" onClick={() => setSheet('keys')} />
            </>
          ),
        }}
        ribbon={<Questions />}
        left={<Things />}
        right={<AnswerCard />}
        bar={<BenchBar onAdd={() => setSheet('add')} />}
        sheet={
          <>
            {sheet === 'add' && <AddDialog onClose={close} />}
            {sheet === 'share' && <ShareDialog tables={tables} library={library} arrivals={arrivals} onClose={close} />}
            {sheet === 'keys' && (
              <Dialog title={DIALOGS.keys} onClose={close}>
                <KeyList entries={BENCH_KEYS} />
              </Dialog>
            )}
            {arrivals.sheet}
          </>
        }
      />
    </BenchProvider>
  );
}

function TableView({ Table, workbench }: Pick<MeasureScreenProps, 'Table' | 'workbench'>) {
  const measuring = useMeasuring();
  const names = useBenchNames();
  const hands = useMemo(() => createBenchHands(workbench), [workbench]);
  const picture = useMemo(() => benchPicture(measuring, BENCH_WORDS, unit => names.unit(unit.id)), [measuring, names]);
  const { mood } = measuring.bench;
  return <Table workbench={workbench} picture={picture} hands={hands} mood={isMood(mood) ? mood : 'life'} />;
}

/** Keys for the whole screen; an open sheet keeps all. */
function useBenchKeys(workbench: Workbench, open: (sheet: Sheet) => void): void {
  useKeys(event => {
    if (document.querySelector('dialog[open]')) return false;
    const sheet = isHeld(event) ? undefined : SHEETS[event.key];
    if (!sheet) return pressAtBench(workbench, event, BENCH_WORDS.tools);
    open(sheet);
    return true;
  });
}
