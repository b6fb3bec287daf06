import { useCallback, useContext, useMemo, useState } from 'react';
import { goTo } from '../../../../shell/browser/address';
import { Dialog } from '../../../../shell/dialogs/Dialog';
import { KeyList } from '../../../../shell/dialogs/KeyList';
import { isHeld, useKeys } from '../../../../shell/hooks/use-keys';
import { CornerButton } from '../../../../shell/parts/CornerButton';
import { panelBoxes } from '../../../../shell/screen/panel-boxes';
import { TableScreen } from '../../../../shell/screen/TableScreen';
import { TableContext } from '../../../../shell/screen/table-slot';
import { useInsets } from '../../../../shell/screen/use-insets';
import { DIALOGS } from '../../../../shell/words/dialogs';
import { PAGE } from '../../../../shell/words/page';
import { createMeasureHands } from '../../measure/measure-hands';
import { pressMeasureKey } from '../../measure/measure-keys';
import { measurePicture } from '../../measure/picture';
import type { MeasureStore } from '../../measure/store';
import { isMood } from '../../setup/moods';
import { BENCH_KEYS, BENCH_WORDS } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import type { Library } from '../battle-library';
import { AddDialog } from './AddDialog';
import { AnswerCard } from './AnswerCard';
import { MeasureBar } from './MeasureBar';
import { Questions } from './Questions';
import { ShareDialog } from './share/ShareDialog';
import type { TablesHere } from './share/tables-here';
import { useIncoming } from './share/use-incoming';
import { Things } from './Things';
import { MeasureProvider, useMeasureNames, useMeasuring } from './use-measure';

interface MeasureScreenProps {
  readonly measureStore: MeasureStore;
  readonly tables: TablesHere;
  readonly library: Library;
}

type Sheet = 'add' | 'share' | 'keys';
const SHEETS: Readonly<Record<string, Sheet>> = { a: 'add', s: 'share', '?': 'keys' };

/** The measuring table with its panels and dialogs. */
export function MeasureScreen({ measureStore, tables, library }: MeasureScreenProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const close = useCallback(() => setSheet(undefined), []);
  const arrivals = useIncoming(measureStore, library, close);
  useMeasureKeys(measureStore, setSheet);
  return (
    <MeasureProvider value={measureStore}>
      <TableScreen
        screen="measure"
        heading={MEASURE_PAGE.heading}
        table={<MeasureTableView measureStore={measureStore} />}
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
        bar={<MeasureBar onAdd={() => setSheet('add')} />}
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
    </MeasureProvider>
  );
}

function MeasureTableView({ measureStore }: Pick<MeasureScreenProps, 'measureStore'>) {
  const Table = useContext(TableContext);
  const measuring = useMeasuring();
  const names = useMeasureNames();
  const hands = useMemo(() => createMeasureHands(measureStore), [measureStore]);
  const picture = useMemo(
    () => measurePicture(measuring, BENCH_WORDS, unit => names.unit(unit.id)),
    [measuring, names],
  );
  const { mood } = measuring.measureTable;
  return (
    <Table
      {...picture}
      theme={isMood(mood) ? mood : 'life'}
      hands={hands}
      insets={useInsets()}
      panels={panelBoxes}
      label={PAGE.measureTable}
      onReady={measureStore.setStage}
    />
  );
}

/** Keys for the whole screen; an open sheet takes all keys. */
function useMeasureKeys(measureStore: MeasureStore, open: (sheet: Sheet) => void): void {
  useKeys(event => {
    if (document.querySelector('dialog[open]')) return false;
    const sheet = isHeld(event) ? undefined : SHEETS[event.key];
    if (!sheet) return pressMeasureKey(measureStore, event, BENCH_WORDS.tools);
    open(sheet);
    return true;
  });
}
