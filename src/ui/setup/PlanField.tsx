import { BATTLEPLANS } from '../../systems/aos/battleplans';
import { FaultNote, Tile } from './Tile';
import { PLAN_WORDS } from './words';

interface PlanFieldProps {
  readonly plan: string;
  readonly fault: string | undefined;
  readonly onChange: (plan: string) => void;
}

/** What the battle is about. */
export const PlanField = ({ plan, fault, onChange }: PlanFieldProps) => (
  <fieldset className="setup-plan">
    <legend>Battleplan</legend>
    <div className="tiles" data-columns="2">
      {Object.values(BATTLEPLANS).map(({ id, name }) => (
        <Tile key={id} group="plan" value={id} isChosen={id === plan} onChoose={onChange}>
          <b>{name}</b>
          <small>{PLAN_WORDS[id]}</small>
        </Tile>
      ))}
    </div>
    <FaultNote id="plan-fault" fault={fault} />
  </fieldset>
);
