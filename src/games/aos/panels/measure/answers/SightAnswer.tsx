import { useStore } from 'zustand';
import { Icon } from '../../../../../shell/parts/icons';
import { lookThrough } from '../../../measure/measure-keys';
import type { SightReading } from '../../../tools/sight/reading';
import { BENCH_WORDS } from '../../../words/measure/measure';
import { ANSWER } from '../../../words/measure/measure-answers';
import { readingInWords } from '../../../words/measure/tool-sentences';
import { useMeasureNames, useMeasureStore } from '../use-measure';
import { TargetChoice } from './TargetChoice';
import './controls.css';
import './charge-answer.css';

/** Which models see which, what is in the way, what gives cover, and the model's own view. */
export function SightAnswer({ reading }: { readonly reading: SightReading }) {
  const measureStore = useMeasureStore();
  const names = useMeasureNames();
  const isEye = useStore(measureStore.eye, eye => eye.isOpen);
  const { seeing, looking } = reading;
  return (
    <>
      <TargetChoice label={ANSWER.looksAt} />
      <div className="chance">
        <p>
          <b>{seeing > 0 ? ANSWER.sees : ANSWER.hidden}</b>
          <small>
            {seeing} {ANSWER.of} {looking} {looking === 1 ? ANSWER.one : ANSWER.several}
          </small>
        </p>
        <p>
          <b>{reading.cover ? ANSWER.cover : ANSWER.open}</b>
          <small>{reading.cover ? ANSWER.betterSaves : ANSWER.noCover}</small>
        </p>
      </div>
      <p className="card-text">{readingInWords(reading, names)}.</p>
      <button type="button" className="measure-act" onClick={() => lookThrough(measureStore, BENCH_WORDS.tools)}>
        <Icon name="eye" size={18} />
        {isEye ? ANSWER.back : ANSWER.eyes}
      </button>
    </>
  );
}
