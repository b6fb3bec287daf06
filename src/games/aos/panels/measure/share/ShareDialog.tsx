import { useState } from 'react';
import type { Fault } from '../../../../../kernel/system';
import { goTo, wishes } from '../../../../../shell/browser/address';
import { handOver } from '../../../../../shell/browser/save-file';
import { anySeed } from '../../../../../shell/browser/seed';
import { Dialog } from '../../../../../shell/dialogs/Dialog';
import { FaultList } from '../../../../../shell/dialogs/FaultList';
import { FileButton } from '../../../../../shell/parts/FileButton';
import { Icon } from '../../../../../shell/parts/icons';
import { OWN_LESSON } from '../../../course/own-lesson';
import { setupFrom } from '../../../measure/file/copy';
import { exampleTable } from '../../../measure/file/example';
import { writeTable } from '../../../measure/file/format';
import { EMPTY_TABLE, type MeasureTable, tidyName } from '../../../measure/table';
import { isMood } from '../../../setup/moods';
import { MEASURE_PAGE } from '../../../words/measure/measure-page';
import type { Library } from '../../battle-library';
import { useMeasureStore, useMeasureTable } from '../use-measure';
import { KeptTables } from './KeptTables';
import { LinkToOpen, LinkToShare } from './ShareLinks';
import { keepNow, type TablesHere } from './tables-here';
import type { Arrivals } from './use-incoming';
import './share.css';

interface ShareDialogProps {
  readonly tables: TablesHere;
  readonly library: Library;
  readonly arrivals: Pick<Arrivals, 'onText' | 'onFile'>;
  readonly onClose: () => void;
}

/** Name, link, picture, file, stored tables, and a button to start a battle. */
export function ShareDialog({ tables, library, arrivals, onClose }: ShareDialogProps) {
  const measureTable = useMeasureTable(each => each.measureTable);
  const { lay } = useMeasureStore();
  const [faults, setFaults] = useState<readonly Fault[]>();
  const layAnother = (next: MeasureTable) => {
    lay(next);
    onClose();
  };
  const takeFile = () =>
    handOver(new Blob([writeTable(measureTable)], { type: 'application/json' }), measureTable.name, 'json');
  return (
    <Dialog title={MEASURE_PAGE.saveAndShare} onClose={onClose}>
      <NameField measureTable={measureTable} />
      <LinkToShare measureTable={measureTable} onTakeFile={takeFile} />
      <Files measureTable={measureTable} onTakeFile={takeFile} onFile={arrivals.onFile} />
      <LinkToOpen onText={arrivals.onText} />
      {faults && <FaultList faults={faults} isNews />}
      <KeptTables tables={tables} measureTable={measureTable} onLay={layAnother} onFaults={setFaults} />
      <h3>{MEASURE_PAGE.another}</h3>
      <p className="start-note">{MEASURE_PAGE.undoes}</p>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => layAnother(EMPTY_TABLE)}>
          {MEASURE_PAGE.empty}
        </button>
        <button type="button" className="button" onClick={() => layAnother(exampleTable())}>
          {MEASURE_PAGE.first}
        </button>
      </div>
      <Onward measureTable={measureTable} tables={tables} library={library} onFaults={setFaults} />
    </Dialog>
  );
}

interface OfMeasuring {
  readonly measureTable: MeasureTable;
}

interface Faulty extends OfMeasuring {
  readonly onFaults: (faults: readonly Fault[]) => void;
}

function NameField({ measureTable }: OfMeasuring) {
  const measureStore = useMeasureStore();
  const rename = (name: string) => {
    const tidy = tidyName(name);
    if (tidy !== '' && tidy !== measureTable.name)
      measureStore.change(each => ({ ...each, measureTable: { ...each.measureTable, name: tidy } }));
  };
  return (
    <label className="field">
      {MEASURE_PAGE.name}
      <input defaultValue={measureTable.name} maxLength={60} onBlur={event => rename(event.target.value)} />
    </label>
  );
}

interface FilesProps extends OfMeasuring {
  readonly onTakeFile: () => void;
  readonly onFile: (file: File) => void;
}

/** Download a picture or file of the table, or open a file. */
function Files({ measureTable, onTakeFile, onFile }: FilesProps) {
  const measureStore = useMeasureStore();
  const takePicture = async () => {
    const picture = await measureStore.picture();
    if (picture) handOver(picture, measureTable.name, 'png');
  };
  return (
    <div className="dialog-acts">
      <button type="button" className="button" onClick={() => void takePicture()}>
        <Icon name="eye" />
        {MEASURE_PAGE.picture}
      </button>
      <button type="button" className="button" onClick={onTakeFile}>
        <Icon name="save" />
        {MEASURE_PAGE.file}
      </button>
      <FileButton words={MEASURE_PAGE.openFile} label={MEASURE_PAGE.tableFile} look="button" onFile={onFile} />
    </div>
  );
}

/** Starts a battle or a lesson from the table, if it has no faults. */
function Onward({ measureTable, tables, library, onFaults }: Faulty & Pick<ShareDialogProps, 'tables' | 'library'>) {
  const fight = async () => {
    const { setupTrouble } = await import('../setup-trouble');
    const setup = setupFrom(measureTable);
    const wrong = setupTrouble(setup);
    if (wrong.length > 0) return onFaults(wrong);
    const mood = isMood(measureTable.mood) ? measureTable.mood : undefined;
    goTo({ at: 'battle', id: await library.start(setup, wishes().seed ?? anySeed(), { mood }) });
  };
  const learn = async () => {
    const { lessonTrouble } = await import('../own-lesson');
    const wrong = lessonTrouble(measureTable);
    if (wrong.length > 0) return onFaults(wrong);
    await keepNow(measureTable, tables);
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
