import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { MAX_FILE_CHARACTERS } from '../../../../../kernel/files/file-limit';
import type { Fault } from '../../../../../kernel/system';
import { goTo } from '../../../../../shell/browser/address';
import { Dialog } from '../../../../../shell/dialogs/Dialog';
import { Faults } from '../../../../../shell/dialogs/Faults';
import { Icon } from '../../../../../shell/parts/icons';
import { readIncoming } from '../../../measure/file/incoming';
import type { MeasureStore } from '../../../measure/store';
import { MEASURE_PAGE } from '../../../words/measure/measure-page';
import type { Library } from '../../battle-library';

type News = { readonly faults: readonly Fault[] } | { readonly battle: File };

/** What arrives from outside: a file, or a pasted link or file text. */
export interface Arrivals {
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** The message about the last arrival. */
  readonly sheet: ReactNode;
}

/** Puts an arrival on the table, reports its faults, or offers to open it as a battle. */
export function useIncoming(measureStore: MeasureStore, library: Library, onArrival: () => void): Arrivals {
  const [news, setNews] = useState<News>();
  const close = useCallback(() => setNews(undefined), []);
  const take = useCallback(
    async (text: string, name: string) => {
      const read = await readIncoming(text);
      onArrival();
      if (!read.ok) setNews({ faults: read.error });
      else if (read.value.kind === 'table') measureStore.lay(read.value.measureTable);
      else setNews({ battle: new File([text], name, { type: 'application/json' }) });
    },
    [measureStore, onArrival],
  );
  const onText = useCallback((text: string) => void take(text, MEASURE_PAGE.pastedBattle), [take]);
  const onFile = useCallback(
    (file: File) =>
      void readText(file).then(
        text => (typeof text === 'string' ? take(text, file.name) : setNews({ faults: [text] })),
        () => setNews({ faults: [{ path: '', reason: MEASURE_PAGE.unread }] }),
      ),
    [take],
  );
  usePaste(onText);
  const sheet =
    news && 'battle' in news ? (
      <BattleSheet file={news.battle} library={library} onFaults={faults => setNews({ faults })} onClose={close} />
    ) : (
      news && <Faults title={MEASURE_PAGE.noTable} faults={news.faults} onClose={close} />
    );
  return { onText, onFile, sheet };
}

const readText = async (file: File): Promise<string | Fault> =>
  file.size > MAX_FILE_CHARACTERS ? { path: '', reason: MEASURE_PAGE.tooLarge(file.size) } : file.text();

/** Text pasted outside a field. */
function usePaste(onText: (text: string) => void): void {
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const on = event.target instanceof Element ? event.target : undefined;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (on?.closest('input, textarea, select, dialog') || text.trim() === '') return;
      event.preventDefault();
      onText(text);
    };
    window.addEventListener('paste', hear);
    return () => window.removeEventListener('paste', hear);
  }, [onText]);
}

interface BattleSheetProps {
  readonly file: File;
  readonly library: Library;
  readonly onFaults: (faults: readonly Fault[]) => void;
  readonly onClose: () => void;
}

/** A battle file is not a table: it is opened where battles are played. */
function BattleSheet({ file, library, onFaults, onClose }: BattleSheetProps) {
  const open = async () => {
    const taken = await library.take(file);
    if (taken.ok) goTo({ at: taken.value.isOver ? 'watch' : 'battle', id: taken.value.id });
    else onFaults(taken.error);
  };
  const failed = () => onFaults([{ path: '', reason: MEASURE_PAGE.notStored }]);
  return (
    <Dialog title={MEASURE_PAGE.isBattle} onClose={onClose}>
      <p>{MEASURE_PAGE.isBattleNote}</p>
      <div className="dialog-acts">
        <button type="button" className="button" data-look="prime" onClick={() => void open().catch(failed)}>
          <Icon name="fight" />
          {MEASURE_PAGE.openBattle}
        </button>
        <button type="button" className="button" data-look="ghost" onClick={onClose}>
          {MEASURE_PAGE.stayHere}
        </button>
      </div>
    </Dialog>
  );
}
