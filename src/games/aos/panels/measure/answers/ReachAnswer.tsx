import { pressMeasureKey } from '../../../measure/measure-keys';
import type { ReachReading } from '../../../measure/readings/reach';
import { BENCH_WORDS } from '../../../words/measure/measure';
import { ANSWER } from '../../../words/measure/measure-answers';
import { inches } from '../../../words/numbers';
import { useMeasureStore, useMeasureTable } from '../use-measure';
import { Stepper } from './Stepper';
import './controls.css';

/** Where one model can end within n inches, and the path to a goal. */
export function ReachAnswer({ reading }: { readonly reading: ReachReading }) {
  const measureStore = useMeasureStore();
  const showsZones = useMeasureTable(each => each.showsZones);
  const { way, keepsAway } = reading;
  return (
    <>
      <Stepper label={ANSWER.with} />
      <label className="measure-choice">
        <input
          type="checkbox"
          checked={keepsAway}
          onChange={event => measureStore.change(each => ({ ...each, keepsAway: event.target.checked }))}
        />
        {ANSWER.keepAway}
      </label>
      <label className="measure-choice">
        <input
          type="checkbox"
          checked={showsZones}
          onChange={event => measureStore.change(each => ({ ...each, showsZones: event.target.checked }))}
        />
        {ANSWER.showEngaged}
      </label>
      <p className="card-text">{wayWords(way)}</p>
      <button
        type="button"
        className="measure-act"
        onClick={() => pressMeasureKey(measureStore, GOAL_KEY, BENCH_WORDS.tools)}
      >
        {way ? ANSWER.liftGoal : ANSWER.setGoal}
      </button>
    </>
  );
}

const GOAL_KEY = { key: 'g', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

function wayWords(way: ReachReading['way']): string {
  if (!way) return ANSWER.anywhere;
  if (!way.found) return ANSWER.noWay;
  const bends = ANSWER.bends(way.found.path.length - 2);
  return ANSWER.toGoal(inches(way.found.length), bends, way.found.isInReach);
}
