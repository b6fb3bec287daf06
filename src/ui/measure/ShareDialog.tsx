import { useEffect, useRef, useState } from 'react';
import { type Bench, EMPTY_BENCH, tidyName } from '../../controls/measure/bench';
import { setupFrom } from '../../controls/measure/copy';
import { exampleBench } from '../../controls/measure/example';
import { readTable, writeTable } from '../../controls/measure/format';
import { MOST_PACKED, pack } from '../../controls/measure/pack';
import type { Fault } from '../../kernel/system';
import { OWN_LESSON } from '../../teach/own-lesson';
import { goTo, linkTo, wishes } from '../address';
import { Dialog } from '../dialogs/Dialog';
import { FaultList } from '../dialogs/FaultList';
import { handOver } from '../export';
import { FileButton } from '../FileButton';
import { Icon } from '../icons';
import type { Library } from '../library';
import { isMood } from '../setup/moods';
import { anySeed } from '../start/seed';
import { MEASURE_PAGE } from '../text/measure-page';
import { KeptTables } from './KeptTables';
import { keepNow, type TablesHere } from './tables-here';
import { useBench, useWorkbench } from './use-bench';

interface ShareDialogProps {
  readonly tables: TablesHere;
  readonly library: Library;
  readonly onLay: (bench: Bench) => void;
  readonly onClose: () => void;
}

/** Name, link, picture, file, the tables kept here, and the way to a battle. */
export function ShareDialog({ tables, library, onLay, onClose }: ShareDialogProps) {
  const bench = useBench(each => each.bench);
  const [faults, setFaults] = useState<readonly Fault[]>();
  const lay = (next: Bench) => {
    onLay(next);
    onClose();
  };
  return (
    <Dialog title={MEASURE_PAGE.saveAndShare} onClose={onClose}>
      <NameField bench={bench} />
      <LinkField bench={bench} />
      <Files bench={bench} onLay={lay} onFaults={setFaults} />
      {faults && <FaultList faults={faults} isNews />}
      <KeptTables tables={tables} bench={bench} onLay={lay} onFaults={setFaults} />
      <h3>{MEASURE_PAGE.another}</h3>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => lay(EMPTY_BENCH)}>
          {MEASURE_PAGE.empty}
        </button>
        <button type="button" className="button" onClick={() => lay(exampleBench())}>
          {MEASURE_PAGE.first}
        </button>
      </div>
      <Onward bench={bench} tables={tables} library={library} onFaults={setFaults} />
    </Dialog>
  );
}

interface OfBench {
  readonly bench: Bench;
}

interface Faulty extends OfBench {
  readonly onFaults: (faults: readonly Fault[]) => void;
}

function NameField({ bench }: OfBench) {
  const workbench = useWorkbench();
  const rename = (name: string) => {
    const tidy = tidyName(name);
    if (tidy !== '' && tidy !== bench.name)
      workbench.change(each => ({ ...each, bench: { ...each.bench, name: tidy } }));
  };
  return (
    <label className="field">
      {MEASURE_PAGE.name}
      <input defaultValue={bench.name} maxLength={60} onBlur={event => rename(event.target.value)} />
    </label>
  );
}

/** A picture or a file of the table to take away, and a file to open. */
function Files({ bench, onLay, onFaults }: Faulty & Pick<ShareDialogProps, 'onLay'>) {
  const workbench = useWorkbench();
  const takePicture = async () => {
    const picture = await workbench.picture();
    if (picture) handOver(picture, bench.name, 'png');
  };
  const takeFile = () => handOver(new Blob([writeTable(bench)], { type: 'application/json' }), bench.name, 'json');
  const load = async (file: File) => {
    const read = readTable(await file.text());
    if (read.ok) onLay(read.value);
    else onFaults(read.error);
  };
  return (
    <div className="dialog-acts">
      <button type="button" className="button" onClick={() => void takePicture()}>
        <Icon name="eye" />
        {MEASURE_PAGE.picture}
      </button>
      <button type="button" className="button" onClick={takeFile}>
        <Icon name="save" />
        {MEASURE_PAGE.file}
      </button>
      <FileButton
        words={MEASURE_PAGE.openFile}
        label={MEASURE_PAGE.tableFile}
        look="button"
        onFile={file => void load(file)}
      />
    </div>
  );
}

/** From the table to a battle or a lesson, if nothing is wrong with it. */
function Onward({ bench, tables, library, onFaults }: Faulty & Pick<ShareDialogProps, 'tables' | 'library'>) {
  const fight = async () => {
    const { setupTrouble } = await import('./setup-trouble');
    const setup = setupFrom(bench);
    const wrong = setupTrouble(setup);
    if (wrong.length > 0) return onFaults(wrong);
    const mood = isMood(bench.mood) ? bench.mood : undefined;
    goTo({ at: 'battle', id: await library.start(setup, wishes().seed ?? anySeed(), mood) });
  };
  const learn = async () => {
    const { lessonTrouble } = await import('./own-lesson');
    const wrong = lessonTrouble(bench);
    if (wrong.length > 0) return onFaults(wrong);
    await keepNow(bench, tables);
    goTo({ at: 'learn', id: OWN_LESSON });
  };
  return (
    <>
      <h3>{MEASURE_PAGE.battleTitle}</h3>
      <p className="start-note">{MEASURE_PAGE.battle}</p>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => void fight()}>
          <Icon name="fight" />
          {MEASURE_PAGE.toBattle}
        </button>
      </div>
      <h3>{MEASURE_PAGE.lessonTitle}</h3>
      <p className="start-note">{MEASURE_PAGE.lesson}</p>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => void learn()}>
          <Icon name="book" />
          {MEASURE_PAGE.toLesson}
        </button>
      </div>
    </>
  );
}

/** The whole table in an address, to copy. */
function LinkField({ bench }: OfBench) {
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<'yes' | 'byHand'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isGone = false;
    setCopied(undefined);
    void pack(bench).then(packed => {
      if (!isGone) setLink(packed.length > MOST_PACKED ? '' : linkTo(packed));
    });
    return () => {
      isGone = true;
    };
  }, [bench]);
  // a page that came without encryption from another machine has no clipboard
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('byHand');
    }
  };
  return (
    <div className="share-link">
      <label className="field">
        {MEASURE_PAGE.link}
        <input ref={field} readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="button" disabled={link === ''} onClick={() => void copy()}>
        {copied === 'yes' ? MEASURE_PAGE.copied : MEASURE_PAGE.copy}
      </button>
      {copied === 'byHand' && <p role="status">{MEASURE_PAGE.copyByHand}</p>}
    </div>
  );
}
