import { type Battleplan, LONGEST_NAME, LONGEST_TEXT, MOST_ROUNDS } from '../../battleplans/types';
import { PLANS } from '../../words/setup/plans';
import { NumberField } from './NumberField';

interface PlanFieldsProps {
  readonly plan: Battleplan;
  readonly onChange: (plan: Battleplan) => void;
}

/** VICT-02: a plan without a goal is won by destruction. */
const AIMS = ['score', 'objectives', 'destruction'] as const;

/** PLAN-02: the title, the description, and how it is won. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const aim = plan.victory ?? 'destruction';
  return (
    <div className="plan-fields">
      <label className="field">
        {PLANS.name}
        <input
          value={plan.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={event => onChange({ ...plan, name: event.target.value })}
        />
      </label>
      <label className="field">
        {PLANS.says}
        <textarea
          rows={2}
          value={plan.says ?? ''}
          maxLength={LONGEST_TEXT}
          onChange={event => onChange({ ...plan, says: event.target.value })}
        />
      </label>
      <NumberField
        label={PLANS.rounds}
        value={plan.lastRound}
        least={1}
        most={MOST_ROUNDS}
        step={1}
        onChange={lastRound => onChange({ ...plan, lastRound: Math.round(lastRound) })}
      />
      <NumberField
        label={PLANS.inches}
        value={plan.setUpDistance}
        most={Math.max(plan.map.width, plan.map.depth)}
        onChange={setUpDistance => onChange({ ...plan, setUpDistance })}
      />
      <fieldset className="plan-aims">
        <legend>{PLANS.won}</legend>
        {AIMS.map(each => (
          <label key={each} className="choice">
            <input
              type="radio"
              name="plan-victory"
              checked={aim === each}
              onChange={() => onChange({ ...plan, victory: each === 'destruction' ? undefined : each })}
            />
            <span>{PLANS.victory[each]}</span>
          </label>
        ))}
      </fieldset>
      <label className="choice">
        <input
          type="checkbox"
          checked={plan.hasFirstBlood}
          onChange={event => onChange({ ...plan, hasFirstBlood: event.target.checked })}
        />
        <span>{PLANS.firstBlood}</span>
      </label>
      <p className="setup-says">{PLANS.drawnFor(plan.map.width, plan.map.depth)}</p>
    </div>
  );
}
