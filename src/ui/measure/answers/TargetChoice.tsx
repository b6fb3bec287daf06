import { aim } from '../../../controls/measure/acts';
import { battleOf } from '../../../controls/measure/battle-of';
import { selectedUnit, targetsOf, targetUnit } from '../../../controls/measure/measuring';
import { ANSWER } from '../../text/measure-answers';
import { useBenchNames, useMeasuring, useWorkbench } from '../use-bench';

/** Whom the question is about besides the unit in hand. */
export function TargetChoice({ label }: { readonly label: string }) {
  const workbench = useWorkbench();
  const measuring = useMeasuring();
  const names = useBenchNames();
  const unit = selectedUnit(measuring);
  if (!unit) return undefined;
  return (
    <label className="target-choice">
      {label}
      <select
        value={targetUnit(measuring)?.id ?? ''}
        onChange={event => workbench.change(each => aim(each, event.target.value))}
      >
        {targetsOf(battleOf(measuring.bench), unit).map(({ id, seat }) => (
          <option key={id} value={id}>
            {names.unit(id)}
            {seat === unit.seat ? ANSWER.friend : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
