import { Icon, type IconName } from '../../../../shell/parts/icons';
import { redo, undo } from '../../measure/acts';
import { duplicateSelected, removeSelected, turnSelected } from '../../measure/putting';
import type { Change } from '../../measure/store';
import { answerInWords, NOBODY } from '../../words/measure/measure';
import { MEASURE_PAGE } from '../../words/measure/measure-page';
import { thingName } from './Things';
import { useAnswer, useMeasureNames, useMeasureStore, useMeasuring } from './use-measure';
import './measure-bar.css';

/** The answer in words, and the actions for the selection. */
export function MeasureBar({ onAdd }: { readonly onAdd: () => void }) {
  const { measureTable, selected, focus, past, future } = useMeasuring();
  const seat = measureTable.units.find(({ id }) => selected?.kind === 'unit' && id === selected.id)?.seat;
  const names = useMeasureNames();
  return (
    <section className="bar panel" aria-label={MEASURE_PAGE.answers} data-seat={seat ?? 'azure'}>
      <div className="ask">
        <p className="ask-who">
          {measureTable.name}
          {selected && ` · ${focus === undefined ? thingName(measureTable, selected, names) : names.model(focus)}`}
        </p>
        <AnswerWords />
      </div>
      <div className="bar-acts">
        <Act name={MEASURE_PAGE.undo} hint="U" icon="undo" change={undo} isOff={past.length === 0} />
        <Act
          name={MEASURE_PAGE.redo}
          hint={MEASURE_PAGE.shiftU}
          icon="redo"
          change={redo}
          isOff={future.length === 0}
        />
        <Act name={MEASURE_PAGE.turn} hint="Q" icon="turn" change={each => turnSelected(each, 15)} isOff={!selected} />
        <Act name={MEASURE_PAGE.duplicate} hint="D" icon="copy" change={duplicateSelected} isOff={!selected} />
        <Act
          name={MEASURE_PAGE.remove}
          hint={MEASURE_PAGE.delete}
          icon="close"
          change={removeSelected}
          isOff={!selected}
        />
        <button type="button" className="button" data-look="prime" onClick={onAdd}>
          <Icon name="plus" />
          {MEASURE_PAGE.add}
        </button>
      </div>
    </section>
  );
}

/** Announced once nothing moves. */
function AnswerWords() {
  const measuring = useMeasuring();
  const answer = useAnswer();
  const names = useMeasureNames();
  const { measureTable, selected, focus, held } = measuring;
  const from = focus === undefined ? selected && thingName(measureTable, selected, names) : names.model(focus);
  const words = answer ? answerInWords(answer, names, from ?? '') : NOBODY;
  return (
    <>
      <p className="measure-words">{words}</p>
      <p className="unseen" role="status" aria-live="polite">
        {held ? undefined : words}
      </p>
    </>
  );
}

interface ActProps {
  readonly name: string;
  readonly hint: string;
  readonly icon: IconName;
  readonly change: Change;
  readonly isOff: boolean;
}

function Act({ name, hint, icon, change, isOff }: ActProps) {
  const measureStore = useMeasureStore();
  return (
    <button
      type="button"
      className="button"
      data-look="ghost"
      aria-label={name}
      title={`${name} (${hint})`}
      disabled={isOff}
      onClick={() => measureStore.change(change)}
    >
      <Icon name={icon} size={18} />
      <span>{name}</span>
    </button>
  );
}
