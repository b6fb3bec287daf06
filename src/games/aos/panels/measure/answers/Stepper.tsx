import { askFor } from '../../../measure/acts';
import { INCHES } from '../../../measure/measuring';
import { ANSWER } from '../../../words/measure/measure-answers';
import { useMeasureStore, useMeasureTable } from '../use-measure';
import './controls.css';

/** The length in inches. */
export function Stepper({ label }: { readonly label: string }) {
  const measureStore = useMeasureStore();
  const inches = useMeasureTable(each => each.inches);
  const step = (by: number) => () => measureStore.change(each => askFor(each, each.inches + by));
  return (
    <div className="stepper">
      <label htmlFor="inches">{label}</label>
      <button type="button" aria-label={ANSWER.oneInchLess} onClick={step(-1)}>
        −
      </button>
      <input
        id="inches"
        type="number"
        min={INCHES.least}
        max={INCHES.most}
        step={0.5}
        value={inches}
        onChange={event => measureStore.change(each => askFor(each, event.target.valueAsNumber))}
      />
      <span aria-hidden="true">″</span>
      <button type="button" aria-label={ANSWER.oneInchMore} onClick={step(1)}>
        +
      </button>
    </div>
  );
}
