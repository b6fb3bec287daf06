import { BATTLEPLANS } from '../../systems/aos/battleplans';
import { PLAN_WORDS } from '../text/rulings';
import { SETUP } from '../text/setup';
import { FaultNote, Tile } from './Tile';

interface PlanFieldProps {
  readonly plan: string;
  readonly fault: string | undefined;
  readonly onChange: (plan: string) => void;
}

/** What the battle is about. */
export const PlanField = ({ plan, fault, onChange }: PlanFieldProps) => (
  <fieldset className="setup-plan">
    <legend>{SETUP.battleplan}</legend>
    <div className="tiles" data-columns="4">
      {Object.values(BATTLEPLANS).map(({ id, name }) => (
        <Tile key={id} group="plan" value={id} isChosen={id === plan} onChoose={onChange}>
          <b>{name}</b>
          <small className="unseen">{PLAN_WORDS[id]}</small>
        </Tile>
      ))}
    </div>
    <p className="setup-says" aria-hidden="true">
      {PLAN_WORDS[plan]}
    </p>
    <FaultNote id="plan-fault" fault={fault} />
  </fieldset>
);
