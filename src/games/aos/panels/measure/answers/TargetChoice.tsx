import { aim } from '../../../measure/acts';
import { battleOf } from '../../../measure/battle-of';
import { selectedUnit, targetsOf, targetUnit } from '../../../measure/measuring';
import { ANSWER } from '../../../words/measure/measure-answers';
import { useMeasureNames, useMeasureStore, useMeasuring } from '../use-measure';
import './controls.css';

/** The other unit of the question. */
export function TargetChoice({ label }: { readonly label: string }) {
  const measureStore = useMeasureStore();
  const measuring = useMeasuring();
  const names = useMeasureNames();
  const unit = selectedUnit(measuring);
  if (!unit) return undefined;
  return (
    <label className="target-choice">
      {label}
      <select
        value={targetUnit(measuring)?.id ?? ''}
        onChange={event => measureStore.change(each => aim(each, event.target.value))}
      >
        {targetsOf(battleOf(measuring.measureTable), unit).map(({ id, seat }) => (
          <option key={id} value={id}>
            {names.unit(id)}
            {seat === unit.seat ? ANSWER.friend : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
