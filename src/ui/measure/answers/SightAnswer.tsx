import { useStore } from 'zustand';
import { lookThrough } from '../../../controls/measure/bench-keys';
import type { SightReading } from '../../../controls/tools/sight';
import { Icon } from '../../icons';
import { BENCH_WORDS } from '../../text/measure';
import { readingInWords } from '../../text/tools';
import { useBenchNames, useWorkbench } from '../use-bench';
import { TargetChoice } from './TargetChoice';

/** Who sees whom, what is in the way, what gives cover, and the model's own view. */
export function SightAnswer({ reading }: { readonly reading: SightReading }) {
  const workbench = useWorkbench();
  const names = useBenchNames();
  const isEye = useStore(workbench.eye, eye => eye.isOpen);
  const { seeing, looking } = reading;
  return (
    <>
      <TargetChoice label="Looks at" />
      <div className="chance">
        <p>
          <b>{seeing > 0 ? 'Sees' : 'Hidden'}</b>
          <small>
            {seeing} of {looking} {looking === 1 ? 'model' : 'models'}
          </small>
        </p>
        <p>
          <b>{reading.cover ? 'Cover' : 'Open'}</b>
          <small>{reading.cover ? '+1 to save rolls' : 'no cover'}</small>
        </p>
      </div>
      <p className="card-text">{readingInWords(reading, names)}.</p>
      <button type="button" className="measure-act" onClick={() => lookThrough(workbench, BENCH_WORDS.tools)}>
        <Icon name="eye" size={18} />
        {isEye ? 'Back to the table' : 'See through its eyes'}
      </button>
    </>
  );
}
